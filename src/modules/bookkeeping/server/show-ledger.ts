import { memberOf, type Call } from '../../../api/handler.ts'
import { sheetFile, sheetName, type SheetFormat, type SheetWriter } from '../../../api/sheet-file.ts'
import { offsetOf } from '../../../kernel/database/paging.ts'
import { failure, isFailure, type Failure } from '../../../kernel/failure/failure.ts'
import { translate, type Language } from '../../../kernel/i18n/translate.ts'
import { yuanNumber } from '../../../kernel/money/money.ts'
import { dayOf } from '../../../kernel/time/clock.ts'
import type { LedgerEntryView, LedgerList } from '../endpoints-ledger.ts'
import { bookkeepingMessages } from '../messages.ts'
import { entryKinds, entrySums, type StatementEntry, type EntryKind } from '../rules/ledger-entry.ts'
import { monthSpan, type MonthSpan } from '../rules/month.ts'
import { entryRows, mostEntries, type EntryRow } from './entry-repository.ts'
import type { StatementSource } from './ports.ts'
import { noteExport } from './show-match.ts'
import type { StatementScope } from './statement-scope.ts'

export type LedgerFilters = {
  readonly month: string
  readonly party: string
  /** Of modules after this one. */
  readonly sources: readonly StatementSource[]
}
/** An entry with the page that it may have. */
type LedgerEntry = StatementEntry & { readonly memberId: number | null; readonly documentId: number; readonly contractId: number }
type Ledger = {
  readonly span: MonthSpan
  /** Of the party that was asked for, the oldest first. */
  readonly entries: readonly LedgerEntry[]
  readonly parties: readonly { readonly key: string; readonly name: string }[]
}

type Key = keyof (typeof bookkeepingMessages)['zh'] & string
const isKey = (key: string): key is Key => Object.hasOwn(bookkeepingMessages.zh, key)

/** Where a document names nobody: the platform itself, and of a store's customers those who buy for themselves. */
function nobody({ lender, kind }: EntryRow & { readonly kind: EntryKind }, lang: Language, side: StatementScope['side']): string {
  const say = translate(lang, bookkeepingMessages)
  if (lender === 'platform') return say('platform')
  return side === 'store' && kind !== 'payout' ? say('privateCustomers') : ''
}

function entryOf(row: EntryRow & { readonly kind: EntryKind }, lang: Language, side: StatementScope['side']): LedgerEntry {
  const own = (lang === 'en' && row.partyEn) || row.party
  return {
    kind: row.kind,
    at: row.at,
    documentNo: row.documentNo,
    orderSn: row.orderSn,
    partyKey: row.partyKey,
    party: own || nobody(row, lang, side),
    fen: BigInt(row.fen),
    taxFen: BigInt(row.taxFen ?? 0),
    isSpecial: row.isSpecial ?? false,
    way: row.way ?? '',
    lender: row.lender ?? null,
    items: (row.items ?? []).map((item) => ({ ...item, fen: BigInt(item.fen), taxFen: BigInt(item.taxFen) })),
    memberId: row.memberId,
    documentId: row.documentId ?? 0,
    contractId: row.contractId ?? 0,
    commission: BigInt(row.commission ?? 0),
    platformPart: BigInt(row.platformPart ?? 0),
  }
}

/** What happened in a month. Refusal: `bookkeeping.tooManyEntries`. */
export async function ledgerOf(call: Call, scope: StatementScope, { month, party, sources }: LedgerFilters): Promise<Ledger | Failure> {
  const span = monthSpan(month, call.app.clock.now())
  const { read } = call.app
  const rows = (await Promise.all([entryRows, ...sources].map((source) => source(read, scope, span)))).flat()
  const most = Math.max(0, ...entryKinds.map((kind) => rows.filter((row) => row.kind === kind).length))
  if (most > mostEntries) return failure('bookkeeping.tooManyEntries', { max: mostEntries }, { field: 'month' })
  const all = rows.map((row) => entryOf(row, call.lang, scope.side)).toSorted((one, other) => one.at.getTime() - other.at.getTime())
  const parties = new Map(all.filter((one) => one.partyKey !== '').map((one) => [one.partyKey, one.party]))
  return {
    span,
    entries: party === '' ? all : all.filter((one) => one.partyKey === party),
    parties: [...parties].map(([key, name]) => ({ key, name })),
  }
}

function wayText(way: string, lang: Language): string {
  const key = `way_${way}`
  return isKey(key) ? translate(lang, bookkeepingMessages)(key) : way
}

function entryView(of: LedgerEntry, call: Call, scope: StatementScope): LedgerEntryView {
  return {
    kind: of.kind,
    time: of.at.toISOString(),
    documentNo: of.documentNo,
    documentId: of.documentId,
    contractId: of.contractId,
    isMine: scope.side === 'store' || of.memberId === memberOf(call).memberId,
    orderSn: of.orderSn,
    party: of.party,
    amount: yuanNumber(of.fen),
    tax: yuanNumber(of.taxFen),
    way: of.way,
    wayText: wayText(of.way, call.lang),
  }
}

type Asked = LedgerFilters & { readonly kind: EntryKind | ''; readonly current: number; readonly pageSize: number }

/** A page of the statement of a month, the newest first, with the sums of every kind. Refusal: `bookkeeping.tooManyEntries`. */
export async function showLedger(
  call: Call,
  scope: StatementScope,
  { kind, current, pageSize, ...filters }: Asked,
): Promise<LedgerList | Failure> {
  const ledger = await ledgerOf(call, scope, filters)
  if (isFailure(ledger)) return ledger
  const found = ledger.entries.filter((one) => kind === '' || one.kind === kind).toReversed()
  const from = offsetOf({ current, pageSize })
  return {
    month: ledger.span.month,
    list: found.slice(from, from + pageSize).map((one) => entryView(one, call, scope)),
    total: found.length,
    sums: entrySums(ledger.entries).map((sum) => ({ kind: sum.kind, count: sum.count, amount: yuanNumber(sum.fen) })),
    parties: [...ledger.parties],
  }
}

const heads = ['colDay', 'colKind', 'colDocument', 'colOrder', 'colParty', 'colAmount', 'colTax', 'colWay'] as const

/** The statement of a month as a file: its entries, then the sum of each kind. Who took it along is written down. Refusal: `bookkeeping.tooManyEntries`. */
export async function exportLedger(
  call: Call,
  scope: StatementScope,
  { write, format, ...filters }: LedgerFilters & { readonly write: SheetWriter; readonly format: SheetFormat },
) {
  const ledger = await ledgerOf(call, scope, filters)
  if (isFailure(ledger)) return ledger
  const say = translate(call.lang, bookkeepingMessages)
  const table = ledger.entries.map((one) => [
    dayOf(one.at),
    say(`entry_${one.kind}`),
    one.documentNo,
    one.orderSn,
    one.party,
    yuanNumber(one.fen),
    yuanNumber(one.taxFen),
    wayText(one.way, call.lang),
  ])
  const sums = entrySums(ledger.entries)
    .filter(({ count }) => count > 0)
    .map(({ kind, fen }) => [say('sum'), say(`entry_${kind}`), '', '', '', yuanNumber(fen), '', ''])
  const { month } = ledger.span
  const name = sheetName(`${say('sheetLedger')}-${month}`, call.app.clock.now())
  const file = await sheetFile(write, format, { name, rows: [heads.map((head) => say(head)), ...table, ...sums] })
  await noteExport(call, scope, { what: 'ledger', month, format, count: table.length })
  return file
}
