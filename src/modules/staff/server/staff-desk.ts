import { actorOf, type Call } from '../../../api/handler.ts'
import { platformCapabilities } from '../../../api/visitor.ts'
import { audit, type AuditedWhat } from '../../../shared/audit.ts'
import { isFailure, type Failure } from '../../../shared/failure.ts'
import type { Unit } from '../../../shared/unit.ts'
import type { StaffOf } from '../../member/server/public.ts'
import { ownSeat } from '../../store/server/public.ts'
import type { StaffKind } from '../rules/staff-rights.ts'

/** The staff that a guarded call works on, and what who asks may do there. */
export type StaffDesk = { readonly kind: StaffKind; readonly of: StaffOf; readonly own: readonly string[] }

/** Who leads several stores' staffs must have chosen one: `store.chooseStore` otherwise. The guard lets nobody in without a seat. */
export function staffDeskOf(call: Call, kind: StaffKind): StaffDesk | Failure {
  if (kind === 'platform') return { kind, of: null, own: platformCapabilities.filter((right) => call.visitor.platform.includes(right)) }
  const seat = ownSeat(call, 'store.staff')
  if (isFailure(seat)) return seat
  return { kind, of: seat.storeId, own: seat.capabilities }
}

export type StaffAct = {
  readonly action: string
  readonly entity: 'staff' | 'staffRole' | 'staffInvite'
  readonly entityId: number
} & AuditedWhat

/** The audit row of an act on a staff: whose staff, old and new values stand in `diff`. */
export async function auditStaff(call: Call, unit: Unit, { kind, of }: Pick<StaffDesk, 'kind' | 'of'>, act: StaffAct): Promise<void> {
  await audit(unit, {
    ...act,
    facts: { ...act.facts, ...(of === null ? {} : { storeId: of }) },
    actor: actorOf(call, kind),
    channel: kind === 'store' ? 'seller' : 'admin',
    requestId: call.requestId,
  })
}
