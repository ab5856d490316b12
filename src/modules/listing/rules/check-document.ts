import { parseDecimal } from '../../../kernel/quantity/decimal.ts'
import { failure, type MessageParams, type Failure } from '../../../kernel/failure/failure.ts'
import { parseQuantity } from '../../../kernel/quantity/quantity.ts'
import { parseUnitPrice } from '../../../kernel/money/unit-price.ts'
import type { GoodsDocument, SkuDocument, TierText } from './goods-document.ts'
import { parseConversion } from './parse-conversion.ts'
import { unitOf } from '../../catalog/rules/units.ts'

/** What must be fixed before goods can be proposed; `path` is the place in the document, such as `skus.0.retailPrice`. */
export type Problem = { readonly path: string; readonly failure: Failure }

/** What the document points at, as the catalogue knows it. */
export type DocumentOptions = {
  readonly leafCategories: ReadonlySet<number>
  readonly brands: ReadonlySet<number>
  readonly freightTemplates: ReadonlySet<number>
  readonly warehouses: ReadonlySet<number>
  /** Attributes of the chosen category. */
  readonly attributes: ReadonlySet<string>
  /** Those of them that goods of the category must have, with their names. */
  readonly required: ReadonlyMap<string, string>
  /** Units of goods that are there already: their stock and orders are counted in them. */
  readonly liveUnits: { readonly priceUnit: string; readonly secUnit: string } | null
}

/** Everything that is missing or wrong, in the order of the editor; empty when the goods may be proposed. */
export function checkDocument(goods: GoodsDocument, frame: DocumentOptions): Problem[] {
  return [
    ...checkNames(goods, frame),
    ...missingAttributes(goods, [...frame.required.keys()]).map((code) =>
      problem(`attributes.${code}`, 'catalog.attributeMissing', { name: frame.required.get(code) ?? code }),
    ),
    ...checkUnits(goods, frame),
    ...checkTerms(goods, frame),
    ...goods.skus.flatMap((sku, at) => checkSku(goods, sku, { at, frame })),
    ...checkSkuSet(goods),
  ]
}

const problem = (path: string, code: string, facts: MessageParams = {}): Problem => ({ path, failure: failure(code, facts) })

/** Required attributes without a value: neither of the goods nor of each of its SKUs. */
export function missingAttributes(goods: Pick<GoodsDocument, 'attributes' | 'skus'>, required: readonly string[]): string[] {
  const isSaid = (values: Readonly<Record<string, string>>, code: string) => (values[code] ?? '').trim() !== ''
  return required.filter(
    (code) => !isSaid(goods.attributes, code) && !(goods.skus.length > 0 && goods.skus.every((sku) => isSaid(sku.axisValues, code))),
  )
}

function checkNames(goods: GoodsDocument, frame: DocumentOptions): Problem[] {
  const found: Problem[] = []
  if (goods.nameZh.trim() === '') found.push(problem('nameZh', 'catalog.nameMissing'))
  if (!frame.leafCategories.has(goods.categoryId)) found.push(problem('categoryId', 'catalog.categoryMissing'))
  if (goods.brandId !== 0 && !frame.brands.has(goods.brandId)) found.push(problem('brandId', 'catalog.brandUnknown'))
  if (goods.gallery.length === 0) found.push(problem('gallery', 'catalog.pictureMissing'))
  const foreign = Object.keys(goods.attributes).find((code) => !frame.attributes.has(code))
  if (foreign !== undefined) found.push(problem(`attributes.${foreign}`, 'catalog.attributeForeign'))
  return found
}

function checkUnits(goods: GoodsDocument, { liveUnits }: DocumentOptions): Problem[] {
  const found: Problem[] = []
  if (liveUnits !== null && liveUnits.priceUnit !== goods.priceUnit) found.push(problem('priceUnit', 'catalog.unitFixed'))
  if (goods.saleUnitState === 2 && goods.secUnit === '') found.push(problem('secUnit', 'catalog.secUnitMissing'))
  if (goods.secUnit === goods.priceUnit) found.push(problem('secUnit', 'catalog.sameUnit'))
  return found
}

