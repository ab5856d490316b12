import { handle, type Handler } from '../../../api/handler.ts'
import { auditRowById } from '../../../kernel/audit/audit-log.ts'
import { checkAuditChain, type AuditSealer } from '../../../kernel/audit/audit-chain.ts'
import { auditChainCheck } from '../endpoints.ts'

/** Compares the audit log with its chain and names the first row that is not what was sealed. */
export function auditChainHandler(sealer: AuditSealer): Handler {
  return handle(auditChainCheck, async ({ after, most }, { app: house }) => {
    const { breach, ...check } = await checkAuditChain(house.read, sealer, after, most)
    if (!breach) return { ...check, breach }
    const row = breach.auditId === null ? undefined : await auditRowById(house.read, breach.auditId)
    return { ...check, breach: { ...breach, at: row?.at.toISOString() ?? '', actorName: row?.actorName ?? '', action: row?.action ?? '' } }
  })
}
