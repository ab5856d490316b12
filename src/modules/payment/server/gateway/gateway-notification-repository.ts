import { execute, rows, type Transaction } from '../../../../kernel/database/transaction.ts'
import type { PaymentChannel } from '../ports.ts'

export type NewNotification = {
  readonly channel: PaymentChannel
  readonly notifyId: string
  readonly kind: string
  readonly outTradeNo: string
  readonly sealed: Buffer
  readonly receivedAt: Date
}

const store = {
  name: 'payment.notificationStore',
  text: `INSERT INTO payment_notification (channel, notify_id, kind, out_trade_no, sealed, received_at) VALUES ($1,$2,$3,$4,$5,$6)
         ON CONFLICT (channel, notify_id) DO UPDATE SET deliveries = payment_notification.deliveries + 1
         RETURNING notification_id`,
}
const lock = { name: 'payment.notificationLock', text: `SELECT outcome FROM payment_notification WHERE notification_id = $1 FOR UPDATE` }
const done = {
  name: 'payment.notificationDone',
  text: `UPDATE payment_notification SET outcome = $2, processed_at = $3 WHERE notification_id = $1`,
}

/** Keeps a verified notification; a redelivery is counted on the first one. */
export async function saveGatewayNotification(tx: Transaction, notification: NewNotification): Promise<number> {
  const { channel, notifyId, kind, outTradeNo, sealed, receivedAt } = notification
  const [row] = await rows<{ notification_id: number }>(tx, store, [channel, notifyId, kind, outTradeNo, sealed, receivedAt])
  if (!row) throw new Error('a notification that was just written is not there')
  return row.notification_id
}

/** Locks a notification: deliveries of one number are worked one after the other. Null while nothing was done about it. */
export async function lockNotification(tx: Transaction, notificationId: number): Promise<string | null> {
  const [row] = await rows<{ outcome: string | null }>(tx, lock, [notificationId])
  return row?.outcome ?? null
}

export async function markNotification(tx: Transaction, notificationId: number, outcome: string, at: Date): Promise<void> {
  await execute(tx, done, [notificationId, outcome, at])
}
