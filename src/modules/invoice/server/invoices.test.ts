import { expect, test } from 'vitest'
import { dataOf, present } from '../../../../tests/fixtures/server/answer-data.ts'
import { aDatabase } from '../../../../tests/fixtures/database/test-database.ts'
import { anInvoiceHouse } from '../../../../tests/fixtures/trade/invoice-house.ts'
import { runDueTimers } from '../../../adapters/timers/run-timers.ts'
import {
  invoiceableParts,
  invoiceApply,
  invoiceCancel,
  invoiceDetail,
  invoiceDownload,
  invoiceEdit,
  invoiceList,
  invoiceRedAnswer,
  invoiceRedAsk,
} from '../endpoints.ts'
import {
  sellerInvoiceDetail,
  sellerInvoiceIssue,
  sellerInvoiceList,
  sellerInvoiceReject,
  sellerRedAnswer,
  sellerRedAsk,
} from '../endpoints-staff.ts'
import { invoiceTitleList, invoiceTitleSave, invoiceTitleSubmit } from '../endpoints-titles.ts'
import { invoiceRefundSubscriber, invoiceTimers } from './background-jobs.ts'
import { verifyInvoice } from './verify-invoice.ts'

const database = await aDatabase()
const { client, clock, app, ask, wire, keyed, clerkOf, received, papers, applied, work, refund, someone } = await anInvoiceHouse(database)
const clerk = clerkOf(1001)
const stranger = clerkOf(1002)
const all = async () =>
  JSON.stringify(
    (
      await client.query(
        'SELECT * FROM invoice, LATERAL (SELECT json_agg(l) FROM invoice_line l WHERE l.invoice_id = invoice.invoice_id) x',
      )
    ).rows,
  )
const redOf = async (invoiceId: number) => dataOf(await ask(sellerInvoiceDetail, { invoiceId }, clerk)).redLetters[0]
const stateOf = async (invoiceId: number) => dataOf(await ask(sellerInvoiceDetail, { invoiceId }, clerk)).state
const papersAt = (serial: string) => client.query('SELECT number FROM invoice WHERE serial LIKE $1', [`${serial}%`])

async function issued(invoiceId: number) {
  dataOf(await ask(sellerInvoiceIssue, { invoiceIds: [invoiceId] }, keyed(clerk)))
  await work('invoice.issue', invoiceId)
  clock.forward(2_000)
  await work('invoice.issue', invoiceId)
  return dataOf(await ask(sellerInvoiceDetail, { invoiceId }, clerk))
}
const works = async (redId: number, times = 3) => {
  for (let turn = 0; turn < times; turn += 1) {
    await work('invoice.red', redId)
    clock.forward(2_000)
  }
}

test('from the application to the file: what was received is offered once, issued with 20 digits, checked and downloaded', async () => {
  const buyer = await someone()
  const { orderSn } = await received(buyer, [
    { productId: 1, number: 3 },
    { productId: 2, number: 2 },
  ])
  const { stores } = dataOf(await ask(invoiceableParts, { orderSn }, buyer))
  expect(stores).toMatchObject([{ storeId: 1001 }])
  const invoice = await applied(buyer, orderSn)
  const { total } = present((await client.query<{ total: string }>('SELECT total FROM orders WHERE order_sn = $1', [orderSn])).rows[0])
  expect(invoice).toMatchObject({ state: 'APPLIED', total: Number(total) / 100, can: ['edit', 'cancel'] })
  expect(invoice.lines.find((line) => line.quantity === '3')).toMatchObject({
    itemName: expect.stringMatching(/^\*有色金属冶炼压延品\*/),
    taxRate: 13,
  })
  expect(dataOf(await ask(invoiceableParts, { orderSn }, buyer)).stores).toEqual([])
  const done = await issued(invoice.invoiceId)
  expect(done).toMatchObject({ state: 'ISSUED', number: expect.stringMatching(/^26120\d{15}$/) })
  const xml = dataOf(await ask(invoiceDownload, { invoiceId: invoice.invoiceId, format: 'xml' }, buyer))
  expect(Buffer.from(xml.base64, 'base64').toString()).toContain(`<Number>${done.number}</Number>`)
  expect(await stateOf(invoice.invoiceId)).toBe('DELIVERED')
  const pdf = dataOf(await ask(invoiceDownload, { invoiceId: invoice.invoiceId }, buyer))
  expect(pdf.fileName).toBe(`电子发票-${done.number}.pdf`)
  expect(await verifyInvoice(app.read, done.number, 'zh')).toMatchObject({ kind: 'invoice', number: done.number, amount: BigInt(total) })
  expect(await verifyInvoice(app.read, '26120000000000000000', 'zh')).toBeNull()
})

