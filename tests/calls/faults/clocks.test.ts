import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { readImage } from '../../../src/adapters/images/read-image.ts'
import { runDueTimers } from '../../../src/adapters/timers/run-timers.ts'
import { clockDifference, mostClockDifference } from '../../../src/app/http/clock-difference.ts'
import { newNonce } from '../../../src/kernel/sealing/receipt.ts'
import { orderCancel } from '../../../src/modules/order/endpoints.ts'
import { orderTimers } from '../../../src/modules/order/server/orders/cancel-order.ts'
import { tenderOpen } from '../../../src/modules/tender/endpoints.ts'
import { bidSubmit } from '../../../src/modules/tender/endpoints-bidder.ts'
import { tenderHandlers, tenderTimers } from '../../../src/modules/tender/server/public.ts'
import { aDatabase } from '../../fixtures/database/test-database.ts'
import { dataOf } from '../../fixtures/server/answer-data.ts'
import { aHouse, asker } from '../../fixtures/server/calls.ts'
import { aBuyer, buy, pay, stockOf } from '../../fixtures/trade/buying.ts'
import { anExitsHouse } from '../../fixtures/trade/exits-house.ts'
import { aTenderHouse, tenderPeople } from '../../fixtures/trade/tender-house.ts'

const minute = 60_000
const day = 86_400_000
const thrown = (error: unknown): void => {
  throw error
}

test('a process whose clock differs from the database’s by more than seconds says so, to either side; the way there is no difference', async () => {
  const database = await aDatabase()
  const by = (ms: number) => clockDifference(aHouse(database, { now: () => new Date(Date.now() + ms) }))
  const found = await Promise.all([0, 10 * minute, -10 * minute, 400 * day].map(by))
  expect(found.map((ms) => ms > mostClockDifference)).toEqual([false, true, true, true])
  expect(Math.round((found[1] ?? 0) / minute)).toBe(10)
  // A slow answer.
  let asked = 0
  expect(await clockDifference({ ...aHouse(database), clock: { now: () => new Date(Date.now() + (asked++ ? 3_000 : -3_000)) } })).toBe(0)
})

test('a clock that jumps 400 days ahead and back: an order is cancelled once, stays cancelled, and late money is late', async () => {
  const { client, clock, app, ask } = await anExitsHouse(await aDatabase(), [{ productId: 1, stock: 9_000_000 }])
  const buyer = await aBuyer(client, 7101)
  const [early, late] = [
    dataOf(await buy(ask, buyer, [{ productId: 1, number: 1 }])),
    dataOf(await buy(ask, buyer, [{ productId: 1, number: 2 }])),
  ]
  const due = () => runDueTimers(app, orderTimers, thrown)
  clock.forward(-3_600_000)
  await due()
  // An hour back nothing is due; it can be paid.
  expect(await pay(app, buyer, early.paySn)).toMatchObject({ outcome: 'PAID' })
  clock.forward(400 * day)
  await Promise.all([due(), due()])
  clock.forward(-400 * day + 3_600_000)
  await due()
  const { rows } = await client.query('SELECT order_sn, state FROM orders ORDER BY order_id')
  expect(rows.map(({ state }) => state)).toEqual(['PENDING_SHIPMENT', 'CANCELLED'])
  expect(await stockOf(client, 1)).toEqual({ available: 8_999_000, held: 1_000, sold: 0 })
  const again = await ask(orderCancel, { orderSn: late.orderSnList[0] ?? '' }, { ...buyer, idempotencyKey: randomUUID() })
  expect(again.state).not.toBe(200)
  expect(await pay(app, buyer, late.paySn)).toEqual({ outcome: 'LATE' })
})

test('of two processes ten minutes apart: what one has closed takes no bid by the other’s clock, and opens no earlier by it', async () => {
  const house = await aTenderHouse()
  const { database, clock, app, published, named, bid, keys, files } = house
  const { owner, firstBidder, secondBidder } = tenderPeople
  const behind = aHouse(database, { now: () => new Date(clock.now().getTime() - 10 * minute) })
  const ask = asker(behind, tenderHandlers({ keys, files, readImage }))
  const tenderSn = await published({ deadline: new Date(clock.now().getTime() + 25 * day).toISOString() })
  dataOf(await bid(tenderSn, firstBidder, '23000'))
  clock.forward(25 * day + 5 * minute)
  const offer = { tenderSn, lines: [1, 2].map((lineNo) => ({ lineNo, unitPrice: '22000' })), deliveryDays: 15, nonce: newNonce() }
  // Nobody has closed it: the slower one still takes bids for five minutes, the faster one no more.
  expect((await bid(tenderSn, secondBidder, '22000')).state).not.toBe(200)
  expect((await ask(tenderOpen, await named(tenderSn), owner)).code).toBe('kernel.moveNotNow')
  await runDueTimers(app, tenderTimers, thrown)
  expect((await ask(bidSubmit, offer, secondBidder)).code).toBe('tender.notBidding')
  // A step back of an hour opens it for bids no more.
  clock.forward(-3_600_000)
  expect((await bid(tenderSn, secondBidder, '22000')).code).toBe('tender.notBidding')
})
