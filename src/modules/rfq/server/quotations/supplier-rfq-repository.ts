import { rows, type Queryable } from '../../../../kernel/database/transaction.ts'
import { rfqColumns, type Rfq, type Page } from '../requests/rfq-repository.ts'

// What a store may read: open requests while they are open, its own enquiries, and whatever it has handed in a quotation for.
const mine = `EXISTS (SELECT FROM quotation q WHERE q.inquiry_id = i.inquiry_id AND q.store_id = $1)`
const isOpen = (now: string) =>
  `(i.kind = 'OPEN' AND (i.state = 'QUOTING' OR (i.state = 'COMPARING' AND i.late_until > ${now}::timestamptz)))`
const one = {
  name: 'rfq.forStore',
  text: `SELECT ${rfqColumns} FROM inquiry i WHERE (i.store_id = $1 OR ${isOpen('$3')} OR (i.kind = 'OPEN' AND ${mine})) AND i.inquiry_sn = $2`,
}
const hall = {
  name: 'rfq.hall',
  text: `SELECT ${rfqColumns}, count(*) OVER ()::int AS total FROM inquiry i
    WHERE ${isOpen('$8')} AND ($2::bigint <> i.member_id)
      AND ($3 = '' OR i.title ILIKE $3 OR EXISTS (SELECT FROM inquiry_line l WHERE l.inquiry_id = i.inquiry_id AND concat_ws(' ', l.name_zh, l.name_en, l.spec_zh, l.spec_en) ILIKE $3))
      AND ($4::bigint[] IS NULL OR EXISTS (SELECT FROM inquiry_line l WHERE l.inquiry_id = i.inquiry_id AND l.category_ids && $4))
      AND (NOT $5 OR NOT EXISTS (SELECT FROM quotation q WHERE q.inquiry_id = i.inquiry_id AND q.store_id = $1)
        AND NOT EXISTS (SELECT FROM inquiry_decline d WHERE d.inquiry_id = i.inquiry_id AND d.store_id = $1))
    ORDER BY i.inquiry_id DESC LIMIT $6 OFFSET $7`,
}
const standing = `q.state IN ('SUBMITTED', 'REVISION_REQUESTED')`
const phases = `($2 = 'all'
  OR ($2 = 'waiting' AND i.state IN ('QUOTING', 'COMPARING') AND NOT EXISTS (SELECT FROM quotation q WHERE q.inquiry_id = i.inquiry_id AND q.store_id = $1 AND q.state = 'SUBMITTED')
    AND NOT EXISTS (SELECT FROM inquiry_decline d WHERE d.inquiry_id = i.inquiry_id AND d.store_id = $1))
  OR ($2 = 'review' AND EXISTS (SELECT FROM quotation q WHERE q.inquiry_id = i.inquiry_id AND q.store_id = $1 AND q.state = 'DRAFT' AND q.review = 'WAITING'))
  OR ($2 = 'quoted' AND EXISTS (SELECT FROM quotation q WHERE q.inquiry_id = i.inquiry_id AND q.store_id = $1 AND ${standing}))
  OR ($2 = 'won' AND EXISTS (SELECT FROM quotation q WHERE q.inquiry_id = i.inquiry_id AND q.store_id = $1 AND q.state IN ('ACCEPTED', 'PARTIALLY_ACCEPTED')))
  OR ($2 = 'ended' AND i.state NOT IN ('QUOTING', 'NEED_INFO', 'COMPARING') AND NOT EXISTS (SELECT FROM quotation q
    WHERE q.inquiry_id = i.inquiry_id AND q.store_id = $1 AND q.state IN ('ACCEPTED', 'PARTIALLY_ACCEPTED'))))`
const list = {
  name: 'rfq.ofStore',
  text: `SELECT ${rfqColumns}, count(*) OVER ()::int AS total FROM inquiry i
    WHERE (i.store_id = $1 OR (i.kind = 'OPEN' AND ${mine})) AND ${phases} ORDER BY i.inquiry_id DESC LIMIT $3 OFFSET $4`,
}

/** A request that a store may read; null for what is absent or not for it. */
export async function rfqForStore(db: Queryable, of: { storeId: number; inquirySn: string; now: Date }): Promise<Rfq | null> {
  return (await rows<Rfq>(db, one, [of.storeId, of.inquirySn, of.now]))[0] ?? null
}

type HallSearch = Page & {
  readonly storeId: number
  /** Nobody quotes for what they asked for themselves. */
  readonly memberId: number
  readonly keyword: string
  readonly categoryIds: readonly number[] | null
  readonly isUnanswered: boolean
  readonly now: Date
}

export function openRfqs(db: Queryable, search: HallSearch): Promise<(Rfq & { total: number })[]> {
  const like = search.keyword === '' ? '' : `%${search.keyword.replaceAll(/[\\%_]/g, '\\$&')}%`
  const { storeId, memberId, categoryIds, isUnanswered, limit, offset, now } = search
  return rows(db, hall, [storeId, memberId, like, categoryIds, isUnanswered, limit, offset, now])
}

export function rfqsOfStore(db: Queryable, storeId: number, phase: string, { limit, offset }: Page): Promise<(Rfq & { total: number })[]> {
  return rows(db, list, [storeId, phase, limit, offset])
}