test('an answer that is lost on the way never makes a second invoice', async () => {
  for (const cut of ['before', 'after'] as const) {
    const buyer = await someone()
    const invoice = await applied(buyer, (await received(buyer, [{ productId: 1, number: 1 }])).orderSn)
    dataOf(await ask(sellerInvoiceIssue, { invoiceIds: [invoice.invoiceId] }, keyed(clerk)))
    wire.cut = cut
    await work('invoice.issue', invoice.invoiceId)
    expect(await stateOf(invoice.invoiceId)).toBe('ISSUING')
    wire.asked = []
    await Promise.all([work('invoice.issue', invoice.invoiceId), work('invoice.issue', invoice.invoiceId)])
    // The service does not answer: it is queried, nothing is sent again.
    expect(wire.asked).toEqual(['query', 'query'])
    wire.cut = 'no'
    for (let turn = 0; turn < 3; turn += 1) {
      await Promise.all([work('invoice.issue', invoice.invoiceId), work('invoice.issue', invoice.invoiceId)])
      clock.forward(2_000)
    }
    expect(await stateOf(invoice.invoiceId)).toBe('ISSUED')
    expect(wire.asked.filter((name) => name === 'issue').length).toBeLessThanOrEqual(cut === 'before' ? 2 : 0)
    expect((await papersAt(invoice.invoiceSn)).rows).toHaveLength(1)
  }
})

test('a special invoice needs an approved title; what the service refuses is told and can be issued again with a new serial', async () => {
  const buyer = await someone()
  const { orderSn } = await received(buyer, [{ productId: 1, number: 1 }])
  const chosen = await papers(buyer)
  const { stores } = dataOf(await ask(invoiceableParts, { orderSn }, buyer))
  const parts = present(stores[0]).parts.map(({ partKey, amount }) => ({ partKey, amount }))
  const wish = { ...chosen, storeId: 1001, invoiceType: 2 as const, content: 'goods' as const, source: 'order' as const, parts }
  const before = await all()
  expect((await ask(invoiceApply, wish, keyed(buyer))).code).toBe('invoice.notQualified')
  expect(
    (
      await ask(
        invoiceApply,
        { ...wish, invoiceType: 1, parts: [{ ...present(parts[0]), amount: present(parts[0]).amount + 0.01 }] },
        keyed(buyer),
      )
    ).code,
  ).toBe('invoice.tooMuch')
  expect((await ask(invoiceApply, { ...wish, invoiceType: 1, parts: [{ partKey: '99999999', amount: 1 }] }, keyed(buyer))).code).toBe(
    'invoice.partGone',
  )
  expect(await all()).toBe(before)
  const title = dataOf(await ask(invoiceTitleSubmit, { titleId: chosen.titleId }, buyer))
  expect(title.qualification).toBe('SUBMITTED')
  const edited = {
    titleId: title.titleId,
    expectedVersion: title.version,
    kind: 'company' as const,
    title: '另一家公司',
    taxNumber: '91350211M000100Y46',
  }
  expect(
    (await ask(invoiceTitleSave, { ...edited, regAddress: '', regPhone: '', bankName: '', bankAccount: '' }, buyer)).data,
  ).toMatchObject({
    qualification: 'CHANGED',
  })
  expect((await ask(invoiceTitleSave, { kind: 'company', title: '错号公司', taxNumber: '91350211M000100Y44' }, buyer)).code).toBe(
    'invoice.taxNumberWrong',
  )
})

