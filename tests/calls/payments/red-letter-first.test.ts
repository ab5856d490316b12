import { expect, test } from 'vitest'
import { noDocuments } from '../../../src/api/printed-document.ts'
import { invoiceApply, invoiceRedAnswer, invoiceableParts } from '../../../src/modules/invoice/endpoints.ts'
import { sellerInvoiceDetail, sellerInvoiceIssue, sellerRedAsk } from '../../../src/modules/invoice/endpoints-staff.ts'
import {
  adminTitleReview,
  invoiceAddressSave,
  invoiceTitleSave,
  invoiceTitleSubmit,
} from '../../../src/modules/invoice/endpoints-titles.ts'
import {
  invoiceHandlers,
  invoiceRefundSubscriber,
  invoiceTasks,
  redLetterFirstSubscribers,
} from '../../../src/modules/invoice/server/public.ts'
import { aPlatformClerk } from '../../fixtures/trade/goods.ts'
import { dataOf, present } from '../../fixtures/server/answer-data.ts'
import { asker } from '../../fixtures/server/calls.ts'
import { anAftersaleHouse } from '../../fixtures/trade/aftersale-house.ts'
import { aService } from '../../fixtures/trade/invoice-house.ts'

// flows.md F2: the money of a case waits until the red letter is confirmed, if an invoice was issued and the setting is on.
const house = await anAftersaleHouse()
const { apply, client, clerk, clock, once, orderOf, paidOrder, platformDoes, receive, seenBy, ship, storeDoes, versionOf } = house
await client.query(`UPDATE category SET invoice_short_name = '有色金属冶炼压延品'`)
const { service } = await aService(clock)
const deps = { service, demonstration: true, siteUrl: 'https://mall.example', render: noDocuments }
const ask = asker(house.house, invoiceHandlers(deps))
const tasks = invoiceTasks(deps)
const settle = () => house.settle([invoiceRefundSubscriber, ...redLetterFirstSubscribers])
const reviewer = { visitor: { ...aPlatformClerk(), platform: ['platform.members' as const] } }

const redLetterFirst = (value: '0' | '1') =>
  client.query(
    `INSERT INTO setting (name, value, is_public, label_zh) VALUES ('aftersale_red_letter_first', $1, false, '') ON CONFLICT (name) DO UPDATE SET value = $1`,
    [value],
  )
type Paid = Awaited<ReturnType<typeof paidOrder>>

async function received(): Promise<Paid> {
  const paid = await paidOrder()
  await ship(paid)
  await receive(paid)
  return paid
}

/** All of an order on an issued invoice: special, so that the buyer must confirm a red letter, or ordinary. */
async function invoiced({ buyer, orderSn }: Paid, invoiceType: 1 | 2): Promise<number> {
  const title = { kind: 'company' as const, title: '天津北辰镀锌有限公司', taxNumber: '91350211M000100Y46' }
  const bank = { regAddress: '天津市', regPhone: '022-1', bankName: '工行', bankAccount: '6222' }
  const { titleId } = dataOf(await ask(invoiceTitleSave, { ...title, ...bank }, buyer))
  if (invoiceType === 2) {
    const { version } = dataOf(await ask(invoiceTitleSubmit, { titleId }, buyer))
    dataOf(await ask(adminTitleReview, { titleId, expectedVersion: version, pass: 1 }, reviewer))
  }
  const { receiverId } = dataOf(await ask(invoiceAddressSave, { receiver: '李工', phone: '13900000000', email: 'li@example.com' }, buyer))
  const { stores } = dataOf(await ask(invoiceableParts, { orderSn }, buyer))
  const parts = present(stores[0]).parts.map(({ partKey, amount }) => ({ partKey, amount }))
  const wish = { titleId, receiverId, storeId: 1001, invoiceType, content: 'goods' as const, source: 'order' as const, parts }
  const { invoiceId } = dataOf(await ask(invoiceApply, wish, once(buyer)))
  dataOf(await ask(sellerInvoiceIssue, { invoiceIds: [invoiceId] }, once(clerk)))
  await works('invoice.issue', { invoiceId })
  return invoiceId
}

