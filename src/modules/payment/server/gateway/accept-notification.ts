import type { AppContext } from '../../../../api/handler.ts'
import type { Transaction } from '../../../../kernel/database/transaction.ts'
import { applyGatewayTrade, type GatewayTradeOutcome } from './apply-gateway-trade.ts'
import type { PaymentDeps } from '../deps.ts'
import { lockNotification, markNotification, saveGatewayNotification } from './gateway-notification-repository.ts'
import { gatewayActor } from '../move-payment.ts'
import type { GatewayNotice, HeaderValues, NotificationRefusal, NotificationReply, PaymentChannel, VerifiedNotification } from '../ports.ts'
import { applyRefundNotice, type RefundNoticeOutcome } from '../refunds/send-refund.ts'

export type NotificationOutcome = GatewayTradeOutcome | RefundNoticeOutcome | 'other'
export type AcceptedNotification = {
  readonly reply: NotificationReply
  /** What was done, `repeat` for a number that was worked before, or why the notification was not believed. */
  readonly outcome: NotificationOutcome | NotificationRefusal['reason']
}

/** After these a further delivery of the same number has nothing left to do; after anything else it is looked at again. */
const settled: ReadonlySet<string> = new Set<NotificationOutcome>([
  'capture',
  'recharged',
  'payTwice',
  'payLate',
  'refundBooked',
  'refundRepeat',
])

/**
 * Takes a notification: verify the raw bytes, keep them sealed, then act in one transaction under the lock of that
 * notification. The gateway reads success only after the commit; when anything throws it delivers again.
 * Null for a channel that is switched off.
 */
export async function acceptNotification(
  app: AppContext,
  deps: PaymentDeps,
  message: { channel: PaymentChannel; rawBody: Buffer; headers: HeaderValues },
): Promise<AcceptedNotification | null> {
  const { channel, rawBody, headers } = message
  const gateway = deps.gateways.get(channel)
  if (!gateway) return null
  const verified = gateway.verifyNotification(rawBody, headers)
  if (verified.kind === 'refused') return { reply: gateway.reply(verified.reason), outcome: verified.reason }
  const notificationId = await app.inTransaction((tx) => saveGatewayNotification(tx, rowOf(app, deps, message, verified)))
  const outcome = await app.inTransaction(async (tx) => {
    const before = await lockNotification(tx, notificationId)
    if (before !== null && settled.has(before)) return 'repeat' as const
    const now = app.clock.now()
    const done = await act(tx, { channel, verified, now, deps })
    await markNotification(tx, notificationId, done, now)
    return done
  })
  return { reply: gateway.reply('accepted'), outcome }
}

function rowOf(
  app: AppContext,
  deps: PaymentDeps,
  message: { channel: PaymentChannel; rawBody: Buffer; headers: HeaderValues },
  verified: VerifiedNotification,
) {
  const signed = Object.fromEntries(
    Object.entries(message.headers).filter(([name]) => name.startsWith('wechatpay-') || name === 'content-type'),
  )
  const sealed = deps.vault.seal(Buffer.from(JSON.stringify({ headers: signed, body: message.rawBody.toString('base64') })))
  const { notice, notifyId } = verified
  return { channel: message.channel, notifyId, kind: notice.kind, outTradeNo: numberOf(notice), sealed, receivedAt: app.clock.now() }
}

function numberOf(notice: GatewayNotice): string {
  if (notice.kind === 'trade') return notice.trade.outTradeNo
  return notice.kind === 'refund' ? notice.refund.outTradeNo : ''
}

type Accepted = { channel: PaymentChannel; verified: VerifiedNotification; now: Date; deps: PaymentDeps }

async function act(tx: Transaction, { channel, verified, now, deps }: Accepted): Promise<NotificationOutcome> {
  const { notice, notifyId } = verified
  const by = gatewayActor(channel, notifyId, now)
  if (notice.kind === 'trade') return applyGatewayTrade(tx, channel, notice.trade, by, deps.subjects)
  return notice.kind === 'refund' ? applyRefundNotice(tx, notice.refund, by) : 'other'
}
