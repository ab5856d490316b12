import { randomUUID } from 'node:crypto'
import { callKey, dispatcherOf } from '../../src/api/dispatcher.ts'
import type { AnyEndpoint, InputOf, OutputOf } from '../../src/api/endpoint.ts'
import type { House } from '../../src/api/handler.ts'
import { priceClassOf, type Visitor } from '../../src/api/visitor.ts'
import { openHouse } from '../../src/app/house.ts'
import { basketHandlers } from '../../src/modules/basket/server/public.ts'
import { fulfilmentHandlers } from '../../src/modules/fulfilment/server/public.ts'
import { orderHandlers } from '../../src/modules/order/server/public.ts'
import { paymentHandlers, type PaymentDeps } from '../../src/modules/payment/server/public.ts'
import { demoVisitor } from './demo-visitor.ts'
import { playTrade, type Play } from './play-trade.ts'
import { demoTrades } from './trade-script.ts'

const hour = 3_600_000

// The gateways of the demonstration's past: they make an offer and are never asked again.
const pastPayments: PaymentDeps = {
  gateways: new Map(
    (['wechat', 'alipay'] as const).map((channel) => [
      channel,
      {
        channel,
        create: async () => ({ kind: 'qr', codeUrl: 'weixin://wxpay/demonstration' }) as const,
        query: async () => ({ kind: 'absent' }) as const,
        close: async () => ({ kind: 'closed' }) as const,
        refund: async () => ({ kind: 'unknown', reason: 'the past' }) as const,
        queryRefund: async () => ({ kind: 'absent' }) as const,
        verifyNotification: () => ({ kind: 'refused', reason: 'malformed' }) as const,
        reply: () => ({ status: 200, contentType: 'text/plain', body: '' }),
      },
    ]),
  ),
  demonstration: true,
  notifyBaseUrl: 'http://127.0.0.1',
  siteUrl: 'http://127.0.0.1',
  vault: { seal: (plain) => plain, open: (sealed) => sealed },
  transferAccount: async () => ({ accountName: '', bankName: '', accountNo: '', remark: '' }),
}

/**
 * Plays the demonstration's past trades on a freshly loaded database at `url`: every step is the real call under a clock
 * that stands in the past, so the orders are what such orders are. Answers how many orders there are now.
 */
export async function playTrades(url: string, now = new Date()): Promise<number> {
  let moment = now
  const opened = openHouse(url, 2, { now: () => moment })
  const bugs: unknown[] = []
  const dispatcher = dispatcherOf(
    [...basketHandlers(), ...orderHandlers(), ...fulfilmentHandlers(), ...paymentHandlers(pastPayments)],
    (_lang, refused) => refused.code,
    (error) => bugs.push(error),
  )
  const ask = async <E extends AnyEndpoint>(endpoint: E, input: InputOf<E>, visitor: Visitor): Promise<OutputOf<E>> => {
    const answer = await dispatcher.answer(callKey(endpoint.method, endpoint.path), input, requestOf(opened.house, visitor))
    if (bugs.length > 0) throw bugs.pop()
    if (answer.state !== 200) throw new Error(`${endpoint.path} refused: ${answer.msg}`)
    // The dispatcher has shaped the answer by the endpoint's own schema.
    return answer.data as OutputOf<E>
  }
  const play: Play = {
    ask,
    house: opened.house,
    at: (hoursAgo) => (moment = new Date(now.getTime() - hoursAgo * hour)),
    visitor: demoVisitor,
  }
  try {
    let orders = 0
    for (const trade of demoTrades) orders += await playTrade(play, trade)
    return orders
  } finally {
    await opened.close()
  }
}

function requestOf(house: House, visitor: Visitor) {
  return {
    visitor,
    priceClass: priceClassOf(visitor),
    lang: 'zh' as const,
    cityCode: '',
    house,
    requestId: 'demonstration',
    ip: '127.0.0.1',
    userAgent: 'demonstration',
    cookies: {},
    headers: {},
    files: [],
    idempotencyKey: randomUUID(),
    setCookie: () => undefined,
  }
}