function checkTerms(goods: GoodsDocument, frame: DocumentOptions): Problem[] {
  const found: Problem[] = []
  const { precision } = unitOf(goods.priceUnit)
  const positive = (text: string) => (parseQuantity(text, precision) ?? 0n) > 0n
  for (const field of ['minBuy', 'buyStep'] as const)
    if (!positive(goods[field])) found.push(problem(field, 'catalog.quantityBad', { decimals: precision }))
  if (goods.buyLimit !== '') {
    const [limit, least] = [parseQuantity(goods.buyLimit, precision), parseQuantity(goods.minBuy, precision) ?? 0n]
    if (limit === undefined || limit < least || limit === 0n) found.push(problem('buyLimit', 'catalog.limitBad'))
  }
  if (!frame.freightTemplates.has(goods.freightTemplateId)) found.push(problem('freightTemplateId', 'catalog.freightMissing'))
  if (!/^\d{1,3}$/.test(goods.leadTimeDays)) found.push(problem('leadTimeDays', 'catalog.daysBad'))
  if (goods.depositPercent !== '' && !/^([1-9]?\d|100)$/.test(goods.depositPercent))
    found.push(problem('depositPercent', 'catalog.percentBad'))
  found.push(...checkTiers('retailTiers', goods.retailTiers, precision), ...checkTiers('businessTiers', goods.businessTiers, precision))
  goods.certificates.forEach((certificate, at) => {
    if (certificate.title.trim() === '') found.push(problem(`certificates.${at}.title`, 'catalog.certificateName'))
    if ((certificate.values ?? []).some((value) => value.item === '' || value.measured === ''))
      found.push(problem(`certificates.${at}.values`, 'catalog.certificateValue'))
  })
  return found
}

function checkTiers(field: string, tiers: readonly TierText[], precision: number): Problem[] {
  const seen = new Set<string>()
  return tiers.flatMap((tier, at) => {
    const least = parseQuantity(tier.min, precision)
    const value = parseDecimal(tier.value, tier.kind === 'percent' ? 2 : 4)
    const isWorse = tier.kind === 'percent' && value !== undefined && value <= -10_000n
    if (least === undefined || least <= 0n || value === undefined || isWorse) return [problem(`${field}.${at}`, 'catalog.tierBad')]
    if (seen.has(String(least))) return [problem(`${field}.${at}`, 'catalog.tierTwice')]
    seen.add(String(least))
    return []
  })
}

function checkSku(goods: GoodsDocument, sku: SkuDocument, { at, frame }: { at: number; frame: DocumentOptions }): Problem[] {
  const found: Problem[] = []
  const put = (field: string, code: string, facts: MessageParams = {}) => found.push(problem(`skus.${at}.${field}`, code, facts))
  const asks = goods.requireEnquiry === 1
  for (const field of ['retailPrice', 'businessPrice'] as const) {
    if (sku[field] === '' ? !asks : !parseUnitPrice(sku[field])) put(field, 'catalog.priceBad')
  }
  for (const field of ['retailSecPrice', 'businessSecPrice'] as const)
    if (sku[field] !== '' && !parseUnitPrice(sku[field])) put(field, 'catalog.priceBad')
  if (goods.secUnit !== '' && goods.secUnit !== goods.priceUnit && !parseConversion(sku.convToSec, goods))
    put('convToSec', 'catalog.conversionBad')
  if (sku.unitMassKg !== '' && !parseDecimal(sku.unitMassKg, 3)) put('unitMassKg', 'catalog.massBad')
  const { precision } = unitOf(goods.priceUnit)
  for (const stock of sku.stocks) {
    if (!frame.warehouses.has(stock.warehouseId) || parseQuantity(stock.onHand, precision) === undefined)
      put('stocks', 'catalog.stockBad', { decimals: precision })
  }
  const foreign = Object.keys(sku.axisValues).find((code) => !frame.attributes.has(code))
  if (foreign !== undefined) put(`axisValues.${foreign}`, 'catalog.attributeForeign')
  return found
}

function checkSkuSet({ skus }: GoodsDocument): Problem[] {
  if (skus.length === 0) return [problem('skus', 'catalog.skuMissing')]
  const seen = new Set<string>()
  return skus.flatMap((sku, at) => {
    const axes = Object.entries(sku.axisValues).map(([code, value]) => `${code}=${value.trim()}`)
    const key = axes.toSorted().join('\n')
    const isTwice = seen.has(key)
    seen.add(key)
    return isTwice ? [problem(`skus.${at}.axisValues`, 'catalog.skuTwice')] : []
  })
}
