import { execute, rows, type Queryable, type Transaction } from '../../../../kernel/database/transaction.ts'
import type { RevisionState } from '../../rules/revision-machine.ts'
import type { GoodsDocument } from '../../rules/goods-document.ts'

/** A change as it is stored. */
export type RevisionRecord = {
  readonly changeId: number
  readonly storeId: number
  readonly goodsId: number | null
  readonly state: RevisionState
  readonly document: GoodsDocument
  readonly base: GoodsDocument | null
  readonly reason: string
  readonly changedAt: Date
  readonly proposedAt: Date | null
  readonly decidedAt: Date | null
  readonly version: number
}

const columns = `change_id AS "changeId", store_id AS "storeId", goods_id AS "goodsId", state, document, base, reason, changed_at AS "changedAt",
  proposed_at AS "proposedAt", decided_at AS "decidedAt", version`
const one = { name: 'catalog.changeById', text: `SELECT ${columns} FROM goods_change WHERE change_id = $1` }
const locked = { name: 'catalog.changeLocked', text: `SELECT ${columns} FROM goods_change WHERE change_id = $1 FOR UPDATE` }
const open = {
  name: 'catalog.openChange',
  text: `SELECT ${columns} FROM goods_change WHERE goods_id = $1 AND state IN ('draft', 'proposed', 'returned')`,
}
const insert = {
  name: 'catalog.insertChange',
  text: `INSERT INTO goods_change (store_id, goods_id, state, name, document, base, member_id, import_id, created_at, changed_at)
    VALUES ($1, $2, 'draft', $3, $4, $5, $6, $7, $8, $8) ON CONFLICT (goods_id) WHERE state IN ('draft', 'proposed', 'returned') DO NOTHING
    RETURNING change_id AS "changeId", version`,
}
const save = {
  name: 'catalog.saveChange',
  text: `UPDATE goods_change SET document = $3, name = $4, changed_at = $5, version = version + 1
    WHERE change_id = $1 AND version = $2 AND state IN ('draft', 'returned') RETURNING change_id AS "changeId", version`,
}
const move = {
  name: 'catalog.moveChange',
  text: `UPDATE goods_change SET state = $4, reason = $5, goods_id = coalesce($6::bigint, goods_id), changed_at = $7, version = version + 1,
    proposed_at = CASE WHEN $4 = 'proposed' THEN $7 ELSE proposed_at END, decided_at = CASE WHEN $4 IN ('confirmed', 'returned') THEN $7 ELSE decided_at END
    WHERE change_id = $1 AND version = $2 AND state = ANY($3::text[]) RETURNING version`,
}

/** A change by id; undefined when there is none. */
export async function revisionById(db: Queryable, changeId: number): Promise<RevisionRecord | undefined> {
  return (await rows<RevisionRecord>(db, one, [changeId]))[0]
}

/** The same, kept still until the transaction ends. */
export async function lockRevision(tx: Transaction, changeId: number): Promise<RevisionRecord | undefined> {
  return (await rows<RevisionRecord>(tx, locked, [changeId]))[0]
}

/** The change of goods that is under way. */
export async function openRevisionOf(db: Queryable, goodsId: number): Promise<RevisionRecord | undefined> {
  return (await rows<RevisionRecord>(db, open, [goodsId]))[0]
}

export type NewRevision = {
  readonly storeId: number
  readonly goodsId: number | null
  readonly document: GoodsDocument
  readonly base: GoodsDocument | null
  readonly memberId: number
  readonly importId?: number
  readonly at: Date
}
export type RevisionRef = { readonly changeId: number; readonly version: number }

/** Keeps a new draft; undefined when the goods have a change under way. */
export async function addRevision(tx: Transaction, fresh: NewRevision): Promise<RevisionRef | undefined> {
  const { storeId, goodsId, document, base, memberId, importId, at } = fresh
  const values = [storeId, goodsId, document.nameZh, JSON.stringify(document), base && JSON.stringify(base), memberId, importId ?? null, at]
  return (await rows<RevisionRef>(tx, insert, values))[0]
}

/** Writes the document of a draft; undefined when its version or state is another. */
export async function saveDocument(
  tx: Transaction,
  revisionRef: RevisionRef,
  document: GoodsDocument,
  at: Date,
): Promise<RevisionRef | undefined> {
  return (await rows<RevisionRef>(tx, save, [revisionRef.changeId, revisionRef.version, JSON.stringify(document), document.nameZh, at]))[0]
}

export type RevisionMove = {
  readonly from: readonly RevisionState[]
  readonly to: RevisionState
  readonly reason: string
  readonly goodsId: number | null
  readonly at: Date
}

/** Moves a change; undefined when its version or state is another. Answers the new version. */
export async function moveRevision(tx: Transaction, revisionRef: RevisionRef, to: RevisionMove): Promise<number | undefined> {
  const values = [revisionRef.changeId, revisionRef.version, to.from, to.to, to.reason, to.goodsId, to.at]
  return (await rows<{ version: number }>(tx, move, values))[0]?.version
}

const listing = {
  name: 'catalog.setListing',
  text: `UPDATE goods SET listing = $2, listing_reason = $3, listing_basis = $4 WHERE goods_id = $1`,
}

/** Notes what the publishing gate or the legal review said of goods. */
export async function setListing(
  tx: Transaction,
  goodsId: number,
  verdict: { listing: string; reason: string; basis: string },
): Promise<void> {
  await execute(tx, listing, [goodsId, verdict.listing, verdict.reason, verdict.basis])
}
