import { execute, rows, type Queryable, type Transaction } from '../../../kernel/database/transaction.ts'
import type { OrderShare } from '../rules/order-share.ts'

type Int = number | bigint
export const entryKinds = ['transfer', 'refund', 'adjustment', 'carry', 'deposit', 'supplement', 'contract'] as const
export type EntryKind = (typeof entryKinds)[number]

/** Entries about the goods of an order bear its frozen commission, and the store may contest them. */
export function isOfGoods(kind: EntryKind): boolean {
  return kind === 'transfer' || kind === 'refund' || kind === 'supplement'
}

const insert = {
  name: 'settlement.entryInsert',
  text: `INSERT INTO settlement_entry (store_id, kind, order_sn, reference, received, platform_part, commission, payable, last_refund, at, bill_id)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) ON CONFLICT (kind, reference) DO NOTHING`,
}
const booked = {
  name: 'settlement.entriesBooked',
  text: `SELECT coalesce(sum(received), 0)::bigint AS received, coalesce(sum(platform_part), 0)::bigint AS "platformPart", coalesce(sum(commission), 0)::bigint AS commission,
      coalesce(sum(payable), 0)::bigint AS payable, max(last_refund)::bigint AS "lastRefund", bool_or(kind = 'transfer') AS "isTransferred"
    FROM settlement_entry WHERE order_sn = $1 AND kind IN ('transfer', 'refund')`,
}
const orderOfRefund = {
  name: 'settlement.orderOfRefund',
  text: `SELECT r.order_sn AS "orderSn", r.out_refund_no AS "refundNo", p.pay_sn AS "paySn" FROM payment_refund r JOIN payment p USING (payment_id)
    WHERE r.refund_id = $1 AND r.order_sn <> '' AND p.state = 'PAID'`,
}

export type NewEntry = OrderShare & {
  readonly storeId: number
  readonly kind: EntryKind
  readonly orderSn: string
  readonly reference: string
  readonly lastRefund?: number
  readonly at: Date
  readonly billId?: number
}

/** Writes what a store gets or gives back; false when it was written before. */
export async function addEntry(tx: Transaction, entry: NewEntry): Promise<boolean> {
  const { storeId, kind, orderSn, reference, received, platformPart, commission, payable, lastRefund = 0, at, billId = null } = entry
  const values = [storeId, kind, orderSn, reference, received, platformPart, commission, payable, lastRefund, at, billId]
  return (await execute(tx, insert, values)) === 1
}

export type BookedShare = OrderShare & { readonly lastRefund: number; readonly isTransferred: boolean }

/** What was booked for an order so far, without answers to disputes. */
export async function bookedShare(db: Queryable, orderSn: string): Promise<BookedShare> {
  type Row = Readonly<Record<keyof OrderShare, Int>> & { readonly lastRefund: Int | null; readonly isTransferred: boolean | null }
  const [row] = await rows<Row>(db, booked, [orderSn])
  return {
    received: BigInt(row?.received ?? 0),
    platformPart: BigInt(row?.platformPart ?? 0),
    commission: BigInt(row?.commission ?? 0),
    payable: BigInt(row?.payable ?? 0),
    lastRefund: Number(row?.lastRefund ?? 0),
    isTransferred: row?.isTransferred ?? false,
  }
}

/** The order whose share of a payment a refund gives back; null for money that pays no order. */
export async function refundedOrder(db: Queryable, refundId: number): Promise<{ orderSn: string; refundNo: string; paySn: string } | null> {
  return (await rows<{ orderSn: string; refundNo: string; paySn: string }>(db, orderOfRefund, [refundId]))[0] ?? null
}
