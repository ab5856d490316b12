import type { InputOf } from '../../../api/endpoint.ts'
import type { OwnFormula, previewFormula } from '../../../modules/pricing/endpoints-formulas-seller.ts'

export type FormulaInput = InputOf<typeof previewFormula>
/** What is typed in the editor: texts as they stand, so that nothing is lost when the server refuses. */
export type FormulaForm = {
  readonly seriesCode: string
  readonly point: 'mid' | 'low' | 'high'
  readonly period: 'day' | 'days' | 'month'
  readonly periodDays: string
  readonly factor: string
  readonly coefficient: string
  readonly retailPremium: string
  readonly businessPremium: string
  readonly processFee: string
  readonly freight: string
  readonly roundedTo: '0.01' | '1' | '5' | '10'
  readonly secondSurcharge: string
  readonly lockMinutes: string
  readonly freshDays: string
  readonly whenStale: 'refuse' | 'last'
  readonly deltas: Readonly<Record<number, string>>
}

/** The editor's form for goods as they stand. */
export function toFormulaForm({ formula, skus, series }: OwnFormula): FormulaForm {
  return {
    seriesCode: formula?.seriesCode ?? series[0]?.seriesCode ?? '',
    point: formula?.point ?? 'mid',
    period: formula?.period ?? 'day',
    periodDays: String(formula?.periodDays ?? 5),
    factor: String(formula?.factor ?? 1),
    coefficient: String(formula?.coefficient ?? 0),
    retailPremium: String(formula?.retailPremium ?? 0),
    businessPremium: String(formula?.businessPremium ?? 0),
    processFee: String(formula?.processFee ?? 0),
    freight: String(formula?.freight ?? 0),
    roundedTo: formula?.roundedTo ?? '5',
    secondSurcharge: String(formula?.secondSurcharge ?? 0),
    lockMinutes: String(formula?.lockMinutes ?? 30),
    freshDays: String(formula?.freshDays ?? 3),
    whenStale: formula?.whenStale ?? 'refuse',
    deltas: Object.fromEntries(skus.map((sku) => [sku.productId, String(sku.delta)])),
  }
}

/** What the calls take. */
export function toFormulaInput(goodsId: number, form: FormulaForm): FormulaInput {
  const { deltas, periodDays, lockMinutes, freshDays, ...same } = form
  return {
    ...same,
    goodsId,
    periodDays: Number(periodDays),
    lockMinutes: Number(lockMinutes),
    freshDays: Number(freshDays),
    deltas: Object.entries(deltas)
      .filter(([, delta]) => delta.trim() !== '' && Number(delta) !== 0)
      .map(([productId, delta]) => ({ productId: Number(productId), delta: delta.trim() })),
  }
}
