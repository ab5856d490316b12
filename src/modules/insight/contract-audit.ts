import { z } from 'zod'
import { endpoint } from '../../api/endpoint.ts'
import { moment, text, whole } from '../../api/fields.ts'

export const auditRow = z.object({
  id: z.number(),
  at: moment,
  /** `member`, `store`, `platform`, `system` or `gateway`. */
  actorKind: z.string(),
  actorId: z.number().nullable(),
  actorName: z.string(),
  /** Module and act, such as `order.shipPart`. */
  action: z.string(),
  entity: z.string(),
  entityId: z.string(),
  fromState: z.string(),
  toState: z.string(),
  reason: z.string(),
  /** What changed, old and new; null when the move says it all. */
  diff: z.record(z.string(), z.unknown()).nullable(),
  channel: z.string(),
  requestId: z.string(),
})

export const auditLogList = endpoint({
  method: 'GET',
  path: 'v3/system/admin/auditLog/list',
  summary: 'Who did what, newest first; rows are never changed',
  guard: { platform: 'platform.audit' },
  input: z.object({
    entity: text(40).default(''),
    entityId: text(60).default(''),
    /** Beginning of an action, such as `order.`. */
    action: text(60).default(''),
    actorName: text(40).default(''),
    startDate: z.iso.date().optional(),
    endDate: z.iso.date().optional(),
    /** `nextCursor` of the page before. */
    cursor: whole().optional(),
    pageSize: whole(100, 1).default(20),
  }),
  output: z.object({ list: z.array(auditRow), nextCursor: z.number().nullable() }),
  rate: 'read',
})
