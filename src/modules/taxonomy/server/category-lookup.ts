import { rows, type Queryable } from '../../../kernel/database/transaction.ts'

const ancestors = {
  name: 'catalog.categoryWays',
  text: `WITH RECURSIVE up AS (
      SELECT category_id AS leaf, category_id, parent_id FROM category WHERE category_id = ANY($1)
      UNION ALL SELECT up.leaf, c.category_id, c.parent_id FROM category c JOIN up ON c.category_id = up.parent_id)
    SELECT leaf, array_agg(category_id) AS ids FROM up GROUP BY leaf`,
}
const named = {
  name: 'catalog.categoriesNamed',
  text: `SELECT category_id AS "categoryId", grade, coalesce(parent_id, 0) AS pid, name_zh AS "nameZh", name_en AS "nameEn"
    FROM category WHERE category_id = ANY($1) AND merged_into IS NULL ORDER BY sort, category_id`,
}
const withParents = {
  name: 'catalog.categoryAncestors',
  text: `WITH RECURSIVE up AS (
      SELECT category_id, parent_id FROM category WHERE category_id = ANY($1)
      UNION SELECT c.category_id, c.parent_id FROM category c JOIN up ON c.category_id = up.parent_id)
    SELECT category_id AS id FROM up`,
}

/** Each of these categories with all its parents, itself first or last. */
export async function categoryAncestors(db: Queryable, categoryIds: readonly number[]): Promise<Map<number, readonly number[]>> {
  if (categoryIds.length === 0) return new Map()
  const found = await rows<{ leaf: number; ids: number[] }>(db, ancestors, [categoryIds])
  return new Map(found.map((row) => [row.leaf, row.ids.map(Number)]))
}

export type NamedCategory = {
  readonly categoryId: number
  readonly grade: number
  readonly pid: number
  readonly nameZh: string
  readonly nameEn: string
}

/** Categories with their names; those that do not exist are missing. */
export async function namedCategories(db: Queryable, categoryIds: readonly number[]): Promise<NamedCategory[]> {
  return categoryIds.length === 0 ? [] : rows<NamedCategory>(db, named, [categoryIds])
}

/** These categories with all their parents. */
export async function categoriesWithParents(db: Queryable, categoryIds: readonly number[]): Promise<Set<number>> {
  const found = await rows<{ id: number }>(db, withParents, [categoryIds])
  return new Set(found.map((one) => one.id))
}
