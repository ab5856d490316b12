import { actorContext } from '../../../api/actor-context.ts'
import type { Call } from '../../../api/handler.ts'
import { sheetFile, sheetName, type SheetFormat, type SheetWriter } from '../../../api/sheet-file.ts'
import { audit } from '../../../kernel/audit/audit.ts'
import { offsetOf } from '../../../kernel/database/paging.ts'
import { translate, type Language } from '../../../kernel/i18n/translate.ts'
import { sumFen, yuanNumber } from '../../../kernel/money/money.ts'
import { walletMessages } from '../../wallet/messages.ts'
import type { VoucherSoftware } from '../endpoints-ledger.ts'
import type { PlatformVoucherList } from '../endpoints-platform.ts'
import { bookkeepingMessages } from '../messages.ts'
import { voucherCurrency, voucherHeads, voucherWord } from '../rules/account-purposes-data.ts'
import { monthSpan, type MonthSpan } from '../rules/month.ts'
import {
  creditEventKinds,
  platformVouchers,
  voucherTotal,
  type PlatformEventKind,
  type PlatformVoucher,
  type PlatformVoucherLine,
} from '../rules/platform-voucher.ts'
import { platformChart } from './account-codes.ts'
import type { AccountCode } from './account-code-repository.ts'
import { creditDaySums, ledgerDaySums } from './platform-repository.ts'

type Cell = string | number
const isCreditKind = (kind: PlatformEventKind) => creditEventKinds.find((one) => one === kind)

function kindText(lang: Language, kind: PlatformEventKind): string {
  const own = isCreditKind(kind)
  if (own) return translate(lang, bookkeepingMessages)(`event_${own}`)
  // The words of movements are the ledger's.
  return translate(lang, walletMessages)(`kind_${kind as Exclude<PlatformEventKind, (typeof creditEventKinds)[number]>}`)
}

async function vouchersIn(call: Call, month: string): Promise<{ readonly span: MonthSpan; readonly vouchers: readonly PlatformVoucher[] }> {
  const span = monthSpan(month, call.app.clock.now())
  const [ledger, credit] = [await ledgerDaySums(call.app.read, span), await creditDaySums(call.app.read, span)]
  return { span, vouchers: platformVouchers(ledger, credit) }
}

type Page = { readonly month: string; readonly kind: string; readonly current: number; readonly pageSize: number }

/** The platform's vouchers of a month, the newest day first, and what each kind comes to. */
export async function showPlatformVouchers(call: Call, { month, kind, current, pageSize }: Page): Promise<PlatformVoucherList> {
  const { span, vouchers } = await vouchersIn(call, month)
  const kinds = Map.groupBy(vouchers, (voucher) => voucher.kind)
  const found = vouchers.filter((voucher) => kind === '' || voucher.kind === kind).toReversed()
  const from = offsetOf({ current, pageSize })
  const chart = new Map((await platformChart(call.app.read)).map((one) => [one.purpose, one]))
  return {
    month: span.month,
    list: found.slice(from, from + pageSize).map((voucher) => ({
      no: voucher.no,
      day: voucher.day,
      kind: voucher.kind,
      kindText: kindText(call.lang, voucher.kind),
      papers: voucher.papers,
      amount: yuanNumber(voucherTotal(voucher)),
      lines: voucher.lines.map(({ purpose, party, debit, credit }) => ({
        account: chart.get(purpose)?.name ?? purpose,
        party,
        debit: yuanNumber(debit),
        credit: yuanNumber(credit),
      })),
    })),
    total: found.length,
    sums: [...kinds].map(([one, of]) => ({
      kind: one,
      kindText: kindText(call.lang, one),
      count: of.length,
      amount: yuanNumber(sumFen(of.map(voucherTotal))),
    })),
  }
}

type Book = { readonly chart: ReadonlyMap<string, AccountCode>; readonly by: string }

function cellsOf(
  software: VoucherSoftware,
  voucher: PlatformVoucher,
  line: PlatformVoucherLine,
  { place, book }: { place: number; book: Book },
): Cell[] {
  const { no, day, papers, kind } = voucher
  const { code, name } = book.chart.get(line.purpose) ?? { code: '', name: line.purpose }
  const [debit, credit] = [yuanNumber(line.debit), yuanNumber(line.credit)]
  const summary = [kindText('zh', kind), line.party].filter((word) => word !== '').join(' ')
  // Stores are suppliers of the platform's books; companies on its credit are customers.
  const [customer, supplier] = isCreditKind(kind) ? [line.party, ''] : ['', line.party]
  const head = [day, voucherWord, no, papers]
  return software === 'kingdee'
    ? [
        ...head,
        place + 1,
        summary,
        code,
        name,
        debit,
        credit,
        voucherCurrency,
        1,
        debit + credit,
        '',
        '',
        '',
        customer,
        supplier,
        '',
        book.by,
      ]
    : [...head, summary, code, debit, credit, '', '', '', book.by, '', '', day, '', '', customer, supplier, '', name, '', '', '']
}

type Wish = { readonly month: string; readonly software: VoucherSoftware; readonly format: SheetFormat; readonly write: SheetWriter }

/** The platform's vouchers of a month as a file that accounting software imports. Who took it along is written down. */
export async function exportPlatformVouchers(call: Call, { month: asked, software, format, write }: Wish) {
  const { span, vouchers } = await vouchersIn(call, asked)
  const chart = new Map((await platformChart(call.app.read)).map((one) => [one.purpose, one]))
  const book = { chart, by: call.caller.member?.memberName ?? '' }
  const table = vouchers.flatMap((voucher) => voucher.lines.map((line, place) => cellsOf(software, voucher, line, { place, book })))
  // The books are kept in Chinese, whatever language is shown.
  const title = translate('zh', bookkeepingMessages)('sheetPlatformVoucher')
  const name = sheetName(`${title}-${software}-${span.month}`, call.app.clock.now())
  const file = await sheetFile(write, format, { name, rows: [voucherHeads[software], ...table] })
  await call.app.inTransaction((tx) =>
    audit(tx, {
      ...actorContext(call, 'platform'),
      action: 'bookkeeping.export',
      entity: 'bookkeepingStatement',
      entityId: span.month,
      without: 'note',
      facts: { what: software, month: span.month, format, count: vouchers.length },
    }),
  )
  return file
}
