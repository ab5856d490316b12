import type { OutputOf } from '../../../../api/endpoint.ts'
import { admit } from '../../../../api/guard.ts'
import { memberOf, type Call } from '../../../../api/handler.ts'
import { mostSheetRows, sheetFile, sheetName, sheetTime, type SheetFormat, type SheetWriter } from '../../../../api/sheet-file.ts'
import { offsetOf } from '../../../../kernel/database/paging.ts'
import { rows } from '../../../../kernel/database/transaction.ts'
import { failure, isFailure, type Failure } from '../../../../kernel/failure/failure.ts'
import { translate } from '../../../../kernel/i18n/translate.ts'
import { yuanNumber } from '../../../../kernel/money/money.ts'
import { unitPriceNumber } from '../../../../kernel/money/unit-price.ts'
import { endOfDay, startOfDay } from '../../../../kernel/time/clock.ts'
import type { BuyerPart, buyerFigureOrders, buyerStatistics } from '../../endpoints-buyer.ts'
import { buyerStatisticsMessages } from '../../messages.ts'
import { figuresStatement, ordersStatement, sumsStatement, type BuyerScope } from './buyer-sql.ts'
import { spanAsked } from './figure-view.ts'

type Int = number | bigint
type Asked = { readonly from: string; readonly to: string }
type ShareRow = {
  readonly id: number
  readonly zh: string
  readonly en: string
  readonly fen: Int
  readonly orders: number
  readonly grams: Int
}
type SupplierRow = ShareRow & { readonly shipped: number; readonly onTime: number; readonly claims: number }
type Sums = { readonly orders: number; readonly shipped: number; readonly onTime: number } & Record<
  'fen' | 'coupons' | 'prices' | 'grams',
  Int
>
type Figures = {
  readonly sums: Sums
  readonly categories: readonly ShareRow[]
  readonly suppliers: readonly SupplierRow[]
  readonly projects: readonly ShareRow[]
  readonly costCentres?: readonly ShareRow[]
  readonly zinc: readonly ZincRow[]
}
type ZincRow = { readonly month: string; readonly cost: Int; readonly index: Int; readonly grams: Int }

const fenOf = (fen: Int) => yuanNumber(BigInt(fen))
const tonnesOf = (grams: Int) => Math.round(Number(grams) / 1000) / 1000

/** The company for whoever sees its records; everybody else alone. */
function scopeOf(call: Call): { readonly scope: BuyerScope; readonly owner: number } {
  const { memberId, enterpriseId } = memberOf(call)
  const seesCompany = enterpriseId !== null && admit({ company: 'company.records' }, call.caller) === null
  return seesCompany ? { scope: 'company', owner: enterpriseId } : { scope: 'own', owner: memberId }
}

/** What was bought in a period. Refusal: `analytics.badSpan`. */
export async function statisticsOfBuyer(call: Call, asked: Asked): Promise<OutputOf<typeof buyerStatistics> | Failure> {
  const span = spanAsked(asked, call.app.clock.now())
  if (isFailure(span)) return span
  const { scope, owner } = scopeOf(call)
  const [[figures], [before]] = await Promise.all([
    rows<Figures>(call.app.read, figuresStatement(scope), [owner, startOfDay(span.from), endOfDay(span.to)]),
    rows<Sums>(call.app.read, sumsStatement(scope), [owner, startOfDay(span.beforeFrom), endOfDay(span.beforeTo)]),
  ])
  const { sums: now = null, categories = [], suppliers = [], projects = [], costCentres = [], zinc = [] } = figures ?? {}
  const shareOf = ({ id, zh, en, fen, orders, grams }: ShareRow) => ({
    id,
    name: (call.lang === 'en' && en) || zh,
    amount: fenOf(fen),
    orderNum: orders,
    tonnes: tonnesOf(grams),
  })
  const { days: _days, ...period } = span
  return {
    ...period,
    isCompany: scope === 'company',
    amount: { now: fenOf(now?.fen ?? 0), before: fenOf(before?.fen ?? 0) },
    orderNum: { now: now?.orders ?? 0, before: before?.orders ?? 0 },
    tonnes: { now: tonnesOf(now?.grams ?? 0), before: tonnesOf(before?.grams ?? 0) },
    saved: { prices: fenOf(now?.prices ?? 0), coupons: fenOf(now?.coupons ?? 0) },
    shippedNum: now?.shipped ?? 0,
    onTimeNum: now?.onTime ?? 0,
    categories: categories.map(shareOf),
    suppliers: suppliers.map((row) => ({ ...shareOf(row), shippedNum: row.shipped, onTimeNum: row.onTime, claimNum: row.claims })),
    projects: projects.map(shareOf),
    costCentres: costCentres.map(shareOf),
    zinc: zinc.map(({ month, cost, index, grams }) => ({
      month,
      cost: Number(cost),
      index: Math.round(unitPriceNumber(BigInt(index))),
      tonnes: tonnesOf(grams),
    })),
  }
}

