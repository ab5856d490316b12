import { expect, test } from 'vitest'
import { noDocuments } from '../../../src/api/printed-document.ts'
import { buyerMatchList, sellerMatchList } from '../../../src/modules/bookkeeping/endpoints.ts'
import { buyerLedgerList, sellerLedgerList } from '../../../src/modules/bookkeeping/endpoints-ledger.ts'
import { bookkeepingHandlers } from '../../../src/modules/bookkeeping/server/handlers.ts'
import { invoiceApply, invoiceDetail, invoiceableParts } from '../../../src/modules/invoice/endpoints.ts'
import { sellerInvoiceIssue } from '../../../src/modules/invoice/endpoints-staff.ts'
import { invoiceAddressSave, invoiceTitleSave } from '../../../src/modules/invoice/endpoints-titles.ts'
import {
  invoiceHandlers,
  invoiceRefundSubscriber,
  invoiceSupplementSubscriber,
  invoiceTasks,
} from '../../../src/modules/invoice/server/public.ts'
import { dataOf } from '../../fixtures/server/answer-data.ts'
import { asker } from '../../fixtures/server/calls.ts'
import { aService } from '../../fixtures/trade/invoice-house.ts'
import { allWell } from '../../fixtures/trade/settlement-house.ts'
import { aSupplementHouse } from '../../fixtures/trade/supplement-house.ts'

const house = await aSupplementHouse()
const { app, apply, clerkOf, client, clock, dearer, key, paidWithBalance, platformDoes, proof, receive, relay, seenBy, storeDoes } = house
await client.query(`UPDATE category SET invoice_short_name = '有色金属冶炼压延品'`)
const { service } = await aService(clock)
const deps = { service, demonstration: true, siteUrl: 'https://mall.example', render: noDocuments }
const ask = asker(app, [...invoiceHandlers(deps), ...bookkeepingHandlers()])
const tasks = invoiceTasks(deps)
type Dearer = Awaited<ReturnType<typeof dearer>>

/** All that may be invoiced of an order, issued. */
async function invoiced({ buyer, orderSn }: Dearer) {
  const title = { kind: 'company' as const, title: '天津北辰镀锌有限公司', taxNumber: '91350211M000100Y46' }
  const bank = { regAddress: '天津市', regPhone: '022-1', bankName: '工行', bankAccount: '6222' }
  const { titleId } = dataOf(await ask(invoiceTitleSave, { ...title, ...bank }, buyer))
  const { receiverId } = dataOf(await ask(invoiceAddressSave, { receiver: '李工', phone: '13900000000', email: 'li@example.com' }, buyer))
  const { stores } = dataOf(await ask(invoiceableParts, { orderSn }, buyer))
  const parts = stores[0]?.parts.map(({ partKey, amount }) => ({ partKey, amount })) ?? []
  const wish = { titleId, receiverId, storeId: 1001, invoiceType: 1 as const, content: 'goods' as const, source: 'order' as const, parts }
  const { invoiceId, total } = dataOf(await ask(invoiceApply, wish, key(buyer)))
  dataOf(await ask(sellerInvoiceIssue, { invoiceIds: [invoiceId] }, key(clerkOf(1001))))
  for (let times = 0; times < 2; times += 1) {
    await tasks['invoice.issue']?.(app, { invoiceId })
    clock.moveOn(2)
  }
  return { invoiceId, total }
}

