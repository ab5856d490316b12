import { execute, type Unit } from './unit.ts'

/** Something that happened, for whoever listens after the commit. `payload` holds ids and states, never personal data. */
export type DomainEvent = {
  /** Module and fact, such as `order.paid`. */
  readonly event: string
  readonly payload: Readonly<Record<string, unknown>>
  /** Events with the same key are handed on one after the other. */
  readonly key?: string
}

const enqueue = {
  name: 'kernel.emit',
  text: `SELECT graphile_worker.add_job('event', json_build_object('id', gen_random_uuid(), 'event', $1::text, 'payload', $2::json), queue_name := $3, max_attempts := 20)`,
}

/** Hands an event to the outbox in the same transaction; it is delivered at least once after the commit. */
export async function emit(unit: Unit, happened: DomainEvent): Promise<void> {
  await execute(unit, enqueue, [happened.event, JSON.stringify(happened.payload), happened.key ?? null])
}

const job = {
  name: 'kernel.job',
  text: `SELECT graphile_worker.add_job($1, $2::json, run_at := coalesce($3, now()), max_attempts := 20, job_key := $4)`,
}

/** Asks for background work, such as sending a message. `key` makes a second request replace the first. */
export async function requestJob(
  unit: Unit,
  task: string,
  payload: Readonly<Record<string, unknown>>,
  options: { runAt?: Date; key?: string } = {},
): Promise<void> {
  await execute(unit, job, [task, JSON.stringify(payload), options.runAt ?? null, options.key ?? null])
}
