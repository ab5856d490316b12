import { quantityNumber } from '../../../kernel/quantity/quantity.ts'
import { unitPriceNumber } from '../../../kernel/money/unit-price.ts'
import { translate, type Language } from '../../../kernel/i18n/translate.ts'
import { unitOf } from '../../catalog/rules/units.ts'
import type { CartLine } from '../endpoints-schemas.ts'
import { inUnit, precisionOf, quantityProblem, ruleIn, stockNumberOf, type UnitKind } from '../../catalog/rules/sale-quantity.ts'
import { basketMessages } from '../messages.ts'
import type { BasketLine } from './basket-repository.ts'
import { isPriceStale, priceOf, sellsIn } from '../../pricing/rules/sku-price.ts'
import { type SkuForSale } from '../../pricing/server/public.ts'

export type LineProblem = NonNullable<CartLine['problem']>
/** Problems that no other quantity would mend. */
const incurable: readonly LineProblem['code'][] = [
  'offSale',
  'storeClosed',
  'storeSuspended',
  'enquiryOnly',
  'soldOut',
  'unitGone',
  'priceStale',
]

export function isUnavailableAtAnyQuantity(problem: LineProblem | null): boolean {
  return problem !== null && incurable.includes(problem.code)
}

/** True when nobody can buy or ask for the goods now, whatever the quantity. */
export function isNotSold(problem: LineProblem): boolean {
  return ['offSale', 'storeClosed', 'storeSuspended'].includes(problem.code)
}

/** The store's name for readers of a language. */
export function storeNameOf(sku: Pick<SkuForSale, 'storeName' | 'storeNameEn'> | undefined, lang: Language): string {
  return (lang === 'en' ? sku?.storeNameEn : sku?.storeName) ?? ''
}

export function unitNameOf(sku: SkuForSale, unit: UnitKind, lang: Language): string {
  const code = unit === 'primary' ? sku.unitCode : sku.secUnitCode
  return code === null ? '' : unitOf(code)[lang]
}

/** Why a SKU cannot be bought at all by a purchase that takes so much of it, as the key of a sentence; null when it can. */
export function saleProblem(
  sku: SkuForSale | undefined,
  unit: UnitKind,
  taken = 0n,
): 'offSale' | 'storeClosed' | 'storeSuspended' | 'enquiryOnly' | 'unitGone' | 'priceStale' | null {
  if (!sku?.onSale) return 'offSale'
  if (sku.storePaused) return 'storeSuspended'
  if (!sku.storeOpen) return 'storeClosed'
  if (sku.requireEnquiry || !sku.basis) return 'enquiryOnly'
  if (isPriceStale(sku, taken)) return 'priceStale'
  return sellsIn(sku, unit) && priceOf(sku, 1n, unit) ? null : 'unitGone'
}

/**
 * Why a line cannot be bought as it stands; null when it can. `others` is what other lines of the same purchase take from
 * the same stock, in trade-unit steps: they are summed before the check. `taken` is what its price counts by, the line and the
 * others when left away.
 */
export function lineProblemOf(
  sku: SkuForSale | undefined,
  line: { number: bigint; unit: UnitKind },
  lang: Language,
  { others = 0n, taken }: { readonly others?: bigint; readonly taken?: bigint } = {},
): LineProblem | null {
  const say = translate(lang, basketMessages)
  const refused = saleProblem(sku, line.unit, taken ?? (sku ? stockNumberOf(sku, line.number, line.unit) + others : 0n))
  if (refused || !sku) {
    const code = refused ?? 'offSale'
    return { code, text: say(code === 'offSale' ? 'notForSale' : code), suggest: [] }
  }
  const left = sku.available > others ? sku.available - others : 0n
  const limit = sku.limit === null ? null : sku.limit > others ? sku.limit - others : 0n
  // What the other lines leave may be less than the minimum; that is short stock, not a SKU that is sold out.
  const problem = quantityProblem({ ...sku, limit, available: left }, { ...line, unitName: unitNameOf(sku, line.unit, lang) })
  if (!problem) return null
  return { code: problem.code, text: say(problem.word, problem.facts), suggest: [...problem.suggest] }
}

/** The fields that the three baskets share; `taken` as in `priceOf`. */
export function lineFields(line: BasketLine, sku: SkuForSale | undefined, lang: Language, taken?: bigint) {
  const unitKinds: UnitKind[] = sku && sellsIn(sku, 'second') ? ['primary', 'second'] : ['primary']
  const precision = sku ? precisionOf(sku, line.unit) : 0
  const rule = sku ? ruleIn(sku, line.unit) : null
  const num = (quantity: bigint | undefined) => (quantity === undefined ? 0 : quantityNumber(quantity, precision))
  const price = sku && priceOf(sku, line.number, line.unit, taken)
  return {
    cartId: line.lineId,
    productId: line.productId,
    goodsId: sku?.goodsId ?? 0,
    storeId: sku?.storeId ?? 0,
    goodsName: (lang === 'en' ? sku?.nameEn : sku?.nameZh) ?? '',
    goodsImage: sku?.image ?? '',
    specText: (lang === 'en' ? sku?.specEn : sku?.specZh) ?? '',
    buyNum: quantityNumber(line.number, precision),
    minBuyNum: num(rule?.min),
    step: num(rule?.step),
    buyLimit: rule?.limit === undefined ? null : num(rule.limit),
    precision,
    unit: line.unit,
    unitName: sku ? unitNameOf(sku, line.unit, lang) : '',
    saleUnitState: sku?.saleUnitState ?? 1,
    units: sku ? unitKinds.map((unit) => ({ unit, unitName: unitNameOf(sku, unit, lang) })) : [],
    otherUnit: sku && unitKinds.length > 1 ? otherUnitOf(sku, line, lang) : null,
    productStock: num(rule?.stock),
    goodsPrice: price ? unitPriceNumber(price.unitPrice) : null,
  }
}

function otherUnitOf(sku: SkuForSale, line: BasketLine, lang: Language) {
  const other: UnitKind = line.unit === 'primary' ? 'second' : 'primary'
  const number = other === 'second' ? inUnit(sku, line.number, 'second', 'halfUp') : stockNumberOf(sku, line.number, 'second')
  return { number: quantityNumber(number, precisionOf(sku, other)), unitName: unitNameOf(sku, other, lang) }
}
