import { memberOf, type Call } from '../../../../api/handler.ts'
import type { OutputOf } from '../../../../api/endpoint.ts'
import { mostSheetRows, sheetFile, sheetName, sheetTime, type SheetFormat, type SheetWriter } from '../../../../api/sheet-file.ts'
import { failure, type Failure } from '../../../../kernel/failure/failure.ts'
import { yuanNumber } from '../../../../kernel/money/money.ts'
import { endOfDay, startOfDay } from '../../../../kernel/time/clock.ts'
import { translate } from '../../../../kernel/i18n/translate.ts'
import type { statementExportCall, StatementView } from '../../endpoints.ts'
import { walletOf, type PostingKind } from '../../rules/ledger-accounts.ts'
import { walletFileMessages, walletMessages } from '../../messages.ts'
import { lineView } from '../wallet-views.ts'
import { entriesOfAccount, sumsOfAccount, type WalletStatementQuery } from './statement-repository.ts'

export type StatementFilters = {
  readonly kind?: PostingKind | undefined
  readonly direction: '' | 'in' | 'out'
  readonly fromDate: string
  readonly untilDate: string
}

const directions = { '': 0, in: 1, out: -1 } as const

function wishOf(filters: StatementFilters, page: { current: number; pageSize: number }): WalletStatementQuery {
  const { kind, direction, fromDate, untilDate } = filters
  const [from, until] = [fromDate === '' ? null : startOfDay(fromDate), untilDate === '' ? null : endOfDay(untilDate)]
  return { kind: kind ?? null, direction: directions[direction], from, until, ...page }
}

/** What came and went on the caller's balance. */
export async function showStatement(call: Call, filters: StatementFilters & { current: number; pageSize: number }): Promise<StatementView> {
  const say = translate(call.lang, walletMessages)
  const { current, pageSize } = filters
  const key = walletOf('member', memberOf(call).memberId)
  const wish = wishOf(filters, { current, pageSize })
  const [found, sums] = await Promise.all([entriesOfAccount(call.app.read, key, wish), sumsOfAccount(call.app.read, key, wish)])
  return {
    list: found.list.map((line) => lineView(line, say)),
    total: found.total,
    income: yuanNumber(sums.incomeFen),
    expense: yuanNumber(sums.expenseFen),
  }
}

/** The same as a file. Refusal: `wallet.exportTooMany`. */
export async function exportStatement(
  call: Call,
  write: SheetWriter,
  { format, ...filters }: StatementFilters & { readonly format: SheetFormat },
): Promise<OutputOf<typeof statementExportCall> | Failure> {
  const say = translate(call.lang, walletFileMessages)
  const word = translate(call.lang, walletMessages)
  const wish = wishOf(filters, { current: 1, pageSize: mostSheetRows })
  const { list, total } = await entriesOfAccount(call.app.read, walletOf('member', memberOf(call).memberId), wish)
  if (total > mostSheetRows) return failure('wallet.exportTooMany', { max: mostSheetRows }, { field: 'fromDate' })
  const heads = (['time', 'kind', 'reference', 'note', 'amount', 'balanceAfter'] as const).map((head) => say(head))
  const lines = list.map((line) => {
    const shown = lineView(line, word)
    return [sheetTime(line.at), shown.kindText, shown.reference, shown.note, shown.amount, shown.balanceAfter]
  })
  return sheetFile(write, format, { name: sheetName(say('statement'), call.app.clock.now()), rows: [heads, ...lines] })
}
