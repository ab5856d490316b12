import { z } from 'zod'
import { decimal, text, timestamp, whole, yuan } from '../../api/fields.ts'
import { mostFileBytes } from '../site/rules/file-kinds.ts'
import { receiptShape } from '../../kernel/sealing/receipt.ts'
import { attachmentView } from '../attachment/endpoints.ts'
import { bidMachine, depositMachine } from './rules/bid-machine.ts'
import { lotStates, mostLots } from './rules/lots.ts'
import { tenderMachine } from './rules/tender-machine.ts'

export const tenderSnField = text(32, 1)
export const versionField = whole(2_147_483_647)
export const tenderModes = ['STATUTORY', 'ENTERPRISE'] as const
export const tenderAccesses = ['OPEN', 'INVITED'] as const
export const scoringKinds = ['LOWEST', 'WEIGHTED'] as const

export const tenderLine = z.object({
  lineNo: z.number(),
  lot: z.string(),
  goodsName: z.string(),
  specText: z.string(),
  number: z.string(),
  unitName: z.string(),
})
export const tenderLineInput = z.object({
  lineNo: whole(500, 1),
  lot: text(40).default(''),
  goodsName: text(120, 1),
  specText: text(200).default(''),
  number: decimal,
  unitName: text(16, 1),
})

/** Lot of a submission; 0 in a tender without lots. */
export const lotNoField = whole(mostLots).default(0)
export const tenderLotInput = z.object({ name: text(40, 1), estimate: decimal, ceiling: decimal.optional(), deposit: decimal.default('0') })

/** A lot as everybody may read it who may see the tender. */
export const tenderLotView = z.object({
  lotNo: z.number(),
  name: z.string(),
  ceiling: yuan.nullable(),
  deposit: yuan,
  state: z.enum(lotStates),
  stateText: z.string(),
  reason: z.string(),
  winnerTitle: z.string(),
  winnerTotal: yuan.nullable(),
})

/** A tender in a list. */
export const tenderHead = z.object({
  tenderSn: z.string(),
  title: z.string(),
  buyerTitle: z.string(),
  mode: z.enum(tenderModes),
  access: z.enum(tenderAccesses),
  state: z.enum(tenderMachine.states),
  stateText: z.string(),
  lineNum: z.number(),
  /** 0 for a tender that is awarded as a whole. */
  lotNum: z.number(),
  deposit: yuan,
  ceiling: yuan.nullable(),
  deadline: timestamp,
  publishTime: timestamp.nullable(),
})
export type TenderHead = z.output<typeof tenderHead>

export const questionView = z.object({
  questionId: z.number(),
  kind: z.enum(['QUESTION', 'OBJECTION', 'CLARIFICATION']),
  question: z.string(),
  askTime: timestamp,
  answer: z.string(),
  answerTime: timestamp.nullable(),
  /** Documents of the answer, or of a clarification. */
  files: z.array(attachmentView),
})
export type TenderQuestionView = z.output<typeof questionView>

/** A file of a bid as it is sealed in it. */
export const bidFile = z.object({
  file: z.uuid(),
  name: text(100, 1),
  bytes: whole(mostFileBytes, 1),
  sha256: z.string().regex(receiptShape),
})

/** One row of the opening record: who, how much, when, and what proves it. */
export const openedBidView = z.object({
  bidSn: z.string(),
  lotNo: z.number(),
  lot: z.string(),
  bidderTitle: z.string(),
  submitTime: timestamp,
  receipt: z.string(),
  /** What was sealed, as its JSON; empty when it did not open. */
  payload: z.string(),
  nonce: z.string(),
  /** For the tenderer and for the bidder's own store. */
  files: z.array(attachmentView),
  total: yuan.nullable(),
  intact: z.boolean(),
  state: z.enum(bidMachine.states),
  stateText: z.string(),
  rank: z.number().nullable(),
  score: z.number().nullable(),
  reason: z.string(),
})
export type OpenedBidView = z.output<typeof openedBidView>

export const milestone = z.object({
  key: z.enum(['published', 'deadline', 'firstDeadline', 'opened', 'publicityUntil', 'awarded', 'contractUntil', 'ended']),
  time: timestamp,
})

/** A tender as everybody may read it who may see it; never the estimate, and nothing of a bid before the opening. */
export const tenderNotice = tenderHead.extend({
  body: z.string(),
  qualification: z.string(),
  scoring: z.enum(scoringKinds),
  priceWeight: z.number(),
  lines: z.array(tenderLine),
  /** Empty for a tender that is awarded as a whole. */
  lots: z.array(tenderLotView),
  files: z.array(attachmentView),
  milestones: z.array(milestone),
  questions: z.array(questionView),
  /** Receipts and prices once opened, for whoever may see them; empty before. */
  record: z.array(openedBidView),
  openerName: z.string(),
  witnessName: z.string(),
  /** For whom the witness attended. */
  witnessRole: z.enum(['', 'TENDERER', 'BIDDER']),
  /** Of all lots. */
  winnerTitle: z.string(),
  winnerTotal: yuan.nullable(),
  reason: z.string(),
  prevSn: z.string(),
  nextSn: z.string(),
})
export type TenderNotice = z.output<typeof tenderNotice>

export const ownBidView = z.object({
  bidSn: z.string(),
  lotNo: z.number(),
  lot: z.string(),
  state: z.enum(bidMachine.states),
  stateText: z.string(),
  version: z.number(),
  receipt: z.string(),
  submitTime: timestamp,
  reason: z.string(),
  fileNum: z.number(),
  depositState: z.enum(depositMachine.states),
  depositText: z.string(),
  depositReason: z.string(),
  can: z.array(z.enum(['withdraw', 'sendDeposit', 'decline'])),
})
export const movedTender = z.object({ tenderSn: z.string(), state: z.enum(tenderMachine.states), version: z.number() })
