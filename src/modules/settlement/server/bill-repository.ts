import { execute, rows, type Queryable, type Transaction } from '../../../kernel/database/transaction.ts'
import type { BillState } from '../rules/bill-machine.ts'

type Int = number | bigint
export type Bill = {
  readonly billId: number
  readonly billSn: string
  readonly storeId: number
  readonly storeName: string
  readonly storeNameEn: string
  readonly from: Date
  readonly until: Date
  readonly state: BillState
  readonly version: number
  readonly entryCount: number
  readonly received: bigint
  readonly platformPart: bigint
  readonly commission: bigint
  readonly carried: bigint
  readonly total: bigint
  readonly carriedInto: string | null
  readonly generatedAt: Date
  readonly confirmUntil: Date
  readonly confirmedAt: Date | null
  readonly confirmedBy: string
  readonly approvedAt: Date | null
  readonly approvedBy: string
  readonly paidAt: Date | null
  readonly bankSerial: string
  readonly voucher: string
  readonly remark: string
  readonly openDisputes: number
  /** The account that the bill is paid to; null before the approval. */
  readonly payoutAccountId: number | null
  readonly payeeName: string
  readonly payeeBank: string
  readonly payeeMask: string
  /** True when the store has another account in force by now. */
  readonly hasNewerAccount: boolean
}
/** Whose bills are looked at: those of stores, or all of them. */
export type BillScope = { readonly storeIds: readonly number[] } | 'all'

const columns = `b.bill_id AS "billId", b.bill_sn AS "billSn", b.store_id AS "storeId", s.store_name AS "storeName", s.store_name_en AS "storeNameEn", b.period_from AS "from",
  b.period_until AS "until", b.state, b.version, b.entry_count AS "entryCount", b.received, b.platform_part AS "platformPart", b.commission, b.carried, b.total,
  (SELECT n.bill_sn FROM settlement_bill n WHERE n.bill_id = b.carried_into) AS "carriedInto", b.generated_at AS "generatedAt", b.confirm_until AS "confirmUntil",
  b.confirmed_at AS "confirmedAt", b.confirmed_by AS "confirmedBy", b.approved_at AS "approvedAt", b.approved_by AS "approvedBy", b.paid_at AS "paidAt",
  b.bank_serial AS "bankSerial", b.voucher, b.remark,
  (SELECT count(*)::int FROM settlement_dispute d WHERE d.bill_id = b.bill_id AND d.state = 'OPEN') AS "openDisputes",
  b.payout_account_id AS "payoutAccountId", coalesce(a.account_name, '') AS "payeeName", coalesce(a.bank_name || ' ' || a.branch, '') AS "payeeBank",
  coalesce(a.number_mask, '') AS "payeeMask", coalesce(a.state <> 'CURRENT', false) AS "hasNewerAccount"`
const tables = `settlement_bill b JOIN store s USING (store_id) LEFT JOIN settlement_payout_account a ON a.account_id = b.payout_account_id`
const inScope = `($1::bigint[] IS NULL OR b.store_id = ANY($1))`
const one = {
  name: 'settlement.bill',
  text: `SELECT ${columns} FROM ${tables} WHERE b.bill_id = $2 AND ${inScope}`,
}
const lockOne = {
  name: 'settlement.billLock',
  text: `SELECT b.bill_id FROM settlement_bill b WHERE b.bill_id = $2 AND ${inScope} FOR UPDATE`,
}
const tabStates = `CASE $2 WHEN 'store' THEN b.state = 'GENERATED' WHEN 'disputed' THEN b.state = 'STORE_DISPUTED' WHEN 'approve' THEN b.state IN ('STORE_CONFIRMED', 'STORE_DISPUTED')
  WHEN 'pay' THEN b.state IN ('PLATFORM_APPROVED', 'PAYING') WHEN 'paid' THEN b.state = 'PAID' WHEN 'carried' THEN b.state = 'CARRIED' ELSE true END`
