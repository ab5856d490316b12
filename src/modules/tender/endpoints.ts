import { z } from 'zod'
import { endpoint } from '../../api/endpoint.ts'
import { attachmentIds } from '../attachment/endpoints.ts'
import { invitationMachine } from './rules/invitation-machine.ts'
import { contractMachine } from '../contract/rules/contract-machine.ts'
import { decimal, idList, oneOrZero, pageFields, text, timestamp, whole, yuan } from '../../api/fields.ts'
import {
  movedTender,
  scoringKinds,
  tenderAccesses,
  tenderHead,
  tenderLineInput,
  tenderLotInput,
  tenderModes,
  tenderNotice,
  tenderSnField,
  versionField,
} from './endpoints-schemas.ts'
import { mostLots } from './rules/lots.ts'
import { openingStates } from './rules/opening.ts'
import { tenderPhases } from './rules/tender-phases.ts'
import { ownerTodos } from './rules/tender-todos.ts'

const companies = { memberTypes: [3, 6] } as const
const key = { tenderSn: tenderSnField }
const versioned = { ...key, expectedVersion: versionField }

export const tenderHall = endpoint({
  method: 'GET',
  path: 'v3/business/front/tender/hall',
  summary: 'Published tenders that anybody may read, the newest first',
  guard: 'anyone',
  input: z.object({ phase: z.enum(tenderPhases).default('all'), keyword: text(60).default(''), ...pageFields }),
  output: z.object({ list: z.array(tenderHead), total: z.number() }),
  rate: 'read',
})

export const tenderNoticeDetail = endpoint({
  method: 'GET',
  path: 'v3/business/front/tender/notice',
  summary: 'One published tender: documents, questions, timeline, opening record, award or termination notice',
  guard: 'anyone',
  input: z.object({ noticeSn: tenderSnField }),
  output: tenderNotice,
  rate: 'read',
})

export const ownerTabs = ['all', ...ownerTodos] as const

export const tenderList = endpoint({
  method: 'GET',
  path: 'v3/business/front/tender/list',
  summary: "The own company's tenders, the newest first; all, or those where there is something to do",
  guard: companies,
  input: z.object({ tab: z.enum(ownerTabs).default('all'), ...pageFields }),
  output: z.object({ list: z.array(tenderHead), total: z.number() }),
  rate: 'read',
})

export const tenderDetail = endpoint({
  method: 'GET',
  path: 'v3/business/front/tender/detail',
  summary: 'One tender of the own company with what may be done now',
  guard: companies,
  input: z.object(key),
  output: tenderNotice.extend({
    version: z.number(),
    estimate: yuan,
    lotEstimates: z.array(z.object({ lotNo: z.number(), estimate: yuan })),
    invitedStoreIds: z.array(z.number()),
    invitations: z.array(
      z.object({ storeId: z.number(), storeName: z.string(), state: z.enum(invitationMachine.states), reason: z.string() }),
    ),
    experts: z.array(z.object({ memberId: z.number(), name: z.string(), isDone: z.boolean() })),
    /** The people of the company who may be on the committee. */
    colleagues: z.array(z.object({ memberId: z.number(), name: z.string() })),
    isExpert: z.boolean(),
    /** Whether this member may open the bids, or what that waits for; null once they are open, and while the tender is not published. */
    opening: z.enum(openingStates).nullable(),
    /** True while a time is shorter than the law's default. */
    isShort: z.boolean(),
    publicityUntil: timestamp.nullable(),
    /** Deposits that the platform has still to return, and until when; null without one. */
    depositsReturning: z.object({ count: z.number(), until: timestamp }).nullable(),
    /** Contracts with the winners. */
    contracts: z.array(
      z.object({
        contractId: z.number(),
        contractSn: z.string(),
        state: z.enum(contractMachine.states),
        storeId: z.number(),
        lotNo: z.number(),
      }),
    ),
    can: z.array(
      z.enum([
        'save',
        'submit',
        'clarify',
        'resolve',
        'attend',
        'open',
        'evaluate',
        'score',
        'disqualify',
        'publicize',
        'award',
        'fail',
        'terminate',
        'retender',
        'contract',
      ]),
    ),
  }),
  rate: 'read',
})
export type TenderDetail = z.output<typeof tenderDetail.output>

