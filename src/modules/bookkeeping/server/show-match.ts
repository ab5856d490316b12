import { actorContext } from '../../../api/actor-context.ts'
import { memberOf, type Call } from '../../../api/handler.ts'
import { sheetFile, sheetName, type SheetFormat, type SheetWriter } from '../../../api/sheet-file.ts'
import { audit } from '../../../kernel/audit/audit.ts'
import { offsetOf } from '../../../kernel/database/paging.ts'
import { failure, isFailure, type Failure } from '../../../kernel/failure/failure.ts'
import { translate } from '../../../kernel/i18n/translate.ts'
import { yuanNumber } from '../../../kernel/money/money.ts'
import { quantityNumber } from '../../../kernel/quantity/quantity.ts'
import { dayOf } from '../../../kernel/time/clock.ts'
import { unitOf } from '../../catalog/rules/units.ts'
import type { MatchLineView, MatchList } from '../endpoints.ts'
import { bookkeepingMessages } from '../messages.ts'
import {
  differenceKinds,
  differencesOf,
  matchSums,
  stepsOfPrinted,
  uninvoicedOf,
  type DifferenceKind,
  type MatchSums,
} from '../rules/match-line.ts'
import { monthSpan, type MonthSpan } from '../rules/month.ts'
import { matchLinesOf, type MatchLine } from './match-lines.ts'
import { matchRows, mostOrders, tradedParties } from './match-repository.ts'
import type { StatementScope } from './statement-scope.ts'

export type MatchFilters = {
  readonly month: string
  readonly party: string
  readonly onlyDifferences: 0 | 1
  readonly kind: DifferenceKind | ''
}
type Judged = { readonly line: MatchLine; readonly differences: readonly DifferenceKind[] }
type Match = { readonly span: MonthSpan; readonly all: readonly Judged[]; readonly found: readonly Judged[] }

/** The lines of a month, and those that the filters find, the newest order first. Refusal: `bookkeeping.tooManyOrders`. */
async function findMatch(
  call: Call,
  scope: StatementScope,
  { month, party, onlyDifferences, kind }: MatchFilters,
): Promise<Match | Failure> {
  const span = monthSpan(month, call.app.clock.now())
  const { orders, lines } = await matchRows(call.app.read, scope, { span, party })
  if (orders.length > mostOrders) return failure('bookkeeping.tooManyOrders', { max: mostOrders }, { field: 'party' })
  const all = matchLinesOf(orders.toReversed(), lines).map((line) => ({ line, differences: differencesOf(line) }))
  const found = all.filter(({ differences }) =>
    kind === '' ? onlyDifferences === 0 || differences.length > 0 : differences.includes(kind),
  )
  return { span, all, found }
}

const number = (steps: bigint, { decimals }: MatchLine) => quantityNumber(steps, decimals)

function lineView({ line: of, differences }: Judged, call: Call): MatchLineView {
  const { order, line } = of
  const { memberId } = memberOf(call)
  const isEnglish = call.lang === 'en'
  const either = (zh: string, en: string) => (isEnglish && en !== '' ? en : zh)
  return {
    lineKey: line ? String(line.orderLineId) : `f${order.orderId}`,
    orderSn: order.orderSn,
    isMine: order.memberId === memberId,
    orderTime: order.createdAt.toISOString(),
    buyerOrderNo: order.buyerOrderNo,
    storeId: order.storeId,
    storeName: either(order.storeName, order.storeNameEn),
    buyerTitle: order.buyerTitle,
    isFreight: of.isFreight,
    goodsName: line ? either(line.nameZh, line.nameEn) : translate(call.lang, bookkeepingMessages)('freight'),
    specText: line ? either(line.specZh, line.specEn) : '',
    materialCode: line?.materialCode ?? '',
    unitName: line ? unitOf(line.unitCode)[call.lang] : '',
    orderedNum: number(of.orderedNumber, of),
    ordered: yuanNumber(of.ordered),
    arrivedNum: number(of.arrivedNumber, of),
    settledNum: number(of.settledNumber, of),
    settled: yuanNumber(of.settled),
    priceDifference: yuanNumber(of.adjusted),
    returnedNum: number(of.returnedNumber, of),
    returned: yuanNumber(of.returned),
    invoicedNum: of.invoicedPrinted === null ? null : number(stepsOfPrinted(of.invoicedPrinted, of.decimals), of),
    invoiced: yuanNumber(of.invoiced),
    pendingInvoice: yuanNumber(of.pending),
    uninvoiced: yuanNumber(uninvoicedOf(of)),
    differences: [...differences],
    weighNotes: [...(line?.weighNotes ?? [])],
    invoices: of.documents.map((one) => ({
      invoiceId: one.invoiceId,
      invoiceNo: one.number || one.invoiceSn,
      isMine: one.memberId === memberId,
    })),
    cases: [...(line?.cases ?? [])],
    statements: [...(order.statements ?? [])],
  }
}

