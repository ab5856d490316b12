import { actorOf, memberOf, type Call } from '../../../api/handler.ts'
import { audit, type AuditedWhat } from '../../../shared/audit.ts'
import type { Unit } from '../../../shared/unit.ts'

/** The enterprise for which a guarded call acts. */
export function companyOf(call: Call): number {
  const { enterpriseId } = memberOf(call)
  if (enterpriseId === null) throw new Error('a guarded call ran without an enterprise')
  return enterpriseId
}

/** The audit row of an act on a company's own people and rules: old and new values stand in `diff`. */
export async function auditCompany(
  call: Call,
  unit: Unit,
  act: { action: string; entity: string; entityId: string | number } & AuditedWhat,
): Promise<void> {
  await audit(unit, { ...act, actor: actorOf(call), channel: 'mall', requestId: call.requestId })
}
