import { z } from 'zod'
import { endpoint } from '../../api/endpoint.ts'
import { id, timestamp, oneOrZero, pageFields, text, whole } from '../../api/fields.ts'
import { auditEvents, staffNotes } from '../../api/record/record-fields.ts'

export const accountStates = ['ACTIVE', 'SUSPENDED', 'CLOSED'] as const

const adminMember = z.object({
  memberId: z.number(),
  memberName: z.string(),
  memberNickName: z.string(),
  memberType: z.number(),
  memberTypeName: z.string(),
  /** Masked. */
  memberMobile: z.string(),
  /** Masked. */
  memberEmail: z.string(),
  enterpriseName: z.string(),
  creditCode: z.string(),
  accountState: z.enum(accountStates),
  accountStateText: z.string(),
  registerTime: timestamp,
  /** True for staff of a store or of the platform. */
  hasStore: z.boolean(),
  isStaff: z.boolean(),
  can: z.array(z.enum(['suspend', 'restore', 'setSales', 'endSales'])),
})
export type AdminMember = z.output<typeof adminMember>

export const memberList = endpoint({
  method: 'GET',
  path: 'v3/member/admin/member/list',
  summary: 'Members by name, phone or company',
  guard: { platform: 'platform.members' },
  input: z.object({
    keyword: text(60).default(''),
    memberType: whole(6, 1).optional(),
    state: z.enum(accountStates).optional(),
    /** Days of registration, both included. */
    fromDate: z.union([z.literal(''), z.iso.date()]).default(''),
    untilDate: z.union([z.literal(''), z.iso.date()]).default(''),
    ...pageFields,
  }),
  output: z.object({ list: z.array(adminMember), total: z.number() }),
})

/** Parts of a member's record that stand in other modules, each behind a right of its own. */
export const memberRecordParts = ['money', 'orders', 'support', 'audit'] as const

export const memberDetail = endpoint({
  method: 'GET',
  path: 'v3/member/admin/member/detail',
  summary: 'One member as support sees them, without acting as them: account, company, verifications, what was done',
  guard: { platform: 'platform.members' },
  input: z.object({ memberId: id }),
  output: z.object({
    member: adminMember,
    addressCount: z.number(),
    sessions: z.array(z.object({ device: z.string(), ip: z.string(), since: timestamp, lastTime: timestamp })),
    verifications: z.array(z.object({ verificationId: z.number(), stateText: z.string(), submitTime: timestamp })),
    notes: staffNotes,
    log: auditEvents,
    /** The parts that the caller may see. */
    parts: z.array(z.enum(memberRecordParts)),
  }),
})

export const memberNote = endpoint({
  method: 'POST',
  path: 'v3/member/admin/member/note',
  summary: 'Notes something about a member for the staff of the platform; it stays in the audit log',
  guard: { platform: 'platform.members' },
  input: z.object({ memberId: id, text: text(500, 1) }),
  output: z.object({ memberId: z.number() }),
  rate: 'write',
})

export const memberContact = endpoint({
  method: 'POST',
  path: 'v3/member/admin/member/revealContact',
  summary: 'The whole phone number and e-mail address of a member, to reach them; who looked is written down',
  guard: { platform: 'platform.members' },
  input: z.object({ memberId: id }),
  output: z.object({ memberId: z.number(), memberMobile: z.string(), memberEmail: z.string() }),
  rate: 'write',
})

const onMember = { memberId: id, reason: text(200).default('') }

export const memberSuspend = endpoint({
  method: 'POST',
  path: 'v3/member/admin/member/suspend',
  summary: 'Closes an account for a while with a reason; its sessions end at once',
  guard: { platform: 'platform.members' },
  input: z.object(onMember),
  output: adminMember,
  rate: 'write',
})

export const memberRestore = endpoint({
  method: 'POST',
  path: 'v3/member/admin/member/restore',
  summary: 'Opens a suspended account again',
  guard: { platform: 'platform.members' },
  input: z.object(onMember),
  output: adminMember,
  rate: 'write',
})

export const memberSetSales = endpoint({
  method: 'POST',
  path: 'v3/member/admin/member/setSales',
  summary: 'Makes a personal member a salesperson, or a salesperson a personal member',
  guard: { platform: 'platform.members' },
  input: z.object({ memberId: id, isSales: oneOrZero, reason: text(200).default('') }),
  output: adminMember,
  rate: 'write',
})
