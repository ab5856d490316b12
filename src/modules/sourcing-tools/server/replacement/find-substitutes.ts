import type { Call } from '../../../../api/handler.ts'
import { goodsPropertiesOf, matchedAttributes, type MatchedAttribute, type SkuProperties } from '../../../catalog/server/public.ts'
import { listGoods, showEquivalentOffers, type IndexRefresher } from '../../../search/server/public.ts'
import { skusForBuyer, type SkuForSale } from '../../../pricing/server/public.ts'
import { goodsListInput } from '../../../search/endpoints.ts'
import { shownPrice } from '../../../catalog/rules/resolve-price.ts'
import { unitOf } from '../../../catalog/rules/units.ts'
import { assessSubstitute, type Assessment } from '../../rules/assess-substitute.ts'
import { pricePerTonne } from '../../../catalog/rules/price-per-tonne.ts'

/** A SKU that may stand for another, with why. */
export type FoundSubstitute = {
  readonly facts: SkuProperties
  readonly sku: SkuForSale
  readonly judged: Assessment
  readonly isItem: boolean
}
export type FoundSubstitutes = {
  readonly attributes: readonly MatchedAttribute[]
  readonly standardItems: readonly { readonly itemName: string; readonly standard: string }[]
  /** One SKU of each goods: the same before suggestions, then the cheapest by mass. */
  readonly list: readonly FoundSubstitute[]
}

const mostGoods = 60
const mostSkus = 400

/** Everything on sale in open stores that may stand for a SKU, at the caller's own prices. */
export async function findSubstitutes(keeper: IndexRefresher, call: Call, original: SkuProperties): Promise<FoundSubstitutes> {
  const [attributes, kin] = await Promise.all([
    matchedAttributes(call.app.visitorRead),
    showEquivalentOffers(keeper, original.productId, call),
  ])
  const { list } = await listGoods(keeper, nearInput(original, attributes), call)
  const items = new Set(kin.equivalents.map((card) => card.defaultProductId))
  const goodsIds = [...new Set([...kin.equivalents, ...list].map((card) => card.goodsId))].filter((id) => id !== original.goodsId)
  const facts = await goodsPropertiesOf(call.app.visitorRead, goodsIds, mostSkus)
  const judged = facts.flatMap((fact) => {
    const verdict = assessSubstitute(attributes, original, fact)
    return verdict ? [{ facts: fact, judged: verdict, isItem: items.has(fact.productId) }] : []
  })
  const ids = judged.map((one) => one.facts.productId)
  const skus = await skusForBuyer(call, call.app.read, ids)
  const found = judged.flatMap((one) => {
    const sku = skus.get(one.facts.productId)
    return sku && isSold(sku) ? [{ ...one, sku }] : []
  })
  return { attributes, standardItems: kin.standardItems, list: bestOfGoods(found) }
}

/** Grams of one trade unit; null when not known. */
export function gramsOf(sku: SkuForSale): bigint | null {
  return sku.unitMassGrams ?? unitOf(sku.unitCode).grams ?? null
}

export function isSold(sku: SkuForSale): boolean {
  return sku.onSale && sku.storeOpen && !sku.storePaused
}

/** Goods of the same family that agree in everything that must agree exactly, the cheapest first. */
function nearInput(original: SkuProperties, attributes: readonly MatchedAttribute[]) {
  const exact = attributes
    .filter(({ code, rule, isFacet }) => rule === 'exact' && isFacet && /^[^;:|,]{1,60}$/.test(original.values[code] ?? ''))
    .map(({ code }) => `${code}:${original.values[code]}`)
  const attrs = exact.slice(0, 6).join(';')
  return goodsListInput.parse({ categoryId: original.familyId, attrs, pageSize: mostGoods, sort: 'price', order: 'asc', facets: 0 })
}

function bestOfGoods(found: readonly FoundSubstitute[]): FoundSubstitute[] {
  const sorted = found.toSorted(
    (one, other) =>
      rank(one) - rank(other) || byPrice(priceOfTonne(one.sku), priceOfTonne(other.sku)) || one.sku.productId - other.sku.productId,
  )
  const seen = new Set<number>()
  return sorted.filter(({ sku }) => !seen.has(sku.goodsId) && seen.add(sku.goodsId))
}

const rank = (foundSubstitute: FoundSubstitute): number => (foundSubstitute.judged.kind === 'same' ? 0 : 1)
function priceOfTonne(sku: SkuForSale): bigint | null {
  const price = sku.basis && shownPrice(sku.basis, 'primary')
  return price && pricePerTonne(price.unitPrice, gramsOf(sku))
}

/** What has no price, or none per tonne, stands last. */
function byPrice(one: bigint | null, other: bigint | null): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null)
  return one < other ? -1 : one > other ? 1 : 0
}
