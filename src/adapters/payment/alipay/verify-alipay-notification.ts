import type { GatewayNotice, HeaderValues, NotificationRefusal, VerifiedNotification } from '../../../modules/payment/server/ports.ts'
import type { z } from 'zod'
import type { AlipayConfig } from './alipay-config.ts'
import { dateOfAlipayTime, paramsOfForm, verifyNotificationSign } from './alipay-signature.ts'
import { noticeWire, tradeState } from './alipay-wire.ts'

/**
 * Checks a notification as Alipay publishes it: RSA2 over all fields but `sign` and `sign_type`, then app and seller.
 * It carries no timestamp that may be judged; a replay is harmless, since state and notify_id decide.
 */
export function verifyAlipayNotification(
  config: AlipayConfig,
  rawBody: Buffer,
  _headers: HeaderValues,
): VerifiedNotification | NotificationRefusal {
  const params = paramsOfForm(rawBody.toString('utf8'))
  if (!params || params['sign_type'] !== 'RSA2' || !params['sign']) return { kind: 'refused', reason: 'malformed' }
  if (!verifyNotificationSign(params, config.alipayPublicKey)) return { kind: 'refused', reason: 'badSignature' }
  const wire = noticeWire.safeParse(params)
  if (!wire.success) return { kind: 'refused', reason: 'malformed' }
  if (wire.data.app_id !== config.appId || wire.data.seller_id !== config.sellerId) return { kind: 'refused', reason: 'foreignMerchant' }
  return { kind: 'verified', notifyId: wire.data.notify_id, notice: noticeOf(wire.data) }
}

function noticeOf(wire: z.infer<typeof noticeWire>): GatewayNotice {
  if (wire.gmt_refund || wire.refund_fee) {
    // A refund made by hand in Alipay's console has no number of ours.
    if (!wire.out_biz_no) return { kind: 'other', what: 'refund outside the shop' }
    // refund_fee is the sum of all refunds of the trade, never the amount of this one.
    return {
      kind: 'refund',
      refund: {
        outTradeNo: wire.out_trade_no,
        outRefundNo: wire.out_biz_no,
        gatewayRefundNo: wire.trade_no,
        state: 'done',
        amountFen: null,
      },
    }
  }
  const paidAt = dateOfAlipayTime(wire.gmt_payment)
  return {
    kind: 'trade',
    trade: {
      outTradeNo: wire.out_trade_no,
      gatewayTradeNo: wire.trade_no,
      state: tradeState(wire.trade_status, paidAt),
      amountFen: wire.total_amount,
      currency: 'CNY',
      paidAt,
    },
  }
}