/** A case over all of the first goods; invoices hear of what the payments and what the supplement gave back. */
async function paidBack(of: Dearer, number: string) {
  const lines = [{ orderProductId: of.lines[0] ?? 0, number }]
  const { caseSn } = dataOf(await apply(of, { kind: 'refund', goodsState: 'received', reason: 'notReceived', lines }))
  dataOf(await storeDoes(caseSn, 'agree'))
  await relay()
  if (dataOf(await seenBy.platform(caseSn)).state === 'REFUND_PENDING') dataOf(await platformDoes(caseSn, 'payBack'))
  const { rows: refunds } = await client.query<{ paymentId: number }>(
    `SELECT payment_id::int AS "paymentId" FROM payment_refund WHERE reference = $1`,
    [caseSn],
  )
  await relay()
  await app.inTransaction(async (tx) => {
    for (const payload of refunds) await invoiceRefundSubscriber.take(tx, { id: '1', event: 'payment.refundMoved', payload }, app)
    const payload = { reference: caseSn, orderSn: of.orderSn }
    // Twice, as events may come: the second finds nothing in excess.
    for (const id of ['2', '3']) await invoiceSupplementSubscriber.take(tx, { id, event: 'weighNote.supplementRefunded', payload }, app)
  })
  const { amount, lines: parts } = dataOf(await seenBy.buyer(of.buyer, caseSn))
  return { fen: Math.round(amount * 100), goods: Math.round((parts[0]?.goodsAmount ?? 0) * 100) }
}

/** Red letters over an invoice that the service issues. */
async function reddened(invoiceId: number): Promise<number> {
  const { rows } = await client.query<{ redId: number }>(
    `SELECT red_id::int AS "redId" FROM invoice_red_letter WHERE invoice_id = $1 ORDER BY 1`,
    [invoiceId],
  )
  for (const { redId } of rows)
    for (let times = 0; times < 3; times += 1) {
      await tasks['invoice.red']?.(app, { redId })
      clock.moveOn(2)
    }
  const { rows: sums } = await client.query<{ fen: number }>(
    `SELECT coalesce(sum(amount), 0)::int AS fen FROM invoice_red_letter WHERE invoice_id = $1 AND state = 'ISSUED'`,
    [invoiceId],
  )
  return sums[0]?.fen ?? 0
}

test('goods whose supplement was invoiced go back: the red letter is over goods and supplement, and statements and match follow', async () => {
  const of = await dearer()
  await paidWithBalance(of)
  await receive(of)
  await relay()
  const { invoiceId, total } = await invoiced(of)
  const { rows: orders } = await client.query<{ total: number; goods: number }>(
    `SELECT total::int, (SELECT (subtotal - discount)::int FROM order_line WHERE order_line_id = $2) AS goods FROM orders WHERE order_sn = $1`,
    [of.orderSn, of.lines[0]],
  )
  const { total: orderFen = 0, goods = 0 } = orders[0] ?? {}
  expect(Math.round(total * 100)).toBe(orderFen + of.fen)
  // Half first: it goes back the way the order was paid. Then the rest, and the supplement with it.
  const half = await paidBack(of, '1.5')
  expect(await reddened(invoiceId)).toBe(half.fen)
  const rest = await paidBack(of, '1.5')
  expect(half.goods + rest.goods).toBe(goods + of.fen)
  const back = half.fen + rest.fen
  expect(await reddened(invoiceId)).toBe(back)
  expect(dataOf(await ask(invoiceDetail, { invoiceId }, of.buyer))).toMatchObject({
    state: 'PARTLY_REDDED',
    redAmount: back / 100,
  })
  expect(dataOf(await ask(invoiceableParts, { orderSn: of.orderSn }, of.buyer)).stores).toEqual([])
  for (const [list, who] of [
    [buyerLedgerList, of.buyer],
    [sellerLedgerList, clerkOf(1001)],
  ] as const) {
    const { sums } = dataOf(await ask(list, {}, who))
    const sumOf = (kind: string) => Math.round((sums.find((one) => one.kind === kind)?.amount ?? 0) * 100)
    expect([sumOf('invoice'), sumOf('red'), sumOf('refund'), sumOf('return')]).toEqual([orderFen + of.fen, -back, -back, -back])
  }
  for (const [list, who] of [
    [buyerMatchList, of.buyer],
    [sellerMatchList, clerkOf(1001)],
  ] as const) {
    const match = dataOf(await ask(list, {}, who))
    // What was invoiced of the order is what it is worth; a red letter over an amount does not ask which line it was for.
    expect(Math.round(match.list.reduce((sum, line) => sum + line.uninvoiced, 0) * 100)).toBe(0)
    expect(match.sums.returned).toBe(back / 100)
  }
  expect(await proof()).toEqual(allWell)
})
