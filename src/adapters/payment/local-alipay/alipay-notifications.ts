import type { DatabaseSync } from 'node:sqlite'
import type { Clock } from '../../../kernel/time/clock.ts'
import { alipayTime, signNotification, type AlipayParams } from '../alipay/alipay-signature.ts'
import type { ComposedNotification } from '../local-gateway/courier.ts'
import type { Delivery } from '../local-gateway/delivery-queue.ts'
import { refundByNumber, refundedFen } from '../local-gateway/refund-record.ts'
import { tradeByNumber } from '../local-gateway/trade-record.ts'
import { yuanText } from '../../../kernel/money/money.ts'
import type { LocalAlipayAccount } from './alipay-account.ts'

/** Each is one way in which a notification can be wrong or surprising while all else is right. */
export const alipayFaults = [
  'wrongAmount',
  'wrongApp',
  'wrongSeller',
  'wrongNumber',
  'otherTransaction',
  'notPaid',
  'unknownFields',
  'newNotifyId',
  'badSignature',
  'bitFlip',
  'signMissing',
  'weakSignType',
] as const
export type AlipayFault = (typeof alipayFaults)[number]

type Parts = { readonly account: LocalAlipayAccount; readonly database: DatabaseSync; readonly clock: Clock }

const contentFaults: Partial<Record<AlipayFault, AlipayParams>> = {
  wrongApp: { app_id: '9021000199999999' },
  wrongSeller: { seller_id: '2088999999999999' },
  wrongNumber: { out_trade_no: 'NOSUCHNUMBER0001' },
  otherTransaction: { trade_no: '2099010122001499999999999999' },
  notPaid: { trade_status: 'WAIT_BUYER_PAY' },
  unknownFields: { brand_new_field: '1' },
}

function contentOf(parts: Parts, delivery: Delivery, fault: AlipayFault | null): AlipayParams {
  const refund = delivery.kind === 'refund' ? refundByNumber(parts.database, delivery.subject) : null
  const trade = tradeByNumber(parts.database, refund?.outTradeNo ?? delivery.subject)
  if (!trade) throw new Error(`a notification without its trade: ${delivery.subject}`)
  const refunded = refundedFen(parts.database, trade.outTradeNo)
  const paidAt = alipayTime(trade.paidAt ?? parts.clock.now())
  return {
    notify_time: alipayTime(parts.clock.now()),
    notify_type: 'trade_status_sync',
    notify_id: fault === 'newNotifyId' ? `${delivery.notifyId}${Date.now().toString(16)}` : delivery.notifyId,
    charset: 'utf-8',
    version: '1.0',
    app_id: parts.account.appId,
    auth_app_id: parts.account.appId,
    seller_id: parts.account.sellerId,
    buyer_id: '2088000000000099',
    trade_no: trade.gatewayTradeNo ?? '',
    out_trade_no: trade.outTradeNo,
    subject: trade.description,
    total_amount: yuanText(fault === 'wrongAmount' ? trade.amountFen - 1n : trade.amountFen),
    trade_status: refund && refunded === trade.amountFen ? 'TRADE_CLOSED' : 'TRADE_SUCCESS',
    gmt_payment: paidAt,
    ...(refund ? { gmt_refund: `${alipayTime(refund.at)}.000`, refund_fee: yuanText(refunded), out_biz_no: refund.outRefundNo } : {}),
    ...(fault ? contentFaults[fault] : {}),
  }
}

/** Writes and signs a notification as Alipay does: an urlencoded form. */
export function composeAlipayNotification(parts: Parts, delivery: Delivery, fault: AlipayFault | null): ComposedNotification {
  const signed = signNotification(contentOf(parts, delivery, fault), parts.account.alipay.privateKey)
  const sent = { ...signed, ...signatureFault(signed, fault) }
  return { headers: { 'content-type': 'application/x-www-form-urlencoded; charset=utf-8' }, body: new URLSearchParams(sent).toString() }
}

function signatureFault(signed: AlipayParams, fault: AlipayFault | null): AlipayParams {
  if (fault === 'badSignature') return { sign: Buffer.alloc(256, 7).toString('base64') }
  if (fault === 'signMissing') return { sign: '' }
  if (fault === 'weakSignType') return { sign_type: 'RSA' }
  // The smallest change of content after signing: one bit of one digit of the amount.
  if (fault === 'bitFlip') return { total_amount: (signed['total_amount'] ?? '').replace(/\d$/, (digit) => String(Number(digit) ^ 1)) }
  return {}
}
