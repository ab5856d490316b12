import { totalOf } from '../../../kernel/database/list-total.ts'
import { rows, type Queryable } from '../../../kernel/database/transaction.ts'
import type { Language } from '../../../kernel/i18n/translate.ts'

export type ArticleRecord = {
  readonly articleId: number
  readonly kind: 'information' | 'help'
  readonly category: string
  readonly titleZh: string
  readonly titleEn: string
  readonly bodyZh: string
  readonly bodyEn: string
  readonly author: string
  readonly authorEn: string
  readonly cover: string
  readonly goodsIds: readonly (number | string)[]
  readonly updatedAt: Date
  readonly publishedAt: Date
}

const columns = `article_id AS "articleId", kind, cover, goods_ids AS "goodsIds", updated_at AS "updatedAt", category, title_zh AS "titleZh", title_en AS "titleEn", body_zh AS "bodyZh", body_en AS "bodyEn", author, author_en AS "authorEn", published_at AS "publishedAt"`
const listed = {
  name: 'content.articles',
  text: `SELECT ${columns}, count(*) OVER () AS total FROM article
         WHERE state = 'published' AND published_at <= now() AND kind = $5 AND ($1 = '' OR category = $1)
           AND ($2 = '' OR title_zh || ' ' || title_en || ' ' || body_zh || ' ' || body_en ILIKE $2)
         ORDER BY published_at DESC, article_id DESC LIMIT $3 OFFSET $4`,
}
const one = {
  name: 'content.article',
  text: `SELECT ${columns} FROM article WHERE article_id = $1 AND state = 'published' AND published_at <= now()`,
}
const several = {
  name: 'content.articlesByIds',
  text: `SELECT ${columns} FROM article WHERE article_id = ANY($1::bigint[]) AND state = 'published' AND published_at <= now()`,
}
const around = {
  name: 'content.articleNeighbours',
  text: `(SELECT 'previous' AS side, article_id AS "articleId", title_zh AS "titleZh", title_en AS "titleEn" FROM article
          WHERE state = 'published' AND published_at <= now() AND kind = $3 AND (published_at, article_id) > ($1, $2) ORDER BY published_at, article_id LIMIT 1)
         UNION ALL
         (SELECT 'next', article_id, title_zh, title_en FROM article
          WHERE state = 'published' AND published_at <= now() AND kind = $3 AND (published_at, article_id) < ($1, $2) ORDER BY published_at DESC, article_id DESC LIMIT 1)`,
}
const counted = {
  name: 'content.articleCategories',
  text: `SELECT category, count(*)::int AS count FROM article WHERE state = 'published' AND published_at <= now() AND kind = $1 GROUP BY category ORDER BY count DESC, category`,
}

export type ArticleFilter = {
  readonly kind: ArticleRecord['kind']
  readonly category: string
  readonly keyword: string
  readonly limit: number
  readonly offset: number
}

/** Published articles, newest first, with the total. */
export async function listArticles(
  db: Queryable,
  filter: ArticleFilter,
): Promise<{ readonly articles: ArticleRecord[]; readonly total: number }> {
  const pattern = filter.keyword === '' ? '' : `%${filter.keyword.replace(/[\\%_]/g, '\\$&')}%`
  const found = await rows<ArticleRecord & { total: number }>(db, listed, [
    filter.category,
    pattern,
    filter.limit,
    filter.offset,
    filter.kind,
  ])
  return { articles: found, total: totalOf(found) }
}

/** Published articles, newest first, without counting: for the sitemap and the feed. */
export async function newestArticles(db: Queryable, kind: ArticleRecord['kind'], limit: number): Promise<ArticleRecord[]> {
  return rows<ArticleRecord>(db, listed, ['', '', limit, 0, kind])
}

/** A published article. */
export async function articleById(db: Queryable, id: number): Promise<ArticleRecord | undefined> {
  return (await rows<ArticleRecord>(db, one, [id]))[0]
}

/** Published articles in the order asked. */
export async function articlesOf(db: Queryable, ids: readonly number[]): Promise<ArticleRecord[]> {
  const found = await rows<ArticleRecord>(db, several, [ids])
  return ids.flatMap((id) => found.find((article) => Number(article.articleId) === id) ?? [])
}

type Neighbour = { readonly side: 'previous' | 'next'; readonly articleId: number; readonly titleZh: string; readonly titleEn: string }

/** The next newer and the next older article. */
export function neighboursOf(db: Queryable, article: ArticleRecord): Promise<Neighbour[]> {
  return rows<Neighbour>(db, around, [article.publishedAt, article.articleId, article.kind])
}

/** How many published articles each category has. */
export function articleCategories(db: Queryable, kind: ArticleRecord['kind']): Promise<{ category: string; count: number }[]> {
  return rows<{ category: string; count: number }>(db, counted, [kind])
}

/** The text of a language; Chinese where there is no translation. */
export function inLanguage(lang: Language, zh: string, en: string): string {
  return lang === 'en' && en !== '' ? en : zh
}

/** Address of an article's picture: those of the demonstration are kept by their name alone. */
export function coverAddress(cover: string): string {
  return cover === '' || cover.startsWith('/') ? cover : `/media/${cover}`
}
