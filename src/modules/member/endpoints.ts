import { z } from 'zod'
import { endpoint } from '../../api/endpoint.ts'
import { id, oneOrZero, text } from '../../api/fields.ts'

/** Who is logged in. Phone and e-mail are masked. */
export const memberInfo = endpoint({
  method: 'GET',
  path: 'v3/member/front/member/memberInfo',
  summary: 'The logged-in member',
  guard: 'login',
  input: z.object({}),
  output: z.object({
    memberId: z.number(),
    memberName: z.string(),
    memberNickName: z.string(),
    memberAvatar: z.string(),
    enterpriseId: z.number().nullable(),
    enterpriseName: z.string(),
    memberType: z.number(),
    /** In the language of the request. */
    memberTypeName: z.string(),
    memberMobile: z.string(),
    memberEmail: z.string(),
    hasLoginPwd: oneOrZero,
    priceClass: z.enum(['retail', 'business']),
    /** The stores that this member staffs, with what may be done there. */
    stores: z.array(z.object({ storeId: z.number(), storeName: z.string(), capabilities: z.array(z.string()) })),
    /** What this member may do as platform staff; empty for everybody else. */
    platform: z.array(z.string()),
  }),
})

export const memberUpdate = endpoint({
  method: 'POST',
  path: 'v3/member/front/member/updateInfo',
  summary: 'Changes the nickname and the avatar (the name of a picture uploaded for `avatar`, or empty)',
  guard: 'login',
  input: z.object({ memberNickName: text(40).default(''), memberAvatar: z.union([z.literal(''), z.uuid()]).default('') }),
  output: z.object({ memberNickName: z.string(), memberAvatar: z.string() }),
  rate: 'write',
})

const address = z.object({
  addressId: z.number(),
  /** The receiver, under the name that existing clients read. */
  memberName: z.string(),
  telMobile: z.string(),
  provinceCode: z.string(),
  cityCode: z.string(),
  districtCode: z.string(),
  /** Province, city and district in one text. */
  addressAll: z.string(),
  detailAddress: z.string(),
  isDefault: oneOrZero,
})
export type AddressView = z.output<typeof address>

const addressFields = {
  memberName: text(30).default(''),
  telMobile: text(20).default(''),
  districtCode: text(6).default(''),
  detailAddress: text(120).default(''),
  isDefault: oneOrZero.default(0),
}
const addressKey = z.object({ addressId: id })

export const addressList = endpoint({
  method: 'GET',
  path: 'v3/member/front/memberAddress/list',
  summary: "The member's delivery addresses, the default one first",
  guard: 'login',
  input: z.object({}),
  output: z.object({ list: z.array(address) }),
})

export const addressAdd = endpoint({
  method: 'POST',
  path: 'v3/member/front/memberAddress/add',
  summary: 'Add a delivery address',
  guard: 'login',
  input: z.object(addressFields),
  output: address,
})

export const addressUpdate = endpoint({
  method: 'POST',
  path: 'v3/member/front/memberAddress/update',
  summary: 'Change a delivery address',
  guard: 'login',
  input: addressKey.extend(addressFields),
  output: address,
})

export const addressDelete = endpoint({
  method: 'POST',
  path: 'v3/member/front/memberAddress/delete',
  summary: 'Delete a delivery address',
  guard: 'login',
  input: addressKey,
  output: z.null(),
})

export const addressDefault = endpoint({
  method: 'POST',
  path: 'v3/member/front/memberAddress/setDefault',
  summary: 'Make an address the default one',
  guard: 'login',
  input: addressKey,
  output: z.null(),
})
