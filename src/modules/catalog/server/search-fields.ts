import type { StoreFacts } from '../../store/server/public.ts'
import { normaliseText } from '../rules/normalise-text.ts'
import type { SearchField } from '../rules/search-document.ts'
import { specTokens } from '../rules/spec-tokens.ts'
import type { AttributeSource, GoodsSource, SkuSource } from './goods-source.ts'

/** What a goods is found by, with the weight of each place. */
export function searchFields(goods: GoodsSource, skus: readonly SkuSource[], store: StoreFacts): SearchField[] {
  const name = (text: string): SearchField => ({ text, weight: 'A', sound: true, letters: true })
  const beside = (text: string, how: Pick<SearchField, 'sound' | 'letters'> = {}): SearchField => ({ text, weight: 'B', ...how })
  return [
    name(goods.nameZh),
    name(goods.nameEn),
    // Single characters of the leaf alone: those of the wide categories above would find everything.
    ...goods.path.flatMap((one) => [beside(one.nameZh, { sound: one.grade > 1, letters: one.grade === 3 }), beside(one.nameEn)]),
    ...(goods.brand ? [beside(goods.brand.nameZh, { sound: true, letters: true }), beside(goods.brand.nameEn)] : []),
    ...goods.standards.map((one) => beside(one.code)),
    ...Object.values(goods.attributes).map((value) => beside(String(value))),
    ...skus.flatMap((sku) => [...skuTexts(goods, sku)].map((text) => beside(text))),
    ...goods.tags.map((tag) => beside(tag)),
    { text: `${store.storeName} ${store.companyName} ${store.storeNameEn} ${store.cityName}`, weight: 'C' },
    { text: goods.descriptionZh, weight: 'D' },
  ]
}

/** Specifications of one SKU as people write them: its values, and sizes put together such as 50×50×2.5, DN100×4, M16×60, DX51D+Z275. */
function* skuTexts(goods: GoodsSource, sku: SkuSource): Generator<string> {
  const value = (code: string) =>
    sku.axisValues[code] ?? (goods.attributes[code] === undefined ? undefined : String(goods.attributes[code]))
  for (const one of Object.values(sku.axisValues)) yield one
  const [section, dn, od, wall, thickness, width, thread, length] = [
    'section',
    'dn',
    'od',
    'wall',
    'thickness',
    'width',
    'thread',
    'length',
  ].map(value)
  if (dn && wall) yield `${dn}x${wall}`
  if (od && wall) yield `${od}x${wall}`
  if (section && wall) yield `${section}x${wall}`
  if (section && thickness) yield `${section}x${thickness}`
  if (thickness && width) yield `${thickness}x${width}`
  if (thread && length) yield `${thread}x${length}`
  const coat = value('coatType')
  const mass = value('coatMass')
  if (coat && mass && /^[A-Z]+$/.test(coat)) yield `${coat}${mass}`
}

/** Tokens that choose this SKU when they are searched for. */
export function skuTokens(goods: GoodsSource, sku: SkuSource): string[] {
  const tokens = new Set<string>()
  for (const text of skuTexts(goods, sku)) {
    for (const spec of specTokens(normaliseText(text))) for (const token of [spec.token, ...spec.also]) tokens.add(token)
  }
  return [...tokens]
}

// A works standard says nothing that buyers filter by.
const ownStandard = /Q\/[A-Z]/

/** What one SKU can be filtered by. Codes: attribute codes, and `brand`, `store`, `shipFrom`, `standard`. */
export function skuFacts(
  goods: GoodsSource,
  sku: SkuSource,
  about: { readonly store: StoreFacts; readonly attributes: ReadonlyMap<string, AttributeSource> },
) {
  const own = { ...goods.attributes, ...sku.axisValues }
  const facts: [string, string][] = Object.entries(own)
    .filter(([code]) => about.attributes.get(code)?.isFacet)
    .map(([code, value]) => [code, String(value)])
  return {
    facts: Object.fromEntries(facts),
    standards: [
      ...new Set(
        goods.standards
          .flatMap((one) => one.code.split(' / '))
          .map((code) => code.replace(/[-:](19|20)\d{2}.*$/, '').trim())
          .filter((code) => /\d/.test(code) && !ownStandard.test(code)),
      ),
    ],
    brandId: goods.brandId === null ? null : Number(goods.brandId),
    storeId: Number(goods.storeId),
    shipFrom: about.store.regionCode.slice(0, 2),
    tokens: skuTokens(goods, sku),
  }
}
export type SkuFacts = ReturnType<typeof skuFacts>
