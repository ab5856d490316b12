import { rows, type Reader } from '../../../../kernel/database/transaction.ts'
import type { RevisionState } from '../../rules/revision-machine.ts'
import type { RevisionRecord } from './revision-repository.ts'

/** A change in a list. */
export type ListedRevision = Omit<RevisionRecord, 'document' | 'base'> & {
  readonly name: string
  readonly nameEn: string
  readonly image: string | null
  readonly categoryId: number
  readonly hazardous: number
  readonly skuNum: number
}

const columns = `change_id AS "changeId", store_id AS "storeId", goods_id AS "goodsId", state, name, document ->> 'nameEn' AS "nameEn",
  document -> 'gallery' ->> 0 AS image, (document ->> 'categoryId')::bigint AS "categoryId", (document ->> 'hazardous')::int AS hazardous,
  jsonb_array_length(document -> 'skus') AS "skuNum", reason, changed_at AS "changedAt", proposed_at AS "proposedAt", decided_at AS "decidedAt", version`
const wordMatch = `($2 = '' OR strpos(lower(name), lower($2)) > 0 OR goods_id::text = $2 OR change_id::text = $2)`

const own = {
  name: 'catalog.ownChanges',
  text: `SELECT ${columns} FROM goods_change WHERE store_id = ANY($1::bigint[]) AND ${wordMatch} AND state <> 'discarded' AND ($3 = '' OR state = $3)
    ORDER BY changed_at DESC, change_id DESC LIMIT $4 OFFSET $5`,
}
const ownCounts = {
  name: 'catalog.ownChangeCounts',
  text: `SELECT state, count(*)::int AS count FROM goods_change WHERE store_id = ANY($1::bigint[]) AND ${wordMatch} AND state <> 'discarded' GROUP BY state`,
}

export type OwnRevisionQuery = {
  readonly storeIds: readonly number[]
  readonly keyword: string
  readonly state: RevisionState | ''
  readonly limit: number
  readonly offset: number
}
type Counted = { readonly list: ListedRevision[]; readonly counts: Record<string, number> }

/** Changes of stores, the last written first, and how many stand in each state. */
export async function ownRevisions(read: Reader, ownRevisionQuery: OwnRevisionQuery): Promise<Counted> {
  const [list, counts] = await Promise.all([
    rows<ListedRevision>(read, own, [
      ownRevisionQuery.storeIds,
      ownRevisionQuery.keyword,
      ownRevisionQuery.state,
      ownRevisionQuery.limit,
      ownRevisionQuery.offset,
    ]),
    rows<{ state: string; count: number }>(read, ownCounts, [ownRevisionQuery.storeIds, ownRevisionQuery.keyword]),
  ])
  return { list, counts: Object.fromEntries(counts.map((row) => [row.state, row.count])) }
}

const filtered = `state = ANY('{proposed,returned,confirmed}') AND proposed_at IS NOT NULL AND ($1 = '' OR ($1 = 'new') = (base IS NULL))
  AND ${wordMatch} AND ($3::bigint IS NULL OR store_id = $3) AND ($4::bigint[] IS NULL OR (document ->> 'categoryId')::bigint = ANY($4))`
const queue = {
  name: 'catalog.reviewQueue',
  text: `SELECT ${columns} FROM goods_change WHERE ${filtered} AND state = $5
    ORDER BY CASE WHEN state = 'proposed' THEN proposed_at END, decided_at DESC, change_id LIMIT $6 OFFSET $7`,
}
const queueCounts = {
  name: 'catalog.reviewCounts',
  text: `SELECT state, count(*)::int AS count FROM goods_change WHERE ${filtered} GROUP BY state`,
}

export type ReviewQueueQuery = {
  readonly kind: '' | 'new' | 'change'
  readonly keyword: string
  readonly storeId: number | null
  /** The category asked for and all below it. */
  readonly categoryIds: readonly number[] | null
  readonly state: RevisionState
  readonly limit: number
  readonly offset: number
}

/** What stores proposed: those that wait longest first, decided ones the newest first; with counts by state. */
export async function reviewQueue(read: Reader, reviewQueueQuery: ReviewQueueQuery): Promise<Counted> {
  const values = [reviewQueueQuery.kind, reviewQueueQuery.keyword, reviewQueueQuery.storeId, reviewQueueQuery.categoryIds]
  const [list, counts] = await Promise.all([
    rows<ListedRevision>(read, queue, [...values, reviewQueueQuery.state, reviewQueueQuery.limit, reviewQueueQuery.offset]),
    rows<{ state: string; count: number }>(read, queueCounts, values),
  ])
  return { list, counts: Object.fromEntries(counts.map((row) => [row.state, row.count])) }
}

const takenDown = {
  name: 'catalog.takedownReasons',
  text: `SELECT goods_id AS "goodsId", state_reason AS reason FROM goods WHERE goods_id = ANY($1::bigint[]) AND state = 'taken_down'`,
}

/** Why the platform took goods down, by goods; those that it did not are missing. */
export async function takedownReasons(read: Reader, goodsIds: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const found = await rows<{ goodsId: number; reason: string }>(read, takenDown, [goodsIds])
  return new Map(found.map(({ goodsId, reason }) => [goodsId, reason]))
}
