import type { GatewayNotice, HeaderValues, NotificationRefusal, VerifiedNotification } from '../../../modules/payment/server/ports.ts'
import { jsonOf } from '../gateway-http.ts'
import { refusePlatformSignature } from './platform-signature.ts'
import { openResource } from './sealed-resource.ts'
import type { WechatPayConfig } from './wechatpay-config.ts'
import { notificationWire, refundNoticeWire, refundOf, tradeOf, transactionWire } from './wechatpay-wire.ts'

const malformed: NotificationRefusal = { kind: 'refused', reason: 'malformed' }
const foreign: NotificationRefusal = { kind: 'refused', reason: 'foreignMerchant' }

/** Signature and age, then the seal, then whether it is meant for this merchant and application. */
export function verifyWechatNotification(
  config: WechatPayConfig,
  rawBody: Buffer,
  headers: HeaderValues,
): VerifiedNotification | NotificationRefusal {
  const read = (name: string) => {
    const value = headers[name]
    return typeof value === 'string' ? value : null
  }
  const refused = refusePlatformSignature(read, rawBody, config.platformKeys, config.clock.now())
  if (refused) return refused
  const outer = notificationWire.safeParse(jsonOf(rawBody))
  if (!outer.success) return malformed
  const opened = openResource(outer.data.resource, config.apiV3Key)
  if (opened === null) return { kind: 'refused', reason: 'undecryptable' }
  const notice = noticeOf(config, outer.data.resource.original_type, jsonOf(Buffer.from(opened)), outer.data.event_type)
  return notice.kind === 'refused' ? notice : { kind: 'verified', notifyId: outer.data.id, notice }
}

function noticeOf(config: WechatPayConfig, type: string, content: unknown, event: string): GatewayNotice | NotificationRefusal {
  if (type === 'transaction') {
    const wire = transactionWire.safeParse(content)
    if (!wire.success) return malformed
    if (wire.data.appid !== config.appId || wire.data.mchid !== config.mchId) return foreign
    return { kind: 'trade', trade: tradeOf(wire.data) }
  }
  if (type === 'refund') {
    const wire = refundNoticeWire.safeParse(content)
    if (!wire.success) return malformed
    if (wire.data.mchid !== config.mchId) return foreign
    return { kind: 'refund', refund: refundOf({ ...wire.data, status: wire.data.refund_status }) }
  }
  return { kind: 'other', what: event }
}
