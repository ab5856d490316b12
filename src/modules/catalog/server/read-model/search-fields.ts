import { type StoreRecord as StoreFacts } from '../../../store/server/public.ts'
import type { SearchField } from '../../../taxonomy/rules/text/search-lexemes.ts'
import { shipCity } from '../../rules/ship-city.ts'
import type { AttributeSource, GoodsSource, SkuSource } from './goods-source-repository.ts'

/** What a goods is found by, with the weight of each place. */
export function searchFields(goods: GoodsSource, skus: readonly SkuSource[], store: StoreFacts): SearchField[] {
  const name = (text: string): SearchField => ({ text, weight: 'A', sound: true, letters: true })
  const beside = (text: string, how: Pick<SearchField, 'sound' | 'letters'> = {}): SearchField => ({ text, weight: 'B', ...how })
  return [
    name(goods.nameZh),
    name(goods.nameEn),
    // Single characters of the leaf alone: those of the wide categories above would find everything.
    ...goods.path.flatMap((categorySource) => [
      beside(categorySource.nameZh, { sound: categorySource.grade > 1, letters: categorySource.grade === 3 }),
      beside(categorySource.nameEn),
    ]),
    ...(goods.brand ? [beside(goods.brand.nameZh, { sound: true, letters: true }), beside(goods.brand.nameEn)] : []),
    ...goods.standards.map((standard) => beside(standard.code)),
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

// A works standard says nothing that buyers filter by.
const ownStandard = /Q\/[A-Z]/

/** What all SKUs of a goods can be filtered by. Codes: attribute codes, and `brand`, `store`, `shipFrom`, `standard`. */
export function goodsFacets(
  goods: GoodsSource,
  about: {
    readonly store: StoreFacts
    readonly attributes: ReadonlyMap<string, AttributeSource>
    /** Region codes of the warehouses that hold it; empty where none does yet. */ readonly places: readonly string[]
  },
): (readonly [code: string, value: string])[] {
  const standards = goods.standards
    .flatMap((standard) => standard.code.split(' / '))
    .map((code) => code.replace(/[-:](19|20)\d{2}.*$/, '').trim())
    .filter((code) => /\d/.test(code) && !ownStandard.test(code))
  return [
    ...Object.entries(goods.attributes)
      .filter(([code]) => about.attributes.get(code)?.isFacet)
      .map(([code, value]) => [code, String(value)] as const),
    ...[...new Set(standards)].map((one) => ['standard', one] as const),
    ...(goods.brandId === null ? [] : [['brand', String(goods.brandId)] as const]),
    ['store', String(goods.storeId)],
    ...[...new Set((about.places.length > 0 ? about.places : [about.store.regionCode]).map(shipCity))].map(
      (city) => ['shipFrom', city] as const,
    ),
  ]
}