test('a store rejects with a reason, the buyer corrects and sends again, or takes it back', async () => {
  const buyer = await someone()
  const { orderSn } = await received(buyer, [{ productId: 1, number: 2 }])
  const { invoiceId } = await applied(buyer, orderSn)
  expect(dataOf(await ask(sellerInvoiceReject, { invoiceId, reason: '抬头与合同不符' }, clerk))).toMatchObject({
    state: 'REJECTED',
    reason: '抬头与合同不符',
  })
  const chosen = await papers(buyer)
  expect(dataOf(await ask(invoiceEdit, { invoiceId, ...chosen, invoiceType: 1 }, buyer))).toMatchObject({ state: 'APPLIED', reason: '' })
  expect(dataOf(await ask(invoiceCancel, { invoiceId }, buyer)).state).toBe('CANCELLED')
  expect(dataOf(await ask(invoiceableParts, { orderSn }, buyer)).stores).toHaveLength(1)
  expect((await ask(sellerInvoiceReject, { invoiceId, reason: '再驳' }, clerk)).code).toBe('kernel.moveNotNow')
})

test('to anybody else an invoice, its title and its red letter are as if absent', async () => {
  const buyer = await someone()
  const other = await someone()
  const { invoiceId } = await applied(buyer, (await received(buyer, [{ productId: 1, number: 1 }])).orderSn)
  await issued(invoiceId)
  dataOf(await ask(invoiceRedAsk, { invoiceId, reason: '01' }, keyed(buyer)))
  const redId = present(await redOf(invoiceId)).redId
  const mine = await papers(buyer)
  const before = await all()
  for (const foreign of [invoiceId, 99_999_999]) {
    const answers = [
      await ask(invoiceDetail, { invoiceId: foreign }, other),
      await ask(invoiceCancel, { invoiceId: foreign }, other),
      await ask(invoiceDownload, { invoiceId: foreign }, other),
      await ask(invoiceRedAsk, { invoiceId: foreign, reason: '01' }, keyed(other)),
      await ask(sellerInvoiceDetail, { invoiceId: foreign }, stranger),
      await ask(sellerInvoiceReject, { invoiceId: foreign, reason: '不' }, stranger),
      await ask(sellerRedAsk, { invoiceId: foreign, reason: '01' }, keyed(stranger)),
    ]
    expect(answers.map((answer) => answer.code)).toEqual(answers.map(() => 'api.notFound'))
  }
  expect((await ask(invoiceRedAnswer, { redId, wish: 'withdraw' }, other)).code).toBe('api.notFound')
  expect((await ask(sellerInvoiceIssue, { invoiceIds: [invoiceId] }, keyed(stranger))).code).toBe('api.notFound')
  expect(dataOf(await ask(invoiceList, {}, other)).list).toEqual([])
  expect(dataOf(await ask(invoiceTitleList, {}, other)).list).toEqual([])
  expect((await ask(invoiceTitleSubmit, { titleId: mine.titleId }, other)).code).toBe('api.notFound')
  expect(dataOf(await ask(sellerInvoiceList, { keyword: '' }, stranger)).list.map((one) => one.invoiceId)).not.toContain(invoiceId)
  expect(await all()).toBe(before)
})

test('an ordinary invoice is taken back in part, then wholly; each time its amount can be invoiced again', async () => {
  const buyer = await someone()
  const { orderSn } = await received(buyer, [{ productId: 1, number: 4 }])
  const { invoiceId, total, lines } = await applied(buyer, orderSn)
  await issued(invoiceId)
  expect(
    (await ask(sellerRedAsk, { invoiceId, reason: '02', lines: [{ lineNo: 1, amount: present(lines[0]).amount + 1 }] }, keyed(clerk))).code,
  ).toBe('invoice.redTooMuch')
  expect(dataOf(await ask(sellerRedAsk, { invoiceId, reason: '02', lines: [{ lineNo: 1, amount: 100.5 }] }, keyed(clerk))).state).toBe(
    'RED_PENDING',
  )
  await works(present(await redOf(invoiceId)).redId)
  expect(await redOf(invoiceId)).toMatchObject({ state: 'ISSUED', number: expect.stringMatching(/^\d{20}$/), amount: 100.5 })
  expect(dataOf(await ask(invoiceDetail, { invoiceId }, buyer))).toMatchObject({ state: 'PARTLY_REDDED', redAmount: 100.5 })
  expect(dataOf(await ask(invoiceableParts, { orderSn }, buyer)).stores[0]?.amount).toBe(100.5)
  dataOf(await ask(invoiceRedAsk, { invoiceId, reason: '01' }, keyed(buyer)))
  const second = present(await redOf(invoiceId))
  await works(second.redId)
  expect(await stateOf(invoiceId)).toBe('VOIDED')
  expect(dataOf(await ask(invoiceableParts, { orderSn }, buyer)).stores[0]?.amount).toBe(total)
})

