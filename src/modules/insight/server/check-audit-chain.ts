import { handle, type Handler } from '../../../api/handler.ts'
import { auditRowById } from '../../../shared/audit-log.ts'
import { checkAuditChain, type AuditSealer } from '../../../shared/audit-chain.ts'
import { auditChainCheck } from '../contract-audit.ts'

/** Compares the audit log with its chain and names the first row that is not what was sealed. */
export function auditChainHandler(sealer: AuditSealer): Handler {
  return handle(auditChainCheck, async ({ after, most }, { house }) => {
    const { breach, ...check } = await checkAuditChain(house.read, sealer, after, most)
    if (!breach) return { ...check, breach }
    const row = breach.auditId === null ? undefined : await auditRowById(house.read, breach.auditId)
    return { ...check, breach: { ...breach, at: row?.at.toISOString() ?? '', actorName: row?.actorName ?? '', action: row?.action ?? '' } }
  })
}
