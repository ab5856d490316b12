import { execute, type Transaction } from '../database/transaction.ts'

export type TimerKey = { readonly entity: string; readonly entityId: string | number; readonly event: string }

/** An open timer of the same key moves to the new moment. */
export const timerUpsert = 'ON CONFLICT (entity, entity_id, event) WHERE done_at IS NULL DO UPDATE SET due_at = EXCLUDED.due_at'

const set = { name: 'kernel.timerSet', text: `INSERT INTO timer (entity, entity_id, event, due_at) VALUES ($1,$2,$3,$4) ${timerUpsert}` }
const clear = {
  name: 'kernel.timerClear',
  text: `UPDATE timer SET done_at = now() WHERE entity = $1 AND entity_id = $2 AND done_at IS NULL AND ($3::text IS NULL OR event = $3)`,
}

/** Sets a timer row; an open one of the same key moves to the new moment. */
export async function schedule(tx: Transaction, timer: TimerKey & { readonly dueAt: Date }): Promise<void> {
  await execute(tx, set, [timer.entity, String(timer.entityId), timer.event, timer.dueAt])
}

/** Closes the open timers of an entity: all of them, or the one for `event`. */
export async function cancelTimers(tx: Transaction, of: { entity: string; entityId: string | number; event?: string }): Promise<void> {
  await execute(tx, clear, [of.entity, String(of.entityId), of.event ?? null])
}
