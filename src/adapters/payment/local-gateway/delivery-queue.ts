import { randomUUID } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'

export type Delivery = {
  readonly id: number
  readonly notifyId: string
  readonly kind: 'trade' | 'refund'
  /** out_trade_no or out_refund_no. */
  readonly subject: string
  readonly url: string
  readonly attempts: number
}

/** How long one process keeps a delivery to itself while it sends; then another may try. */
const leaseMs = 15_000

function deliveryOfRow(row: Record<string, unknown>): Delivery {
  return {
    id: Number(row['id']),
    notifyId: String(row['notify_id']),
    kind: row['kind'] === 'refund' ? 'refund' : 'trade',
    subject: String(row['subject']),
    url: String(row['url']),
    attempts: Number(row['attempts']),
  }
}

export function queueDelivery(
  database: DatabaseSync,
  delivery: { kind: 'trade' | 'refund'; subject: string; url: string; dueAt: Date },
): void {
  database
    .prepare('INSERT INTO delivery (notify_id, kind, subject, url, due_at) VALUES (?,?,?,?,?) ON CONFLICT DO NOTHING')
    .run(randomUUID(), delivery.kind, delivery.subject, delivery.url, delivery.dueAt.getTime())
}

export function deliveryOf(database: DatabaseSync, kind: 'trade' | 'refund', subject: string): Delivery | null {
  const row = database.prepare('SELECT * FROM delivery WHERE kind = ? AND subject = ?').get(kind, subject)
  return row ? deliveryOfRow(row) : null
}

/** Takes the deliveries that are due; each goes to one process only, for the length of the lease. */
export function takeDue(database: DatabaseSync, now: Date): Delivery[] {
  const moment = now.getTime()
  return database
    .prepare('UPDATE delivery SET due_at = ? WHERE done_at IS NULL AND due_at <= ? RETURNING *')
    .all(moment + leaseMs, moment)
    .map(deliveryOfRow)
}

export function markDelivered(database: DatabaseSync, id: number, now: Date): void {
  database.prepare('UPDATE delivery SET done_at = ?, attempts = attempts + 1 WHERE id = ?').run(now.getTime(), id)
}

/** Plans the next attempt by the published intervals; after the last one the gateway gives up, as it says it does. */
export function planAgain(database: DatabaseSync, delivery: Delivery, intervalsSeconds: readonly number[], now: Date): void {
  const wait = intervalsSeconds[delivery.attempts]
  database
    .prepare('UPDATE delivery SET attempts = attempts + 1, due_at = ?, done_at = ? WHERE id = ? AND done_at IS NULL')
    .run(now.getTime() + (wait ?? 0) * 1000, wait === undefined ? now.getTime() : null, delivery.id)
}
