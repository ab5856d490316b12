import { z } from 'zod'
import type { GatewayTrade } from '../../../modules/payment/server/ports.ts'
import { parseYuan } from '../../../kernel/money/money.ts'
import { wireNumber } from '../gateway-http.ts'

/** Yuan on the wire: text in the JSON of the published examples, but a bare number is seen too. */
export const yuanWire = z.union([z.string(), z.number()]).transform((value, context) => {
  const fen = parseYuan(String(value))
  if (fen !== undefined && fen >= 0n) return fen
  context.addIssue({ code: 'custom', message: 'not an amount' })
  return 0n
})

/** What every answer carries: code 10000 is yes, 40004 with a sub_code is a business no. */
export const resultWire = z.object({ code: z.string(), msg: z.string().optional(), sub_code: z.string().optional() })

export const tradeWire = z.object({
  out_trade_no: wireNumber,
  trade_no: wireNumber.optional(),
  trade_status: z.string(),
  total_amount: yuanWire,
  send_pay_date: z.string().optional(),
})

export const refundedWire = z.object({ out_trade_no: z.string(), trade_no: wireNumber.optional(), fund_change: z.string().optional() })

export const refundQueryWire = z.object({
  out_trade_no: wireNumber.optional(),
  out_request_no: wireNumber.optional(),
  trade_no: wireNumber.optional(),
  refund_amount: yuanWire.optional(),
  refund_status: z.string().optional(),
})

export const noticeWire = z.object({
  notify_id: wireNumber.min(1).max(128),
  app_id: z.string(),
  seller_id: z.string(),
  out_trade_no: wireNumber.min(1),
  trade_no: wireNumber.min(1),
  trade_status: z.string(),
  total_amount: yuanWire,
  gmt_payment: z.string().optional(),
  gmt_refund: z.string().optional(),
  refund_fee: z.string().optional(),
  out_biz_no: wireNumber.optional(),
})

/** Trade states of the gateway; a trade closed after a full refund had been paid, which `paidAt` shows. */
export function tradeState(status: string, paidAt: Date | null): GatewayTrade['state'] {
  if (status === 'TRADE_SUCCESS' || status === 'TRADE_FINISHED') return 'paid'
  if (status === 'TRADE_CLOSED') return paidAt ? 'paid' : 'closed'
  return 'unpaid'
}