const list = {
  name: 'settlement.bills',
  text: `SELECT ${columns}, count(*) OVER ()::int AS count FROM ${tables} WHERE ${inScope} AND ${tabStates}
      AND ($3 = '' OR b.bill_sn = $3 OR strpos(s.store_name, $3) > 0 OR strpos(lower(s.store_name_en), lower($3)) > 0
        OR EXISTS (SELECT FROM settlement_entry e WHERE e.bill_id = b.bill_id AND e.order_sn = $3))
    ORDER BY b.bill_id DESC LIMIT $4 OFFSET $5`,
}
const sums = {
  name: 'settlement.storeSums',
  text: `SELECT coalesce((SELECT sum(e.payable) FROM settlement_entry e WHERE ($1::bigint[] IS NULL OR e.store_id = ANY($1)) AND e.bill_id IS NULL), 0)::bigint AS unbilled,
      coalesce((SELECT sum(b.total) FROM settlement_bill b WHERE ${inScope} AND b.state NOT IN ('PAID', 'CARRIED') AND b.total > 0), 0)::bigint AS billed,
      coalesce((SELECT sum(b.total) FROM settlement_bill b WHERE ${inScope} AND b.state = 'PAID'), 0)::bigint AS paid`,
}
const insert = {
  name: 'settlement.billInsert',
  text: `INSERT INTO settlement_bill (bill_sn, store_id, period_from, period_until, state, generated_at, confirm_until)
    VALUES ('JS' || $1 || lpad(nextval('settlement_bill_number')::text, 6, '0'), $2, $3, $4, 'GENERATED', $5, $6)
    ON CONFLICT (store_id, period_until) DO NOTHING RETURNING bill_id AS "billId"`,
}
const collect = {
  name: 'settlement.billCollect',
  text: `UPDATE settlement_entry SET bill_id = $1 WHERE store_id = $2 AND bill_id IS NULL AND at < $3`,
}
const carry = {
  name: 'settlement.billCarry',
  text: `WITH taken AS (UPDATE settlement_bill SET carried_into = $1 WHERE store_id = $2 AND state = 'CARRIED' AND total < 0 AND carried_into IS NULL AND bill_id <> $1 RETURNING bill_sn, total)
    INSERT INTO settlement_entry (store_id, kind, reference, received, platform_part, commission, payable, at, bill_id) SELECT $2, 'carry', bill_sn, 0, 0, 0, total, $3, $1 FROM taken`,
}
const addUp = {
  name: 'settlement.billAddUp',
  text: `UPDATE settlement_bill b SET entry_count = e.count, received = e.received, platform_part = e.platform_part, commission = e.commission, carried = e.carried, total = e.payable
    FROM (SELECT count(*)::int AS count, coalesce(sum(received), 0) AS received, coalesce(sum(platform_part), 0) AS platform_part, coalesce(sum(commission), 0) AS commission,
        coalesce(sum(payable) FILTER (WHERE kind = 'carry'), 0) AS carried, coalesce(sum(payable), 0) AS payable FROM settlement_entry WHERE bill_id = $1) AS e
    WHERE b.bill_id = $1 RETURNING b.entry_count AS count`,
}
const moved = {
  name: 'settlement.billMove',
  text: `UPDATE settlement_bill SET state = $2, version = version + 1, remark = coalesce($5, ''), bank_serial = coalesce($6, bank_serial), voucher = coalesce($7, voucher), payout_account_id = CASE WHEN $2 = 'CARRIED' THEN NULL ELSE coalesce($10, payout_account_id) END,
      confirmed_at = CASE WHEN $2 = 'STORE_CONFIRMED' THEN $8 ELSE confirmed_at END, confirmed_by = CASE WHEN $2 = 'STORE_CONFIRMED' THEN $9 ELSE confirmed_by END,
      approved_at = CASE WHEN $2 = 'PLATFORM_APPROVED' AND $4 <> 'PAYING' THEN $8 ELSE approved_at END,
      approved_by = CASE WHEN $2 = 'PLATFORM_APPROVED' AND $4 <> 'PAYING' THEN $9 ELSE approved_by END, paid_at = CASE WHEN $2 = 'PAID' THEN $8 END
    WHERE bill_id = $1 AND state = $4 AND state = ANY($3::text[]) RETURNING bill_id`,
}
const touch = { name: 'settlement.billTouch', text: `UPDATE settlement_bill SET version = version + 1 WHERE bill_id = $1` }
const serialUsed = {
  name: 'settlement.serialUsed',
  text: `SELECT true AS found FROM settlement_bill WHERE bank_serial = $1 AND bill_id <> $2`,
}

