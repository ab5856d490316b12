import { auditOf, type AuditRow } from '../../kernel/audit/audit-log.ts'
import type { Queryable } from '../../kernel/database/transaction.ts'
import type { AuditEvent, StaffNote } from './record-fields.ts'

const mostNotes = 50
const mostEvents = 20

const noteOf = ({ at, actorName, reason }: AuditRow): StaffNote => ({ at: at.toISOString(), actorName, text: reason ?? '' })
const eventOf = ({ at, action, actorName, reason }: AuditRow): AuditEvent => ({
  at: at.toISOString(),
  action,
  actorName,
  reason: reason ?? '',
})

/** What staff of the platform noted about a record, newest first. */
export async function staffNotesOf(db: Queryable, of: { entity: string; entityId: string | number }): Promise<StaffNote[]> {
  return (await auditOf(db, { ...of, action: `${of.entity}.staffNote`, limit: mostNotes })).map(noteOf)
}

/** What was last done to a record, newest first; what was noted about it stands by itself. */
export async function auditEventsOf(db: Queryable, of: { entity: string; entityId: string | number }): Promise<AuditEvent[]> {
  const found = await auditOf(db, { ...of, limit: mostEvents + mostNotes })
  return found
    .filter((row) => row.action !== `${of.entity}.staffNote`)
    .slice(0, mostEvents)
    .map(eventOf)
}
