import type { DatabaseSync } from 'node:sqlite'
import { startOfDay, type Day } from '../../../kernel/time/clock.ts'
import type { GatewayBillEntry } from '../../../modules/payment/server/ports.ts'

export type LocalBillEntry = GatewayBillEntry & { readonly description: string; readonly gatewayTradeNo: string; readonly at: Date }

/** What a test wants to be wrong with the bill that is written next. */
export type BillFault = (entries: readonly LocalBillEntry[]) => readonly LocalBillEntry[]

/** Everything that was paid and given back on a day in Shanghai, by this gateway's own record. */
export function billEntries(database: DatabaseSync, day: Day): LocalBillEntry[] {
  const from = startOfDay(day).getTime()
  const rows = database
    .prepare(
      `SELECT 'payment' AS kind, out_trade_no, '' AS out_refund_no, gateway_trade_no AS number, gateway_trade_no, amount, paid_at AS at, description FROM trade
       WHERE state = 'paid' AND paid_at >= ? AND paid_at < ?
       UNION ALL SELECT 'refund', r.out_trade_no, r.out_refund_no, r.gateway_refund_no, t.gateway_trade_no, r.amount, r.at, t.description FROM refund r JOIN trade t USING (out_trade_no)
       WHERE r.at >= ? AND r.at < ? ORDER BY at`,
    )
    .all(from, from + 86_400_000, from, from + 86_400_000)
  return rows.map((row) => ({
    kind: row['kind'] === 'refund' ? 'refund' : 'payment',
    outTradeNo: String(row['out_trade_no']),
    outRefundNo: String(row['out_refund_no']),
    gatewayNo: String(row['number']),
    gatewayTradeNo: String(row['gateway_trade_no']),
    amountFen: BigInt(Number(row['amount'])),
    description: String(row['description']),
    at: new Date(Number(row['at'])),
  }))
}
