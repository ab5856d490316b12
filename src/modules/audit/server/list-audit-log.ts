import { handle, type Handler } from '../../../api/handler.ts'
import { auditPage } from '../../../kernel/audit/audit-log.ts'
import { auditLogList } from '../endpoints.ts'

/** The audit log for platform staff. */
export function auditLogHandler(): Handler {
  return handle(auditLogList, async (input, call) => {
    const filter = {
      ...input,
      startDate: input.startDate ?? null,
      endDate: input.endDate ?? null,
      before: input.cursor ?? null,
      limit: input.pageSize + 1,
    }
    const found = await auditPage(call.app.read, filter)
    const list = found.slice(0, input.pageSize).map((row) => ({
      ...row,
      at: row.at.toISOString(),
      fromState: row.fromState ?? '',
      toState: row.toState ?? '',
      reason: row.reason ?? '',
    }))
    return { list, nextCursor: found.length > input.pageSize ? (list.at(-1)?.id ?? null) : null }
  })
}
