import { randomUUID } from 'node:crypto'
import { callKey, dispatcherOf } from '../../src/api/dispatcher.ts'
import { priceClassOf } from '../../src/api/caller.ts'
import { openAppContext } from '../../src/app/app-context.ts'
import { orderSubmit } from '../../src/modules/order/endpoints.ts'
import { orderHandlers } from '../../src/modules/order/server/handlers.ts'
import { aMember } from './goods.ts'

// A process of its own that buys: `DATABASE_URL ATTEMPTS LANES FIRST_BUYER` in the environment. It prints how often each
// answer came, as JSON. Tests start two of them, since one process could keep a lock in its own memory and look right.
const { DATABASE_URL = '', ATTEMPTS = '0', LANES = '1', FIRST_BUYER = '0', PRODUCT = '0', TOTAL = '0' } = process.env
const opened = openAppContext(DATABASE_URL, 16, { now: () => new Date() })
const dispatcher = dispatcherOf(
  orderHandlers(),
  (_lang, refused) => refused.code,
  (error) => console.error(error),
)
const counts: Record<string, number> = {}
let left = Number(ATTEMPTS)

async function lane(number: number): Promise<void> {
  const visitor = aMember(Number(FIRST_BUYER) + number, 2)
  while (left > 0) {
    left -= 1
    const input = { buyNow: { productId: Number(PRODUCT), number: '1' }, expectedTotal: Number(TOTAL) }
    const answer = await dispatcher.answer(callKey(orderSubmit.method, orderSubmit.path), input, {
      caller: visitor,
      priceClass: priceClassOf(visitor),
      lang: 'zh',
      cityCode: '',
      app: opened.house,
      requestId: 'process',
      ip: '127.0.0.1',
      userAgent: 'test',
      cookies: {},
      headers: {},
      files: [],
      idempotencyKey: randomUUID(),
      setCookie: () => undefined,
    })
    const outcome = answer.state === 200 ? 'placed' : (answer.code ?? 'unknown')
    counts[outcome] = (counts[outcome] ?? 0) + 1
  }
}

await Promise.all(Array.from({ length: Number(LANES) }, (_, number) => lane(number)))
await opened.close()
process.stdout.write(JSON.stringify(counts))
