import { rows, type Queryable } from '../../../../kernel/database/transaction.ts'
import type { Language } from '../../../../kernel/i18n/translate.ts'

type Named = { readonly id: number; readonly zh: string; readonly en: string }
type Switched = { readonly enabled: boolean }
type Category = Named & Switched & { readonly pid: number; readonly grade: number }

const categories = {
  name: 'catalog.frameCategories',
  text: `SELECT category_id AS id, coalesce(parent_id, 0) AS pid, grade, name_zh AS zh, name_en AS en, enabled FROM category ORDER BY grade, sort, category_id`,
}
const brands = {
  name: 'catalog.frameBrands',
  text: `SELECT brand_id AS id, name_zh AS zh, name_en AS en, enabled FROM brand ORDER BY initial, name_zh`,
}
const freight = {
  name: 'catalog.frameFreight',
  text: `SELECT freight_template_id AS id, name_zh AS zh, name_en AS en FROM freight_template WHERE deleted_at IS NULL AND ($1::bigint[] IS NULL OR owner_store_id IS NULL OR owner_store_id = ANY($1)) ORDER BY freight_template_id`,
}
const attributes = { name: 'catalog.frameAttributes', text: `SELECT code, label_zh AS zh, label_en AS en FROM attribute` }

/** Names behind the ids and codes of a document. Categories are told with the way to them. */
export type TaxonomyNames = {
  readonly categories: ReadonlyMap<number, string>
  readonly brands: ReadonlyMap<number, string>
  readonly freightTemplates: ReadonlyMap<number, string>
  readonly attributes: ReadonlyMap<string, string>
}

/** All categories in the order of the menu. */
export function allCategories(db: Queryable): Promise<Category[]> {
  return rows<Category>(db, categories, [])
}

/** A category and all below it. */
export async function categoriesBelow(db: Queryable, categoryId: number): Promise<readonly number[]> {
  const found = new Set([categoryId])
  // Ordered by level, so a parent is met before its children.
  for (const one of await allCategories(db)) if (found.has(one.pid)) found.add(one.id)
  return [...found]
}

/** All brands, A–Z. */
export function allBrands(db: Queryable): Promise<(Named & Switched)[]> {
  return rows<Named & Switched>(db, brands, [])
}

/** The platform's freight templates and those of some stores, or with null of all. */
export function freightTemplatesFor(db: Queryable, storeIds: readonly number[] | null): Promise<Named[]> {
  return rows<Named>(db, freight, [storeIds])
}

/** Reads the names in one language. */
export async function taxonomyNames(db: Queryable, lang: Language): Promise<TaxonomyNames> {
  const [all, brandRows, freightRows, attributeRows] = [
    await allCategories(db),
    await allBrands(db),
    await freightTemplatesFor(db, null),
    await rows<{ code: string; zh: string; en: string }>(db, attributes, []),
  ]
  const byId = new Map(all.map((category) => [category.id, category]))
  const path = (category: Category): string => {
    const parent = byId.get(category.pid)
    return parent ? `${path(parent)} / ${category[lang]}` : category[lang]
  }
  return {
    categories: new Map(all.map((category) => [category.id, path(category)])),
    brands: new Map(brandRows.map((one) => [one.id, one[lang]])),
    freightTemplates: new Map(freightRows.map((named) => [named.id, named[lang]])),
    attributes: new Map(attributeRows.map((one) => [one.code, one[lang]])),
  }
}
