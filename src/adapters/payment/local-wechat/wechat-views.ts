import type { LocalRefund } from '../local-gateway/refund-record.ts'
import type { LocalTrade } from '../local-gateway/trade-record.ts'
import type { LocalWechatAccount } from './wechat-account.ts'

/** A trade as API v3 prints it, in answers to queries and inside notifications. */
export function transactionView(account: LocalWechatAccount, trade: LocalTrade, refundedFen: bigint) {
  const paid = trade.state === 'paid'
  return {
    appid: account.appId,
    mchid: account.mchId,
    out_trade_no: trade.outTradeNo,
    ...(paid
      ? {
          transaction_id: trade.gatewayTradeNo,
          trade_type: 'NATIVE',
          bank_type: 'OTHERS',
          success_time: trade.paidAt?.toISOString().replace(/\.\d+Z$/, '+00:00'),
        }
      : {}),
    trade_state: paid ? (refundedFen > 0n ? 'REFUND' : 'SUCCESS') : trade.state === 'closed' ? 'CLOSED' : 'NOTPAY',
    trade_state_desc: trade.state,
    payer: { openid: 'local-demo-payer' },
    amount: { total: Number(trade.amountFen), payer_total: Number(trade.amountFen), currency: 'CNY', payer_currency: 'CNY' },
  }
}

export function refundView(trade: LocalTrade, refund: LocalRefund, status: 'PROCESSING' | 'SUCCESS') {
  return {
    refund_id: refund.gatewayRefundNo,
    out_refund_no: refund.outRefundNo,
    transaction_id: trade.gatewayTradeNo,
    out_trade_no: trade.outTradeNo,
    channel: 'ORIGINAL',
    create_time: refund.at.toISOString(),
    status,
    ...(status === 'SUCCESS' ? { success_time: refund.at.toISOString() } : {}),
    amount: {
      total: Number(trade.amountFen),
      refund: Number(refund.amountFen),
      payer_total: Number(trade.amountFen),
      payer_refund: Number(refund.amountFen),
      currency: 'CNY',
    },
  }
}
