import { z } from 'zod'
import { endpoint } from '../../api/endpoint.ts'
import { id, timestamp, text } from '../../api/fields.ts'
import type { Guard } from '../../api/guard.ts'
import { platformCapabilities, storeCapabilities } from '../../api/caller.ts'
import { staffKinds, type StaffKind } from './rules/staff-capabilities.ts'

/** The fixed vocabulary of each kind of staff. */
export const capabilitiesOf = { store: storeCapabilities, platform: platformCapabilities } as const satisfies Record<
  StaffKind,
  readonly string[]
>

const role = z.object({
  staffRoleId: z.number(),
  name: z.string(),
  rights: z.array(z.string()),
  /** Members and open invitations that have it. */
  people: z.number(),
  /** False where it gives more than who asks may do. */
  open: z.boolean(),
})
export type StaffRoleView = z.output<typeof role>

export const staffActions = ['setRole', 'suspend', 'restore', 'remove'] as const
const person = z.object({
  staffMemberId: z.number(),
  memberName: z.string(),
  /** Masked. */
  mobile: z.string(),
  /** Null for a founder. */
  staffRoleId: z.number().nullable(),
  roleName: z.string(),
  rights: z.array(z.string()),
  state: z.enum(['ACTIVE', 'SUSPENDED']),
  sinceTime: timestamp,
  can: z.array(z.enum(staffActions)),
})
export type StaffView = z.output<typeof person>

const invite = z.object({
  staffInviteId: z.number(),
  /** A member name, or a masked phone. */
  account: z.string(),
  roleName: z.string(),
  expireTime: timestamp,
})
export type StaffInviteView = z.output<typeof invite>

/** The calls of one kind of staff; both kinds have the same. */
function staffCalls<const Base extends string>(kind: StaffKind, base: Base, guard: Guard) {
  const right = z.enum<readonly string[]>(capabilitiesOf[kind])
  const whose = kind === 'store' ? 'the own store' : 'the platform'
  const rights = z
    .union([z.array(z.string()), z.string().transform((list) => list.split(',').filter(Boolean))])
    .pipe(z.array(right).max(capabilitiesOf[kind].length))
  return {
    list: endpoint({
      method: 'GET',
      path: `v3/${base}/list` as const,
      summary: `The staff of ${whose}, open invitations, roles, and every right there is`,
      guard,
      input: z.object({}),
      output: z.object({
        staffName: z.string(),
        list: z.array(person),
        invites: z.array(invite),
        roles: z.array(role),
        rights: z.array(z.object({ right: z.string(), name: z.string(), held: z.boolean() })),
      }),
    }),
    invite: endpoint({
      method: 'POST',
      path: `v3/${base}/invite` as const,
      summary: `Invites a member by name, or somebody by phone, to the staff of ${whose}; they accept after logging in`,
      guard,
      input: z.object({ account: text(40).default(''), staffRoleId: id }),
      output: invite,
      rate: 'write',
    }),
    cancelInvite: endpoint({
      method: 'POST',
      path: `v3/${base}/cancelInvite` as const,
      summary: 'Takes an invitation back',
      guard,
      input: z.object({ staffInviteId: id }),
      output: z.null(),
      rate: 'write',
    }),
    change: endpoint({
      method: 'POST',
      path: `v3/${base}/change` as const,
      summary: 'Gives somebody another role, suspends, restores or removes them; it counts from their next request',
      guard,
      input: z.object({ staffMemberId: id, act: z.enum(staffActions), staffRoleId: id.optional() }),
      output: z.null(),
      rate: 'write',
    }),
    saveRole: endpoint({
      method: 'POST',
      path: `v3/${base}/saveRole` as const,
      summary: 'Adds a role, or changes one: what its people may do changes with their next request',
      guard,
      input: z.object({ staffRoleId: id.optional(), name: text(30).default(''), rights: rights.default([]) }),
      output: z.object({ staffRoleId: z.number() }),
      rate: 'write',
    }),
    deleteRole: endpoint({
      method: 'POST',
      path: `v3/${base}/deleteRole` as const,
      summary: 'Deletes a role that nobody has',
      guard,
      input: z.object({ staffRoleId: id }),
      output: z.null(),
      rate: 'write',
    }),
  }
}

export const storeStaffCalls = staffCalls('store', 'seller/seller/staff', { store: 'store.staff' })
export const platformStaffCalls = staffCalls('platform', 'system/admin/staff', { platform: 'platform.staff' })
/** What a page needs that serves either kind. */
export type StaffCalls = typeof storeStaffCalls | typeof platformStaffCalls

const post = z.object({
  kind: z.enum(staffKinds),
  /** Null for the platform. */
  storeId: z.number().nullable(),
  staffName: z.string(),
  roleName: z.string(),
  rightNames: z.array(z.string()),
})
const ownSeat = post.extend({ state: z.enum(['ACTIVE', 'SUSPENDED']), can: z.array(z.enum(['leave'])) })
const ownInvite = post.extend({ staffInviteId: z.number(), expireTime: timestamp })
export type OwnMembershipView = z.output<typeof ownSeat>
export type OwnStaffInviteView = z.output<typeof ownInvite>

export const ownMembershipList = endpoint({
  method: 'GET',
  path: 'v3/member/front/staffSeat/list',
  summary: 'Where the member works, and who invited them to',
  guard: 'login',
  input: z.object({}),
  output: z.object({ seats: z.array(ownSeat), invites: z.array(ownInvite) }),
})

export const staffInviteAnswer = endpoint({
  method: 'POST',
  path: 'v3/member/front/staffSeat/answer',
  summary: 'Accepts an invitation to a staff, which counts from the next request, or declines it',
  guard: 'login',
  input: z.object({ staffInviteId: id, answer: z.enum(['accept', 'decline']) }),
  output: z.null(),
  rate: 'write',
})

export const staffLeave = endpoint({
  method: 'POST',
  path: 'v3/member/front/staffSeat/leave',
  summary: "Leaves a store's staff, or the platform's; a founder cannot",
  guard: 'login',
  input: z.object({ kind: z.enum(staffKinds), storeId: id.optional() }),
  output: z.null(),
  rate: 'write',
})
