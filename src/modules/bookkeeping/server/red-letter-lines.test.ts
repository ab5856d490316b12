import { expect, test } from 'vitest'
import { noDocuments } from '../../../api/printed-document.ts'
import { dataOf, present } from '../../../../tests/fixtures/server/answer-data.ts'
import { asker } from '../../../../tests/fixtures/server/calls.ts'
import { anAftersaleHouse } from '../../../../tests/fixtures/trade/aftersale-house.ts'
import { aService } from '../../../../tests/fixtures/trade/invoice-house.ts'
import { invoiceAddressSave, invoiceTitleSave } from '../../invoice/endpoints-titles.ts'
import { invoiceApply, invoiceableParts, invoiceDetail } from '../../invoice/endpoints.ts'
import { sellerInvoiceDetail, sellerInvoiceIssue } from '../../invoice/endpoints-staff.ts'
import { invoiceRefundSubscriber, invoiceTasks } from '../../invoice/server/background-jobs.ts'
import { invoiceHandlers } from '../../invoice/server/handlers.ts'
import type { Buyer } from '../../../../tests/fixtures/trade/buying.ts'
import { buyerMatchList } from '../endpoints.ts'
import { bookkeepingHandlers } from './handlers.ts'

const { house, clock, clerk, once, paidOrder, ship, receive, apply, storeDoes, platformDoes, seenBy, settle } = await anAftersaleHouse()
const { service } = await aService(clock)
const deps = { service, demonstration: true, siteUrl: 'https://mall.example', render: noDocuments }
const tasks = invoiceTasks(deps)
const ask = asker(house, [...invoiceHandlers(deps), ...bookkeepingHandlers()])

/** Zinc, flux and wire of one order, paid and received. */
async function threeLines(shipped: readonly string[] = ['3', '2', '4']) {
  const wanted = [
    { productId: 1, number: 3 },
    { productId: 2, number: 2 },
    { productId: 3, number: 4 },
  ]
  const paid = await paidOrder(undefined, wanted)
  await ship(paid, shipped)
  await receive(paid)
  return paid
}
async function chosen(buyer: Buyer) {
  const words = {
    title: '天津北辰镀锌有限公司',
    taxNumber: '91350211M000100Y46',
    regAddress: '',
    regPhone: '',
    bankName: '',
    bankAccount: '',
  }
  const { titleId } = dataOf(await ask(invoiceTitleSave, { kind: 'company', ...words }, buyer))
  const { receiverId } = dataOf(await ask(invoiceAddressSave, { receiver: '李工', phone: '13900000000', email: 'li@example.com' }, buyer))
  return { titleId, receiverId }
}
const offered = async (buyer: Buyer, orderSn: string) => dataOf(await ask(invoiceableParts, { orderSn }, buyer)).stores[0]?.parts ?? []
async function applied(buyer: Buyer, orderSn: string, only: (partKey: string) => boolean = () => true) {
  const parts = (await offered(buyer, orderSn)).filter((part) => only(part.partKey)).map(({ partKey, amount }) => ({ partKey, amount }))
  const wish = { storeId: 1001, invoiceType: 1 as const, content: 'goods' as const, source: 'order' as const, parts }
  return dataOf(await ask(invoiceApply, { ...(await chosen(buyer)), ...wish }, once(buyer)))
}
async function issued(invoiceId: number) {
  dataOf(await ask(sellerInvoiceIssue, { invoiceIds: [invoiceId] }, once(clerk)))
  for (let turn = 0; turn < 2; turn += 1) {
    await tasks['invoice.issue']?.(house, { invoiceId })
    clock.moveOn(2)
  }
}
const asSeller = async (invoiceId: number) => dataOf(await ask(sellerInvoiceDetail, { invoiceId }, clerk))
async function reddened(invoiceId: number) {
  const { redId } = present((await asSeller(invoiceId)).redLetters[0])
  for (let turn = 0; turn < 3; turn += 1) {
    await tasks['invoice.red']?.(house, { redId })
    clock.moveOn(2)
  }
}
/** The line of an invoice that is for the goods of a quantity. */
const lineOf = (lines: readonly { lineNo: number; quantity: string }[], quantity: string) =>
  present(lines.find((line) => line.quantity === quantity)).lineNo
