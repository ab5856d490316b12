import { expect, test } from 'vitest'
import { dataOf } from '../../../../tests/fixtures/server/answer-data.ts'
import { anAftersaleHouse } from '../../../../tests/fixtures/trade/aftersale-house.ts'
import { stockOf } from '../../../../tests/fixtures/trade/buying.ts'
import { sellerDeliver } from '../../fulfilment/endpoints.ts'
import { sellerOrderDetail } from '../../order/endpoints-orders.ts'
import { aftersaleOptions } from '../endpoints.ts'

const house = await anAftersaleHouse()
const { apply, ask, buyerDoes, client, clerk, clock, once, orderOf, paidOrder, seenBy, settle, ship, storeDoes, timers } = house

test('a whole order that was not shipped is asked back, and everything returns: money, freight, stock', async () => {
  const before = await stockOf(client, 1)
  const paid = await paidOrder()
  const options = dataOf(await ask(aftersaleOptions, { orderSn: paid.orderSn }, paid.buyer))
  expect(options).toMatchObject({ problem: '', isWhole: true, lines: [{ shippedNum: 0 }, { shippedNum: 0 }] })
  const worth = options.lines.reduce((sum, line) => sum + line.unshippedGoods + line.unshippedFreight, 0)
  expect(worth).toBeCloseTo(paid.total, 2)
  const lines = paid.lines.map((orderProductId, place) => ({ orderProductId, number: place === 0 ? '3' : '2' }))
  const { caseSn } = dataOf(await apply(paid, { lines }))
  // Goods that are asked back are not shipped meanwhile.
  expect(await orderOf(paid.orderSn)).toMatchObject({ state: 'PENDING_SHIPMENT', frozen: true, cases: 1 })
  const truck = { kind: 'TRUCK' as const, plateNo: '津A12345', driverName: '王师傅', driverPhone: '13800000000' }
  const refused = await ask(
    sellerDeliver,
    { orderSn: paid.orderSn, ...truck, lines: [{ orderProductId: paid.lines[0] ?? 0, number: '1' }] },
    once(clerk),
  )
  expect(refused.state).not.toBe(200)
  expect(dataOf(await storeDoes(caseSn, 'agree')).state).toBe('REFUND_PENDING')
  expect(await stockOf(client, 1)).toEqual(before)
  // More than ¥5,000 waits for the platform.
  await settle()
  expect(dataOf(await seenBy.platform(caseSn))).toMatchObject({ state: 'REFUND_PENDING', can: ['payBack'], amount: paid.total })
  dataOf(await house.platformDoes(caseSn, 'payBack'))
  await settle()
  expect(dataOf(await seenBy.buyer(paid.buyer, caseSn))).toMatchObject({ state: 'REFUNDED', can: [], refunds: [{ state: 'DONE' }] })
  expect(await orderOf(paid.orderSn)).toMatchObject({ state: 'CLOSED', cases: 0, refunded: Math.round(paid.total * 100) })
})

test('a small refund goes back by itself after the hour in which the store may object', async () => {
  const paid = await paidOrder()
  const wish = { lines: [{ orderProductId: paid.lines[1] ?? 0, number: '0.5' }] }
  const { caseSn } = dataOf(await apply(paid, wish))
  await timers()
  expect((await seenBy.store(caseSn)).data?.state).toBe('APPLIED')
  clock.moveOn(3700)
  await timers()
  await settle()
  const done = dataOf(await seenBy.buyer(paid.buyer, caseSn))
  expect(done).toMatchObject({ state: 'REFUNDED' })
  const order = await orderOf(paid.orderSn)
  expect(order).toMatchObject({ state: 'PENDING_SHIPMENT', frozen: false, cases: 0, refunded: Math.round(done.amount * 100) })
  // What is left can be shipped, and no more.
  await ship(paid, ['3', '1.5'])
  expect((await orderOf(paid.orderSn)).state).toBe('SHIPPED')
})

test('the order counts as given back what was agreed on or awarded, not what was asked for', async () => {
  const givenBack = async (orderSn: string) => dataOf(await ask(sellerOrderDetail, { orderSn }, clerk)).givenBackAmount
  const offered = await paidOrder()
  const first = dataOf(await apply(offered)).caseSn
  dataOf(await storeDoes(first, 'offer', { amount: 9000 }))
  expect(await givenBack(offered.orderSn)).toBe(0)
  dataOf(await buyerDoes(offered.buyer, first, 'acceptOffer'))
  expect(await givenBack(offered.orderSn)).toBe(9000)
  const judged = await paidOrder()
  const second = dataOf(await apply(judged)).caseSn
  dataOf(await storeDoes(second, 'reject', { note: '已备货' }))
  dataOf(await buyerDoes(judged.buyer, second, 'complain', { note: '未发货' }))
  dataOf(await house.platformDoes(second, 'admit'))
  dataOf(await storeDoes(second, 'appeal', { note: '附备货单' }))
  dataOf(await buyerDoes(judged.buyer, second, 'arbitrate', { note: '请裁决' }))
  dataOf(await house.platformDoes(second, 'forBuyer', { note: '扣除备货损失', amount: 8000 }))
  expect(await givenBack(judged.orderSn)).toBe(8000)
})

test('cancelling the case lets the order go on; a foreign case is as if absent', async () => {
  const paid = await paidOrder()
  const other = await paidOrder()
  const { caseSn } = dataOf(await apply(paid))
  expect((await buyerDoes(other.buyer, caseSn, 'cancel')).code).toBe('aftersale.caseGone')
  expect((await seenBy.buyer(other.buyer, caseSn)).code).toBe('aftersale.caseGone')
  expect((await apply({ ...paid, buyer: other.buyer })).code).toBe('order.orderGone')
  expect(dataOf(await buyerDoes(paid.buyer, caseSn, 'cancel')).state).toBe('BUYER_CANCELLED')
  expect(await orderOf(paid.orderSn)).toMatchObject({ state: 'PENDING_SHIPMENT', frozen: false, cases: 0, refunded: 0 })
  expect((await apply(paid)).state).toBe(200)
})

test('fifty answers at once are one', async () => {
  const paid = await paidOrder()
  const { caseSn } = dataOf(await apply(paid, { lines: [{ orderProductId: paid.lines[1] ?? 0, number: '0.2' }] }))
  const answers = await Promise.all(Array.from({ length: 50 }, () => storeDoes(caseSn, 'agree')))
  expect(answers.filter((answer) => answer.state === 200)).toHaveLength(1)
  await settle()
  const { rows } = await client.query('SELECT count(*)::int AS n FROM payment_refund WHERE reference = $1', [caseSn])
  expect(rows).toEqual([{ n: 1 }])
})

test('amounts and quantities beyond what is left are refused, and nothing moves', async () => {
  const paid = await paidOrder()
  const one = { orderProductId: paid.lines[0] ?? 0, number: '1' }
  const refusals: [object, string][] = [
    [{ lines: [{ ...one, number: '3.001' }] }, 'aftersale.tooMuch'],
    [{ lines: [one, one] }, 'aftersale.tooMuch'],
    [{ amount: 0 }, 'aftersale.amountWrong'],
    [{ amount: 1_000_000 }, 'aftersale.amountTooHigh'],
    [{ kind: 'return' }, 'aftersale.kindNotNow'],
    [{ goodsState: 'received', kind: 'return', reason: 'quality' }, 'aftersale.tooMuch'],
  ]
  for (const [more, code] of refusals) expect((await apply(paid, more)).code).toBe(code)
  expect(await orderOf(paid.orderSn)).toMatchObject({ cases: 0, frozen: false })
})
