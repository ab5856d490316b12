import { noDocuments } from '../../../src/api/printed-document.ts'
import { basketHandlers } from '../../../src/modules/basket/server/handlers.ts'
import { fulfilmentHandlers } from '../../../src/modules/fulfilment/server/handlers.ts'
import { orderHandlers } from '../../../src/modules/order/server/handlers.ts'
import { paymentHandlers } from '../../../src/modules/payment/server/handlers.ts'
import type { PaymentDeps } from '../../../src/modules/payment/server/deps.ts'
import { indexRefresher } from '../../../src/modules/search/server/index/index-refresher.ts'
import { sourcingToolsHandlers } from '../../../src/modules/sourcing-tools/server/handlers.ts'
import { noSheets } from '../../../src/api/sheet-file.ts'
import { simulateSourcingTools } from './simulate-sourcing-tools.ts'
import { openSimulation } from './open-simulation.ts'
import { demoVisitor } from '../people/demo-caller.ts'
import { simulateTrade, type DemoSimulation } from './simulate-trade.ts'
import { demoTrades } from './trade-script.ts'

// The gateways of the demonstration's past: they make an offer and are never asked again.
export const pastPayments: PaymentDeps = {
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
        downloadBill: async () => ({ kind: 'none' }) as const,
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
  subjects: [],
}

/**
 * Plays the demonstration's past trades on a freshly loaded database at `url`: every step is the real call under a clock
 * that stands in the past, so the orders are what such orders are. Answers how many orders there are now.
 */
export async function simulateTrades(url: string, now = new Date()): Promise<number> {
  const tools = sourcingToolsHandlers({
    board: indexRefresher(),
    languageModel: null,
    render: noDocuments,
    writeSheet: noSheets,
    readDocument: () => Promise.resolve({ kind: 'refused', why: 'fileNotSheet' }),
  })
  const trading = [...basketHandlers(), ...orderHandlers(), ...fulfilmentHandlers(), ...paymentHandlers(pastPayments)]
  const opened = openSimulation(url, [...trading, ...tools], now)
  const play: DemoSimulation = { ...opened, visitor: demoVisitor }
  try {
    let orders = 0
    for (const trade of demoTrades) orders += (await simulateTrade(play, trade)).length
    await simulateSourcingTools(play)
    return orders
  } finally {
    await opened.close()
  }
}
