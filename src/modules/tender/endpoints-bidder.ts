import { z } from 'zod'
import { endpoint } from '../../api/endpoint.ts'
import { invitationMachine } from './rules/invitation-machine.ts'
import { bidderTodos } from './rules/tender-todos.ts'
import { decimal, pageFields, text, whole } from '../../api/fields.ts'
import { nonceShape } from '../../kernel/sealing/receipt.ts'
import { mostAttachments } from '../attachment/endpoints.ts'
import { bidFile, lotNoField, ownBidView, tenderHead, tenderNotice, tenderSnField } from './endpoints-schemas.ts'

const bidders = { store: 'store.quote' } as const
const key = { tenderSn: tenderSnField }
const lotKey = { ...key, lotNo: lotNoField }
const listOutput = z.object({ list: z.array(tenderHead.extend({ isInvited: z.boolean(), bids: z.array(ownBidView) })), total: z.number() })

export const bidderTabs = ['open', 'invited', 'mine', ...bidderTodos] as const
export type BidderTab = (typeof bidderTabs)[number]
export const ownBidTabs = ['mine', 'invited', ...bidderTodos] as const

export const bidderTenderList = endpoint({
  method: 'GET',
  path: 'v3/business/seller/tender/list',
  summary: 'Tenders that the own store may answer, was invited to, or has answered',
  guard: bidders,
  input: z.object({ tab: z.enum(bidderTabs).default('open'), ...pageFields }),
  output: listOutput,
  rate: 'read',
})
export type BidderTenderRow = z.output<typeof listOutput>['list'][number]

export const myBidList = endpoint({
  method: 'GET',
  path: 'v3/business/front/tender/myBids',
  summary: 'Bids of the stores that the member staffs, or their invitations',
  guard: 'login',
  input: z.object({ tab: z.enum(ownBidTabs).default('mine'), ...pageFields }),
  output: listOutput,
  rate: 'read',
})

export const bidderTenderDetail = endpoint({
  method: 'GET',
  path: 'v3/business/seller/tender/detail',
  summary: 'One tender as a bidder reads it, with the own bids and never the contents of another before the opening',
  guard: bidders,
  input: z.object(key),
  output: tenderNotice.extend({
    /** One for each lot that the store bids for. */
    bids: z.array(ownBidView),
    /** The own invitation; null without one. */
    invitation: z.enum(invitationMachine.states).nullable(),
    /** True until the store's people have looked at the answers to its questions. */
    hasNewAnswers: z.boolean(),
    isRegistered: z.boolean(),
    can: z.array(z.enum(['bid', 'register', 'ask', 'object', 'attend', 'accept', 'decline'])),
  }),
  rate: 'read',
})
export type BidderTenderDetail = z.output<typeof bidderTenderDetail.output>

export const bidSubmit = endpoint({
  method: 'POST',
  path: 'v3/business/seller/tender/submitBid',
  summary: 'Seals a bid for a tender, or for one of its lots, and answers its receipt; the one before is replaced',
  guard: bidders,
  input: z.object({
    ...lotKey,
    lines: z
      .array(z.object({ lineNo: whole(500, 1), unitPrice: decimal }))
      .min(1)
      .max(500),
    deliveryDays: whole(3650, 1),
    note: text(1000).default(''),
    files: z.array(bidFile).max(mostAttachments).default([]),
    /** Made by the bidder, who keeps it with the bid. */
    nonce: z.string().regex(nonceShape),
  }),
  output: z.object({ bidSn: z.string(), receipt: z.string(), version: z.number() }),
  rate: 'write',
})

const bidderAct = <Input extends z.ZodObject>(name: string, summary: string, input: Input) =>
  endpoint({
    method: 'POST',
    path: `v3/business/seller/tender/${name}`,
    summary,
    guard: bidders,
    input,
    output: z.object({ tenderSn: z.string() }),
    rate: 'write',
  })
export const bidderAttend = bidderAct('attend', 'Attends the opening as its second person, a bidder', z.object(key))
export const bidInvitation = bidderAct(
  'invitation',
  'Notes that an invitation was seen, accepts or declines it',
  z.object({ ...key, act: z.enum(['view', 'accept', 'decline']), reason: text(300).default('') }),
)
export const bidderRegister = bidderAct(
  'register',
  'Registers the own store for a tender: it is told of clarifications and finds the tender among those to bid on',
  z.object(key),
)
export const bidAnswersSeen = bidderAct('answersSeen', 'Notes that the answers to the own questions were seen', z.object(key))
export const bidWithdraw = bidderAct('withdrawBid', 'Takes the own bid back before the deadline', z.object(lotKey))
export const bidDeposit = bidderAct(
  'deposit',
  'Says how the deposit was given, for the platform to check',
  z.object({ ...lotKey, kind: z.enum(['TRANSFER', 'GUARANTEE']), reference: text(60, 1) }),
)
export const bidDepositBalance = endpoint({
  method: 'POST',
  path: 'v3/business/seller/tender/depositBalance',
  summary: 'Sets the deposit aside on the own balance: it counts at once and comes back by itself',
  guard: bidders,
  input: z.object({ ...lotKey, payPassword: z.string().max(20).default('') }),
  output: z.object({ tenderSn: z.string() }),
  idempotent: true,
  rate: 'money',
})
export const bidDecline = bidderAct(
  'decline',
  'Steps back as the winner; the deposit is forfeited',
  z.object({ ...lotKey, reason: text(500, 1) }),
)
export const tenderAsk = bidderAct(
  'ask',
  'Asks about the documents; others read the question, not who asked',
  z.object({ ...key, text: text(1000, 1) }),
)
export const tenderObject = bidderAct(
  'object',
  'Objects to the documents or to the candidates; the tender waits for the answer',
  z.object({ ...key, text: text(1000, 1) }),
)
