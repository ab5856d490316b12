import { memberOf, type Call } from '../../../api/handler.ts'
import { emit, requestJob } from '../../../kernel/events/events.ts'
import { failure, isFailure, type Failure } from '../../../kernel/failure/failure.ts'
import { phoneProblem } from '../../identity/rules/account-fields.ts'
import { contactOf } from '../../identity/server/public.ts'
import { memberIdOf, saveMembership, membershipsOf } from '../../member/server/public.ts'
import { typesOf, type StaffKind } from '../rules/staff-capabilities.ts'
import { assignableRole } from './change-staff.ts'
import { auditStaff, type StaffScope } from './staff-scope.ts'
import {
  addStaffInvite,
  closeStaffInvite,
  invitesOfMember,
  staffInvitesOf,
  type Invited,
  type StaffInvite,
} from './staff-invitation-repository.ts'

const sevenDays = 7 * 86_400_000
/** The job that tells an invited phone. */
export const staffInviteTask = 'staff.inviteText'

/** A phone is invited as such; a member name must be somebody's. Refusals: `staff.accountRequired`, `staff.memberUnknown`. */
async function invitedBy(call: Call, account: string): Promise<Invited | Failure> {
  if (account === '') return failure('staff.accountRequired', {}, { field: 'account' })
  if (phoneProblem(account) === null) return { phone: account, memberId: null }
  const memberId = await memberIdOf(call.app.read, account)
  return memberId === null ? failure('staff.memberUnknown', {}, { field: 'account' }) : { phone: null, memberId }
}

/** Invites for seven days. Refusals: those of `invitedBy`, `staff.roleGone`, `aboveYou`, `alreadyThere`, `inviteOpen`. */
export async function inviteStaff(
  call: Call,
  desk: StaffScope,
  wish: { readonly account: string; readonly staffRoleId: number },
): Promise<StaffInvite | Failure> {
  const invited = await invitedBy(call, wish.account)
  if (isFailure(invited)) return invited
  const now = call.app.clock.now()
  return call.app.inTransaction<StaffInvite | Failure>(async (tx) => {
    const role = await assignableRole(tx, desk, wish.staffRoleId)
    if (isFailure(role)) return role
    if ((await membershipsOf(tx, desk.of)).some((seat) => seat.memberId === invited.memberId))
      return failure('staff.alreadyThere', {}, { field: 'account' })
    const terms = { roleId: role.roleId, at: now, expiresAt: new Date(now.getTime() + sevenDays) }
    const inviteId = await addStaffInvite(tx, desk.of, invited, terms)
    if (inviteId === null) return failure('staff.inviteOpen', {}, { field: 'account' })
    if (invited.memberId === null) await requestJob(tx, staffInviteTask, { storeId: desk.of, inviteId })
    else await emit(tx, { event: 'staff.invited', payload: { memberId: invited.memberId } })
    await auditStaff(call, tx, desk, {
      action: 'staff.invite',
      entity: 'staffInvite',
      entityId: inviteId,
      without: 'creation',
      facts: { memberId: invited.memberId, role: role.name },
    })
    const invite = (await staffInvitesOf(tx, desk.of, now)).find((staffInvite) => staffInvite.inviteId === inviteId)
    return invite ?? failure('staff.inviteGone')
  })
}

export async function cancelStaffInvite(call: Call, desk: StaffScope, inviteId: number): Promise<null | Failure> {
  const now = call.app.clock.now()
  return call.app.inTransaction<null | Failure>(async (tx) => {
    const isOurs = (await staffInvitesOf(tx, desk.of, now)).some((staffInvite) => staffInvite.inviteId === inviteId)
    if (!isOurs || !(await closeStaffInvite(tx, inviteId, 'CANCELLED', now))) return failure('staff.inviteGone')
    await auditStaff(call, tx, desk, {
      action: 'staff.cancelInvite',
      entity: 'staffInvite',
      entityId: inviteId,
      from: 'OPEN',
      to: 'CANCELLED',
    })
    return null
  })
}

/**
 * The invited member answers; an accepted role counts from the next request. Refusals: `staff.inviteGone` (also for somebody
 * else's invitation), `staff.typeOfStore`, `typeOfPlatform`, `alreadyThere`.
 */
export async function answerStaffInvite(call: Call, inviteId: number, accepts: boolean): Promise<null | Failure> {
  const { memberId, memberType } = memberOf(call)
  const now = call.app.clock.now()
  return call.app.inTransaction<null | Failure>(async (tx) => {
    const phone = (await contactOf(tx, memberId))?.phone ?? null
    const invite = (await invitesOfMember(tx, memberId, phone, now)).find((one) => one.inviteId === inviteId)
    if (!invite || !(await closeStaffInvite(tx, inviteId, accepts ? 'ACCEPTED' : 'DECLINED', now))) return failure('staff.inviteGone')
    if (!accepts) return null
    const { storeId: of, roleId, roleName, capabilities } = invite
    const kind: StaffKind = of === null ? 'platform' : 'store'
    if (!typesOf[kind].some((type) => type === memberType)) return failure(kind === 'store' ? 'staff.typeOfStore' : 'staff.typeOfPlatform')
    if (!(await saveMembership(tx, of, memberId, { roleId, name: roleName, capabilities }, now))) return failure('staff.alreadyThere')
    await auditStaff(
      call,
      tx,
      { kind, of },
      {
        action: 'staff.join',
        entity: 'staff',
        entityId: memberId,
        without: 'creation',
        facts: { role: roleName, rights: capabilities },
      },
    )
    return null
  })
}
