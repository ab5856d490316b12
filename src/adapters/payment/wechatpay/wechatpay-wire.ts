import { z } from 'zod'
import { wireNumber } from '../gateway-http.ts'
import type { GatewayRefund, GatewayTrade } from '../../../modules/payment/server/ports.ts'

// Only what we use is named; WeChat Pay may add fields at any time and they must not break us.
const fen = z.int().min(0).max(1_000_000_000_000)

export const createdWire = z.object({ code_url: z.string().min(1).max(512) })

export const errorWire = z.object({ code: z.string(), message: z.string().optional() })

export const transactionWire = z.object({
  appid: z.string(),
  mchid: z.string(),
  out_trade_no: wireNumber,
  transaction_id: wireNumber.optional(),
  trade_state: z.string(),
  success_time: z.iso.datetime({ offset: true }).optional(),
  amount: z.object({ total: fen, currency: z.string().default('CNY') }).optional(),
})
export type TransactionWire = z.infer<typeof transactionWire>

const refundStatus = z.enum(['SUCCESS', 'CLOSED', 'PROCESSING', 'ABNORMAL'])

export const refundWire = z.object({
  refund_id: wireNumber,
  out_refund_no: wireNumber,
  out_trade_no: wireNumber,
  status: refundStatus,
  amount: z.object({ refund: fen }),
})

/** A refund inside a notification names its state differently from the answer of the refund call. */
export const refundNoticeWire = z.object({
  mchid: z.string(),
  refund_id: wireNumber,
  out_refund_no: wireNumber,
  out_trade_no: wireNumber,
  refund_status: refundStatus,
  amount: z.object({ refund: fen }),
})

export const notificationWire = z.object({
  id: wireNumber.min(1).max(64),
  event_type: z.string(),
  resource: z.object({
    original_type: z.string(),
    algorithm: z.string(),
    ciphertext: z.string(),
    associated_data: z.string().optional(),
    nonce: z.string(),
  }),
})

const refundStates = { SUCCESS: 'done', PROCESSING: 'processing', CLOSED: 'failed', ABNORMAL: 'failed' } as const

/** A transaction of the wire in our terms. REFUND means: was paid, and something was given back. */
export function tradeOf(wire: TransactionWire): GatewayTrade {
  const state = wire.trade_state
  return {
    outTradeNo: wire.out_trade_no,
    gatewayTradeNo: wire.transaction_id ?? null,
    state: state === 'SUCCESS' || state === 'REFUND' ? 'paid' : state === 'CLOSED' || state === 'REVOKED' ? 'closed' : 'unpaid',
    amountFen: wire.amount ? BigInt(wire.amount.total) : null,
    currency: wire.amount?.currency ?? 'CNY',
    paidAt: wire.success_time ? new Date(wire.success_time) : null,
  }
}

export function refundOf(wire: {
  refund_id: string
  out_refund_no: string
  out_trade_no: string
  status: z.infer<typeof refundStatus>
  amount: { refund: number }
}): GatewayRefund {
  return {
    outTradeNo: wire.out_trade_no,
    outRefundNo: wire.out_refund_no,
    gatewayRefundNo: wire.refund_id,
    state: refundStates[wire.status],
    amountFen: BigInt(wire.amount.refund),
  }
}
