import { handle, memberOf, type Call, type Handler } from '../../../api/handler.ts'
import { isFailure, type Failure } from '../../../kernel/failure/failure.ts'
import { translate } from '../../../kernel/i18n/translate.ts'
import { maskPhone } from '../../identity/rules/mask-contact.ts'
import { memberNameOf, membershipsOf } from '../../member/server/public.ts'
import {
  platformStaffCalls,
  staffInviteAnswer,
  staffLeave,
  ownMembershipList,
  storeStaffCalls,
  type StaffCalls,
  type StaffInviteView,
} from '../endpoints.ts'
import { isWithin, type StaffKind } from '../rules/staff-capabilities.ts'
import { staffMessages } from '../messages.ts'
import { changesOf, changeStaff } from './change-staff.ts'
import { answerStaffInvite, cancelStaffInvite, inviteStaff } from './invite-staff.ts'
import { deleteStaffRole, saveStaffRole } from './save-staff-role.ts'
import { leaveStaff, listOwnMemberships, staffOwnerNames } from './own-memberships.ts'
import { namedCapabilities } from './capability-names.ts'
import { staffScopeOf, type StaffScope } from './staff-scope.ts'
import { staffInvitesOf, type StaffInvite } from './staff-invitation-repository.ts'
import { staffRolesOf } from './staff-role-repository.ts'

async function inviteView(call: Call, invite: StaffInvite): Promise<StaffInviteView> {
  return {
    staffInviteId: invite.inviteId,
    account: invite.phone ? maskPhone(invite.phone) : await memberNameOf(call.app.read, invite.memberId ?? 0),
    roleName: invite.roleName,
    expireTime: invite.expiresAt.toISOString(),
  }
}

/** A staff with everything its page needs. */
async function showStaff(call: Call, kind: StaffKind, desk: StaffScope) {
  const { read, clock } = call.app
  const [seats, invites, roles, nameOf] = await Promise.all([
    membershipsOf(read, desk.of),
    staffInvitesOf(read, desk.of, clock.now()),
    staffRolesOf(read, desk.of),
    staffOwnerNames(call, [desk.of]),
  ])
  const founder = translate(call.lang, staffMessages)('founder_role')
  return {
    staffName: nameOf(desk.of),
    list: seats.map((seat) => ({
      staffMemberId: seat.memberId,
      memberName: seat.memberName,
      mobile: seat.phone ? maskPhone(seat.phone) : '',
      staffRoleId: seat.roleId,
      roleName: seat.roleId === null ? founder : seat.role,
      rights: [...seat.capabilities],
      state: seat.suspendedAt ? ('SUSPENDED' as const) : ('ACTIVE' as const),
      sinceTime: seat.since.toISOString(),
      can: changesOf(seat, desk, memberOf(call).memberId),
    })),
    invites: await Promise.all(invites.map((invite) => inviteView(call, invite))),
    roles: roles.map((role) => ({
      staffRoleId: role.roleId,
      name: role.name,
      rights: [...role.capabilities],
      people: [...seats, ...invites].filter((one) => one.roleId === role.roleId).length,
      open: isWithin(desk.own, role.capabilities),
    })),
    rights: namedCapabilities(kind, call.lang).map((one) => ({ ...one, held: desk.own.includes(one.right) })),
  }
}

function deskHandlers(kind: StaffKind, calls: StaffCalls): Handler[] {
  const at = <Result>(call: Call, work: (desk: StaffScope) => Promise<Result>): Promise<Result | Failure> | Failure => {
    const desk = staffScopeOf(call, kind)
    return isFailure(desk) ? desk : work(desk)
  }
  return [
    handle(calls.list, (_input, call) => at(call, (desk) => showStaff(call, kind, desk))),
    handle(calls.invite, (input, call) =>
      at(call, async (desk) => {
        const invite = await inviteStaff(call, desk, input)
        return isFailure(invite) ? invite : inviteView(call, invite)
      }),
    ),
    handle(calls.cancelInvite, ({ staffInviteId }, call) => at(call, (desk) => cancelStaffInvite(call, desk, staffInviteId))),
    handle(calls.change, (input, call) => at(call, (desk) => changeStaff(call, desk, input))),
    handle(calls.saveRole, (input, call) => at(call, (desk) => saveStaffRole(call, desk, input))),
    handle(calls.deleteRole, ({ staffRoleId }, call) => at(call, (desk) => deleteStaffRole(call, desk, staffRoleId))),
  ]
}

/** Every call about staffs: of the own store, of the platform, and where the member works. */
export function staffHandlers(): Handler[] {
  return [
    ...deskHandlers('store', storeStaffCalls),
    ...deskHandlers('platform', platformStaffCalls),
    handle(ownMembershipList, (_input, call) => listOwnMemberships(call)),
    handle(staffInviteAnswer, ({ staffInviteId, answer }, call) => answerStaffInvite(call, staffInviteId, answer === 'accept')),
    handle(staffLeave, ({ kind, storeId }, call) => leaveStaff(call, kind, storeId)),
  ]
}
