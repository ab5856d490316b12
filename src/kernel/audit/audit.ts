import { execute, type Transaction } from '../database/transaction.ts'

/** Who did something: a member, a member of a platform or store staff, a timer or a gateway. */
export type Actor = {
  readonly kind: 'member' | 'store' | 'platform' | 'system' | 'gateway'
  readonly id: number | null
  readonly name: string
}

/** Who does something now, over which door and in which request: `actorContext` of a call or `systemContext` of a job. */
export type ActorContext = {
  readonly actor: Actor
  readonly channel: 'mall' | 'seller' | 'admin' | 'job' | 'gateway'
  readonly requestId: string
  readonly now: Date
}

/** Old and new value of each field that changed; null where there was or is none. Never a password, token or full number of a person. */
export type Changes = Readonly<Record<string, readonly [before: unknown, after: unknown]>>
type MessageParams = Readonly<Record<string, unknown>>

type Trace = Omit<ActorContext, 'now'> & {
  /** Module and act, such as `order.ship`. */
  readonly action: string
  readonly entity: string
  readonly entityId: string | number
  readonly reason?: string
}

/**
 * What an act did: it moved a state, or it changed fields, with what stood there before; or nothing that has a before:
 * something was made (`creation`), or happened without changing what stands (`note`: an export, a look, a message).
 * A change cannot be written without its old values.
 */
export type AuditedWhat =
  | { readonly from: string; readonly to: string; readonly diff?: Changes; readonly facts?: MessageParams }
  | { readonly diff: Changes; readonly facts?: MessageParams; readonly from?: string; readonly to?: string }
  | { readonly without: 'creation' | 'note'; readonly to?: string; readonly facts?: MessageParams }

export type AuditEntry = Trace & AuditedWhat

/** The fields in which two states of a thing differ, as JSON; null stands for a thing that is not there. */
export function changesBetween(before: Readonly<Record<string, unknown>> | null, after: Readonly<Record<string, unknown>> | null): Changes {
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])
  const pairs = [...names].map((name) => [name, [before?.[name] ?? null, after?.[name] ?? null] as const] as const)
  return Object.fromEntries(pairs.filter(([, [old, now]]) => JSON.stringify(old) !== JSON.stringify(now)))
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
export async function audit(tx: Transaction, entry: AuditEntry): Promise<void> {
  await auditMany(tx, [entry])
}

/** The same for several entities moved by one act, as one statement. */
export async function auditMany(tx: Transaction, entries: readonly AuditEntry[]): Promise<void> {
  if (entries.length === 0) return
  await execute(tx, insert, [JSON.stringify(entries.map(auditRowOf))])
}

/** An entry with the names of its columns' source fields. Fields that changed stand as pairs, what else is told under `facts`. */
export function auditRowOf(entry: AuditEntry) {
  const pairs = Object.entries('diff' in entry && entry.diff !== undefined ? entry.diff : {})
  const changes = Object.fromEntries(pairs.filter(([, [old, now]]) => JSON.stringify(old) !== JSON.stringify(now)))
  const told = { ...changes, ...(entry.facts && Object.keys(entry.facts).length > 0 ? { facts: entry.facts } : {}) }
  const diff = Object.keys(told).length > 0 ? told : undefined
  const { actor, action, entity, from, to, reason, channel, requestId } = { from: undefined, ...entry }
  const { kind, id, name } = actor
  return { kind, id, name, action, entity, entityId: String(entry.entityId), from, to, reason, diff, channel, requestId }
}
