import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { dataOf, present } from '../../../../tests/fixtures/server/answer-data.ts'
import { asker } from '../../../../tests/fixtures/server/calls.ts'
import { aCreditHouse } from '../../../../tests/fixtures/trade/credit-house.ts'
import { aMember } from '../../../../tests/fixtures/trade/goods.ts'
import { aSettlementHouse } from '../../../../tests/fixtures/trade/settlement-house.ts'
import { dayOf } from '../../../kernel/time/clock.ts'
import { adminAccountList, adminAccountSave, adminVoucherExport, adminVoucherList } from '../endpoints-platform.ts'
import { bookkeepingHandlers } from './handlers.ts'

const house = await aSettlementHouse()
const ask = asker(house.app, bookkeepingHandlers())
const finance = { visitor: { ...aMember(9900, 1), platform: ['platform.finance' as const] } }
const keyed = () => ({ ...finance, idempotencyKey: randomUUID() })
type Ask = typeof ask

/** The lines of the months of a house, by the columns of Kingdee's file: number, account, debit and credit in fen. */
async function booked(from: Ask, months: readonly string[]) {
  const fen = (cell = '') => Math.round(Number(cell) * 100)
  const lines: { month: string; no: string; account: string; debit: number; credit: number }[] = []
  for (const month of months) {
    const file = dataOf(await from(adminVoucherExport, { month, software: 'kingdee', format: 'csv' }, finance))
    const rows = Buffer.from(file.base64, 'base64')
      .toString()
      .replace(/^\uFEFF/, '')
      .trim()
      .split(/\r?\n/)
    for (const row of rows.slice(1)) {
      const cells = row.split(',')
      lines.push({ month, no: cells[2] ?? '', account: cells[6] ?? '', debit: fen(cells[8]), credit: fen(cells[9]) })
    }
  }
  return lines
}
type Lines = Awaited<ReturnType<typeof booked>>
const left = (lines: Lines, account: string) =>
  lines.filter((line) => line.account === account).reduce((sum, { debit, credit }) => sum + credit - debit, 0)
/** Every month that a house lived through, from the first movement on. */
async function monthsOf({ client, clock }: Pick<typeof house, 'client' | 'clock'>): Promise<string[]> {
  const { rows } = await client.query<{ month: string }>(
    `SELECT to_char(generate_series(date_trunc('month', least((SELECT min(at) FROM ledger_transaction), (SELECT min(at) FROM credit_operation)) AT TIME ZONE 'Asia/Shanghai'), $1::date, '1 month'), 'YYYY-MM') AS month`,
    [dayOf(clock.now())],
  )
  return rows.map(({ month }) => month)
}
function expectBalanced(lines: Lines): void {
  const vouchers = Map.groupBy(lines, ({ month, no }) => `${month} ${no}`)
  expect([...vouchers.values()].filter((of) => of.reduce((sum, { debit, credit }) => sum + debit - credit, 0) !== 0)).toEqual([])
}

test("the platform's vouchers balance and come to what its ledger says, commission with its tax", async () => {
  await house.credited()
  const second = await house.credited()
  const lines = await booked(ask, await monthsOf(house))
  expectBalanced(lines)
  expect(left(lines, '2202')).toBe(await house.balanceOf('store', 'payable'))
  expect(left(lines, '224102')).toBe(await house.balanceOf('platform', 'orders'))
  const commission = await house.balanceOf('platform', 'commission')
  expect(commission).toBeGreaterThan(0)
  expect(left(lines, '6001') + left(lines, '22210105')).toBe(commission)
  expect(Math.abs(left(lines, '22210105') * 106 - commission * 6)).toBeLessThan(150)
  expect(left(lines, '1012') + left(lines, '1002')).toBe(
    (await house.balanceOf('gateway', 'wechat')) +
      (await house.balanceOf('gateway', 'alipay')) +
      (await house.balanceOf('gateway', 'transfer')),
  )
  // The page lists the same, the newest day first, and a kind by itself.
  const month = dayOf(house.clock.now()).slice(0, 7)
  const shown = dataOf(await ask(adminVoucherList, { month, pageSize: 100 }, finance))
  expect(shown.list.map(({ no }) => no)).toEqual(shown.list.map((_one, place) => shown.total - place))
  const transfers = dataOf(await ask(adminVoucherList, { month, kind: 'orderTransfer' }, finance))
  const [transfer] = transfers.list
  expect(present(transfer).lines.map(({ account }) => account)).toContain('主营业务收入')
  expect(transfers.sums).toEqual(shown.sums)
  expect((await house.entries(second.orderSn))[0]).toMatchObject({ kind: 'transfer' })
})

test('what companies owe on the platform’s credit is what its vouchers say, and the chart is the platform’s own', async () => {
  const credit = await aCreditHouse()
  const books = asker(credit.house, bookkeepingHandlers())
  const company = await credit.granted(100_000)
  const order = await credit.onCredit(company)
  await credit.ship(order, ['3', '2'])
  const lines = await booked(books, await monthsOf(credit))
  expectBalanced(lines)
  const { rows } = await credit.client.query<{ drawn: number }>('SELECT sum(drawn)::int AS drawn FROM credit_account')
  expect(present(rows[0]).drawn).toBeGreaterThan(0)
  expect(-left(lines, '1122')).toBe(present(rows[0]).drawn)
  expect(left(lines, '224102')).toBe(present(rows[0]).drawn)
  dataOf(await ask(adminAccountSave, { purpose: 'orderFunds', code: '2241.02', name: '代收货款' }, keyed()))
  const { list } = dataOf(await ask(adminAccountList, {}, finance))
  expect(list.find(({ purpose }) => purpose === 'orderFunds')).toMatchObject({
    code: '2241.02',
    isStandard: false,
    purposeText: '待结算货款',
  })
  const after = await booked(ask, await monthsOf(house))
  expect(left(after, '2241.02')).toBe(await house.balanceOf('platform', 'orders'))
  expect((await ask(adminAccountSave, { purpose: 'inventory', code: '1403', name: '原材料' }, keyed())).code).toBe(
    'bookkeeping.purposeGone',
  )
})
