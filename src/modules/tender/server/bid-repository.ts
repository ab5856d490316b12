import { documentNumber } from '../../../kernel/database/ids.ts'
import { execute, rows, type Queryable, type Transaction } from '../../../kernel/database/transaction.ts'
import type { BidPayload } from '../rules/bid-payload.ts'
import { bidMachine, depositMachine, type BidState, type DepositState } from '../rules/bid-machine.ts'

export type Bid = {
  readonly bidId: number
  readonly bidSn: string
  readonly tenderId: number
  readonly lotNo: number
  readonly storeId: number
  readonly memberId: number
  readonly bidderTitle: string
  readonly state: BidState
  readonly version: number
  readonly receipt: string
  readonly submittedAt: Date
  readonly payload: BidPayload | null
  readonly nonce: string | null
  readonly total: number | bigint | null
  readonly intact: boolean | null
  readonly rank: number | null
  readonly score: number | null
  readonly reason: string
  readonly depositState: DepositState
  readonly depositKind: '' | 'TRANSFER' | 'GUARANTEE' | 'BALANCE'
  /** Whose balance a deposit is set aside on. */
  readonly depositPayer: number | null
  readonly depositRef: string
  readonly depositReason: string
  readonly refundDueAt: Date | null
  readonly contractedAt: Date | null
}

const columns = `b.bid_id AS "bidId", b.bid_sn AS "bidSn", b.tender_id AS "tenderId", b.lot_no AS "lotNo", b.store_id AS "storeId", b.member_id AS "memberId", b.bidder_title AS "bidderTitle",
  b.state, b.version, b.receipt, b.submitted_at AS "submittedAt", b.payload, b.nonce, b.total, b.intact, b.rank, b.score, b.reason, b.deposit_state AS "depositState",
  b.deposit_kind AS "depositKind", b.deposit_payer::int AS "depositPayer", b.deposit_ref AS "depositRef", b.deposit_reason AS "depositReason", b.refund_due_at AS "refundDueAt", b.contracted_at AS "contractedAt"`
