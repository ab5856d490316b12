import { rows, type Queryable } from '../database/transaction.ts'

/** A row of the audit log as it was written. */
export type AuditRow = {
  readonly id: number
  readonly at: Date
  readonly actorKind: string
  readonly actorId: number | null
  readonly actorName: string
  readonly action: string
  readonly entity: string
  readonly entityId: string
  readonly fromState: string | null
  readonly toState: string | null
  readonly reason: string | null
  readonly diff: Readonly<Record<string, unknown>> | null
  readonly channel: string
  readonly requestId: string
}

/** What to look for; an empty text means anything. Days are of Asia/Shanghai, both included. */
export type AuditFilter = {
  readonly entity: string
  readonly entityId: string
  /** Beginning of an action, such as `order.`. */
  readonly action: string
  readonly actorName: string
  readonly startDate: string | null
  readonly endDate: string | null
  /** Only rows older than this id. */
  readonly before: number | null
  readonly limit: number
}

const columns = `id, at, actor_kind AS "actorKind", actor_id AS "actorId", actor_name AS "actorName", action, entity, entity_id AS "entityId",
      from_state AS "fromState", to_state AS "toState", reason, diff, channel, request_id AS "requestId"`
const one = { name: 'kernel.auditRow', text: `SELECT ${columns} FROM audit_log WHERE id = $1` }
const page = {
  name: 'kernel.auditPage',
  text: `SELECT ${columns} FROM audit_log
    WHERE ($1 = '' OR entity = $1) AND ($2 = '' OR entity_id = $2) AND ($3 = '' OR starts_with(action, $3)) AND ($4 = '' OR actor_name = $4)
      AND ($5::date IS NULL OR at >= $5::date::timestamp AT TIME ZONE 'Asia/Shanghai')
      AND ($6::date IS NULL OR at < ($6::date + 1)::timestamp AT TIME ZONE 'Asia/Shanghai')
      AND ($7::bigint IS NULL OR id < $7)
    ORDER BY id DESC LIMIT $8`,
}

/** Rows of the audit log, newest first. */
export function auditPage(db: Queryable, filter: AuditFilter): Promise<AuditRow[]> {
  return rows<AuditRow>(db, page, [
    filter.entity,
    filter.entityId,
    filter.action,
    filter.actorName,
    filter.startDate,
    filter.endDate,
    filter.before,
    filter.limit,
  ])
}

/** One row; undefined when it is gone. */
export async function auditRowById(db: Queryable, id: number): Promise<AuditRow | undefined> {
  return (await rows<AuditRow>(db, one, [id]))[0]
}

/** What was done to one thing, newest first; `action` is the beginning of an action. */
export function auditOf(
  db: Queryable,
  of: { readonly entity: string; readonly entityId: string | number; readonly action?: string; readonly limit: number },
): Promise<AuditRow[]> {
  const { entity, entityId, action = '', limit } = of
  return auditPage(db, {
    entity,
    entityId: String(entityId),
    action,
    actorName: '',
    startDate: null,
    endDate: null,
    before: null,
    limit,
  })
}
