import { rows, execute, type Queryable, type Transaction } from '../../../kernel/database/transaction.ts'
import type { DisputeState } from '../rules/bill-machine.ts'
import type { EntryKind } from './entry-repository.ts'

type Int = number | bigint
export type BillLine = {
  readonly entryId: number
  readonly kind: EntryKind
  readonly orderSn: string
  readonly reference: string
  readonly buyerTitle: string
  readonly received: bigint
  readonly platformPart: bigint
  readonly commission: bigint
  readonly payable: bigint
  readonly at: Date
  readonly rates: readonly number[]
  readonly dispute: BillDispute | null
}
export type BillDispute = {
  readonly disputeId: number
  readonly state: DisputeState
  readonly reason: string
  readonly openedAt: string
  readonly openedBy: string
  readonly answer: string
  readonly adjustment: string
  readonly answeredAt: string | null
  readonly answeredBy: string
}

const lines = {
  name: 'settlement.billLines',
  text: `SELECT e.entry_id AS "entryId", e.kind, e.order_sn AS "orderSn", e.reference, coalesce(nullif(o.buyer_title, ''), '') AS "buyerTitle", e.received, e.platform_part AS "platformPart",
      e.commission, e.payable, e.at,
      coalesce((SELECT array_agg(DISTINCT k.rate_bp ORDER BY k.rate_bp) FROM order_line l JOIN order_line_commission k USING (order_line_id) WHERE l.order_id = o.order_id), '{}') AS rates,
      (SELECT json_build_object('disputeId', d.dispute_id, 'state', d.state, 'reason', d.reason, 'openedAt', d.opened_at, 'openedBy', d.opened_by, 'answer', d.answer,
        'adjustment', d.adjustment::text, 'answeredAt', d.answered_at, 'answeredBy', d.answered_by) FROM settlement_dispute d WHERE d.entry_id = e.entry_id) AS dispute
    FROM settlement_entry e LEFT JOIN orders o ON o.order_sn = e.order_sn
    WHERE e.bill_id = $1 AND e.entry_id > $2 AND (NOT $4 OR EXISTS (SELECT FROM settlement_dispute d WHERE d.entry_id = e.entry_id))
    ORDER BY e.entry_id LIMIT $3`,
}
const lineSum = {
  name: 'settlement.billLineSum',
  text: `SELECT count(*)::int AS count, coalesce(sum(payable), 0)::bigint AS payable FROM settlement_entry WHERE bill_id = $1`,
}
const openDispute = {
  name: 'settlement.disputeInsert',
  text: `INSERT INTO settlement_dispute (bill_id, entry_id, reason, opened_at, opened_by) SELECT $1, entry_id, $3, $4, $5 FROM settlement_entry WHERE entry_id = $2 AND bill_id = $1
    ON CONFLICT (entry_id) DO NOTHING RETURNING dispute_id AS "disputeId"`,
}
const lineOf = {
  name: 'settlement.billLine',
  text: `SELECT e.entry_id AS "entryId", e.order_sn AS "orderSn", e.kind, e.received, e.payable, e.commission FROM settlement_entry e WHERE e.bill_id = $1 AND e.entry_id = $2`,
}
const disputeOf = {
  name: 'settlement.dispute',
  text: `SELECT d.dispute_id AS "disputeId", d.bill_id AS "billId", d.entry_id AS "entryId", d.state FROM settlement_dispute d WHERE d.dispute_id = $1`,
}
const answer = {
  name: 'settlement.disputeAnswer',
  text: `UPDATE settlement_dispute SET state = $2, answer = $4, adjustment = $5, answered_at = $6, answered_by = $7 WHERE dispute_id = $1 AND state = ANY($3::text[]) RETURNING dispute_id`,
}

type Amounts = 'received' | 'platformPart' | 'commission' | 'payable'
type Row = Omit<BillLine, Amounts> & Readonly<Record<Amounts, Int>>

/** Lines of a bill after a given one, one more than asked for where there are more. */
export async function billLines(
  db: Queryable,
  billId: number,
  wish: { readonly after: number; readonly limit: number; readonly onlyDisputed: boolean },
): Promise<BillLine[]> {
  const found = await rows<Row>(db, lines, [billId, wish.after, wish.limit, wish.onlyDisputed])
  return found.map((row) => ({
    ...row,
    received: BigInt(row.received),
    platformPart: BigInt(row.platformPart),
    commission: BigInt(row.commission),
    payable: BigInt(row.payable),
  }))
}

/** What the lines of a bill sum to, added up now. */
export async function billLineSum(db: Queryable, billId: number): Promise<{ readonly count: number; readonly payable: bigint }> {
  const [row] = await rows<{ count: number; payable: Int }>(db, lineSum, [billId])
  return { count: row?.count ?? 0, payable: BigInt(row?.payable ?? 0) }
}

export type DisputedLine = { entryId: number; orderSn: string; kind: EntryKind; received: bigint; payable: bigint; commission: bigint }
export async function billLine(db: Queryable, billId: number, entryId: number): Promise<DisputedLine | null> {
  type Found = Omit<DisputedLine, 'received' | 'payable' | 'commission'> & Record<'received' | 'payable' | 'commission', Int>
  const [row] = await rows<Found>(db, lineOf, [billId, entryId])
  return row ? { ...row, received: BigInt(row.received), payable: BigInt(row.payable), commission: BigInt(row.commission) } : null
}

/** Writes what a store says against a line; null when the line was disputed before or is of another bill. */
export async function addDispute(
  tx: Transaction,
  of: { readonly billId: number; readonly entryId: number; readonly reason: string; readonly at: Date; readonly by: string },
): Promise<number | null> {
  return (await rows<{ disputeId: number }>(tx, openDispute, [of.billId, of.entryId, of.reason, of.at, of.by]))[0]?.disputeId ?? null
}

export async function disputeById(
  db: Queryable,
  disputeId: number,
): Promise<{ disputeId: number; billId: number; entryId: number; state: DisputeState } | null> {
  type Found = { disputeId: number; billId: number; entryId: number; state: DisputeState }
  return (await rows<Found>(db, disputeOf, [disputeId]))[0] ?? null
}

export async function answerDisputeRow(
  tx: Transaction,
  disputeId: number,
  how: {
    readonly to: DisputeState
    readonly sources: readonly DisputeState[]
    readonly answer: string
    readonly adjustment: bigint
    readonly at: Date
    readonly by: string
  },
): Promise<boolean> {
  return (await execute(tx, answer, [disputeId, how.to, how.sources, how.answer, how.adjustment, how.at, how.by])) === 1
}