const zinc = 23_400

/** The store agrees to give back what goods of a line are worth, and the money goes. */
async function refunded(paid: Awaited<ReturnType<typeof threeLines>>, line: number, number: string) {
  const lines = [{ orderProductId: paid.lines[line] ?? 0, number }]
  const { caseSn } = dataOf(await apply(paid, { kind: 'claim', goodsState: 'received', reason: 'quality', lines }))
  dataOf(await storeDoes(caseSn, 'agree'))
  await platformDoes(caseSn, 'payBack')
  await settle([invoiceRefundSubscriber])
  const done = dataOf(await seenBy.store(caseSn))
  expect(done.state).toBe('REFUNDED')
  return done.amount
}

test('a refund of the first of three lines reddens the first line, and the match agrees line by line', async () => {
  const paid = await threeLines()
  const { invoiceId, lines } = await applied(paid.buyer, paid.orderSn)
  await issued(invoiceId)
  const back = await refunded(paid, 0, '1')
  const red = present((await asSeller(invoiceId)).redLetters[0])
  const freight = Math.round((back - zinc) * 100) / 100
  const taken = new Map([
    [lineOf(lines, '3'), zinc],
    [lineOf(lines, ''), freight],
  ])
  expect(red).toMatchObject({ askedBy: 'system', amount: back })
  expect(new Map(red.lines.map((line) => [line.lineNo, line.amount]))).toEqual(taken)
  await reddened(invoiceId)
  const after = dataOf(await ask(invoiceDetail, { invoiceId }, paid.buyer))
  expect(after.lines.map((line) => line.redAmount)).toEqual(lines.map((line) => taken.get(line.lineNo) ?? 0))
  const match = dataOf(await ask(buyerMatchList, { pageSize: 100 }, paid.buyer))
  expect(match.list.map((line) => line.differences)).toEqual(match.list.map(() => []))
  expect(match.list.find((line) => line.orderedNum === 3)).toMatchObject({ returned: zinc, invoicedNum: 2, uninvoiced: 0 })
  expect(match.sums).toMatchObject({ uninvoiced: 0, overInvoiced: 0 })
  expect(await offered(paid.buyer, paid.orderSn)).toEqual([])
})

test('of two invoices the one that names the goods is taken back, and an application for other goods stays', async () => {
  const paid = await threeLines()
  const first = await applied(paid.buyer, paid.orderSn, (key) => key === String(paid.lines[0]))
  const second = await applied(paid.buyer, paid.orderSn, (key) => key === String(paid.lines[1]))
  await issued(first.invoiceId)
  const third = await applied(paid.buyer, paid.orderSn, (key) => key === String(paid.lines[2]))
  await issued(second.invoiceId)
  await refunded(paid, 0, '1')
  expect((await asSeller(first.invoiceId)).redLetters).toMatchObject([{ amount: zinc }])
  expect((await asSeller(second.invoiceId)).redLetters).toEqual([])
  expect((await asSeller(third.invoiceId)).state).toBe('APPLIED')
})

test('before any invoice the refund of a line lowers the offer of that line alone', async () => {
  const paid = await threeLines()
  const before = await offered(paid.buyer, paid.orderSn)
  const back = await refunded(paid, 1, '1')
  const after = await offered(paid.buyer, paid.orderSn)
  const freight = Math.round((back - 5_000) * 100)
  const less = (key: string) => (key === String(paid.lines[1]) ? 500_000 : key.startsWith('f') ? freight : 0)
  const fen = (parts: typeof before, off: (key: string) => number) =>
    parts.map((part) => [part.partKey, Math.round(part.amount * 100) - off(part.partKey)])
  expect(fen(after, () => 0)).toEqual(fen(before, less))
})

test('what was paid for goods still to come is no ground to keep an invoice of goods that went back', async () => {
  const paid = await threeLines(['3', '2', '0'])
  const { invoiceId, lines } = await applied(paid.buyer, paid.orderSn)
  await issued(invoiceId)
  await refunded(paid, 0, '2')
  const red = present((await asSeller(invoiceId)).redLetters[0])
  expect(red.lines).toContainEqual({ lineNo: lineOf(lines, '3'), amount: 2 * zinc })
})
