import { execute, rows, type Queryable, type Transaction } from '../../../kernel/database/transaction.ts'

export type ArticleCategory = {
  readonly code: string
  readonly kind: 'information' | 'help'
  readonly nameZh: string
  readonly nameEn: string
}

const all = {
  name: 'content.categories',
  text: `SELECT c.code, c.kind, c.name_zh AS "nameZh", c.name_en AS "nameEn", count(a.article_id)::int AS count
         FROM article_category c LEFT JOIN article a ON a.category = c.code GROUP BY c.code ORDER BY c.kind, c.position, c.code`,
}
const save = {
  name: 'content.saveCategory',
  text: `INSERT INTO article_category (code, kind, name_zh, name_en, position)
         VALUES ($1, $2, $3, $4, (SELECT coalesce(max(position), 0) + 1 FROM article_category WHERE kind = $2))
         ON CONFLICT (code) DO UPDATE SET name_zh = $3, name_en = $4`,
}
const remove = {
  name: 'content.deleteCategory',
  text: `DELETE FROM article_category WHERE code = $1 AND NOT EXISTS (SELECT FROM article WHERE category = $1)`,
}

/** Every category in its order, with how many articles in any state it has. */
export function articleCategoriesOf(db: Queryable): Promise<(ArticleCategory & { count: number })[]> {
  return rows<ArticleCategory & { count: number }>(db, all, [])
}

export async function saveCategory(tx: Transaction, { code, kind, nameZh, nameEn }: ArticleCategory): Promise<void> {
  await execute(tx, save, [code, kind, nameZh, nameEn])
}

/** False when there is none, or articles have it. */
export async function deleteCategory(tx: Transaction, code: string): Promise<boolean> {
  return (await execute(tx, remove, [code])) === 1
}