type PartAsked = Asked & { readonly by: BuyerPart; readonly id: number }
type OrderRow = {
  readonly orderSn: string
  readonly paidAt: Date
  readonly zh: string
  readonly en: string
  readonly total: Int
  readonly part: Int
  readonly found: number
  readonly sum: Int
  readonly grams: Int
  readonly sumGrams: Int
}

async function ordersBehind(call: Call, asked: PartAsked, limit: number, offset: number): Promise<OrderRow[] | Failure> {
  const span = spanAsked(asked, call.app.clock.now())
  if (isFailure(span)) return span
  const { scope, owner } = scopeOf(call)
  const values = [owner, startOfDay(span.from), endOfDay(span.to), asked.id, limit, offset]
  return rows<OrderRow>(call.app.read, ordersStatement(scope, asked.by), values)
}

const orderView = (call: Call, row: OrderRow) => ({
  orderSn: row.orderSn,
  payTime: row.paidAt.toISOString(),
  storeName: (call.lang === 'en' && row.en) || row.zh,
  amount: fenOf(row.total),
  part: fenOf(row.part),
  tonnes: tonnesOf(row.grams),
})

/** The orders behind a figure of the caller's purchases. Refusal: `analytics.badSpan`. */
export async function listBuyerOrders(
  call: Call,
  asked: PartAsked & { readonly current: number; readonly pageSize: number },
): Promise<OutputOf<typeof buyerFigureOrders> | Failure> {
  const found = await ordersBehind(call, asked, asked.pageSize, offsetOf(asked))
  if (isFailure(found)) return found
  const [first] = found
  return {
    list: found.map((row) => orderView(call, row)),
    total: first?.found ?? 0,
    sum: fenOf(first?.sum ?? 0),
    tonnes: tonnesOf(first?.sumGrams ?? 0),
  }
}

/** The same as a file. Refusals: `analytics.badSpan`, `analytics.exportTooMany`. */
export async function exportBuyerOrders(
  write: SheetWriter,
  call: Call,
  { format, ...asked }: PartAsked & { readonly format: SheetFormat },
) {
  const found = await ordersBehind(call, asked, mostSheetRows + 1, 0)
  if (isFailure(found)) return found
  if (found.length > mostSheetRows) return failure('analytics.exportTooMany', { max: mostSheetRows })
  const say = translate(call.lang, buyerStatisticsMessages)
  const head = [say('colSn'), say('colTime'), say('supplier'), say('colAmount'), say('colPart'), say('colTonnes')]
  const lines = found
    .map((row) => orderView(call, row))
    .map((one) => [one.orderSn, sheetTime(one.payTime), one.storeName, one.amount, one.part, one.tonnes])
  return sheetFile(write, format, { name: sheetName(say('title'), call.app.clock.now()), rows: [head, ...lines] })
}
