import { rows, type Queryable } from '../../../../kernel/database/transaction.ts'
import type { Language } from '../../../../kernel/i18n/translate.ts'
import { regionNamesOf, type RegionNames } from '../../../site/server/public.ts'
import { storesByIds } from '../../../store/server/public.ts'
import type { TermTranslations } from '../../../taxonomy/rules/translate-terms.ts'
import type { Synonyms } from '../../rules/query/search-query.ts'
import { attributeSources, type AttributeSource } from '../../../catalog/server/public.ts'
import { readSeriesAndStandardItems, type SeriesRecord, type StandardItemRecord, readTerms } from '../../../taxonomy/server/public.ts'
import { readSynonyms } from '../synonyms/synonym-repository.ts'

export type CategoryRecord = {
  readonly categoryId: number
  readonly parentId: number
  readonly grade: number
  readonly zh: string
  readonly en: string
}
export type BrandRecord = {
  readonly brandId: number
  readonly zh: string
  readonly en: string
  readonly initial: string
  readonly producer: string
  readonly producerEn: string
}
type Named = { readonly zh: string; readonly en: string }

/** What surrounds goods and changes seldom: the names behind ids and codes. */
export type TaxonomySnapshot = {
  readonly categories: ReadonlyMap<number, CategoryRecord>
  readonly children: ReadonlyMap<number, readonly CategoryRecord[]>
  readonly brands: ReadonlyMap<number, BrandRecord>
  readonly stores: ReadonlyMap<number, Named>
  /** Names of the cities, or municipalities, that goods ship from, by the start of their region code. */
  readonly cities: ReadonlyMap<string, RegionNames>
  readonly attributes: ReadonlyMap<string, AttributeSource>
  readonly series: readonly SeriesRecord[]
  readonly standardItems: readonly StandardItemRecord[]
  readonly synonyms: Synonyms
  readonly terms: TermTranslations
}

const categories = {
  name: 'catalog.categories',
  text: `SELECT category_id AS "categoryId", coalesce(parent_id, 0) AS "parentId", grade, name_zh AS zh, name_en AS en FROM category WHERE enabled ORDER BY grade, sort, category_id`,
}
const brands = {
  name: 'catalog.brands',
  text: `SELECT brand_id AS "brandId", name_zh AS zh, name_en AS en, initial, producer, producer_en AS "producerEn" FROM brand WHERE enabled ORDER BY initial, name_zh`,
}

/** Reads the frame with the names of these stores and cities; the visitor's handle is enough. */
export async function readTaxonomySnapshot(
  db: Queryable,
  storeIds: readonly number[],
  cityCodes: readonly string[],
): Promise<TaxonomySnapshot> {
  const found = await rows<CategoryRecord>(db, categories, [])
  const stores = await storesByIds(db, storeIds)
  const brandRows = await rows<BrandRecord>(db, brands, [])
  return {
    categories: new Map(found.map((categoryRecord) => [categoryRecord.categoryId, categoryRecord])),
    children: Map.groupBy(found, (one) => one.parentId),
    brands: new Map(brandRows.map((brandRecord) => [brandRecord.brandId, brandRecord])),
    stores: new Map(stores.map((store) => [store.storeId, { zh: store.storeName, en: store.storeNameEn }])),
    cities: await regionNamesOf(db, cityCodes),
    attributes: await attributeSources(db),
    ...(await readSeriesAndStandardItems(db)),
    synonyms: await readSynonyms(db),
    terms: await readTerms(db),
  }
}

/** A name in the visitor's language; empty for what is not known. */
export function nameIn(lang: Language, named: Named | undefined): string {
  return named?.[lang] ?? ''
}
