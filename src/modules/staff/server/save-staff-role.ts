import { changesBetween } from '../../../kernel/audit/audit.ts'
import type { Call } from '../../../api/handler.ts'
import { failure, type Failure } from '../../../kernel/failure/failure.ts'
import { applyRoleToMemberships, membershipsOf } from '../../member/server/public.ts'
import { isWithin } from '../rules/staff-capabilities.ts'
import { auditStaff, type StaffScope } from './staff-scope.ts'
import { staffInvitesOf } from './staff-invitation-repository.ts'
import { addStaffRole, deleteStaffRoleRow, lockStaffRoles, setStaffRole, staffRolesOf } from './staff-role-repository.ts'

export type StaffRoleInput = { readonly staffRoleId?: number; readonly name: string; readonly rights: readonly string[] }

/**
 * Adds or changes a role; whoever has it follows with their next request. Refusals: `staff.roleNameRequired`, `roleEmpty`,
 * `roleGone`, `aboveYou`, `roleNameTaken`.
 */
export async function saveStaffRole(call: Call, desk: StaffScope, wish: StaffRoleInput): Promise<{ staffRoleId: number } | Failure> {
  const capabilities = [...new Set(wish.rights)]
  if (wish.name === '') return failure('staff.roleNameRequired', {}, { field: 'name' })
  if (capabilities.length === 0) return failure('staff.roleEmpty', {}, { field: 'rights' })
  return call.app.inTransaction<{ staffRoleId: number } | Failure>(async (tx) => {
    await lockStaffRoles(tx, desk.of)
    const before = (await staffRolesOf(tx, desk.of)).find((role) => role.roleId === wish.staffRoleId)
    if (wish.staffRoleId !== undefined && !before) return failure('staff.roleGone')
    if (!isWithin(desk.own, [...capabilities, ...(before?.capabilities ?? [])])) return failure('staff.aboveYou', {}, { field: 'rights' })
    const roleId = before?.roleId ?? (await addStaffRole(tx, desk.of, wish.name, capabilities))
    if (roleId === null) return failure('staff.roleNameTaken', {}, { field: 'name' })
    const role = { roleId, name: wish.name, capabilities }
    if (before && !(await setStaffRole(tx, desk.of, role))) return failure('staff.roleNameTaken', {}, { field: 'name' })
    if (before) await applyRoleToMemberships(tx, desk.of, role)
    await auditStaff(call, tx, desk, {
      action: before ? 'staff.changeRole' : 'staff.addRole',
      entity: 'staffRole',
      entityId: roleId,
      diff: changesBetween(before ? { name: before.name, rights: before.capabilities } : null, { name: wish.name, rights: capabilities }),
    })
    return { staffRoleId: roleId }
  })
}

/** Deletes a role that nobody has. Refusals: `staff.roleGone`, `staff.roleInUse`. */
export async function deleteStaffRole(call: Call, desk: StaffScope, roleId: number): Promise<null | Failure> {
  return call.app.inTransaction<null | Failure>(async (tx) => {
    await lockStaffRoles(tx, desk.of)
    const role = (await staffRolesOf(tx, desk.of)).find((staffRole) => staffRole.roleId === roleId)
    if (!role) return failure('staff.roleGone')
    const [seats, invites] = [await membershipsOf(tx, desk.of), await staffInvitesOf(tx, desk.of, call.app.clock.now())]
    const people = [...seats, ...invites].filter((one) => one.roleId === roleId).length
    if (people > 0) return failure('staff.roleInUse', { people })
    await deleteStaffRoleRow(tx, desk.of, roleId)
    await auditStaff(call, tx, desk, {
      action: 'staff.deleteRole',
      entity: 'staffRole',
      entityId: roleId,
      diff: changesBetween({ name: role.name, rights: role.capabilities }, null),
    })
    return null
  })
}
