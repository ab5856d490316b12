import { changesBetween } from '../../../kernel/audit/audit.ts'
import { memberOf, type Call } from '../../../api/handler.ts'
import { failure, isFailure, type Failure } from '../../../kernel/failure/failure.ts'
import type { Transaction } from '../../../kernel/database/transaction.ts'
import {
  endMembership,
  lockMembership,
  membershipsOf,
  setMembershipRole,
  setMembershipSuspended,
  type MembershipRole,
  type StaffMembership,
} from '../../member/server/public.ts'
import type { staffActions } from '../endpoints.ts'
import { isWithin } from '../rules/staff-capabilities.ts'
import { auditStaff, type StaffScope } from './staff-scope.ts'
import { lockStaffRoles, staffRolesOf } from './staff-role-repository.ts'

export type StaffChange = (typeof staffActions)[number]

/** What may be done about somebody: nothing about oneself, a founder, or somebody who may do more. */
export function changesOf(seat: StaffMembership, desk: StaffScope, memberId: number): StaffChange[] {
  if (seat.roleId === null || seat.memberId === memberId || !isWithin(desk.own, seat.capabilities)) return []
  return ['setRole', seat.suspendedAt ? 'restore' : 'suspend', 'remove']
}

const factsOf = (seat: StaffMembership) => ({ role: seat.role, rights: seat.capabilities, suspended: seat.suspendedAt !== null })

/** A role of this staff that who asks may give. Refusals: `staff.roleGone`, `staff.aboveYou`. */
export async function assignableRole(tx: Transaction, desk: StaffScope, roleId: number | undefined): Promise<MembershipRole | Failure> {
  await lockStaffRoles(tx, desk.of)
  const role = (await staffRolesOf(tx, desk.of)).find((staffRole) => staffRole.roleId === roleId)
  if (!role) return failure('staff.roleGone', {}, { field: 'staffRoleId' })
  return isWithin(desk.own, role.capabilities) ? role : failure('staff.aboveYou', {}, { field: 'staffRoleId' })
}

/**
 * Changes somebody's place on the staff; it counts from their next request. Refusals: `staff.personGone`, `yourself`, `founder`,
 * `aboveYou`, `roleGone`, `personMoved`.
 */
export async function changeStaff(
  call: Call,
  desk: StaffScope,
  wish: { readonly staffMemberId: number; readonly act: StaffChange; readonly staffRoleId?: number },
): Promise<null | Failure> {
  const { staffMemberId: memberId, act } = wish
  return call.app.inTransaction<null | Failure>(async (tx) => {
    const find = async () => (await membershipsOf(tx, desk.of)).find((membership) => membership.memberId === memberId)
    const before = (await lockMembership(tx, desk.of, memberId)) ? await find() : undefined
    if (!before) return failure('staff.personGone')
    if (memberId === memberOf(call).memberId) return failure('staff.yourself')
    if (before.roleId === null) return failure('staff.founder')
    if (!isWithin(desk.own, before.capabilities)) return failure('staff.aboveYou')
    const done = await move(tx, call, desk, wish)
    if (isFailure(done)) return done
    const after = await find()
    await auditStaff(call, tx, desk, {
      action: `staff.${act}`,
      entity: 'staff',
      entityId: memberId,
      diff: changesBetween(factsOf(before), after ? factsOf(after) : null),
    })
    return null
  })
}

async function move(
  tx: Transaction,
  call: Call,
  { of, ...desk }: StaffScope,
  wish: { readonly staffMemberId: number; readonly act: StaffChange; readonly staffRoleId?: number },
): Promise<null | Failure> {
  const now = call.app.clock.now()
  if (wish.act === 'setRole') {
    const role = await assignableRole(tx, { ...desk, of }, wish.staffRoleId)
    if (isFailure(role)) return role
    return (await setMembershipRole(tx, of, wish.staffMemberId, role)) ? null : failure('staff.personMoved')
  }
  const moved =
    wish.act === 'remove'
      ? await endMembership(tx, of, wish.staffMemberId, now)
      : await setMembershipSuspended(tx, of, wish.staffMemberId, wish.act === 'suspend' ? now : null)
  return moved ? null : failure('staff.personMoved')
}
