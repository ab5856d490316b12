import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { dataOf, present } from '../../../../tests/fixtures/server/answer-data.ts'
import { aStoredVoucher } from '../../../../tests/fixtures/database/stored-picture.ts'
import { aDatabase } from '../../../../tests/fixtures/database/test-database.ts'
import { asker } from '../../../../tests/fixtures/server/calls.ts'
import type { Buyer } from '../../../../tests/fixtures/trade/buying.ts'
import { aCreditHouse } from '../../../../tests/fixtures/trade/credit-house.ts'
import { aStoreClerk } from '../../../../tests/fixtures/trade/goods.ts'
import { anInvoiceHouse } from '../../../../tests/fixtures/trade/invoice-house.ts'
import { addDays, dayOf } from '../../../kernel/time/clock.ts'
import { creditRepayCall, creditStatementConfirmCall, creditStatementListCall } from '../../credit/endpoints.ts'
import { adminCreditCalls } from '../../credit/endpoints-staff.ts'
import { sellerInvoiceIssue } from '../../invoice/endpoints-staff.ts'
import {
  buyerAccountList,
  buyerAccountSave,
  buyerLedgerExport,
  buyerLedgerList,
  buyerVoucherExport,
  sellerAccountSave,
  sellerLedgerList,
  sellerVoucherExport,
  type LedgerList,
} from '../endpoints-ledger.ts'
import { bookkeepingHandlers } from './handlers.ts'

const { clock, app, ask: askInvoices, keyed, clerkOf, received, applied, work, someone } = await anInvoiceHouse(await aDatabase())
const ask = asker(app, bookkeepingHandlers())
const accountantOf = (storeId: number) => {
  const visitor = aStoreClerk(storeId)
  return { visitor: { ...visitor, stores: visitor.stores.map((store) => ({ ...store, capabilities: ['store.finance' as const] })) } }
}
const fen = (yuan: number) => BigInt(Math.round(yuan * 100))
const linesOf = (file: { base64: string }) =>
  Buffer.from(file.base64, 'base64')
    .toString()
    .replace(/^\uFEFF/, '')
    .trim()
    .split(/\r?\n/)
    .map((line) => line.split(','))
const sumOf = ({ sums }: LedgerList, kind: string) => fen(present(sums.find((one) => one.kind === kind)).amount)

/** Every sum is what its rows add up to, and the page shows them all. */
function proved(ledger: LedgerList): void {
  expect(ledger.list).toHaveLength(ledger.total)
  for (const { kind, count, amount } of ledger.sums) {
    const own = ledger.list.filter((one) => one.kind === kind)
    expect([kind, own.length, own.reduce((sum, one) => sum + fen(one.amount), 0n)]).toEqual([kind, count, fen(amount)])
  }
}

/** Debit and credit of every voucher of a file, by its number. */
function balances(rows: readonly (readonly string[])[], [no, debit, credit]: readonly [number, number, number]): Map<string, bigint> {
  const left = new Map<string, bigint>()
  for (const row of rows) left.set(row[no] ?? '', (left.get(row[no] ?? '') ?? 0n) + fen(Number(row[debit])) - fen(Number(row[credit])))
  return left
}

async function invoiced(buyer: Buyer, orderSn: string, type: 1 | 2) {
  const { invoiceId } = await applied(buyer, orderSn, type)
  dataOf(await askInvoices(sellerInvoiceIssue, { invoiceIds: [invoiceId] }, keyed(clerkOf(1001))))
  await work('invoice.issue', invoiceId)
  clock.forward(2_000)
  await work('invoice.issue', invoiceId)
}

test('a month lists orders, receipts and invoices with sums that are their rows, for the buyer and for the store', async () => {
  const buyer = await someone()
  const bought = [
    { productId: 1, number: 3 },
    { productId: 2, number: 2 },
  ]
  const { orderSn } = await received(buyer, bought)
  await invoiced(buyer, orderSn, 2)
  const mine = dataOf(await ask(buyerLedgerList, { pageSize: 100 }, buyer))
  proved(mine)
  expect(mine.list.map((one) => one.kind).toSorted()).toEqual(['invoice', 'order', 'receipt'])
  // All of it came and was invoiced: three times the same amount.
  expect([sumOf(mine, 'receipt'), sumOf(mine, 'invoice')]).toEqual([sumOf(mine, 'order'), sumOf(mine, 'order')])
  const store = dataOf(await ask(sellerLedgerList, { pageSize: 100 }, accountantOf(1001)))
  proved(store)
  expect(sumOf(store, 'order')).toBe(sumOf(mine, 'order'))
  expect(dataOf(await ask(sellerLedgerList, {}, accountantOf(1002))).total).toBe(0)
  expect(dataOf(await ask(buyerLedgerList, { kind: 'invoice' }, buyer)).list).toMatchObject([{ orderSn, isMine: true }])
  const file = linesOf(dataOf(await ask(buyerLedgerExport, { format: 'csv' }, buyer)))
  expect(file).toHaveLength(1 + mine.total + 3)
})

