import { totalOf } from '../../../../kernel/database/list-total.ts'
import { rows, type Queryable } from '../../../../kernel/database/transaction.ts'

export type PostRecord = {
  readonly postId: number
  readonly storeId: number
  readonly kind: 'news' | 'article'
  readonly titleZh: string
  readonly titleEn: string
  readonly bodyZh: string
  readonly bodyEn: string
  readonly publishedAt: Date
}
export type CertificateRecord = {
  readonly zh: string
  readonly en: string
  readonly number: string
  readonly issuer: string
  readonly issuerEn: string
  readonly validUntil: string
  /** The day on which the platform checked it; empty for the store's own word. */
  readonly checkedOn: string
}

const columns = `p.post_id AS "postId", p.store_id AS "storeId", p.kind, p.title_zh AS "titleZh", p.title_en AS "titleEn", p.body_zh AS "bodyZh", p.body_en AS "bodyEn",
  p.published_at AS "publishedAt"`
const published = `FROM store_post p JOIN store s USING (store_id) WHERE s.state = 'open' AND p.state = 'published' AND p.published_at <= now()`
const page = {
  name: 'store.posts',
  text: `SELECT ${columns}, count(*) OVER ()::int AS total ${published} AND p.store_id = $1 AND p.kind = $2
         ORDER BY p.published_at DESC, p.post_id DESC LIMIT $3 OFFSET $4`,
}
const one = { name: 'store.post', text: `SELECT ${columns} ${published} AND p.post_id = $1` }
const certificates = {
  name: 'store.certificates',
  text: `SELECT name_zh AS zh, name_en AS en, number, issuer, issuer_en AS "issuerEn", coalesce(to_char(valid_until, 'YYYY-MM-DD'), '') AS "validUntil", 
           CASE state WHEN 'checked' THEN to_char(judged_at AT TIME ZONE 'Asia/Shanghai', 'YYYY-MM-DD') ELSE '' END AS "checkedOn"
         FROM store_certificate WHERE store_id = $1 AND state <> 'returned' ORDER BY certificate_id`,
}

/** What a store published of a kind, newest first, with the number of all. */
export async function postsOf(db: Queryable, storeId: number, kind: PostRecord['kind'], limit: number, offset: number) {
  const posts = await rows<PostRecord & { total: number }>(db, page, [storeId, kind, limit, offset])
  return { posts, total: totalOf(posts) }
}

/** A published post of an open store. */
export async function postById(db: Queryable, id: number): Promise<PostRecord | undefined> {
  return (await rows<PostRecord>(db, one, [id]))[0]
}

/** The certificates that a store shows. */
export function certificatesOf(db: Queryable, storeId: number): Promise<CertificateRecord[]> {
  return rows<CertificateRecord>(db, certificates, [storeId])
}
