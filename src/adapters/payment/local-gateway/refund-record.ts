import { randomInt } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { queueDelivery } from './delivery-queue.ts'
import { atomically } from './gateway-database.ts'
import { post } from './ledger.ts'
import { tradeByNumber } from './trade-record.ts'

export type LocalRefund = {
  readonly outRefundNo: string
  readonly outTradeNo: string
  readonly gatewayRefundNo: string
  readonly amountFen: bigint
  readonly at: Date
}

export type RefundAttempt = { readonly refund: LocalRefund; /** False for a repetition: nothing moved. */ readonly moved: boolean }

export function refundByNumber(database: DatabaseSync, outRefundNo: string): LocalRefund | null {
  const row = database.prepare('SELECT * FROM refund WHERE out_refund_no = ?').get(outRefundNo)
  if (!row) return null
  return {
    outRefundNo: String(row['out_refund_no']),
    outTradeNo: String(row['out_trade_no']),
    gatewayRefundNo: String(row['gateway_refund_no']),
    amountFen: BigInt(Number(row['amount'])),
    at: new Date(Number(row['at'])),
  }
}

/** The sum of everything given back of a trade. */
export function refundedFen(database: DatabaseSync, outTradeNo: string): bigint {
  return BigInt(
    Number(database.prepare('SELECT coalesce(sum(amount), 0) AS sum FROM refund WHERE out_trade_no = ?').get(outTradeNo)?.['sum'] ?? 0),
  )
}

/**
 * Gives money back. The same refund number moves money once; more than was paid, an unpaid trade, or the same
 * number for another trade or amount is refused.
 */
export function refundTrade(
  database: DatabaseSync,
  ask: { outTradeNo: string; outRefundNo: string; amountFen: bigint; notifyUrl: string | null },
  now: Date,
): RefundAttempt | 'noTrade' | 'notPaid' | 'tooMuch' | 'numberUsed' {
  return atomically(database, () => {
    const trade = tradeByNumber(database, ask.outTradeNo)
    if (!trade) return 'noTrade'
    if (trade.state !== 'paid') return 'notPaid'
    const known = refundByNumber(database, ask.outRefundNo)
    if (known)
      return known.outTradeNo === ask.outTradeNo && known.amountFen === ask.amountFen ? { refund: known, moved: false } : 'numberUsed'
    if (ask.amountFen <= 0n || refundedFen(database, ask.outTradeNo) + ask.amountFen > trade.amountFen) return 'tooMuch'
    const number = `50${now.getTime()}${randomInt(1e10, 9e10)}`
    database
      .prepare('INSERT INTO refund (out_refund_no, out_trade_no, gateway_refund_no, amount, at) VALUES (?,?,?,?,?)')
      .run(ask.outRefundNo, ask.outTradeNo, number, ask.amountFen, now.getTime())
    post(database, `refund:${ask.outRefundNo}`, { from: 'merchant', to: 'payer', amountFen: ask.amountFen })
    if (ask.notifyUrl) queueDelivery(database, { kind: 'refund', subject: ask.outRefundNo, url: ask.notifyUrl, dueAt: now })
    const refund = refundByNumber(database, ask.outRefundNo)
    if (!refund) throw new Error('the refund that was just written is gone')
    return { refund, moved: true }
  })
}
