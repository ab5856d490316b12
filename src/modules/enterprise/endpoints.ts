import { z } from 'zod'
import { companyCapabilities } from '../../api/caller.ts'
import { endpoint } from '../../api/endpoint.ts'
import { id, timestamp, text, yuan } from '../../api/fields.ts'

const mainAccount = { memberTypes: [3] } as const
const capability = z.enum(companyCapabilities)
/** Yuan as text, or empty for no limit. */
const limit = text(16).default('')

const subAccount = z.object({
  subMemberId: z.number(),
  memberName: z.string(),
  /** Masked. */
  mobile: z.string(),
  name: z.string(),
  roleId: z.number(),
  roleName: z.string(),
  costCentreId: z.number().nullable(),
  costCentreName: z.string(),
  /** Null for no limit. */
  orderLimit: yuan.nullable(),
  monthLimit: yuan.nullable(),
  state: z.enum(['ACTIVE', 'SUSPENDED']),
  createTime: timestamp,
})
export type SubAccountView = z.output<typeof subAccount>

const invite = z.object({
  inviteId: z.number(),
  name: z.string(),
  /** Masked. */
  mobile: z.string(),
  roleName: z.string(),
  companyName: z.string(),
  createTime: timestamp,
  expireTime: timestamp,
})
export type InviteView = z.output<typeof invite>

export const subAccountList = endpoint({
  method: 'GET',
  path: 'v3/member/front/subAccount/list',
  summary: "The company's sub-accounts and its open invitations",
  guard: mainAccount,
  input: z.object({}),
  output: z.object({ list: z.array(subAccount), invites: z.array(invite) }),
})

const terms = { roleId: id, costCentreId: z.union([z.literal(''), id]).default(''), orderLimit: limit, monthLimit: limit }

export const subAccountInvite = endpoint({
  method: 'POST',
  path: 'v3/member/front/subAccount/invite',
  summary: 'Invites somebody by phone to act for the company; a text message tells them, and they accept after logging in',
  guard: mainAccount,
  input: z.object({ mobile: text(20).default(''), name: text(30).default(''), ...terms }),
  output: invite,
  rate: 'write',
})

export const inviteCancel = endpoint({
  method: 'POST',
  path: 'v3/member/front/subAccount/cancelInvite',
  summary: 'Takes an invitation back',
  guard: mainAccount,
  input: z.object({ inviteId: id }),
  output: z.null(),
  rate: 'write',
})

const onSub = { subMemberId: id }

export const subAccountUpdate = endpoint({
  method: 'POST',
  path: 'v3/member/front/subAccount/update',
  summary: 'Changes role, cost centre and limits of a sub-account; they count from its next request',
  guard: mainAccount,
  input: z.object({ ...onSub, ...terms }),
  output: subAccount,
  rate: 'write',
})

export const subAccountSuspend = endpoint({
  method: 'POST',
  path: 'v3/member/front/subAccount/suspend',
  summary: 'Suspends a sub-account; its sessions end at once',
  guard: mainAccount,
  input: z.object(onSub),
  output: subAccount,
  rate: 'write',
})

export const subAccountRestore = endpoint({
  method: 'POST',
  path: 'v3/member/front/subAccount/restore',
  summary: 'Lets a suspended sub-account act for the company again',
  guard: mainAccount,
  input: z.object(onSub),
  output: subAccount,
  rate: 'write',
})

export const subAccountRemove = endpoint({
  method: 'POST',
  path: 'v3/member/front/subAccount/remove',
  summary: 'Removes a sub-account from the company: it is a personal member again and its sessions end at once',
  guard: mainAccount,
  input: z.object(onSub),
  output: z.null(),
  rate: 'write',
})

export const myInvites = endpoint({
  method: 'GET',
  path: 'v3/member/front/companyInvite/list',
  summary: "Companies that invited the member's phone number",
  guard: 'login',
  input: z.object({}),
  output: z.object({ list: z.array(invite) }),
})

export const inviteAccept = endpoint({
  method: 'POST',
  path: 'v3/member/front/companyInvite/accept',
  summary: 'A personal member accepts an invitation and acts for the company from the next request',
  guard: { memberTypes: [1] },
  input: z.object({ inviteId: id }),
  output: z.null(),
  rate: 'write',
})

export const inviteDecline = endpoint({
  method: 'POST',
  path: 'v3/member/front/companyInvite/decline',
  summary: 'Declines an invitation',
  guard: { memberTypes: [1] },
  input: z.object({ inviteId: id }),
  output: z.null(),
  rate: 'write',
})

export const permission = endpoint({
  method: 'GET',
  path: 'v3/member/front/permission/info',
  summary: 'What the account may do: its type, prices, and for a company its capabilities and limits',
  guard: 'login',
  input: z.object({}),
  output: z.object({
    memberType: z.number(),
    priceClass: z.enum(['retail', 'business']),
    companyName: z.string(),
    roleName: z.string(),
    capabilities: z.array(z.object({ capability, name: z.string(), held: z.boolean() })),
    orderLimit: yuan.nullable(),
    monthLimit: yuan.nullable(),
  }),
})