test('the vouchers of Kingdee and Yonyou balance, book what was invoiced and use the accounts that were set', async () => {
  const buyer = await someone()
  const { orderSn } = await received(buyer, [
    { productId: 1, number: 3 },
    { productId: 2, number: 2 },
  ])
  await invoiced(buyer, orderSn, 2)
  const accounts = dataOf(await ask(buyerAccountList, {}, buyer))
  expect(accounts).toMatchObject({
    mayChange: true,
    list: expect.arrayContaining([expect.objectContaining({ purpose: 'payable', code: '2202' })]),
  })
  const own = { purpose: 'payable', code: '2202.01', name: '应付账款-锌锭' }
  const saved = dataOf(await ask(buyerAccountSave, own, { ...buyer, idempotencyKey: randomUUID() }))
  expect(saved.list.find((one) => one.purpose === 'payable')).toMatchObject({ code: '2202.01', isStandard: false })
  expect((await ask(buyerAccountSave, { ...own, purpose: 'x' }, { ...buyer, idempotencyKey: randomUUID() })).code).toBe(
    'bookkeeping.purposeGone',
  )
  const total = sumOf(dataOf(await ask(buyerLedgerList, {}, buyer)), 'invoice')
  const files = {
    kingdee: { places: [2, 8, 9], code: 6, heads: '日期,凭证字,凭证号,附件数' },
    yonyou: { places: [2, 6, 7], code: 5, heads: '制单日期,凭证类别字,凭证号,附单据数' },
  } as const
  for (const software of ['kingdee', 'yonyou'] as const) {
    const { places, code, heads } = files[software]
    const [head = [], ...lines] = linesOf(dataOf(await ask(buyerVoucherExport, { software, format: 'csv' }, buyer)))
    expect(head.slice(0, 4).join()).toBe(heads)
    expect(lines.every((line) => line.length === head.length)).toBe(true)
    expect([...balances(lines, places).values()]).toEqual([0n])
    expect(lines.map((line) => line[code])).toEqual(['1403', '1403', '1403', '22210101', '2202.01'])
    expect(fen(Number(lines.at(-1)?.[places[2]]))).toBe(total)
  }
  const seller = linesOf(dataOf(await ask(sellerVoucherExport, { software: 'kingdee', format: 'csv' }, accountantOf(1001)))).slice(1)
  expect([...balances(seller, [2, 8, 9]).values()].every((left) => left === 0n)).toBe(true)
  expect(new Set(seller.map((line) => line[6]))).toEqual(new Set(['1122', '6001', '22210105']))
})

test('only the main account sets the accounts of a company, and who works for several stores chooses one first', async () => {
  const { visitor } = await someone()
  const own = { purpose: 'bank', code: '100201', name: '工商银行' }
  const as = (memberType: 3 | 6) => ({
    visitor: { ...visitor, company: ['company.records' as const], member: { ...present(visitor.member), memberType, enterpriseId: 7001 } },
    idempotencyKey: randomUUID(),
  })
  expect((await ask(buyerAccountSave, own, as(6))).code).toBe('bookkeeping.mainOnly')
  expect(dataOf(await ask(buyerAccountList, {}, as(6))).mayChange).toBe(false)
  dataOf(await ask(buyerAccountSave, own, as(3)))
  // The company's, not the person's.
  expect(dataOf(await ask(buyerAccountList, {}, as(6))).list.find((one) => one.purpose === 'bank')).toMatchObject({ code: '100201' })
  const [one, other] = [accountantOf(1001), accountantOf(1002)]
  const both = { visitor: { ...one.visitor, stores: [...one.visitor.stores, ...other.visitor.stores] }, idempotencyKey: randomUUID() }
  expect((await ask(sellerAccountSave, own, both)).code).toBe('bookkeeping.chooseStore')
})

test('what is bought on credit of the platform moves the debt to it, and the repayment settles it', async () => {
  const credit = await aCreditHouse()
  const books = asker(credit.house, bookkeepingHandlers())
  const company = await credit.granted(200_000)
  const order = await credit.onCredit(company)
  await credit.ship(order, ['3', '2'])
  await credit.until(async () => dataOf(await credit.ask(creditStatementListCall, {}, company)).list.some((one) => one.state === 'ISSUED'))
  const { list } = dataOf(await credit.ask(creditStatementListCall, {}, company))
  const { statementSn, accountId, left } = present(list.find((one) => one.state === 'ISSUED'))
  dataOf(await credit.ask(creditStatementConfirmCall, { statementSn }, credit.once(company)))
  const transfer = {
    method: 'TRANSFER' as const,
    bankName: '工行',
    documentNo: 'LS-000188',
    picture: await aStoredVoucher(credit.client, company.memberId),
  }
  const { repaymentId } = dataOf(
    await credit.ask(creditRepayCall, { accountId, statementSn, amount: left, ...transfer }, credit.once(company)),
  )
  dataOf(await credit.ask(adminCreditCalls.repaymentReview, { repaymentId, event: 'confirm' }, credit.once(credit.finance)))
  const today = dayOf(credit.clock.now())
  const month = (ago: number) => (ago === 0 ? today : addDays(`${today.slice(0, 7)}-01`, -1)).slice(0, 7)
  const booked = async (ago: number) =>
    linesOf(dataOf(await books(buyerVoucherExport, { month: month(ago), software: 'kingdee', format: 'csv' }, company)))
      .slice(1)
      .map((line) => [line[6], line[8], line[9]])
  const owed = String(left)
  expect(await booked(1)).toEqual([
    ['2202', owed, '0'],
    ['2241', '0', owed],
  ])
  expect(await booked(0)).toEqual([
    ['2241', owed, '0'],
    ['1002', '0', owed],
  ])
  const ledger = dataOf(await books(buyerLedgerList, { pageSize: 100 }, company))
  proved(ledger)
  expect(ledger.list).toMatchObject([{ kind: 'repayment', party: '平台', wayText: '对公转账' }])
})
