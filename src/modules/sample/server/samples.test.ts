import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { aBuyer, buy, type Buyer } from '../../../../tests/fixtures/trade/buying.ts'
import { aClock, aHouse, asker } from '../../../../tests/fixtures/server/calls.ts'
import { dataOf } from '../../../../tests/fixtures/server/answer-data.ts'
import { aMarket, aMember, aStoreClerk } from '../../../../tests/fixtures/trade/goods.ts'
import { aDatabase } from '../../../../tests/fixtures/database/test-database.ts'
import { runDueTimers } from '../../../adapters/timers/run-timers.ts'
import { sampleCartAdd, sampleCartList } from '../../basket/endpoints-enquiry.ts'
import { basketHandlers } from '../../basket/server/handlers.ts'
import { orderHandlers } from '../../order/server/handlers.ts'
import {
  sellerSampleList,
  sampleAllow,
  sampleApply,
  sampleApprove,
  sampleCancel,
  sampleDetail,
  sampleFeedback,
  sampleList,
  sampleReceive,
  sampleReject,
  sampleShip,
} from '../endpoints.ts'
import { sampleHandlers } from './handlers.ts'
import { sampleOrderSubscriber, sampleTimers } from './sample-subscribers.ts'

const database = await aDatabase()
const sampleOf = (productId: number, storeId: number) => ({ productId, storeId, sampleAvailable: true, stock: 900_000 })
const client = await aMarket(database, [
  ...[1, 2, 3, 4, 5, 6, 7].map((id) => sampleOf(id, 1001)),
  sampleOf(21, 1002),
  { productId: 31, stock: 900_000 },
])
const clock = aClock()
const app = aHouse(database, clock)
const ask = asker(app, [...basketHandlers(), ...orderHandlers(), ...sampleHandlers()])
const [clerk, stranger] = [{ visitor: aStoreClerk(1001) }, { visitor: aStoreClerk(1002) }]
const day = 86_400_000
let next = 800
const someone = () => aBuyer(client, (next += 1))
const timers = () =>
  runDueTimers(app, sampleTimers, (error) => {
    throw error
  })
async function apply(buyer: Buyer, productIds: readonly number[], key: string = randomUUID()) {
  const cartIds: number[] = []
  for (const productId of productIds)
    cartIds.push(dataOf(await ask(sampleCartAdd, { productId, number: '1', unit: 'second' }, buyer)).cartId)
  return ask(sampleApply, { cartIds, addressId: buyer.addressId, purpose: '试镀' }, { visitor: buyer.visitor, idempotencyKey: key })
}
const applied = async (buyer: Buyer, productId: number) => dataOf(await apply(buyer, [productId])).list[0]?.sampleId ?? 0
const inCart = async (buyer: Buyer) => dataOf(await ask(sampleCartList, {}, buyer)).availableSampleCartNum
const all = async () => JSON.stringify((await client.query('SELECT * FROM sample_application ORDER BY sample_id')).rows)
async function received(buyer: Buyer, productId: number) {
  const sampleId = await applied(buyer, productId)
  dataOf(await ask(sampleApprove, { sampleId }, clerk))
  dataOf(await ask(sampleShip, { sampleId, carrier: '顺丰', trackingNo: 'SF100' }, clerk))
  dataOf(await ask(sampleReceive, { sampleId }, buyer))
  return sampleId
}

