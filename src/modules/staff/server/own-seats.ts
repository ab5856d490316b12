import { changesBetween } from '../../../shared/audit.ts'
import { memberOf, type Call } from '../../../api/handler.ts'
import { failure, type Failure } from '../../../shared/failure.ts'
import { speak } from '../../../shared/words.ts'
import { contactOf } from '../../identity/server/public.ts'
import { endSeat, seatsOfMember, type StaffOf } from '../../member/server/public.ts'
import { storesByIds } from '../../store/server/public.ts'
import type { OwnSeatView, OwnStaffInviteView } from '../contract.ts'
import type { StaffKind } from '../rules/staff-rights.ts'
import { staffWords } from '../words.ts'
import { rightNames } from './right-names.ts'
import { auditStaff } from './staff-desk.ts'
import { invitesOfMember } from './staff-invite-store.ts'

/** The names of stores in the asker's language; the platform's for null. */
export async function staffNames(call: Call, ids: readonly StaffOf[]): Promise<(of: StaffOf) => string> {
  const stores = await storesByIds(
    call.house.read,
    ids.filter((one) => one !== null),
  )
  return (of) => {
    if (of === null) return speak(call.lang, staffWords)('platform')
    const store = stores.find((one) => one.storeId === of)
    return (call.lang === 'en' ? store?.storeNameEn : store?.storeName) ?? ''
  }
}

/** Where the member works, and who invited them to. */
export async function showOwnSeats(call: Call): Promise<{ seats: OwnSeatView[]; invites: OwnStaffInviteView[] }> {
  const { memberId } = memberOf(call)
  const { read, clock } = call.house
  const phone = (await contactOf(read, memberId))?.phone ?? null
  const [seats, invites] = await Promise.all([seatsOfMember(read, memberId), invitesOfMember(read, memberId, phone, clock.now())])
  const nameOf = await staffNames(
    call,
    [...seats, ...invites].map((one) => one.storeId),
  )
  const postOf = (of: StaffOf, roleName: string, capabilities: readonly string[]) => {
    const kind: StaffKind = of === null ? 'platform' : 'store'
    return { kind, storeId: of, staffName: nameOf(of), roleName, rightNames: rightNames(kind, capabilities, call.lang) }
  }
  const founder = speak(call.lang, staffWords)('founder_role')
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
  return call.house.inUnit<null | Failure>(async (unit) => {
    const seat = (await seatsOfMember(unit, memberId)).find((one) => one.storeId === of)
    if (!seat || !(await endSeat(unit, of, memberId, call.house.clock.now()))) return failure('staff.cannotLeave')
    await auditStaff(
      call,
      unit,
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
