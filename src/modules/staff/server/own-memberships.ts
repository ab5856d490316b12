import { changesBetween } from '../../../kernel/audit/audit.ts'
import { memberOf, type Call } from '../../../api/handler.ts'
import { failure, type Failure } from '../../../kernel/failure/failure.ts'
import { translate } from '../../../kernel/i18n/translate.ts'
import { contactOf } from '../../identity/server/public.ts'
import { endMembership, membershipsOfMember, type StaffOwner } from '../../member/server/public.ts'
import { storesByIds } from '../../store/server/public.ts'
import type { OwnMembershipView, OwnStaffInviteView } from '../endpoints.ts'
import type { StaffKind } from '../rules/staff-capabilities.ts'
import { staffMessages } from '../messages.ts'
import { capabilityNames } from './capability-names.ts'
import { auditStaff } from './staff-scope.ts'
import { invitesOfMember } from './staff-invitation-repository.ts'

/** The names of stores in the asker's language; the platform's for null. */
export async function staffOwnerNames(call: Call, ids: readonly StaffOwner[]): Promise<(staffOwner: StaffOwner) => string> {
  const stores = await storesByIds(
    call.app.read,
    ids.filter((id) => id !== null),
  )
  return (of) => {
    if (of === null) return translate(call.lang, staffMessages)('platform')
    const store = stores.find((one) => one.storeId === of)
    return (call.lang === 'en' ? store?.storeNameEn : store?.storeName) ?? ''
  }
}

/** Where the member works, and who invited them to. */
export async function listOwnMemberships(call: Call): Promise<{ seats: OwnMembershipView[]; invites: OwnStaffInviteView[] }> {
  const { memberId } = memberOf(call)
  const { read, clock } = call.app
  const phone = (await contactOf(read, memberId))?.phone ?? null
  const [seats, invites] = await Promise.all([membershipsOfMember(read, memberId), invitesOfMember(read, memberId, phone, clock.now())])
  const nameOf = await staffOwnerNames(
    call,
    [...seats, ...invites].map((one) => one.storeId),
  )
  const postOf = (staffOwner: StaffOwner, roleName: string, capabilities: readonly string[]) => {
    const kind: StaffKind = staffOwner === null ? 'platform' : 'store'
    return {
      kind,
      storeId: staffOwner,
      staffName: nameOf(staffOwner),
      roleName,
      rightNames: capabilityNames(kind, capabilities, call.lang),
    }
  }
  const founder = translate(call.lang, staffMessages)('founder_role')
  return {
    seats: seats.map((seat) => ({
      ...postOf(seat.storeId, seat.roleId === null ? founder : seat.role, seat.capabilities),
      state: seat.suspendedAt ? 'SUSPENDED' : 'ACTIVE',
      can: seat.roleId === null ? [] : ['leave'],
    })),
    invites: invites.map((invite) => ({
      ...postOf(invite.storeId, invite.roleName, invite.capabilities),
      staffInviteId: invite.inviteId,
      expireTime: invite.expiresAt.toISOString(),
    })),
  }
}

/** Leaves a staff. Refusals: `staff.cannotLeave` for a founder and for whoever is not there. */
export async function leaveStaff(call: Call, kind: StaffKind, storeId: number | undefined): Promise<null | Failure> {
  const of = kind === 'platform' ? null : (storeId ?? 0)
  const { memberId } = memberOf(call)
  return call.app.inTransaction<null | Failure>(async (tx) => {
    const seat = (await membershipsOfMember(tx, memberId)).find((membership) => membership.storeId === of)
    if (!seat || !(await endMembership(tx, of, memberId, call.app.clock.now()))) return failure('staff.cannotLeave')
    await auditStaff(
      call,
      tx,
      { kind, of },
      {
        action: 'staff.leave',
        entity: 'staff',
        entityId: memberId,
        diff: changesBetween({ role: seat.role, rights: seat.capabilities }, null),
      },
    )
    return null
  })
}
