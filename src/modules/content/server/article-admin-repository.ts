import { totalOf } from '../../../kernel/database/list-total.ts'
import { execute, rows, type Queryable, type Transaction } from '../../../kernel/database/transaction.ts'
import type { ArticleContent } from '../endpoints-admin.ts'

type StoredState = 'draft' | 'published' | 'withdrawn'
export type AdminArticle = ArticleContent & {
  readonly articleId: number
  readonly version: number
  readonly state: StoredState
  readonly publishedAt: Date
  readonly updatedAt: Date
  readonly updatedBy: string
}

const content = `kind, category, title_zh AS "titleZh", title_en AS "titleEn", body_zh AS "bodyZh", body_en AS "bodyEn", author, author_en AS "authorEn", cover`
const columns = `article_id AS "articleId", version, state, published_at AS "publishedAt", updated_at AS "updatedAt", updated_by AS "updatedBy", ${content}`
// What waits for its time is published in the table and scheduled for people.
const shownState = `CASE WHEN state = 'published' AND published_at > $5 THEN 'scheduled' ELSE state END`
const listed = {
  name: 'content.deskArticles',
  text: `SELECT ${columns}, count(*) OVER () AS total FROM article
         WHERE ($1 = '' OR kind = $1) AND ($2 = '' OR ${shownState} = $2) AND ($3 = '' OR title_zh || ' ' || title_en ILIKE $3)
         ORDER BY updated_at DESC, article_id DESC LIMIT $4 OFFSET $6`,
}
const one = { name: 'content.deskArticle', text: `SELECT ${columns} FROM article WHERE article_id = $1` }
const locked = { name: 'content.lockedArticle', text: `${one.text} FOR UPDATE` }
const insert = {
  name: 'content.addArticle',
  text: `INSERT INTO article (kind, category, title_zh, title_en, body_zh, body_en, author, author_en, cover, state, published_at, updated_at, updated_by, version)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, 'draft', $10, $10, $11, 1) RETURNING article_id AS "articleId"`,
}
const update = {
  name: 'content.changeArticle',
  text: `UPDATE article SET kind = $1, category = $2, title_zh = $3, title_en = $4, body_zh = $5, body_en = $6, author = $7, author_en = $8, cover = $9,
         updated_at = $10, updated_by = $11, version = version + 1 WHERE article_id = $12 AND version = $13`,
}
const keep = {
  name: 'content.keepVersion',
  text: `INSERT INTO article_version (article_id, version, content, saved_by, saved_at) VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING`,
}
const move = {
  name: 'content.moveArticle',
  text: `UPDATE article SET state = $2, published_at = $3, updated_at = $4, updated_by = $5 WHERE article_id = $1 AND state = ANY($6)`,
}
const remove = { name: 'content.deleteArticle', text: `DELETE FROM article WHERE article_id = $1 AND state = 'draft'` }
const versions = {
  name: 'content.articleVersions',
  text: `SELECT version, saved_by AS "savedBy", saved_at AS "savedAt" FROM article_version WHERE article_id = $1 ORDER BY version DESC LIMIT 50`,
}
const version = { name: 'content.articleVersion', text: `SELECT content FROM article_version WHERE article_id = $1 AND version = $2` }

type Filter = { readonly kind: string; readonly state: string; readonly keyword: string; readonly limit: number; readonly offset: number }

/** Articles in every state, last changed first; `at` divides scheduled from published. */
export async function adminArticles(
  db: Queryable,
  filter: Filter,
  at: Date,
): Promise<{ readonly articles: AdminArticle[]; readonly total: number }> {
  const pattern = filter.keyword === '' ? '' : `%${filter.keyword.replace(/[\\%_]/g, '\\$&')}%`
  const values = [filter.kind, filter.state, pattern, filter.limit, at, filter.offset]
  const found = await rows<AdminArticle & { total: number }>(db, listed, values)
  return { articles: found, total: totalOf(found) }
}

export async function adminArticle(db: Queryable, articleId: number): Promise<AdminArticle | undefined> {
  return (await rows<AdminArticle>(db, one, [articleId]))[0]
}

/** An article that nobody else changes before the transaction ends. */
export async function lockedArticle(tx: Transaction, articleId: number): Promise<AdminArticle | undefined> {
  return (await rows<AdminArticle>(tx, locked, [articleId]))[0]
}

const valuesOf = (text: ArticleContent, at: Date, by: string) => [
  text.kind,
  text.category,
  text.titleZh,
  text.titleEn,
  text.bodyZh,
  text.bodyEn,
  text.author,
  text.authorEn,
  text.cover,
  at,
  by,
]

/** A new draft; its id. */
export async function addArticle(tx: Transaction, text: ArticleContent, at: Date, by: string): Promise<number> {
  return (await rows<{ articleId: number }>(tx, insert, valuesOf(text, at, by)))[0]?.articleId ?? 0
}

/** Changes an article in the version that was seen; false when it has another. */
export async function changeArticle(
  tx: Transaction,
  articleId: number,
  seen: number,
  text: ArticleContent,
  at: Date,
  by: string,
): Promise<boolean> {
  return (await execute(tx, update, [...valuesOf(text, at, by), articleId, seen])) === 1
}

/** Keeps a version for the history. */
export async function saveArticleVersion(
  tx: Transaction,
  articleId: number,
  number: number,
  text: ArticleContent,
  at: Date,
  by: string,
): Promise<void> {
  await execute(tx, keep, [articleId, number, JSON.stringify(text), by, at])
}

type Moved = {
  readonly to: StoredState
  readonly publishedAt: Date
  readonly at: Date
  readonly by: string
  readonly from: readonly string[]
}

/** Moves an article; false when it is in none of the states that the move leaves. */
export async function moveArticle(tx: Transaction, articleId: number, { to, publishedAt, at, by, from }: Moved): Promise<boolean> {
  return (await execute(tx, move, [articleId, to, publishedAt, at, by, from])) === 1
}

export async function deleteDraft(tx: Transaction, articleId: number): Promise<boolean> {
  return (await execute(tx, remove, [articleId])) === 1
}

export function articleVersions(db: Queryable, articleId: number): Promise<{ version: number; savedBy: string; savedAt: Date }[]> {
  return rows<{ version: number; savedBy: string; savedAt: Date }>(db, versions, [articleId])
}

export async function articleVersion(db: Queryable, articleId: number, number: number): Promise<ArticleContent | undefined> {
  const [found] = await rows<{ content: ArticleContent }>(db, version, [articleId, number])
  // Versions of older programs hold one author for both languages.
  return found && { ...found.content, authorEn: found.content.authorEn ?? '' }
}
