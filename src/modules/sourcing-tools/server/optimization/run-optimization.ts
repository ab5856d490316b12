import { memberOf, type Call } from '../../../../api/handler.ts'
import { failure, isFailure, type Failure } from '../../../../kernel/failure/failure.ts'
import { quantityText } from '../../../../kernel/quantity/quantity.ts'
import { lineProblemOf } from '../../../basket/server/public.ts'
import { priceOf } from '../../../pricing/rules/sku-price.ts'
import { unitOf } from '../../../catalog/rules/units.ts'
import { type SkuForSale } from '../../../pricing/server/public.ts'
import { calculateFreight } from '../../../pricing/rules/freight.ts'
import { type IndexRefresher } from '../../../search/server/public.ts'
import { isRegionOpen } from '../../../site/server/public.ts'
import { bestSelection, goals, totalsOf, type FreightRule, type Option, type Totals } from '../../rules/best-selection.ts'
import { explainSelection, type SelectionReason } from '../../rules/explain-selection.ts'
import { gatherPurchaseOptions, type LineOptions, type PurchaseOption } from './gather-purchase-options.ts'
import {
  addOptimizationRun,
  optimizationRunOf,
  type OptimizationResult,
  type SavedLine,
  type SavedPlan,
  type SavedOriginalLine,
  type OptimizationRequest,
} from './optimization-run-repository.ts'

/** Computes a question and keeps what came of it. Refusals: `tools.lineGone`, `tools.badNumber`, `tools.noChoice`. */
export async function runOptimization(
  keeper: IndexRefresher,
  call: Call,
  asked: { title: string; question: OptimizationRequest },
): Promise<number | Failure> {
  const gathered = await gatherPurchaseOptions(keeper, call, asked.question)
  if (isFailure(gathered)) return gathered
  const isOpen = await isRegionOpen(call.app.read, asked.question.regionCode)
  const plans = plansOf(gathered, carriageOf(gathered, asked.question.regionCode, !isOpen))
  if (plans.every((plan) => plan.goal === 'start')) return failure('tools.noChoice')
  const answer: OptimizationResult = { starts: gathered.map(startOf), plans }
  const title = asked.title === '' ? titleOf(gathered, call) : asked.title
  const { memberId } = memberOf(call)
  return call.app.inTransaction((tx) =>
    addOptimizationRun(tx, { memberId, title, question: asked.question, answer, at: call.app.clock.now() }),
  )
}

/** The same question at the prices of now; the earlier run stays. Refusals: `tools.runGone` and those of a run. */
export async function rerunOptimization(keeper: IndexRefresher, call: Call, runId: number): Promise<number | Failure> {
  const run = await optimizationRunOf(call.app.read, memberOf(call).memberId, runId)
  return run ? runOptimization(keeper, call, { title: run.title, question: run.question }) : failure('tools.runGone')
}

function titleOf(lines: readonly LineOptions[], { lang }: Call): string {
  const names = lines.map(({ sku }) => (lang === 'en' ? sku.nameEn : sku.nameZh))
  const first = (names[0] ?? '').slice(0, 60)
  return names.length > 1 ? `${first} +${names.length - 1}` : first
}

/** The one freight rule, to one place (product.md §2). */
function carriageOf(lines: readonly LineOptions[], to: string, closed: boolean): FreightRule {
  const skus = new Map(
    lines
      .flatMap((line) => [...line.options, ...(line.start ? [line.start] : [])])
      .map((purchaseOption) => [purchaseOption.consignment, purchaseOption.sku]),
  )
  return (consignment, { grams, amount }) => {
    const sku = skus.get(consignment)
    return sku ? calculateFreight({ rates: sku.freightRates, grams, from: sku.shipFrom, to, goodsAmount: amount, closed }).amount : null
  }
}

function plansOf(lines: readonly LineOptions[], carriage: FreightRule): SavedPlan[] {
  const starts = lines.flatMap((line) => line.start ?? [])
  const landed = (option: Option) => {
    const { goods, freight, asked } = totalsOf([option], carriage)
    return asked > 0 ? null : goods + freight
  }
  const kept = (goal: SavedPlan['goal'], picks: readonly PurchaseOption[], totals: Totals, isExact: boolean): SavedPlan => ({
    goal,
    goods: String(totals.goods),
    freight: String(totals.freight),
    asked: totals.asked,
    stores: totals.stores,
    days: totals.days,
    isExact,
    lines: picks.map((pick, at) => {
      const others = picks.filter((other) => other !== pick)
      return keptLine(pick, explainSelection(pick, lines[at]?.start ?? null, others, landed))
    }),
  })
  const found = goals.flatMap((goal) => {
    const best = bestSelection(
      lines.map((line) => line.options),
      goal,
      carriage,
    )
    if (!best) return []
    const picks = best.picks.flatMap(
      (pick, at) => lines[at]?.options.find((purchaseOption) => purchaseOption.productId === pick.productId) ?? [],
    )
    return [kept(goal, picks, best.totals, best.isExact)]
  })
  const own = starts.length === lines.length ? [kept('start', starts, totalsOf(starts, carriage), true)] : []
  return [...own, ...found]
}

function keptLine(pick: PurchaseOption, reasons: readonly SelectionReason[]): SavedLine {
  const { sku } = pick
  return {
    productId: pick.productId,
    goods: { zh: sku.nameZh, en: sku.nameEn },
    spec: { zh: sku.specZh, en: sku.specEn },
    store: { zh: sku.storeName, en: sku.storeNameEn },
    storeId: sku.storeId,
    number: quantityText(pick.number, sku.precision),
    unitCode: sku.unitCode,
    unitGrams: exactGramsOf(sku)?.toString() ?? null,
    price: String(priceOf(sku, pick.number, 'primary')?.unitPrice ?? 0n),
    amount: String(pick.amount),
    days: pick.days,
    kind: pick.kind,
    open: pick.open,
    reasons: reasons.map((reason) => ('fen' in reason ? { ...reason, fen: String(reason.fen) } : reason)),
  }
}

/** A unit of mass weighs what it is called; another, what the store states, unless that is a theoretical weight. */
function exactGramsOf({ unitCode, unitMassGrams, massEstimated }: SkuForSale): bigint | null {
  return unitOf(unitCode).grams ?? (massEstimated ? null : unitMassGrams)
}

function startOf({ sku, number, options }: LineOptions): SavedOriginalLine {
  const problem = (lang: 'zh' | 'en') => lineProblemOf(sku, { number, unit: 'primary' }, lang)?.text ?? ''
  return {
    productId: sku.productId,
    goods: { zh: sku.nameZh, en: sku.nameEn },
    spec: { zh: sku.specZh, en: sku.specEn },
    number: quantityText(number, sku.precision),
    unitCode: sku.unitCode,
    options: options.length,
    problem: { zh: problem('zh'), en: problem('en') },
  }
}
