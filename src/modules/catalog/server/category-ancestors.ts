import { rows, type Queryable } from '../../../kernel/database/transaction.ts'

const ancestors = {
  name: 'catalog.categoryAncestors',
  text: `WITH RECURSIVE up AS (
      SELECT category_id, parent_id FROM category WHERE category_id = ANY($1)
      UNION SELECT c.category_id, c.parent_id FROM category c JOIN up ON c.category_id = up.parent_id)
    SELECT category_id AS id FROM up`,
}

/** These categories with all their parents. */
export async function categoriesWithParents(handle: Queryable, categoryIds: readonly number[]): Promise<Set<number>> {
  const found = await rows<{ id: number }>(handle, ancestors, [categoryIds])
  return new Set(found.map((one) => one.id))
}