type Amounts = 'received' | 'platformPart' | 'commission' | 'carried' | 'total'
type Row = Omit<Bill, Amounts> & Readonly<Record<Amounts, Int>>
const billOf = (row: Row): Bill => ({
  ...row,
  received: BigInt(row.received),
  platformPart: BigInt(row.platformPart),
  commission: BigInt(row.commission),
  carried: BigInt(row.carried),
  total: BigInt(row.total),
})
const storesOf = (scope: BillScope): readonly number[] | null => (scope === 'all' ? null : scope.storeIds)

/** One bill of a scope; null when it is absent or another store's. */
export async function billById(db: Queryable, billId: number, scope: BillScope): Promise<Bill | null> {
  const [row] = await rows<Row>(db, one, [storesOf(scope), billId])
  return row ? billOf(row) : null
}

/** The same with the bill locked. */
export async function lockBill(tx: Transaction, billId: number, scope: BillScope): Promise<Bill | null> {
  const [locked] = await rows(tx, lockOne, [storesOf(scope), billId])
  return locked ? billById(tx, billId, scope) : null
}

export type BillPage = { readonly tab: string; readonly keyword: string; readonly current: number; readonly pageSize: number }

export async function listBills(
  db: Queryable,
  scope: BillScope,
  page: BillPage,
): Promise<{ readonly list: Bill[]; readonly total: number }> {
  const { tab, keyword, current, pageSize } = page
  const found = await rows<Row & { count: number }>(db, list, [storesOf(scope), tab, keyword, pageSize, (current - 1) * pageSize])
  return { list: found.map(billOf), total: found[0]?.count ?? 0 }
}

/** What is owed but on no bill yet, what stands on open bills, and what was paid; in fen. */
export async function billSums(db: Queryable, scope: BillScope): Promise<{ unbilled: bigint; billed: bigint; paid: bigint }> {
  const [row] = await rows<Record<'unbilled' | 'billed' | 'paid', Int>>(db, sums, [storesOf(scope)])
  return { unbilled: BigInt(row?.unbilled ?? 0), billed: BigInt(row?.billed ?? 0), paid: BigInt(row?.paid ?? 0) }
}

export type NewBill = {
  readonly storeId: number
  readonly from: Date
  readonly until: Date
  readonly day: string
  readonly at: Date
  readonly confirmUntil: Date
}

/** Begins the bill of a store and period; null when there is one. */
export async function addBill(tx: Transaction, bill: NewBill): Promise<number | null> {
  const values = [bill.day, bill.storeId, bill.from, bill.until, bill.at, bill.confirmUntil]
  return (await rows<{ billId: number }>(tx, insert, values))[0]?.billId ?? null
}

/** Puts everything of the store up to the period's end into the bill, and what earlier bills are below zero; answers how many lines. */
export async function fillBill(
  tx: Transaction,
  billId: number,
  { storeId, until, at }: Pick<NewBill, 'storeId' | 'until' | 'at'>,
): Promise<number> {
  const collected = await execute(tx, collect, [billId, storeId, until])
  if (collected > 0) await execute(tx, carry, [billId, storeId, at])
  return collected
}

/** Writes what the lines of a bill sum to. */
export async function addUpBill(tx: Transaction, billId: number): Promise<void> {
  await execute(tx, addUp, [billId])
}

export type BillChange = {
  readonly remark?: string
  readonly bankSerial?: string
  readonly voucher?: string
  readonly payoutAccountId?: number
}

/** Moves a bill; false when another was faster. */
export async function moveBillRow(
  tx: Transaction,
  bill: Bill,
  how: {
    readonly to: BillState
    readonly sources: readonly BillState[]
    readonly change: BillChange
    readonly at: Date
    readonly by: string
  },
): Promise<boolean> {
  const { remark, bankSerial, voucher, payoutAccountId } = how.change
  const told = [remark ?? null, bankSerial ?? null, voucher ?? null]
  return (
    (await rows(tx, moved, [bill.billId, how.to, how.sources, bill.state, ...told, how.at, how.by, payoutAccountId ?? null])).length > 0
  )
}

/** A change beside the state, so that whoever saw the bill before looks again. */
export async function touchBill(tx: Transaction, billId: number): Promise<void> {
  await execute(tx, touch, [billId])
}

/** Whether a transfer of the bank paid another bill. */
export async function isPayoutSerialUsed(tx: Transaction, bankSerial: string, billId: number): Promise<boolean> {
  return (await rows(tx, serialUsed, [bankSerial, billId])).length > 0
}