test('a red letter over a special invoice waits for the other side: denied, silent for 72 hours, confirmed', async () => {
  const buyer = await someone()
  const { invoiceId } = await applied(buyer, (await received(buyer, [{ productId: 1, number: 1 }])).orderSn, 2)
  await issued(invoiceId)
  const asked = async () => {
    dataOf(await ask(sellerRedAsk, { invoiceId, reason: '02' }, keyed(clerk)))
    const { redId } = present(await redOf(invoiceId))
    await works(redId, 1)
    return redId
  }
  const denied = await asked()
  expect(await redOf(invoiceId)).toMatchObject({ state: '02', can: ['withdraw'] })
  expect((await ask(sellerRedAnswer, { redId: denied, wish: 'confirm' }, clerk)).code).toBe('kernel.moveNotYours')
  dataOf(await ask(invoiceRedAnswer, { redId: denied, wish: 'deny' }, buyer))
  await works(denied, 1)
  expect(await redOf(invoiceId)).toMatchObject({ state: '05' })
  expect(await stateOf(invoiceId)).toBe('ISSUED')

  const silent = await asked()
  clock.forward(72 * 3_600_000)
  await runDueTimers(app, invoiceTimers, (error) => {
    throw error
  })
  await works(silent, 1)
  expect(await redOf(invoiceId)).toMatchObject({ redId: silent, state: '07' })
  expect(await stateOf(invoiceId)).toBe('ISSUED')

  const confirmed = await asked()
  const serials = (await client.query('SELECT DISTINCT serial FROM invoice_red_letter WHERE invoice_id = $1', [invoiceId])).rows
  expect(serials).toHaveLength(3)
  dataOf(await ask(invoiceRedAnswer, { redId: confirmed, wish: 'confirm' }, buyer))
  expect((await ask(invoiceRedAnswer, { redId: confirmed, wish: 'deny' }, buyer)).code).toBe('invoice.answeredAlready')
  await works(confirmed)
  expect(await redOf(invoiceId)).toMatchObject({ state: 'ISSUED' })
  expect(await stateOf(invoiceId)).toBe('VOIDED')
})

test('a refund lets applications lapse and takes issued invoices back', async () => {
  const heard = async (paySn: string, yuan: number) => {
    const { paymentId } = present((await refund(paySn, yuan)).rows[0])
    await app.inTransaction((tx) =>
      invoiceRefundSubscriber.take(tx, { id: '1', event: 'payment.refundMoved', payload: { paymentId } }, app),
    )
  }
  const buyer = await someone()
  const first = await received(buyer, [{ productId: 1, number: 1 }])
  const waiting = await applied(buyer, first.orderSn)
  await heard(first.paySn, 10)
  expect(await stateOf(waiting.invoiceId)).toBe('CANCELLED')
  const again = await applied(buyer, first.orderSn)
  expect(again.total).toBe(waiting.total - 10)
  await issued(again.invoiceId)
  await heard(first.paySn, 25)
  expect(await redOf(again.invoiceId)).toMatchObject({ askedBy: 'system', amount: 25, reason: '04' })
  await heard(first.paySn, 0)
  await works(present(await redOf(again.invoiceId)).redId)
  expect(dataOf(await ask(invoiceDetail, { invoiceId: again.invoiceId }, buyer))).toMatchObject({ state: 'PARTLY_REDDED', redAmount: 25 })
  expect(dataOf(await ask(invoiceableParts, { orderSn: first.orderSn }, buyer)).stores).toEqual([])
})

test('of two applications for the same money at once one is made', async () => {
  const buyer = await someone()
  const { orderSn } = await received(buyer, [{ productId: 1, number: 1 }])
  const chosen = await papers(buyer)
  const { stores } = dataOf(await ask(invoiceableParts, { orderSn }, buyer))
  const parts = present(stores[0]).parts.map(({ partKey, amount }) => ({ partKey, amount }))
  const wish = { ...chosen, storeId: 1001, invoiceType: 1 as const, content: 'category' as const, source: 'month' as const, parts }
  const answers = await Promise.all([1, 2, 3].map(() => ask(invoiceApply, wish, keyed(buyer))))
  expect(answers.map((answer) => answer.code ?? 'done').toSorted()).toEqual(['done', 'invoice.tooMuch', 'invoice.tooMuch'])
})
