import { execute, rows, type Queryable, type Transaction } from '../../../../kernel/database/transaction.ts'

/** What the key of a file is sealed with: everything that its bytes alone do not say. */
export type BidFileDetails = {
  readonly key: string
  readonly name: string
  readonly mime: string
  readonly bytes: number
  readonly sha256: string
}
export type NewBidFile = {
  readonly fileId: string
  readonly tenderId: number
  readonly storeId: number
  readonly memberId: number
  readonly sealed: Uint8Array
}

const insert = {
  name: 'bidFile.add',
  text: `INSERT INTO bid_file (file_id, tender_id, store_id, member_id, sealed, created_at) VALUES ($1, $2, $3, $4, $5, $6)`,
}
const countOf = { name: 'bidFile.count', text: `SELECT count(*)::int AS count FROM bid_file WHERE tender_id = $1 AND store_id = $2` }
const detach = { name: 'bidFile.detach', text: `UPDATE bid_file SET bid_id = NULL WHERE bid_id = $1 AND NOT file_id = ANY($2::uuid[])` }
const join = {
  name: 'bidFile.join',
  text: `UPDATE bid_file f SET bid_id = b.bid_id FROM bid b WHERE b.bid_id = $1 AND f.file_id = ANY($2::uuid[]) AND f.tender_id = b.tender_id AND f.store_id = b.store_id`,
}
const ofBids = {
  name: 'bidFile.ofBids',
  text: `SELECT file_id AS "fileId", sealed FROM bid_file WHERE bid_id = ANY($1::bigint[]) ORDER BY file_id`,
}
const numbers = {
  name: 'bidFile.numbers',
  text: `SELECT bid_id AS "bidId", count(*)::int AS count FROM bid_file WHERE bid_id = ANY($1::bigint[]) GROUP BY bid_id`,
}
const saveOpened = {
  name: 'bidFile.open',
  text: `UPDATE bid_file f SET opened = r.opened FROM json_to_recordset($1::json) AS r("fileId" uuid, opened jsonb) WHERE f.file_id = r."fileId"`,
}
const openedOne = { name: 'bidFile.opened', text: `SELECT opened FROM bid_file WHERE file_id = $1 AND bid_id = $2` }

export async function addBidFile(tx: Transaction, { fileId, tenderId, storeId, memberId, sealed }: NewBidFile, at: Date): Promise<void> {
  await execute(tx, insert, [fileId, tenderId, storeId, memberId, Buffer.from(sealed), at])
}

/** How many files a store has brought for a tender, used or not. */
export async function countBidFiles(db: Queryable, tenderId: number, storeId: number): Promise<number> {
  return (await rows<{ count: number }>(db, countOf, [tenderId, storeId]))[0]?.count ?? 0
}

/** Says which files a bid has; false when one of them is not of its store and tender. */
export async function replaceBidFiles(tx: Transaction, bidId: number, fileIds: readonly string[]): Promise<boolean> {
  await execute(tx, detach, [bidId, fileIds])
  return fileIds.length === 0 || (await execute(tx, join, [bidId, fileIds])) === fileIds.length
}

export function sealedFilesOf(db: Queryable, bidIds: readonly number[]): Promise<{ fileId: string; sealed: Buffer }[]> {
  return rows(db, ofBids, [bidIds])
}

/** How many files each bid has. */
export async function fileNumbersOf(db: Queryable, bidIds: readonly number[]): Promise<ReadonlyMap<number, number>> {
  const found = await rows<{ bidId: number; count: number }>(db, numbers, [bidIds])
  return new Map(found.map(({ bidId, count }) => [bidId, count]))
}

/** Writes what the opening found, all files in one statement. */
export async function saveOpenedFiles(
  tx: Transaction,
  list: readonly { readonly fileId: string; readonly opened: BidFileDetails }[],
): Promise<void> {
  await execute(tx, saveOpened, [JSON.stringify(list)])
}

/** What the opening found of a file of a bid; null before, for another bid's, and for one that did not open. */
export async function openedFile(db: Queryable, bidId: number, fileId: string): Promise<BidFileDetails | null> {
  return (await rows<{ opened: BidFileDetails | null }>(db, openedOne, [fileId, bidId]))[0]?.opened ?? null
}
