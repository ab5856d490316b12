import { canonicalText, emptyDocument, type GoodsDocument, type SkuDocument } from './goods-document.ts'

/** One field in which two versions of goods differ; empty where it was not there. `place` names the SKU of a SKU's field. */
export type Difference = {
  readonly field: string
  /** `12` for a SKU that is there, `new 1` for the first new one, empty for the goods themselves. */
  readonly place: string
  readonly from: string
  readonly to: string
}

// Fields that make up a SKU's row; its stock is counted, not reviewed.
const skuFields = ['retailPrice', 'businessPrice', 'retailSecPrice', 'businessSecPrice', 'convToSec', 'unitMassKg'] as const

/**
 * Everything in which `to` differs from `from`, field by field: what the reviewer reads. Lists are compared as a whole with one
 * entry per line; SKUs by their id, so that a new order of rows is no difference.
 */
export function differencesOf(from: GoodsDocument | null, to: GoodsDocument): Difference[] {
  const [before, after] = [flat(from), flat(to)]
  const keys = [...new Set([...after.keys(), ...before.keys()])]
  return keys.flatMap((key) => {
    const [old, next] = [before.get(key) ?? '', after.get(key) ?? '']
    const [place = '', field = ''] = key.split('\u0000')
    return old === next ? [] : [{ field, place, from: old, to: next }]
  })
}

function flat(goods: GoodsDocument | null): Map<string, string> {
  if (goods === null) return new Map()
  const { skus, attributes, ...own } = goods
  const values = new Map<string, string>()
  // The database keeps a document without the order of its fields; a person reads them in the editor's.
  for (const field of Object.keys(emptyDocument)) {
    if (isOwn(field, own)) values.set(`\u0000${field}`, textOf(own[field]))
  }
  for (const [code, value] of Object.entries(attributes)) values.set(`\u0000attributes.${code}`, canonicalText(value))
  let fresh = 0
  for (const sku of skus) {
    const place = sku.productId === null ? `new ${(fresh += 1)}` : String(sku.productId)
    for (const [field, value] of skuEntries(sku)) values.set(`${place}\u0000${field}`, value)
  }
  return values
}

const isOwn = <Own extends object>(field: string, own: Own): field is Extract<keyof Own, string> => Object.hasOwn(own, field)

function skuEntries(sku: SkuDocument): [string, string][] {
  return [
    ...Object.entries(sku.axisValues).map(([code, value]): [string, string] => [`axisValues.${code}`, canonicalText(value)]),
    ...skuFields.map((field): [string, string] => [field, canonicalText(sku[field])]),
  ]
}

function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOf).join('\n')
  if (typeof value === 'object' && value !== null) return Object.values(value).map(textOf).join(' · ')
  return canonicalText(String(value))
}

/** Prices, quantities and terms of trade: they move daily and take effect at once (industry.md §0.2). */
const tradeFields = new Set<string>([
  'retailPrice',
  'businessPrice',
  'retailSecPrice',
  'businessSecPrice',
  'retailTiers',
  'businessTiers',
  'minBuy',
  'buyStep',
  'buyLimit',
  'leadTimeDays',
  'freightTemplateId',
  'sampleAvailable',
  'sampleNote',
])

/**
 * What a change of goods that were confirmed before asks for: `none` without difference, `atOnce` when only terms of trade of
 * SKUs that are there move, otherwise `review`: what the goods are, the platform looks at first.
 */
export function scopeOf(differences: readonly Difference[]): 'none' | 'atOnce' | 'review' {
  if (differences.length === 0) return 'none'
  return differences.every((difference) => tradeFields.has(difference.field) && !difference.place.startsWith('new')) ? 'atOnce' : 'review'
}

/**
 * The live goods with a change on top: what the change did not touch keeps its live value, so a price that moved while the
 * change waited is not turned back. SKUs that the change took out are missing; SKUs that came meanwhile stay.
 */
export function mergeDocument(base: GoodsDocument, goodsDocument: GoodsDocument, live: GoodsDocument): GoodsDocument {
  const touched = (field: keyof GoodsDocument) => textOf(base[field]) !== textOf(goodsDocument[field])
  const fields = Object.keys(goodsDocument).filter((field): field is keyof GoodsDocument => field in live && field !== 'skus')
  const own = Object.fromEntries(fields.map((field) => [field, touched(field) ? goodsDocument[field] : live[field]]))
  const baseSkus = new Map(base.skus.map((sku) => [sku.productId, sku]))
  const liveSkus = new Map(live.skus.map((sku) => [sku.productId, sku]))
  const kept = goodsDocument.skus.flatMap((sku) => {
    const [before, now] = [baseSkus.get(sku.productId), liveSkus.get(sku.productId)]
    if (sku.productId === null) return [sku]
    return now === undefined ? [] : [before === undefined ? now : mergeSku(before, sku, now)]
  })
  const later = live.skus.filter((sku) => !baseSkus.has(sku.productId))
  // Every field of the document but its SKUs stands in `own`.
  return { ...live, ...own, skus: [...kept, ...later] }
}

function mergeSku(base: SkuDocument, skuDocument: SkuDocument, live: SkuDocument): SkuDocument {
  const pick = (field: (typeof skuFields)[number]) =>
    canonicalText(base[field]) === canonicalText(skuDocument[field]) ? live[field] : skuDocument[field]
  const prices = Object.fromEntries(skuFields.map((field) => [field, pick(field)]))
  const axes = textOf(base.axisValues) === textOf(skuDocument.axisValues) ? live.axisValues : skuDocument.axisValues
  return { ...skuDocument, ...prices, axisValues: axes }
}
