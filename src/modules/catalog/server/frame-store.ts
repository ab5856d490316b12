import { rows, type AnyHandle } from '../../../shared/unit.ts'
import type { Language } from '../../../shared/words.ts'
import { regionNamesOf, type RegionNames } from '../../site/server/public.ts'
import { storesByIds } from '../../store/server/public.ts'
import type { Terms } from '../rules/english-terms.ts'
import type { Synonyms } from '../rules/search-query.ts'
import { attributeSources, type AttributeSource } from './goods-source.ts'
import { readLines, type SeriesRecord, type StandardItemRecord } from './line-store.ts'
import { readSynonyms } from './synonym-store.ts'
import { readTerms } from './term-store.ts'

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
export type Frame = {
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
  readonly terms: Terms
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
export async function readFrame(handle: AnyHandle, storeIds: readonly number[], cityCodes: readonly string[]): Promise<Frame> {
  const found = await rows<CategoryRecord>(handle, categories, [])
  const stores = await storesByIds(handle, storeIds)
  const brandRows = await rows<BrandRecord>(handle, brands, [])
  return {
    categories: new Map(found.map((one) => [one.categoryId, one])),
    children: Map.groupBy(found, (one) => one.parentId),
    brands: new Map(brandRows.map((one) => [one.brandId, one])),
    stores: new Map(stores.map((one) => [one.storeId, { zh: one.storeName, en: one.storeNameEn }])),
    cities: await regionNamesOf(handle, cityCodes),
    attributes: await attributeSources(handle),
    ...(await readLines(handle)),
    synonyms: await readSynonyms(handle),
    terms: await readTerms(handle),
  }
}

/** A name in the visitor's language; empty for what is not known. */
export function nameIn(lang: Language, named: Named | undefined): string {
  return named?.[lang] ?? ''
}
