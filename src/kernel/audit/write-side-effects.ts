import { auditInsert, auditRowOf, type AuditEntry } from './audit.ts'
import type { DomainEvent } from '../events/events.ts'
import { timerUpsert, type TimerKey } from '../time/timers.ts'
import { execute, type Transaction } from '../database/transaction.ts'

/** What a command leaves behind beside its module's own rows. */
export type SideEffects = {
  readonly audits: readonly AuditEntry[]
  readonly timers: readonly (TimerKey & { readonly dueAt: Date })[]
  readonly events: readonly DomainEvent[]
}

const all = {
  name: 'kernel.record',
  text: `WITH audits AS (${auditInsert('$1')}),
    timers AS (
      INSERT INTO timer (entity, entity_id, event, due_at)
      SELECT entity, "entityId", event, "dueAt" FROM json_to_recordset($2::json) AS row(entity text, "entityId" text, event text, "dueAt" timestamptz)
      ${timerUpsert})
    INSERT INTO event_outbox (event, payload, key)
    SELECT event, payload, key FROM json_to_recordset($3::json) AS row(event text, payload json, key text)`,
}

/** Writes audit rows, timers and events of one command in one statement: for hot paths, where each round trip counts. */
export async function writeSideEffects(tx: Transaction, traces: SideEffects): Promise<void> {
  await execute(tx, all, [
    JSON.stringify(traces.audits.map(auditRowOf)),
    JSON.stringify(traces.timers.map((timer) => ({ ...timer, entityId: String(timer.entityId) }))),
    JSON.stringify(traces.events),
  ])
}