test('one application per store leaves the cart, is approved, sent, received and told of; an order of the goods is its end', async () => {
  const buyer = await someone()
  const made = dataOf(await apply(buyer, [1, 2, 21])).list
  expect(made.map((one) => [one.storeId, one.state, one.lines.length])).toEqual(
    expect.arrayContaining([
      [1001, 'APPLIED', 2],
      [1002, 'APPLIED', 1],
    ]),
  )
  expect(await inCart(buyer)).toBe(0)
  const sampleId = made.find((one) => one.storeId === 1001)?.sampleId ?? 0
  expect(dataOf(await ask(sampleApprove, { sampleId }, clerk))).toMatchObject({ state: 'APPROVED', can: ['ship'] })
  const sent = dataOf(await ask(sampleShip, { sampleId, carrier: '顺丰', trackingNo: 'SF100' }, clerk))
  expect(sent).toMatchObject({ state: 'SHIPPED', trackingNo: 'SF100' })
  expect(dataOf(await ask(sampleDetail, { sampleId }, buyer)).can).toEqual(['receive'])
  dataOf(await ask(sampleReceive, { sampleId }, buyer))
  const told = dataOf(await ask(sampleFeedback, { sampleId, fits: 1, note: '锌灰率 8%', target: '每月 20 吨' }, buyer))
  expect(told).toMatchObject({ state: 'FEEDBACK_DONE', feedback: { fits: true, note: '锌灰率 8%', target: '每月 20 吨' } })
  const placed = dataOf(await buy(ask, buyer, [{ productId: 2, number: 1 }]))
  const payload = { memberId: buyer.memberId, orderSnList: placed.orderSnList }
  await app.inTransaction((tx) => sampleOrderSubscriber.take(tx, { id: '1', event: 'order.placed', payload }, app))
  const [own] = dataOf(await ask(sampleList, { tab: 'over' }, buyer)).list
  expect(own).toMatchObject({ state: 'CONVERTED', orderSn: placed.orderSnList[0] })
  expect(dataOf(await ask(sellerSampleList, {}, clerk)).conversionPercent).toBe(100)
})

test('a refusal has a reason and frees the goods; the buyer may cancel before an answer only', async () => {
  const buyer = await someone()
  const sampleId = await applied(buyer, 1)
  expect((await ask(sampleReject, { sampleId, reason: '' }, clerk)).state).toBe(255)
  expect(dataOf(await ask(sampleReject, { sampleId, reason: '样品已发完' }, clerk))).toMatchObject({
    state: 'REJECTED',
    reason: '样品已发完',
  })
  expect((await ask(sampleCancel, { sampleId }, buyer)).code).toBe('kernel.moveNotNow')
  const again = await applied(buyer, 1)
  expect(dataOf(await ask(sampleCancel, { sampleId: again }, buyer)).state).toBe('CANCELLED')
})

test('of an approval and a refusal at once one counts', async () => {
  const sampleId = await applied(await someone(), 3)
  const answers = await Promise.all([
    ask(sampleApprove, { sampleId }, clerk),
    ask(sampleReject, { sampleId, reason: '无样' }, clerk),
    ask(sampleApprove, { sampleId }, clerk),
  ])
  expect(answers.filter((answer) => answer.state === 200)).toHaveLength(1)
})

test('the same goods once in ninety days, unless the store allows another one', async () => {
  const buyer = await someone()
  const sampleId = await received(buyer, 1)
  const before = await all()
  expect((await apply(buyer, [1])).errors).toEqual({ cartIds: 'sample.hadLately' })
  expect([await all(), await inCart(buyer)]).toEqual([before, 1])
  expect(dataOf(await ask(sampleAllow, { sampleId }, clerk)).againAllowed).toBe(true)
  expect((await apply(buyer, [1])).state).toBe(200)
  expect((await apply(buyer, [1])).errors).toEqual({ cartIds: 'sample.hadLately' })
  clock.forward(91 * day)
  expect((await apply(buyer, [1])).state).toBe(200)
})

test('five may be open, also when the last two are asked for at once', async () => {
  const buyer = await someone()
  for (const productId of [1, 2, 3, 4]) expect((await apply(buyer, [productId])).state).toBe(200)
  const cartIds: number[] = []
  for (const productId of [5, 6]) cartIds.push(dataOf(await ask(sampleCartAdd, { productId, number: '1', unit: 'second' }, buyer)).cartId)
  const answers = await Promise.all(
    cartIds.map((cartId) =>
      ask(
        sampleApply,
        { cartIds: [cartId], addressId: buyer.addressId, purpose: '试镀' },
        { visitor: buyer.visitor, idempotencyKey: randomUUID() },
      ),
    ),
  )
  expect(answers.map((answer) => answer.code ?? 'ok').toSorted()).toEqual(['ok', 'sample.tooManyOpen'])
})

