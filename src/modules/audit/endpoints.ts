import { z } from 'zod'
import { endpoint } from '../../api/endpoint.ts'
import { timestamp, text, whole } from '../../api/fields.ts'

export const auditRow = z.object({
  id: z.number(),
  at: timestamp,
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

export const auditChainCheck = endpoint({
  method: 'GET',
  path: 'v3/system/admin/auditLog/check',
  summary: 'Compares a portion of the audit log with its chain of seals; names the first row that is not what was sealed',
  guard: { platform: 'platform.audit' },
  input: z.object({
    /** `place` of the answer before. */
    after: whole().default(0),
    most: whole(20_000, 1).default(5_000),
  }),
  output: z.object({
    place: z.number(),
    more: z.boolean(),
    breach: z
      .object({
        kind: z.enum(['changed', 'removed', 'unsealed']),
        place: z.number(),
        auditId: z.number().nullable(),
        at: z.string(),
        actorName: z.string(),
        action: z.string(),
      })
      .nullable(),
    /** Rows that wait for their seal. */
    waiting: z.number(),
    /** The last seal, in hexadecimal. */
    seal: z.string(),
  }),
  rate: 'read',
})
