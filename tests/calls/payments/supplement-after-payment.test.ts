import { expect, test } from 'vitest'
import { buyerLedgerList, sellerLedgerList } from '../../../src/modules/bookkeeping/endpoints-ledger.ts'
import { bookkeepingHandlers } from '../../../src/modules/bookkeeping/server/handlers.ts'
import { lockOrderSold, lockPayOrderOf } from '../../../src/modules/order/server/public.ts'
import { weighNoteBuyerMove, weighNoteRecord, weighNoteSellerMove } from '../../../src/modules/weighing/endpoints.ts'
import { supplementInfo, supplementStart } from '../../../src/modules/weighing/endpoints-supplement.ts'
import { dataOf } from '../../fixtures/server/answer-data.ts'
import { asker } from '../../fixtures/server/calls.ts'
import { allWell } from '../../fixtures/trade/settlement-house.ts'
import { aSupplementHouse } from '../../fixtures/trade/supplement-house.ts'

const house = await aSupplementHouse()
const {
  app,
  apply,
  askWeigh,
  clerk,
  clerkOf,
  client,
  dearer,
  entries,
  once,
  orderOf,
  paidWithBalance,
  platformDoes,
  proof,
  relay,
  seenBy,
  storeDoes,
  wechat,
} = house
type Dearer = Awaited<ReturnType<typeof dearer>>

const wallet = async ({ buyer }: Dearer) =>
  (
    await client.query(`SELECT coalesce(sum(balance), 0)::int AS fen FROM ledger_account WHERE kind = 'member' AND owner_id = $1`, [
      buyer.memberId,
    ])
  ).rows[0].fen as number
const noteOf = async ({ buyer, weighNoteSn }: Dearer) => dataOf(await askWeigh(supplementInfo, { weighNoteSn }, buyer)).note

/** A case about so much of each line, agreed by the store and paid back by the platform. */
async function paidBack(of: Dearer, numbers: readonly string[], more: object = {}) {
  const lines = of.lines.flatMap((orderProductId, place) => (numbers[place] ? [{ orderProductId, number: numbers[place] }] : []))
  const { caseSn } = dataOf(await apply(of, { kind: 'refund', goodsState: 'received', reason: 'notReceived', lines, ...more }))
  dataOf(await storeDoes(caseSn, 'agree'))
  await relay()
  const seen = dataOf(await seenBy.platform(caseSn))
  if (seen.state === 'REFUND_PENDING') dataOf(await platformDoes(caseSn, 'payBack'))
  await relay()
  return dataOf(await seenBy.buyer(of.buyer, caseSn))
}

test('the monthly statements of both sides list the weight and what was paid for it; a waived supplement is owed by nobody', async () => {
  const of = await dearer()
  const ask = asker(app, bookkeepingHandlers())
  const amountsOf = async (kind: 'payment' | 'weight') => {
    const ledgers = [dataOf(await ask(buyerLedgerList, { kind }, of.buyer)), dataOf(await ask(sellerLedgerList, { kind }, clerkOf(1001)))]
    return ledgers.map(({ list }) => list.filter(({ orderSn }) => orderSn === of.orderSn).map(({ amount }) => amount))
  }
  const before = await amountsOf('payment')
  await paidWithBalance(of)
  expect(await amountsOf('weight')).toEqual([[421.2], [421.2]])
  expect(await amountsOf('payment')).toEqual(before.map((amounts) => [421.2, ...amounts]))
  const other = await dearer()
  const waive = { weighNoteSn: other.weighNoteSn, expectedVersion: other.version, event: 'waive' as const, note: '样品差异，免收' }
  dataOf(await askWeigh(weighNoteSellerMove, waive, once(clerk)))
  expect(dataOf(await ask(buyerLedgerList, { kind: 'weight' }, other.buyer)).total).toBe(0)
})

test('all goods go back: the order gives back what it was paid with, the supplement goes to the balance, and its store keeps nothing of it', async () => {
  const of = await dearer()
  await paidWithBalance(of)
  const seen = await paidBack(of, ['3', '2'])
  const { total, refunded, state } = await orderOf(of.orderSn)
  expect(seen).toMatchObject({ state: 'REFUNDED', amount: (total + of.fen) / 100 })
  expect([state, refunded, await wallet(of)]).toEqual(['CLOSED', total, of.fen])
  expect(seen.refunds).toContainEqual({ refundSn: of.weighNoteSn, amount: 421.2, state: 'DONE', failedReason: '' })
  expect((await entries(of.orderSn)).filter((entry) => entry.kind === 'supplement').map((entry) => entry.payable)).toEqual([
    41_278, -41_278,
  ])
  expect(await noteOf(of)).toMatchObject({ moneyState: 'SUPPLEMENT_PAID', supplement: { refunded: 421.2 } })
  expect(await proof()).toEqual(allWell)
})