test('two overdue feedbacks keep the buyer from more; time receives, reminds and closes', async () => {
  const buyer = await someone()
  const sampleId = await received(buyer, 1)
  const second = await applied(buyer, 2)
  dataOf(await ask(sampleApprove, { sampleId: second }, clerk))
  dataOf(await ask(sampleShip, { sampleId: second, carrier: '德邦', trackingNo: 'DB1' }, clerk))
  clock.forward(10 * day + 1000)
  await timers()
  expect(dataOf(await ask(sampleDetail, { sampleId: second }, buyer)).state).toBe('RECEIVED')
  clock.forward(15 * day)
  await timers()
  expect(dataOf(await ask(sampleDetail, { sampleId }, buyer))).toMatchObject({ state: 'FEEDBACK_DUE', isOverdue: false })
  clock.forward(16 * day)
  expect(dataOf(await ask(sampleDetail, { sampleId }, buyer)).isOverdue).toBe(true)
  expect((await apply(buyer, [3])).code).toBe('sample.feedbackFirst')
  dataOf(await ask(sampleFeedback, { sampleId, fits: 0, note: '锌灰偏多' }, buyer))
  expect((await apply(buyer, [3])).state).toBe(200)
  clock.forward(91 * day)
  await timers()
  expect(dataOf(await ask(sampleDetail, { sampleId }, buyer)).state).toBe('CLOSED')
})

test('nothing chosen, another’s address or lines, goods without samples: refused, and nothing is written', async () => {
  const [buyer, other] = [await someone(), await someone()]
  const cartId = dataOf(await ask(sampleCartAdd, { productId: 1, number: '1', unit: 'second' }, other)).cartId
  const before = await all()
  const as = (wish: { cartIds: number[]; addressId: number }, who = buyer.visitor) =>
    ask(sampleApply, { ...wish, purpose: '试镀' }, { visitor: who, idempotencyKey: randomUUID() })
  expect((await as({ cartIds: [cartId], addressId: buyer.addressId })).errors).toEqual({ cartIds: 'sample.nothingChosen' })
  expect((await as({ cartIds: [cartId], addressId: buyer.addressId }, other.visitor)).errors).toEqual({ addressId: 'sample.addressGone' })
  expect((await as({ cartIds: [cartId], addressId: other.addressId }, aMember(3, 3))).state).toBe(259)
  await client.query('UPDATE goods SET sample_available = false WHERE goods_id = 1')
  expect((await as({ cartIds: [cartId], addressId: other.addressId }, other.visitor)).errors).toEqual({ cartIds: 'sample.notOffered' })
  await client.query('UPDATE goods SET sample_available = true WHERE goods_id = 1')
  expect(await all()).toBe(before)
})

test('applications of others are unknown to buyers and stores alike', async () => {
  const [buyer, other] = [await someone(), await someone()]
  const sampleId = await applied(buyer, 7)
  const before = await all()
  const answers = [
    await ask(sampleDetail, { sampleId }, other),
    await ask(sampleCancel, { sampleId }, other),
    await ask(sampleReceive, { sampleId }, other),
    await ask(sampleFeedback, { sampleId, fits: 1, note: 'x' }, other),
    await ask(sampleApprove, { sampleId }, stranger),
    await ask(sampleReject, { sampleId, reason: 'x' }, stranger),
    await ask(sampleShip, { sampleId, carrier: 'x', trackingNo: 'y' }, stranger),
    await ask(sampleAllow, { sampleId }, stranger),
  ]
  expect(answers.map((answer) => answer.code)).toEqual(Array.from(answers, () => 'api.notFound'))
  expect(dataOf(await ask(sampleList, {}, other)).list).toEqual([])
  expect(dataOf(await ask(sellerSampleList, {}, stranger)).list.map((one) => one.storeId)).not.toContain(1001)
  expect(await all()).toBe(before)
})
