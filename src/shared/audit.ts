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

const insert = {
  name: 'kernel.audit',
  text: `INSERT INTO audit_log (actor_kind, actor_id, actor_name, action, entity, entity_id, from_state, to_state, reason, diff, channel, request_id)
         VALUES ($1,$2,$3,$4,$5,$6,$7,$8,$9,$10,$11,$12)`,
}

/** Writes the audit row of a privileged act or a transition, in the transaction that did it (flows.md F0). */
export async function audit(unit: Unit, entry: AuditEntry): Promise<void> {
  await execute(unit, insert, [
    entry.actor.kind,
    entry.actor.id,
    entry.actor.name,
    entry.action,
    entry.entity,
    String(entry.entityId),
    entry.from ?? null,
    entry.to ?? null,
    entry.reason ?? null,
    entry.diff ? JSON.stringify(entry.diff) : null,
    entry.channel,
    entry.requestId,
  ])
}