async function works(task: 'invoice.issue' | 'invoice.red', input: { invoiceId: number } | { redId: number }): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1) {
    await tasks[task]?.(house.house, input)
    clock.moveOn(2)
  }
  await settle()
}
const redsOf = async (invoiceId: number) => dataOf(await ask(sellerInvoiceDetail, { invoiceId }, clerk)).redLetters
const refundedFen = async ({ orderSn }: Paid) => (await orderOf(orderSn)).refunded
const stands = async (caseSn: string) => {
  const { state, awaitsRedLetter, can } = dataOf(await seenBy.platform(caseSn))
  return { state, awaitsRedLetter, can }
}

/** A claim over half a tonne of the second goods, below the limit of automatic refunds, that the store agrees to. */
async function agreed(paid: Paid) {
  const lines = [{ orderProductId: paid.lines[1] ?? 0, number: '0.5' }]
  const { caseSn } = dataOf(await apply(paid, { kind: 'claim', goodsState: 'received', reason: 'quality', lines }))
  dataOf(await storeDoes(caseSn, 'agree'))
  await settle()
  return { caseSn, amount: dataOf(await seenBy.platform(caseSn)).amount }
}
const waiting = { state: 'REFUND_PENDING', awaitsRedLetter: true, can: [] }

test('the red letter is asked for first, nobody can pay before it is confirmed, and then the money goes by itself', async () => {
  await redLetterFirst('1')
  const paid = await received()
  const invoiceId = await invoiced(paid, 1)
  const { caseSn, amount } = await agreed(paid)
  expect(await stands(caseSn)).toEqual(waiting)
  expect((await platformDoes(caseSn, 'payBack')).code).toBe('kernel.moveBlocked')
  expect(await refundedFen(paid)).toBe(0)
  const [red] = await redsOf(invoiceId)
  expect(red).toMatchObject({ amount, askedBy: 'system' })
  const version = await versionOf(caseSn)
  // The event may come twice: nothing is asked for again.
  await settle()
  expect([await versionOf(caseSn), (await redsOf(invoiceId)).length]).toEqual([version, 1])
  await works('invoice.red', { redId: present(red).redId })
  await settle()
  expect(await stands(caseSn)).toMatchObject({ state: 'REFUNDED', awaitsRedLetter: false })
  expect(await refundedFen(paid)).toBe(Math.round(amount * 100))
  expect((await redsOf(invoiceId)).map(({ state, amount: over }) => [state, over])).toEqual([['ISSUED', amount]])
})

test('a red letter that the buyer denies keeps the money back until another one is confirmed', async () => {
  await redLetterFirst('1')
  const paid = await received()
  const invoiceId = await invoiced(paid, 2)
  const { caseSn, amount } = await agreed(paid)
  const first = present((await redsOf(invoiceId))[0]).redId
  await works('invoice.red', { redId: first })
  dataOf(await ask(invoiceRedAnswer, { redId: first, wish: 'deny' }, paid.buyer))
  await works('invoice.red', { redId: first })
  expect((await redsOf(invoiceId)).map(({ state }) => state)).toEqual(['05'])
  expect(await stands(caseSn)).toEqual(waiting)
  // The store asks again, over the same lines.
  const { lines } = present((await redsOf(invoiceId))[0])
  dataOf(await ask(sellerRedAsk, { invoiceId, reason: '02', lines }, once(clerk)))
  const second = present((await redsOf(invoiceId)).find(({ redId }) => redId !== first)).redId
  await works('invoice.red', { redId: second })
  dataOf(await ask(invoiceRedAnswer, { redId: second, wish: 'confirm' }, paid.buyer))
  await works('invoice.red', { redId: second })
  expect(await stands(caseSn)).toMatchObject({ state: 'REFUNDED' })
  expect(await refundedFen(paid)).toBe(Math.round(amount * 100))
})

test('without an invoice, and with the setting off, the money goes at once', async () => {
  await redLetterFirst('1')
  const bare = await received()
  const free = await agreed(bare)
  expect(await stands(free.caseSn)).toMatchObject({ state: 'REFUNDED', awaitsRedLetter: false })
  await redLetterFirst('0')
  const paid = await received()
  const invoiceId = await invoiced(paid, 1)
  const { caseSn, amount } = await agreed(paid)
  expect(await stands(caseSn)).toMatchObject({ state: 'REFUNDED', awaitsRedLetter: false })
  expect((await redsOf(invoiceId)).map((red) => red.amount)).toEqual([amount])
})
