import { z } from 'zod'
import { endpoint } from '../../api/endpoint.ts'
import { id, text, timestamp, whole } from '../../api/fields.ts'
import { invitationMachine } from './rules/invitation-machine.ts'

const front = 'v3/business/front/quotationInvitation'
const inquirySn = text(32, 1)
export const invitationChannels = ['SMS', 'MAIL', 'LINK', 'STORE'] as const

const invitationView = z.object({
  invitationId: z.number(),
  channel: z.enum(invitationChannels),
  name: z.string(),
  /** Phone or address that the buyer wrote; empty for a link that the buyer hands over, and for a store. */
  contact: z.string(),
  storeId: z.number(),
  state: z.enum(invitationMachine.states),
  stateText: z.string(),
  isExpired: z.boolean(),
  /** The guest's link; empty for a store and for what was revoked. */
  link: z.string(),
  reason: z.string(),
  sentTime: timestamp,
  openTime: timestamp.nullable(),
  answerTime: timestamp.nullable(),
  remindTime: timestamp.nullable(),
  expireTime: timestamp,
  can: z.array(z.enum(['remind', 'revoke'])),
})
export type InvitationView = z.output<typeof invitationView>

const list = z.object({ list: z.array(invitationView), can: z.array(z.enum(['invite', 'remindAll'])) })

export const invitationList = endpoint({
  method: 'GET',
  path: `${front}/list`,
  summary: 'Suppliers that the buyer invited to quote a request, and what each has done',
  guard: 'login',
  input: z.object({ inquirySn }),
  output: list,
})
export type InvitationList = z.output<typeof invitationList.output>

export const invitationAdd = endpoint({
  method: 'POST',
  path: `${front}/add`,
  summary: 'Invites a supplier to quote: a store of the mall, or somebody without an account by SMS, mail or a link to hand over',
  guard: 'login',
  input: z.object({
    inquirySn,
    channel: z.enum(invitationChannels),
    name: text(60).default(''),
    mobile: text(11).default(''),
    email: text(100).default(''),
    storeId: whole().default(0),
  }),
  output: list,
  idempotent: true,
  rate: 'sms',
})

export const invitationRevoke = endpoint({
  method: 'POST',
  path: `${front}/revoke`,
  summary: 'Takes an invitation back: its link opens nothing any more; a quotation that was handed in stays',
  guard: 'login',
  input: z.object({ inquirySn, invitationId: id }),
  output: list,
  rate: 'write',
})

export const invitationRemind = endpoint({
  method: 'POST',
  path: `${front}/remind`,
  summary: 'Reminds one supplier, or with 0 all who have not answered; a day apart and three times at most',
  guard: 'login',
  input: z.object({ inquirySn, invitationId: whole().default(0) }),
  output: list,
  rate: 'sms',
})

export const invitationCandidates = endpoint({
  method: 'GET',
  path: `${front}/candidates`,
  summary: 'Stores that may be invited: those of earlier orders first, then open stores whose categories fit, or by name',
  guard: 'login',
  input: z.object({ inquirySn, keyword: text(30).default('') }),
  output: z.object({
    list: z.array(
      z.object({
        storeId: z.number(),
        storeName: z.string(),
        isPartner: z.boolean(),
        isInvited: z.boolean(),
        /** The store's mark by its scorecard; null with too few records. */
        mark: z.number().nullable(),
        /** By the platform's limits: low is warned of, refused cannot be invited. */
        standing: z.enum(['fine', 'low', 'refused']),
      }),
    ),
  }),
})
