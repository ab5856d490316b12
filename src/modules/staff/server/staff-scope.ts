import { actorContext } from '../../../api/actor-context.ts'
import type { Call } from '../../../api/handler.ts'
import { platformCapabilities } from '../../../api/caller.ts'
import { audit, type AuditedWhat } from '../../../kernel/audit/audit.ts'
import { isFailure, type Failure } from '../../../kernel/failure/failure.ts'
import type { Transaction } from '../../../kernel/database/transaction.ts'
import { type StaffOwner } from '../../member/server/public.ts'
import { ownStoreMembership } from '../../store/server/public.ts'
import type { StaffKind } from '../rules/staff-capabilities.ts'

/** The staff that a guarded call works on, and what who asks may do there. */
export type StaffScope = { readonly kind: StaffKind; readonly of: StaffOwner; readonly own: readonly string[] }

/** Who leads several stores' staffs must have chosen one: `store.chooseStore` otherwise. The guard lets nobody in without a seat. */
export function staffScopeOf(call: Call, kind: StaffKind): StaffScope | Failure {
  if (kind === 'platform') return { kind, of: null, own: platformCapabilities.filter((right) => call.caller.platform.includes(right)) }
  const seat = ownStoreMembership(call, 'store.staff')
  if (isFailure(seat)) return seat
  return { kind, of: seat.storeId, own: seat.capabilities }
}

export type StaffAuditEntry = {
  readonly action: string
  readonly entity: 'staff' | 'staffRole' | 'staffInvite'
  readonly entityId: number
} & AuditedWhat

/** The audit row of an act on a staff: whose staff, old and new values stand in `diff`. */
export async function auditStaff(
  call: Call,
  tx: Transaction,
  { kind, of }: Pick<StaffScope, 'kind' | 'of'>,
  act: StaffAuditEntry,
): Promise<void> {
  await audit(tx, {
    ...act,
    facts: { ...act.facts, ...(of === null ? {} : { storeId: of }) },
    ...actorContext(call, kind),
  })
}