const ofTender = {
  name: 'bid.ofTender',
  text: `SELECT ${columns} FROM bid b WHERE b.tender_id = $1 ORDER BY b.lot_no, b.rank NULLS LAST, b.bid_id`,
}
const lockAll = { name: 'bid.lockAll', text: `SELECT ${columns} FROM bid b WHERE b.tender_id = $1 ORDER BY b.bid_id FOR UPDATE OF b` }
const sealedOnes = {
  name: 'bid.sealedOf',
  text: `SELECT bid_id AS "bidId", sealed FROM bid WHERE tender_id = $1 AND state = 'SUBMITTED' ORDER BY bid_id`,
}
const ofStore = {
  name: 'bid.ofStore',
  text: `SELECT ${columns} FROM bid b WHERE b.tender_id = ANY($1::bigint[]) AND b.store_id = ANY($2::bigint[]) ORDER BY b.lot_no, b.bid_id`,
}
const lockOne = {
  name: 'bid.lockOfStore',
  text: `SELECT ${columns} FROM bid b WHERE b.tender_id = $1 AND b.store_id = $2 AND b.lot_no = $3 FOR UPDATE OF b`,
}
const lockSn = { name: 'bid.lockBySn', text: `SELECT ${columns} FROM bid b WHERE b.bid_sn = $1 FOR UPDATE OF b` }
const reserve = {
  name: 'bid.reserve',
  text: `SELECT nextval('bid_number')::text AS number, nextval(pg_get_serial_sequence('bid', 'bid_id'))::text AS id`,
}
const insert = {
  name: 'bid.insert',
  text: `INSERT INTO bid (bid_id, bid_sn, tender_id, store_id, member_id, bidder_title, state, version, sealed, receipt, submitted_at, deposit_state, lot_no)
    SELECT $1, $2, t.tender_id, $4, $5, $6, 'SUBMITTED', 1, $7, $8, $9, $10, $11 FROM tender t WHERE t.tender_id = $3 AND t.state = 'BIDDING' AND t.deadline_at > $9`,
}
const rewrite = {
  name: 'bid.rewrite',
  text: `UPDATE bid SET state = $2, version = bid.version + 1, sealed = $4, receipt = $5, submitted_at = $6, member_id = $7, deposit_state = $8
    FROM tender t WHERE bid_id = $1 AND bid.version = $3 AND t.tender_id = bid.tender_id AND t.state = 'BIDDING' AND t.deadline_at > $6 AND bid.state = ANY($9::text[])`,
}
const opened = {
  name: 'bid.open',
  text: `UPDATE bid SET state = r.state, payload = r.payload, nonce = r.nonce, total = r.total, intact = r.intact, reason = coalesce(r.reason, bid.reason)
    FROM json_to_recordset($1::json) AS r("bidId" bigint, state text, payload jsonb, nonce text, total bigint, intact boolean, reason text)
    WHERE bid.bid_id = r."bidId" AND bid.state = ANY($2::text[])`,
}
const ranked = {
  name: 'bid.rank',
  text: `UPDATE bid SET rank = r.rank, score = r.score, state = CASE WHEN r.rank <= 3 THEN $2 ELSE bid.state END
    FROM json_to_recordset($1::json) AS r("bidId" bigint, rank smallint, score integer) WHERE bid.bid_id = r."bidId" AND bid.state = ANY($3::text[])`,
}
const moveState = {
  name: 'bid.move',
  text: `UPDATE bid SET state = $2, reason = coalesce($4, reason) WHERE bid_id = ANY($1::bigint[]) AND state = ANY($3::text[])`,
}
const moveDepositState = {
  name: 'bid.moveDeposit',
  text: `UPDATE bid SET deposit_state = $2, refund_due_at = coalesce($4, refund_due_at), deposit_kind = coalesce($5, deposit_kind), deposit_ref = coalesce($6, deposit_ref),
      deposit_reason = coalesce($7, deposit_reason) WHERE bid_id = ANY($1::bigint[]) AND deposit_state = ANY($3::text[])`,
}
const depositPage = {
  name: 'bid.depositPage',
  text: `SELECT ${columns}, t.title AS "tenderTitle", coalesce(l.deposit, t.deposit) AS deposit, coalesce(l.name, '') AS lot, count(*) OVER ()::int AS total_count
    FROM bid b JOIN tender t USING (tender_id) LEFT JOIN tender_lot l ON l.tender_id = b.tender_id AND l.lot_no = b.lot_no
    WHERE b.deposit_state IN ('SUBMITTED', 'REFUNDING') AND b.deposit_state = ANY($3::text[]) ORDER BY b.bid_id LIMIT $1 OFFSET $2`,
}
const contracted = {
  name: 'bid.contracted',
  text: `UPDATE bid SET contracted_at = $2 WHERE bid_id = $1 AND state = 'WON' AND contracted_at IS NULL`,
}
const returning = {
  name: 'bid.depositsReturning',
  text: `SELECT count(*)::int AS count, min(refund_due_at) AS until FROM bid WHERE tender_id = $1 AND deposit_state = 'REFUNDING'`,
}

export function bidsOfTender(db: Queryable, tenderId: number): Promise<Bid[]> {
  return rows(db, ofTender, [tenderId])
}

export function lockBids(tx: Transaction, tenderId: number): Promise<Bid[]> {
  return rows(tx, lockAll, [tenderId])
}

export function sealedBids(tx: Transaction, tenderId: number): Promise<{ bidId: number; sealed: Buffer }[]> {
  return rows(tx, sealedOnes, [tenderId])
}

export function bidsOfStores(db: Queryable, tenderIds: readonly number[], storeIds: readonly number[]): Promise<Bid[]> {
  return rows(db, ofStore, [tenderIds, storeIds])
}

export async function lockBidOfStore(tx: Transaction, tenderId: number, storeId: number, lotNo: number): Promise<Bid | null> {
  return (await rows<Bid>(tx, lockOne, [tenderId, storeId, lotNo]))[0] ?? null
}

/** The contract of a winning bid took effect; false when it had before. */
export async function saveContracted(tx: Transaction, bidId: number, at: Date): Promise<boolean> {
  return (await execute(tx, contracted, [bidId, at])) > 0
}

export async function lockBidBySn(tx: Transaction, bidSn: string): Promise<Bid | null> {
  return (await rows<Bid>(tx, lockSn, [bidSn]))[0] ?? null
}

