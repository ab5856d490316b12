import { expect, test } from 'vitest'
import { dataOf } from '../../../../tests/fixtures/server/answer-data.ts'
import { anAftersaleHouse } from '../../../../tests/fixtures/trade/aftersale-house.ts'
import { sellerShipments } from '../../fulfilment/endpoints.ts'
import { weighNoteBuyerMove, weighNoteRecord, weighNoteSellerMove } from '../../weighing/endpoints.ts'
import { aftersaleOptions } from '../endpoints.ts'

const house = await anAftersaleHouse()
const { apply, ask, clerk, clock, once, orderOf, paidOrder, platformDoes, receive, seenBy, settle, ship, storeDoes } = house
type Paid = Awaited<ReturnType<typeof paidOrder>>

/** 3 t on a truck come to 2.9 t on the weighbridge: both sides agree, and the store pays 0.1 t back. */
async function weighedShort(paid: Paid) {
  await ship(paid, ['3', '0'])
  const { shipments } = dataOf(await ask(sellerShipments, { orderSn: paid.orderSn }, clerk))
  const ticket = { ticketNo: 'BD-1', plateNo: '津A12345', grossKg: 17_900, tareKg: 15_000, weighTime: clock.now().toISOString() }
  const lines = [{ orderProductId: paid.lines[0] ?? 0, settleBy: 'WEIGHED' as const, number: '2.9' }]
  const note = dataOf(await ask(weighNoteRecord, { shipmentSn: shipments[0]?.shipmentSn ?? '', ...ticket, lines }, once(clerk)))
  const of = { weighNoteSn: note.weighNoteSn }
  const agreed = dataOf(await ask(weighNoteBuyerMove, { ...of, expectedVersion: note.version, event: 'confirm' }, once(paid.buyer)))
  expect(agreed).toMatchObject({ moneyState: 'REFUND_DUE', adjustment: -2340 })
  return dataOf(await ask(weighNoteSellerMove, { ...of, expectedVersion: agreed.version, event: 'refund' }, once(clerk)))
}

test('what a weight gave back is not given back again: goods are worth what is left of them, and the freight stays with the store', async () => {
  const paid = await paidOrder()
  await weighedShort(paid)
  await ship(paid, ['0', '2'])
  await receive(paid)
  const options = dataOf(await ask(aftersaleOptions, { orderSn: paid.orderSn }, paid.buyer))
  expect(options.lines.map(({ shippedGoods }) => shippedGoods).toSorted((one, other) => other - one)).toEqual([67_860, 10_000])
  const all = paid.lines.map((orderProductId, place) => ({ orderProductId, number: place === 0 ? '3' : '2' }))
  const wish = { kind: 'refund', goodsState: 'received', reason: 'noNeed', lines: all }
  expect((await apply(paid, { ...wish, amount: 77_860.01 })).code).toBe('aftersale.amountTooHigh')
  const { caseSn } = dataOf(await apply(paid, wish))
  expect(dataOf(await seenBy.buyer(paid.buyer, caseSn)).amount).toBe(77_860)
  dataOf(await storeDoes(caseSn, 'agree'))
  dataOf(await platformDoes(caseSn, 'payBack'))
  await settle()
  // All that was paid for goods went back, in two ways: the order is over, and what is left is its freight.
  expect(await orderOf(paid.orderSn)).toMatchObject({ state: 'CLOSED', refunded: 80_200_00 })
  expect(Math.round(paid.total * 100) - 80_200_00).toBeGreaterThan(0)
})
