import type { Call } from '../../../../api/handler.ts'
import { unitPriceNumber } from '../../../../kernel/money/unit-price.ts'
import { yuanGrouped, yuanNumber } from '../../../../kernel/money/money.ts'
import { translate, type Language } from '../../../../kernel/i18n/translate.ts'
import { unitOf } from '../../../catalog/rules/units.ts'
import { matchedAttributes, type MatchedAttribute } from '../../../catalog/server/public.ts'
import { cityNameOf } from '../../../site/server/public.ts'
import type { OptimizationDetail, OptimizationPlan } from '../../endpoints-optimization.ts'
import { standardCode } from '../../rules/assess-substitute.ts'
import { planPricePerTonne, type WeighedLine } from '../../rules/plan-price-per-tonne.ts'
import { sourcingToolsMessages } from '../../messages.ts'
import type { SavedLine, SavedPlan, OptimizationRun } from './optimization-run-repository.ts'

/** A kept run for its reader, in their language. */
export async function optimizationRunView(call: Call, run: OptimizationRun): Promise<OptimizationDetail> {
  const { lang } = call
  const [attributes, regionName] = await Promise.all([
    matchedAttributes(call.app.visitorRead),
    cityNameOf(call.app.read, run.question.regionCode, lang),
  ])
  const { regionCode, latest, sameOnly, certificate, invoice } = run.question
  return {
    runId: run.id,
    title: run.title,
    createTime: run.createdAt.toISOString(),
    regionCode,
    regionName,
    latest,
    sameOnly,
    certificate,
    invoice,
    lines: run.answer.starts.map((line) => ({
      productId: line.productId,
      goodsName: line.goods[lang],
      specText: line.spec[lang],
      number: line.number,
      unitName: unitOf(line.unitCode)[lang],
      optionNum: line.options,
      problem: line.problem[lang],
    })),
    plans: run.answer.plans.map((plan) => planView(plan, run.answer.plans, { lang, attributes })),
  }
}

/** Total of a kept plan in fen, and what it saves beside the start; null where there is none, or freight must be asked. */
export function planTotals(plan: SavedPlan, plans: readonly SavedPlan[]): { readonly total: bigint; readonly saving: bigint | null } {
  const total = (savedPlan: SavedPlan) => BigInt(savedPlan.goods) + BigInt(savedPlan.freight)
  const start = plans.find((one) => one.goal === 'start')
  const comparable = start && start.goal !== plan.goal && start.asked === plan.asked
  return { total: total(plan), saving: comparable ? total(start) - total(plan) : null }
}

type Reading = { readonly lang: Language; readonly attributes: readonly MatchedAttribute[] }

function planView(plan: SavedPlan, plans: readonly SavedPlan[], reading: Reading): OptimizationPlan {
  const { total, saving } = planTotals(plan, plans)
  const perTonne = planPricePerTonne(total, plan.asked, plan.lines.map(weighedLine))
  return {
    goal: plan.goal,
    goodsAmount: yuanNumber(BigInt(plan.goods)),
    freight: yuanNumber(BigInt(plan.freight)),
    askedNum: plan.asked,
    total: yuanNumber(total),
    saving: saving === null ? null : yuanNumber(saving),
    perTonne: perTonne === null ? null : yuanNumber(perTonne),
    storeNum: plan.stores,
    leadTimeDays: plan.days,
    isExact: plan.isExact,
    lines: plan.lines.map((line) => lineView(line, reading)),
  }
}

/** Of a run that kept no masses, only units of mass are exact. */
function weighedLine({ number, unitCode, unitGrams }: SavedLine): WeighedLine {
  if (unitGrams === undefined) return { number, unitGrams: unitOf(unitCode).grams ?? null }
  return { number, unitGrams: unitGrams === null ? null : BigInt(unitGrams) }
}

function lineView(line: SavedLine, { lang, attributes }: Reading): OptimizationPlan['lines'][number] {
  return {
    productId: line.productId,
    goodsName: line.goods[lang],
    specText: line.spec[lang],
    storeId: line.storeId,
    storeName: line.store[lang],
    number: line.number,
    unitName: unitOf(line.unitCode)[lang],
    goodsPrice: unitPriceNumber(BigInt(line.price)),
    subtotal: yuanNumber(BigInt(line.amount)),
    leadTimeDays: line.days,
    kind: line.kind,
    openPoints: line.open.map((code) =>
      code === standardCode
        ? translate(lang, sourcingToolsMessages)('standard')
        : (attributes.find((attribute) => attribute.code === code)?.[lang] ?? code),
    ),
    reasons: line.reasons.map((reason) => sentence(reason, lang)),
  }
}

const reasonKeys = ['kept', 'instead', 'together', 'cheaper', 'nearer', 'landed', 'sooner'] as const

function sentence(reason: SavedLine['reasons'][number], lang: Language): string {
  const code = reasonKeys.find((key) => key === reason.code) ?? 'instead'
  const t = translate(lang, sourcingToolsMessages)
  return t(`reason_${code}`, { yuan: yuanGrouped(BigInt(reason.fen ?? 0)), days: reason.days ?? 0 })
}