export const tenderSave = endpoint({
  method: 'POST',
  path: 'v3/business/front/tender/save',
  summary: 'Writes a draft, or a new one',
  guard: companies,
  input: z.object({
    /** Empty for a new one. */
    tenderSn: text(32).default(''),
    expectedVersion: versionField.default(0),
    mode: z.enum(tenderModes),
    access: z.enum(tenderAccesses),
    title: text(80, 1),
    body: text(20_000, 1),
    qualification: text(2000).default(''),
    lines: z.array(tenderLineInput).min(1).max(500),
    /** As the lines name them, to be bid for and awarded one by one; the money is theirs then. */
    lots: z.array(tenderLotInput).max(mostLots).default([]),
    estimate: decimal.default('0'),
    ceiling: decimal.optional(),
    deposit: decimal.default('0'),
    scoring: z.enum(scoringKinds).default('LOWEST'),
    priceWeight: whole(100, 1).default(100),
    deadline: z.iso.datetime({ offset: true }),
    invitedStoreIds: idList(50).default([]),
    files: attachmentIds,
  }),
  output: movedTender,
  idempotent: true,
  rate: 'write',
})

export const tenderStandings = endpoint({
  method: 'GET',
  path: 'v3/business/front/tender/standings',
  summary: 'How stores that a tender may invite stand by their marks',
  guard: companies,
  input: z.object({ storeIds: idList(100) }),
  output: z.object({
    list: z.array(
      z.object({
        storeId: z.number(),
        /** By the store's scorecard; null with too few records. */
        mark: z.number().nullable(),
        /** By the platform's limits: low is warned of, refused cannot be invited. */
        standing: z.enum(['fine', 'low', 'refused']),
      }),
    ),
  }),
  rate: 'read',
})

const buyerMove = <Input extends z.ZodObject>(name: string, summary: string, input: Input) =>
  endpoint({
    method: 'POST',
    path: `v3/business/front/tender/${name}`,
    summary,
    guard: companies,
    input,
    output: movedTender,
    rate: 'write',
  })

export const tenderSubmit = buyerMove('submit', 'Hands a draft to the platform for review', z.object(versioned))
export const tenderClarify = buyerMove(
  'clarify',
  'Clarifies or changes the documents, or answers a question; the deadline moves where the law asks for it',
  z.object({
    ...versioned /** 0 for a clarification of one's own. */,
    answerTo: whole().default(0),
    text: text(2000, 1),
    files: attachmentIds,
    keepDeadline: oneOrZero.default(0),
  }),
)
export const tenderResolve = buyerMove(
  'resolve',
  'Answers an objection and goes on',
  z.object({ ...versioned, answerTo: whole(), text: text(2000, 1), files: attachmentIds }),
)
export const tenderOpen = buyerMove('open', 'Opens all bids at once, after the deadline and with a second person', z.object(versioned))
export const tenderEvaluate = buyerMove(
  'evaluate',
  'Names the committee and begins the evaluation',
  z.object({ ...versioned, expertIds: idList(15), declared: oneOrZero }),
)
export const tenderScore = buyerMove(
  'score',
  "Hands in one expert's points for all valid bids; others read them when all are done",
  z.object({
    ...key,
    declared: oneOrZero,
    scores: z.array(z.object({ bidSn: text(32, 1), points: whole(100) })).max(500),
  }),
)
export const bidDisqualify = buyerMove(
  'disqualify',
  'Rejects a bid with a reason',
  z.object({ ...versioned, bidSn: text(32, 1), reason: text(500, 1) }),
)
export const tenderPublicize = buyerMove('publicize', 'Ranks the bids and makes up to three candidates public', z.object(versioned))
export const tenderAward = endpoint({
  method: 'POST',
  path: 'v3/business/front/tender/award',
  summary: 'Awards each lot to its first candidate and tells every bidder at one time',
  guard: companies,
  input: z.object(versioned),
  output: movedTender,
  idempotent: true,
  rate: 'write',
})
export const tenderFail = buyerMove(
  'fail',
  'Ends without a winner when no valid bid is left',
  z.object({ ...versioned, reason: text(500, 1) }),
)
export const tenderTerminate = buyerMove(
  'terminate',
  'Ends a tender with a public reason',
  z.object({ ...versioned, reason: text(500, 1) }),
)
export const tenderRepeat = endpoint({
  method: 'POST',
  path: 'v3/business/front/tender/retender',
  summary: 'Makes a new draft of a tender that failed or ended, or of the lots of it that failed',
  guard: companies,
  input: z.object(key),
  output: movedTender,
  idempotent: true,
  rate: 'write',
})

export const tenderContract = endpoint({
  method: 'POST',
  path: 'v3/business/front/tender/contract',
  summary: 'Drafts the contract with a winner on the terms of the bid, or answers the one that is there',
  guard: companies,
  input: z.object({ ...key, bidSn: text(32, 1) }),
  output: z.object({ contractId: z.number() }),
  idempotent: true,
  rate: 'write',
})

export const tenderAttend = endpoint({
  method: 'POST',
  path: 'v3/business/front/tender/attend',
  summary: 'Attends the opening as its second person, a colleague of the tenderer',
  guard: companies,
  input: z.object(key),
  output: z.object({ tenderSn: z.string(), witnessName: z.string() }),
  rate: 'write',
})
