import { execute, rows, type Queryable, type Transaction } from '../../../../kernel/database/transaction.ts'
import type { LinkTarget } from '../../../site/rules/link-target.ts'

export type SellerPost = {
  readonly newsId: number
  readonly storeId: number
  readonly kind: 'news' | 'article'
  readonly titleZh: string
  readonly titleEn: string
  readonly bodyZh: string
  readonly bodyEn: string
  readonly state: 'draft' | 'published' | 'withdrawn'
  readonly publishedAt: Date
  readonly updatedAt: Date
  readonly version: number
}
export type PostText = Pick<SellerPost, 'kind' | 'titleZh' | 'titleEn' | 'bodyZh' | 'bodyEn'>
export type Decor = {
  readonly pictures: readonly { readonly picture: string; readonly alt: string; readonly link: LinkTarget }[]
  readonly htmlZh: string
  readonly htmlEn: string
  readonly version: number
}

const columns = `post_id AS "newsId", store_id AS "storeId", kind, title_zh AS "titleZh", title_en AS "titleEn", body_zh AS "bodyZh", body_en AS "bodyEn",
  state, published_at AS "publishedAt", updated_at AS "updatedAt", version`
const listed = {
  name: 'store.deskPosts',
  text: `SELECT ${columns} FROM store_post WHERE store_id = ANY($1::bigint[]) AND kind = $2 ORDER BY updated_at DESC, post_id DESC LIMIT 200`,
}
const one = { name: 'store.deskPost', text: `SELECT ${columns} FROM store_post WHERE post_id = $1 AND store_id = ANY($2::bigint[])` }
const insert = {
  name: 'store.addPost',
  text: `INSERT INTO store_post (store_id, kind, title_zh, title_en, body_zh, body_en, state, published_at, updated_at)
         VALUES ($1, $2, $3, $4, $5, $6, 'draft', $7, $7) RETURNING post_id AS "newsId"`,
}
const update = {
  name: 'store.changePost',
  text: `UPDATE store_post SET kind = $3, title_zh = $4, title_en = $5, body_zh = $6, body_en = $7, updated_at = $8, version = version + 1
         WHERE post_id = $1 AND version = $2`,
}
const move = {
  name: 'store.movePost',
  text: `UPDATE store_post SET state = $2, published_at = CASE WHEN $2 = 'published' THEN $3 ELSE published_at END, updated_at = $3
         WHERE post_id = $1 AND state = ANY($4)`,
}
const remove = { name: 'store.deletePost', text: `DELETE FROM store_post WHERE post_id = $1 AND state = 'draft'` }
const decor = {
  name: 'store.decor',
  text: `SELECT pictures, html_zh AS "htmlZh", html_en AS "htmlEn", version FROM store_decor WHERE store_id = $1`,
}
const firstDecor = {
  name: 'store.addDecor',
  text: `INSERT INTO store_decor (store_id, pictures, html_zh, html_en, version, updated_at) SELECT $1, $3, $4, $5, 1, $6 WHERE $2 = 0 ON CONFLICT DO NOTHING`,
}
const nextDecor = {
  name: 'store.changeDecor',
  text: `UPDATE store_decor SET pictures = $3, html_zh = $4, html_en = $5, version = version + 1, updated_at = $6 WHERE store_id = $1 AND version = $2`,
}

/** Posts of the own stores in every state. */
export function sellerPosts(db: Queryable, storeIds: readonly number[], kind: string): Promise<SellerPost[]> {
  return rows<SellerPost>(db, listed, [storeIds, kind])
}

/** A post of the own stores; another store's does not exist. */
export async function sellerPost(db: Queryable, storeIds: readonly number[], newsId: number): Promise<SellerPost | undefined> {
  return (await rows<SellerPost>(db, one, [newsId, storeIds]))[0]
}

export async function addPost(tx: Transaction, storeId: number, text: PostText, at: Date): Promise<number> {
  const values = [storeId, text.kind, text.titleZh, text.titleEn, text.bodyZh, text.bodyEn, at]
  return (await rows<{ newsId: number }>(tx, insert, values))[0]?.newsId ?? 0
}

/** Changes a post in the version that was seen; false when it has another. */
export async function changePost(tx: Transaction, newsId: number, version: number, text: PostText, at: Date): Promise<boolean> {
  return (await execute(tx, update, [newsId, version, text.kind, text.titleZh, text.titleEn, text.bodyZh, text.bodyEn, at])) === 1
}

export async function movePost(
  tx: Transaction,
  newsId: number,
  to: SellerPost['state'],
  at: Date,
  from: readonly string[],
): Promise<boolean> {
  return (await execute(tx, move, [newsId, to, at, from])) === 1
}

export async function deletePost(tx: Transaction, newsId: number): Promise<boolean> {
  return (await execute(tx, remove, [newsId])) === 1
}

export async function decorOf(db: Queryable, storeId: number): Promise<Decor | undefined> {
  return (await rows<Decor>(db, decor, [storeId]))[0]
}

/** Saves the decoration in the version that was seen (0: none yet); false when it has another. */
export async function saveDecor(
  tx: Transaction,
  storeId: number,
  { version, pictures, htmlZh, htmlEn }: Decor,
  at: Date,
): Promise<boolean> {
  const values = [storeId, version, JSON.stringify(pictures), htmlZh, htmlEn, at]
  return (await execute(tx, version === 0 ? firstDecor : nextDecor, values)) === 1
}
