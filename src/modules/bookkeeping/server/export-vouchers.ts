import type { Call } from '../../../api/handler.ts'
import { sheetFile, sheetName, type SheetFormat, type SheetWriter } from '../../../api/sheet-file.ts'
import { isFailure } from '../../../kernel/failure/failure.ts'
import { translate } from '../../../kernel/i18n/translate.ts'
import { yuanNumber } from '../../../kernel/money/money.ts'
import type { VoucherSoftware } from '../endpoints-ledger.ts'
import { bookkeepingMessages } from '../messages.ts'
import { voucherCurrency, voucherHeads, voucherWord } from '../rules/account-purposes-data.ts'
import { vouchersOf, type Voucher, type VoucherLine } from '../rules/voucher.ts'
import { chartOf } from './account-codes.ts'
import type { AccountCode } from './account-code-repository.ts'
import { ledgerOf, type LedgerFilters } from './show-ledger.ts'
import { noteExport } from './show-match.ts'
import type { StatementScope } from './statement-scope.ts'

type Cell = string | number
type Book = {
  readonly side: StatementScope['side']
  readonly chart: ReadonlyMap<string, AccountCode>
  /** Who took the file along. */
  readonly by: string
}

// The books are kept in Chinese, whatever language is shown.
const say = translate('zh', bookkeepingMessages)

function summaryOf({ kind, documentNo, orderSn }: Voucher, { party, item }: VoucherLine): string {
  const of = orderSn === '' || orderSn === documentNo ? documentNo : `${documentNo} ${say('colOrder')}${orderSn}`
  return [say(`entry_${kind}`), party, item?.name ?? '', of].filter((word) => word !== '').join(' ')
}

/** Quantity and price without tax; empty where nothing is counted. */
function countOf({ debit, credit, item }: VoucherLine): { quantity: Cell; price: Cell; unit: string; rate: Cell } {
  if (!item) return { quantity: '', price: '', unit: '', rate: '' }
  const quantity = Number(item.quantity)
  const isCounted = item.quantity !== '' && quantity > 0
  const price = isCounted ? Number((yuanNumber(debit + credit) / quantity).toFixed(6)) : ''
  return { quantity: isCounted ? quantity : '', price, unit: item.unit, rate: item.taxRateBp / 10_000 }
}

function cellsOf(software: VoucherSoftware, voucher: Voucher, line: VoucherLine, { place, book }: { place: number; book: Book }): Cell[] {
  const { code, name } = book.chart.get(line.purpose) ?? { code: '', name: line.purpose }
  const [debit, credit] = [yuanNumber(line.debit), yuanNumber(line.credit)]
  const { quantity, price, unit, rate } = countOf(line)
  const summary = summaryOf(voucher, line)
  const [customer, supplier] = book.side === 'store' ? [line.party, ''] : ['', line.party]
  const { day, no } = voucher
  return software === 'kingdee'
    ? [
        day,
        voucherWord,
        no,
        1,
        place + 1,
        summary,
        code,
        name,
        debit,
        credit,
        voucherCurrency,
        1,
        debit + credit,
        unit,
        quantity,
        price,
        customer,
        supplier,
        rate,
        book.by,
      ]
    : [
        day,
        voucherWord,
        no,
        1,
        summary,
        code,
        debit,
        credit,
        quantity,
        '',
        '',
        book.by,
        '',
        voucher.documentNo,
        day,
        '',
        '',
        customer,
        supplier,
        '',
        name,
        unit,
        price,
        rate,
      ]
}

/**
 * The vouchers of a month as a file with the columns that the accounting software imports. Who took it along is written down.
 * Refusal: `bookkeeping.tooManyEntries`.
 */
export async function exportVouchers(
  call: Call,
  scope: StatementScope,
  {
    write,
    format,
    software,
    ...filters
  }: LedgerFilters & {
    readonly write: SheetWriter
    readonly format: SheetFormat
    readonly software: VoucherSoftware
  },
) {
  const ledger = await ledgerOf(call, scope, filters)
  if (isFailure(ledger)) return ledger
  const chart = new Map((await chartOf(call.app.read, scope)).map((one) => [one.purpose, one]))
  const book: Book = { side: scope.side, chart, by: call.caller.member?.memberName ?? '' }
  const vouchers = vouchersOf(ledger.entries, scope.side)
  const table = vouchers.flatMap((voucher) => voucher.lines.map((line, place) => cellsOf(software, voucher, line, { place, book })))
  const { month } = ledger.span
  const name = sheetName(`${say('sheetVoucher')}-${software}-${month}`, call.app.clock.now())
  const file = await sheetFile(write, format, { name, rows: [voucherHeads[software], ...table] })
  await noteExport(call, scope, { what: software, month, format, count: vouchers.length })
  return file
}