test('in parts: money goes back the way it came as long as there is any, and the supplement gives the rest; nothing goes back twice', async () => {
  const of = await dearer()
  await paidWithBalance(of)
  const first = await paidBack(of, ['1.5'])
  // Half of 3 t at 23,400 and of ¥421.20, without the freight of its share.
  expect([first.lines[0]?.goodsAmount, await wallet(of)]).toEqual([35_310.6, 0])
  const second = await paidBack(of, ['1.5'])
  expect([second.lines[0]?.goodsAmount, await wallet(of)]).toEqual([35_310.6, of.fen])
  await paidBack(of, ['', '2'])
  const { total, refunded, state } = await orderOf(of.orderSn)
  expect([state, refunded, await wallet(of)]).toEqual(['CLOSED', total, of.fen])
  expect(
    await apply(of, { kind: 'refund', goodsState: 'received', lines: [{ orderProductId: of.lines[0] ?? 0, number: '0.1' }] }),
  ).toMatchObject({
    state: 255,
  })
  expect(await proof()).toEqual(allWell)
})

test('goods that go back before the supplement is paid make it smaller; a payment over the former amount goes to the balance', async () => {
  const of = await dearer()
  dataOf(await askWeigh(supplementStart, { weighNoteSn: of.weighNoteSn, method: 'wechat' }, of.buyer))
  const { rows } = await client.query(`SELECT payment_sn AS sn FROM subject_payment WHERE subject_sn = $1`, [of.weighNoteSn])
  await paidBack(of, ['1.5'])
  expect(await noteOf(of)).toMatchObject({ moneyState: 'SUPPLEMENT_DUE', adjustment: 210.6 })
  wechat.pay(rows[0].sn)
  await wechat.courier.deliver('trade', rows[0].sn)
  expect([await wallet(of), (await noteOf(of)).moneyState]).toEqual([42_120, 'SUPPLEMENT_DUE'])
  await paidBack(of, ['1.5'])
  expect(await noteOf(of)).toMatchObject({ moneyState: 'NOTHING_DUE', adjustment: 0 })
  expect(await proof()).toEqual(allWell)
})

test('a refund by weight waits for the checkout before it takes the order, as after-sale does: neither can hold what the other waits for', async () => {
  const order = await house.paidOrder()
  await house.ship(order)
  const { rows } = await client.query(`SELECT shipment_sn AS sn FROM shipment WHERE order_sn = $1`, [order.orderSn])
  const ticket = { ticketNo: 'BD-9', plateNo: '津A12345', grossKg: 19_990, tareKg: 15_000, weighTime: house.clock.now().toISOString() }
  const lines = order.lines.map((orderProductId, place) => ({
    orderProductId,
    settleBy: 'WEIGHED' as const,
    number: place === 0 ? '2.99' : '2',
  }))
  const made = dataOf(await askWeigh(weighNoteRecord, { shipmentSn: rows[0].sn, ...ticket, lines }, once(clerk)))
  const { weighNoteSn } = made
  const note = dataOf(
    await askWeigh(weighNoteBuyerMove, { weighNoteSn, expectedVersion: made.version, event: 'confirm' }, once(order.buyer)),
  )
  const refund = () =>
    house.askTwin(weighNoteSellerMove, { weighNoteSn, expectedVersion: note.version, event: 'refund', note: '' }, once(clerk))
  const { promise: waiting, resolve: isWaiting } = Promise.withResolvers<ReturnType<typeof refund>>()
  const aftersale = app.inTransaction(async (tx) => {
    await lockPayOrderOf(tx, order.orderSn, null)
    isWaiting(refund())
    await expect
      .poll(
        async () =>
          (
            await client.query(
              `SELECT count(*)::int AS n FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()`,
            )
          ).rows[0].n,
      )
      .toBe(1)
    return (await lockOrderSold(tx, order.orderSn, { anyone: true })) !== null
  })
  expect(await aftersale).toBe(true)
  expect(dataOf(await waiting)).toMatchObject({ moneyState: 'REFUND_REQUESTED' })
})