function sumsView(sums: MatchSums) {
  return {
    ordered: yuanNumber(sums.ordered),
    settled: yuanNumber(sums.settled),
    returned: yuanNumber(sums.returned),
    payable: yuanNumber(sums.payable),
    invoiced: yuanNumber(sums.invoiced),
    uninvoiced: yuanNumber(sums.uninvoiced),
    overInvoiced: yuanNumber(sums.overInvoiced),
  }
}

/** A page of the match of a month with the sums of all that the filters find. Refusal: `bookkeeping.tooManyOrders`. */
export async function showMatch(
  call: Call,
  scope: StatementScope,
  { current, pageSize, ...filters }: MatchFilters & { readonly current: number; readonly pageSize: number },
): Promise<MatchList | Failure> {
  const match = await findMatch(call, scope, filters)
  if (isFailure(match)) return match
  const { span, all, found } = match
  const from = offsetOf({ current, pageSize })
  const parties = await tradedParties(call.app.read, scope, span)
  return {
    month: span.month,
    list: found.slice(from, from + pageSize).map((one) => lineView(one, call)),
    total: found.length,
    sums: sumsView(matchSums(found.map(({ line }) => line))),
    counts: differenceKinds.map((kind) => ({ kind, count: all.filter(({ differences }) => differences.includes(kind)).length })),
    parties: parties.map(({ key, name, nameEn }) => ({ key, name: call.lang === 'en' && nameEn !== '' ? nameEn : name })),
  }
}

const heads = [
  'colOrder',
  'colOrderDay',
  'colBuyerOrderNo',
  'colSupplier',
  'colCustomer',
  'colGoods',
  'colSpec',
  'colMaterialCode',
  'colUnit',
  'colOrderedNum',
  'colOrdered',
  'colArrivedNum',
  'colSettledNum',
  'colSettled',
  'colReturnedNum',
  'colReturned',
  'colPayable',
  'colInvoicedNum',
  'colInvoiced',
  'colUninvoiced',
  'colDifferences',
  'colWeighNotes',
  'colInvoices',
] as const

/** The match of a month as a file: its lines, then their sums. Who took it along is written down. Refusal: `bookkeeping.tooManyOrders`. */
export async function exportMatch(
  call: Call,
  scope: StatementScope,
  { write, format, ...filters }: MatchFilters & { readonly write: SheetWriter; readonly format: SheetFormat },
) {
  const match = await findMatch(call, scope, filters)
  if (isFailure(match)) return match
  const say = translate(call.lang, bookkeepingMessages)
  const table = match.found.map((one) => {
    const view = lineView(one, call)
    return [
      view.orderSn,
      dayOf(one.line.order.createdAt),
      view.buyerOrderNo,
      view.storeName,
      view.buyerTitle,
      view.goodsName,
      view.specText,
      view.materialCode,
      view.unitName,
      view.isFreight ? '' : view.orderedNum,
      view.ordered,
      view.isFreight ? '' : view.arrivedNum,
      view.isFreight ? '' : view.settledNum,
      view.settled,
      view.isFreight ? '' : view.returnedNum,
      view.returned,
      yuanNumber(one.line.settled - one.line.returned),
      view.invoicedNum ?? '',
      view.invoiced,
      view.uninvoiced,
      view.differences.map((kind) => say(`kind_${kind}`)).join('; '),
      view.weighNotes.join('; '),
      view.invoices.map(({ invoiceNo }) => invoiceNo).join('; '),
    ]
  })
  const sums = matchSums(match.found.map(({ line }) => line))
  const { ordered, settled, returned, payable, invoiced } = sumsView(sums)
  const blank = (count: number) => Array.from({ length: count }, () => '')
  const open = yuanNumber(sums.payable - sums.invoiced)
  const sum = [say('sum'), ...blank(9), ordered, '', '', settled, '', returned, payable, '', invoiced, open, ...blank(3)]
  const name = sheetName(`${say('sheetMatch')}-${match.span.month}`, call.app.clock.now())
  const file = await sheetFile(write, format, { name, rows: [heads.map((head) => say(head)), ...table, sum] })
  await noteExport(call, scope, { what: 'match', month: match.span.month, format, count: table.length })
  return file
}

/** Writes down who took a statement along. */
export function noteExport(call: Call, scope: StatementScope, facts: Readonly<Record<string, string | number>>): Promise<void> {
  return call.app.inTransaction((tx) =>
    audit(tx, {
      ...actorContext(call, scope.side === 'buyer' ? 'member' : 'store'),
      action: 'bookkeeping.export',
      entity: 'bookkeepingStatement',
      entityId: String(facts['month'] ?? ''),
      without: 'note',
      facts,
    }),
  )
}
