import { memberOf, type Call } from '../../../api/handler.ts'
import { failure, isFailure, type Failure } from '../../../shared/failure.ts'
import { quantityText } from '../../../shared/quantity.ts'
import { priceOf, problemOf } from '../../basket/server/public.ts'
import { freightOf } from '../../catalog/rules/freight.ts'
import type { BoardKeeper } from '../../catalog/server/public.ts'
import { isRegionOpen } from '../../site/server/public.ts'
import { bestSelection, goals, totalsOf, type Carriage, type Option, type Totals } from '../rules/best-selection.ts'
import { explainChoice, type ChoiceReason } from '../rules/explain-choice.ts'
import { gatherLines, type GatheredLine, type LineOption } from './gather-options.ts'
import { addRun, runOf, type Answer, type KeptLine, type KeptPlan, type KeptStart, type Question } from './run-store.ts'

/** Computes a question and keeps what came of it. Refusals: `tools.lineGone`, `tools.badNumber`, `tools.noChoice`. */
export async function computeRun(keeper: BoardKeeper, call: Call, asked: { title: string; question: Question }): Promise<number | Failure> {
  const gathered = await gatherLines(keeper, call, asked.question)
  if (isFailure(gathered)) return gathered
  const isOpen = await isRegionOpen(call.house.read, asked.question.regionCode)
  const plans = plansOf(gathered, carriageOf(gathered, asked.question.regionCode, !isOpen))
  if (plans.every((plan) => plan.goal === 'start')) return failure('tools.noChoice')
  const answer: Answer = { starts: gathered.map(startOf), plans }
  const title = asked.title === '' ? titleOf(gathered, call) : asked.title
  const { memberId } = memberOf(call)
  return call.house.inUnit((unit) => addRun(unit, { memberId, title, question: asked.question, answer, at: call.house.clock.now() }))
}

/** The same question at the prices of now; the earlier run stays. Refusals: `tools.runGone` and those of a run. */
export async function computeAgain(keeper: BoardKeeper, call: Call, runId: number): Promise<number | Failure> {
  const run = await runOf(call.house.read, memberOf(call).memberId, runId)
  return run ? computeRun(keeper, call, { title: run.title, question: run.question }) : failure('tools.runGone')
}

function titleOf(lines: readonly GatheredLine[], { lang }: Call): string {
  const names = lines.map(({ sku }) => (lang === 'en' ? sku.nameEn : sku.nameZh))
  const first = (names[0] ?? '').slice(0, 60)
  return names.length > 1 ? `${first} +${names.length - 1}` : first
}

/** The one freight rule, to one place (product.md §2). */
function carriageOf(lines: readonly GatheredLine[], to: string, closed: boolean): Carriage {
  const skus = new Map(
    lines.flatMap((line) => [...line.options, ...(line.start ? [line.start] : [])]).map((one) => [one.consignment, one.sku]),
  )
  return (consignment, { grams, amount }) => {
    const sku = skus.get(consignment)
    return sku ? freightOf({ rates: sku.freightRates, grams, from: sku.shipFrom, to, goodsAmount: amount, closed }).amount : null
  }
}

function plansOf(lines: readonly GatheredLine[], carriage: Carriage): KeptPlan[] {
  const starts = lines.flatMap((line) => line.start ?? [])
  const landed = (one: Option) => {
    const { goods, freight, asked } = totalsOf([one], carriage)
    return asked > 0 ? null : goods + freight
  }
  const kept = (goal: KeptPlan['goal'], picks: readonly LineOption[], totals: Totals, isExact: boolean): KeptPlan => ({
    goal,
    goods: String(totals.goods),
    freight: String(totals.freight),
    asked: totals.asked,
    stores: totals.stores,
    days: totals.days,
    isExact,
    lines: picks.map((pick, at) => {
      const others = picks.filter((other) => other !== pick)
      return keptLine(pick, explainChoice(pick, lines[at]?.start ?? null, others, landed))
    }),
  })
  const found = goals.flatMap((goal) => {
    const best = bestSelection(
      lines.map((line) => line.options),
      goal,
      carriage,
    )
    if (!best) return []
    const picks = best.picks.flatMap((pick, at) => lines[at]?.options.find((one) => one.productId === pick.productId) ?? [])
    return [kept(goal, picks, best.totals, best.isExact)]
  })
  const own = starts.length === lines.length ? [kept('start', starts, totalsOf(starts, carriage), true)] : []
  return [...own, ...found]
}

function keptLine(pick: LineOption, reasons: readonly ChoiceReason[]): KeptLine {
  const { sku } = pick
  return {
    productId: pick.productId,
    goods: { zh: sku.nameZh, en: sku.nameEn },
    spec: { zh: sku.specZh, en: sku.specEn },
    store: { zh: sku.storeName, en: sku.storeNameEn },
    storeId: sku.storeId,
    number: quantityText(pick.number, sku.precision),
    unitCode: sku.unitCode,
    price: String(priceOf(sku, pick.number, 'primary')?.unitPrice ?? 0n),
    amount: String(pick.amount),
    days: pick.days,
    kind: pick.kind,
    open: pick.open,
    reasons: reasons.map((one) => ('fen' in one ? { ...one, fen: String(one.fen) } : one)),
  }
}

function startOf({ sku, number, options }: GatheredLine): KeptStart {
  const problem = (lang: 'zh' | 'en') => problemOf(sku, { number, unit: 'primary' }, lang)?.text ?? ''
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
