import type { DatabaseSync } from 'node:sqlite'
import type { Clock } from '../../../kernel/time/clock.ts'
import type { ComposedNotification } from '../local-gateway/courier.ts'
import type { Delivery } from '../local-gateway/delivery-queue.ts'
import { refundByNumber } from '../local-gateway/refund-record.ts'
import { tradeByNumber } from '../local-gateway/trade-record.ts'
import { platformHeaders } from '../wechatpay/platform-signature.ts'
import { sealResource } from '../wechatpay/sealed-resource.ts'
import type { LocalWechatAccount } from './wechat-account.ts'
import { refundView, transactionView } from './wechat-views.ts'

/** Each is one way in which a notification can be wrong or surprising while all else is right. */
export const wechatFaults = [
  'wrongAmount',
  'wrongCurrency',
  'wrongApp',
  'wrongMerchant',
  'wrongNumber',
  'otherTransaction',
  'notPaid',
  'unknownFields',
  'newNotifyId',
  'badSignature',
  'bitFlip',
  'signtest',
  'stale',
  'future',
  'unknownSerial',
  'wrongSeal',
] as const
export type WechatFault = (typeof wechatFaults)[number]

type Parts = { readonly account: LocalWechatAccount; readonly database: DatabaseSync; readonly clock: Clock }

const contentFaults: Partial<Record<WechatFault, Record<string, unknown>>> = {
  wrongApp: { appid: 'wx0000000000000000' },
  wrongMerchant: { mchid: '1900000999' },
  wrongNumber: { out_trade_no: 'NOSUCHNUMBER0001' },
  otherTransaction: { transaction_id: '4200009999999999999999999999' },
  notPaid: { trade_state: 'NOTPAY' },
  unknownFields: { brand_new: { nested: [1, 2, 3] } },
}

function contentOf(parts: Parts, delivery: Delivery, fault: WechatFault | null): Record<string, unknown> {
  const refund = delivery.kind === 'refund' ? refundByNumber(parts.database, delivery.subject) : null
  const trade = tradeByNumber(parts.database, refund?.outTradeNo ?? delivery.subject)
  if (!trade) throw new Error(`a notification without its trade: ${delivery.subject}`)
  if (refund) {
    const { status, ...view } = refundView(trade, refund, 'SUCCESS')
    return { ...view, mchid: parts.account.mchId, refund_status: status, ...(fault ? contentFaults[fault] : {}) }
  }
  const view = transactionView(parts.account, trade, 0n)
  if (fault === 'wrongAmount') return { ...view, amount: { ...view.amount, total: view.amount.total - 1 } }
  if (fault === 'wrongCurrency') return { ...view, amount: { ...view.amount, currency: 'USD' } }
  return { ...view, ...(fault ? contentFaults[fault] : {}) }
}

/** Seals, wraps and signs a notification as WeChat Pay does. */
export function composeWechatNotification(parts: Parts, delivery: Delivery, fault: WechatFault | null): ComposedNotification {
  const { account } = parts
  const type = delivery.kind === 'refund' ? 'refund' : 'transaction'
  const key = fault === 'wrongSeal' ? 'x'.repeat(32) : account.apiV3Key
  const body = JSON.stringify({
    id: fault === 'newNotifyId' ? `${delivery.notifyId.slice(0, 24)}${Date.now().toString(16)}` : delivery.notifyId,
    create_time: parts.clock.now().toISOString(),
    resource_type: 'encrypt-resource',
    event_type: type === 'refund' ? 'REFUND.SUCCESS' : 'TRANSACTION.SUCCESS',
    summary: type,
    resource: sealResource(JSON.stringify(contentOf(parts, delivery, fault)), type, key),
  })
  const shift = fault === 'stale' ? -310_000 : fault === 'future' ? 310_000 : 0
  const platform = { serial: account.platformSerial, key: account.platform.privateKey }
  const headers = platformHeaders(body, platform, new Date(parts.clock.now().getTime() + shift))
  return {
    headers: { 'content-type': 'application/json', ...headers, ...headerFault(headers, fault) },
    body: fault === 'bitFlip' ? flipOneBit(body) : body,
  }
}

function headerFault(headers: Record<string, string>, fault: WechatFault | null): Record<string, string> {
  const signature = headers['wechatpay-signature'] ?? ''
  if (fault === 'badSignature') return { 'wechatpay-signature': Buffer.alloc(256, 7).toString('base64') }
  if (fault === 'signtest') return { 'wechatpay-signature': `WECHATPAY/SIGNTEST/${signature.slice(19)}` }
  if (fault === 'unknownSerial') return { 'wechatpay-serial': 'PUB_KEY_ID_NOBODY' }
  return {}
}

function flipOneBit(body: string): string {
  const bytes = Buffer.from(body)
  const middle = bytes.length >> 1
  bytes[middle] = (bytes[middle] ?? 0) ^ 1
  return bytes.toString('latin1')
}