/** The id and number of a new bid: its ciphertext names the id before the row is there. */
export async function reserveBid(tx: Transaction, now: Date): Promise<{ bidId: number; bidSn: string }> {
  const [next] = await rows<{ number: string; id: string }>(tx, reserve, [])
  return { bidId: Number(next?.id ?? 0), bidSn: documentNumber('TB', now, Number(next?.number ?? 0)) }
}

type NewBid = Pick<
  Bid,
  'bidId' | 'bidSn' | 'tenderId' | 'lotNo' | 'storeId' | 'memberId' | 'bidderTitle' | 'receipt' | 'submittedAt' | 'depositState'
> & {
  readonly sealed: Uint8Array
}

/** Writes a first bid while the tender takes bids; false when it does not any more. */
export async function addBid(tx: Transaction, bid: NewBid): Promise<boolean> {
  const { bidId, bidSn, tenderId, storeId, memberId, bidderTitle, sealed, receipt, submittedAt, depositState, lotNo } = bid
  const values = [bidId, bidSn, tenderId, storeId, memberId, bidderTitle, Buffer.from(sealed), receipt, submittedAt, depositState, lotNo]
  return (await execute(tx, insert, values)) > 0
}

/** Writes a bid again, in the state `to`; false when the tender takes none any more. */
export async function rewriteBid(
  tx: Transaction,
  before: Bid,
  bid: Pick<Bid, 'receipt' | 'submittedAt' | 'memberId' | 'depositState'> & { readonly sealed: Uint8Array },
  to: BidState,
): Promise<boolean> {
  const { receipt, submittedAt, memberId, depositState, sealed } = bid
  const values = [before.bidId, to, before.version, Buffer.from(sealed), receipt, submittedAt, memberId, depositState]
  return (await execute(tx, rewrite, [...values, bidMachine.sources('submit')])) > 0
}

export type OpenedRow = {
  readonly bidId: number
  readonly state: BidState
  readonly payload: BidPayload | null
  readonly nonce: string | null
  readonly total: string | null
  readonly intact: boolean
  readonly reason: string | null
}

/** Writes what the opening found, all bids in one statement. */
export function saveOpened(tx: Transaction, list: readonly OpenedRow[]): Promise<number> {
  return execute(tx, opened, [JSON.stringify(list), bidMachine.sources('open')])
}

/** Writes ranks and scores; the first three become candidates. */
export function saveRanks(tx: Transaction, list: readonly { bidId: number; rank: number; score: number }[]): Promise<number> {
  return execute(tx, ranked, [JSON.stringify(list), 'CANDIDATE', bidMachine.sources('rank')])
}

/** Moves bids by the table; answers how many moved. */
export function moveBids(
  tx: Transaction,
  bidIds: readonly number[],
  event: (typeof bidMachine.events)[number],
  to: BidState,
  reason: string | null = null,
): Promise<number> {
  return execute(tx, moveState, [bidIds, to, bidMachine.sources(event), reason])
}

/** Moves deposits by the table; answers how many moved. */
export function moveDeposits(
  tx: Transaction,
  bidIds: readonly number[],
  event: (typeof depositMachine.events)[number],
  to: DepositState,
  set: { readonly dueAt?: Date; readonly kind?: string; readonly reference?: string; readonly reason?: string } = {},
): Promise<number> {
  const values = [set.dueAt ?? null, set.kind ?? null, set.reference ?? null, set.reason ?? null]
  return execute(tx, moveDepositState, [bidIds, to, depositMachine.sources(event), ...values])
}

export type DepositRow = Bid & {
  readonly tenderTitle: string
  readonly lot: string
  readonly deposit: number | bigint
  readonly total_count: number
}
/** Deposits that wait for the platform in one of these states. */
export function openDeposits(db: Queryable, states: readonly DepositState[], limit: number, offset: number): Promise<DepositRow[]> {
  return rows(db, depositPage, [limit, offset, states])
}

/** How many deposits of a tender are still to be returned, and until when the first of them. */
export async function depositsReturningOf(db: Queryable, tenderId: number): Promise<{ count: number; until: string } | null> {
  const [found] = await rows<{ count: number; until: Date | null }>(db, returning, [tenderId])
  return found?.until ? { count: found.count, until: found.until.toISOString() } : null
}
