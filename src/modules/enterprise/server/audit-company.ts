import { actorContext } from '../../../api/actor-context.ts'
import { memberOf, type Call } from '../../../api/handler.ts'
import { audit, type AuditedWhat } from '../../../kernel/audit/audit.ts'
import type { Transaction } from '../../../kernel/database/transaction.ts'

/** The enterprise for which a guarded call acts. */
export function companyOf(call: Call): number {
  const { enterpriseId } = memberOf(call)
  if (enterpriseId === null) throw new Error('a guarded call ran without an enterprise')
  return enterpriseId
}

/** The audit row of an act on a company's own people and rules: old and new values stand in `diff`. */
export async function auditCompany(
  call: Call,
  tx: Transaction,
  act: { action: string; entity: string; entityId: string | number } & AuditedWhat,
): Promise<void> {
  await audit(tx, { ...act, ...actorContext(call) })
}
