import { execute, type Transaction } from '../database/transaction.ts'

/** Something that happened, for whoever listens after the commit. `payload` holds ids and states, never personal data. */
export type DomainEvent = {
  /** Module and fact, such as `order.paid`. */
  readonly event: string
  readonly payload: Readonly<Record<string, unknown>>
  /** Events with the same key are handed on one after the other. */
  readonly key?: string
}

const enqueue = { name: 'kernel.emit', text: `INSERT INTO event_outbox (event, payload, key) VALUES ($1, $2, $3)` }

/** Hands an event to the outbox in the same transaction; it is delivered at least once after the commit. */
export async function emit(tx: Transaction, happened: DomainEvent): Promise<void> {
  await execute(tx, enqueue, [happened.event, JSON.stringify(happened.payload), happened.key ?? null])
}

const job = {
  name: 'kernel.job',
  text: `SELECT queue_job($1, $2::json, NULL, $3, $4)`,
}

/** Asks for background work, such as sending a message. `key` makes a second request replace the first. */
export async function requestJob(
  tx: Transaction,
  task: string,
  payload: Readonly<Record<string, unknown>>,
  options: { runAt?: Date; key?: string } = {},
): Promise<void> {
  await execute(tx, job, [task, JSON.stringify(payload), options.runAt ?? null, options.key ?? null])
}
