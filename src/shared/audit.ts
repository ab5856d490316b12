import { execute, type Unit } from './unit.ts'

/** Who did something: a member, a member of a platform or store staff, a timer or a gateway. */
export type Actor = {
  readonly kind: 'member' | 'store' | 'platform' | 'system' | 'gateway'
  readonly id: number | null
  readonly name: string
}

export type AuditEntry = {
  readonly actor: Actor
  /** Module and act, such as `order.ship`. */
  readonly action: string
  readonly entity: string
  readonly entityId: string | number
  readonly from?: string
  readonly to?: string
  readonly reason?: string
  /** Old and new values of what changed. Never a password, token or full identity number. */
  readonly diff?: Readonly<Record<string, unknown>>
  readonly channel: 'mall' | 'seller' | 'admin' | 'job' | 'gateway'
  readonly requestId: string
}

/** The insert of audit rows from a JSON array in a parameter; `record` puts it into a statement of its own. */
export function auditInsert(parameter: string): string {
  return `INSERT INTO audit_log (actor_kind, actor_id, actor_name, action, entity, entity_id, from_state, to_state, reason, diff, channel, request_id)
         SELECT kind, id, name, action, entity, "entityId", "from", "to", reason, diff, channel, "requestId"
         FROM json_to_recordset(${parameter}::json) AS entry(kind text, id bigint, name text, action text, entity text, "entityId" text,
           "from" text, "to" text, reason text, diff jsonb, channel text, "requestId" text)`
}

const insert = { name: 'kernel.audit', text: auditInsert('$1') }

/** Writes the audit row of a privileged act or a transition, in the transaction that did it (flows.md F0). */
export async function audit(unit: Unit, entry: AuditEntry): Promise<void> {
  await auditMany(unit, [entry])
}

/** The same for several entities moved by one act, as one statement. */
export async function auditMany(unit: Unit, entries: readonly AuditEntry[]): Promise<void> {
  if (entries.length === 0) return
  await execute(unit, insert, [JSON.stringify(entries.map(auditRowOf))])
}

/** An entry with the names of its columns' source fields. */
export function auditRowOf(entry: AuditEntry) {
  return { ...entry, kind: entry.actor.kind, id: entry.actor.id, name: entry.actor.name, entityId: String(entry.entityId) }
}
