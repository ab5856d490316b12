import { z } from 'zod'
import { id, oneOrZero, pageFields, text, timestamp, whole, yuan } from '../../api/fields.ts'
import { contractMachine } from './rules/contract-machine.ts'
import { indexMethods } from './rules/index-terms.ts'
import { supplementMachine } from './rules/supplement-machine.ts'

const decimalText = (places: number) =>
  z
    .string()
    .trim()
    .regex(new RegExp(`^(0|[1-9][0-9]{0,8})(\\.[0-9]{1,${places}})?$`))
const day = z.iso.date()

/** How an index prices a line. The server writes name and tax of the series. */
const indexTerms = z.object({
  seriesCode: text(40, 1),
  seriesName: text(80).default(''),
  seriesTax: oneOrZero.default(1),
  from: day,
  to: day,
  method: z.enum(indexMethods),
  fixings: whole(60).default(0),
  premium: z.string().regex(/^-?(0|[1-9][0-9]{0,5})(\.[0-9]{1,2})?$/),
  premiumTax: oneOrZero,
  marginPercent: whole(50).default(0),
})
const line = z.object({
  /** Its number in the contract; of a line of a supplement: the one that it keeps. */
  no: whole(9999, 1).optional(),
  name: text(80, 1),
  spec: text(120).default(''),
  standard: text(80).default(''),
  unit: text(12, 1),
  quantity: decimalText(6),
  price: decimalText(4),
  index: indexTerms.optional(),
})
const terms = z.object({
  deliveryMode: z.enum(['pickup', 'delivered']),
  deliveryPlace: text(120, 1),
  freightBy: z.enum(['buyer', 'seller']),
  deliveryDays: whole(730, 1),
  tolerance: decimalText(2),
  packing: text(200).default(''),
  inspectionDays: whole(365, 1),
  priceMode: z.enum(['fixed', 'index']),
  priceFormula: text(300).default(''),
  monthlyQuantity: decimalText(6).optional(),
  monthlyBand: whole(100).optional(),
  depositPercent: whole(100),
  payMethod: z.enum(['transfer', 'acceptance']),
  invoice: z.enum(['special', 'ordinary']),
  lateRate: decimalText(3),
  retention: oneOrZero,
  dispute: z.enum(['court', 'arbitration']),
  disputePlace: text(60, 1),
})
const stage = z.object({ stage: text(40, 1), percent: whole(100, 1), days: whole(365) })
/** The text of a contract. */
export const contractContent = z.object({
  lines: z.array(line).min(1).max(200),
  terms,
  payments: z.array(stage).min(1).max(12),
  extra: text(2000).default(''),
})

export const contractKinds = ['PURCHASE', 'FRAMEWORK'] as const
/** What a contract may be drafted from besides an order. */
export const contractSources = ['', 'QUOTATION', 'TENDER', 'FRAMEWORK'] as const
export const contractSides = ['buyer', 'store'] as const
const side = z.enum(contractSides)

/** What a button may do; each is a row of the machine, and saving is `edit` or `propose`. */
export const contractActs = [
  'submit',
  'approve',
  'return',
  'send',
  'confirm',
  'reject',
  'extend',
  'refuse',
  'withdraw',
  'complete',
  'rescind',
  'agreeRescind',
  'keep',
] as const
export type ContractAct = (typeof contractActs)[number]

/** What keeps performance from being complete: a final price that is not agreed, or a difference or margin that is owed. */
export const obligationKinds = ['price', 'buyerOwes', 'storeOwes', 'buyerMargin', 'storeMargin'] as const

const difference = z.object({
  part: z.enum(['line', 'payment', 'term', 'extra']),
  place: z.number(),
  field: z.string(),
  before: z.string(),
  after: z.string(),
})

/** What a button of a supplement may do besides signing. */
export const supplementActs = ['confirm', 'reject', 'withdraw', 'refuse'] as const
export type SupplementAct = (typeof supplementActs)[number]
const supplementView = z.object({
  supplementNo: z.number(),
  supplementSn: z.string(),
  state: z.enum(supplementMachine.states),
  /** The side that proposed it. */
  side,
  differences: z.array(difference),
  text: z.string(),
  endsOn: z.string(),
  /** Value of the contract with it. */
  total: yuan,
  reason: z.string(),
  /** Empty until it is in force. */
  code: z.string(),
  sha256: z.string(),
  signUntil: timestamp,
  createTime: timestamp,
  effectiveTime: timestamp.nullable(),
  signatures: z.array(z.object({ side, agentName: z.string(), signTime: timestamp.nullable() })),
  can: z.array(z.enum([...supplementActs, 'sign', 'download'])),
})

/** A contract as one side sees it. */
export const contractView = z.object({
  contractId: z.number(),
  contractSn: z.string(),
  kind: z.enum(contractKinds),
  state: z.enum(contractMachine.states),
  title: z.string(),
  version: z.number(),
  versionNo: z.number(),
  /** The side that reads, and the one that drafted it. */
  viewer: z.enum(['buyer', 'store', 'platform']),
  initiator: side,
  storeId: z.number(),
  storeName: z.string(),
  buyer: z.object({ name: z.string(), taxNumber: z.string() }),
  seller: z.object({ name: z.string(), taxNumber: z.string() }),
  orderSn: z.string(),
  source: z.enum(contractSources),
  sourceSn: z.string(),
  /** The framework contract that it calls off from; 0 without one. */
  frameworkId: z.number(),
  /** What the winning bid of a tender fixed: the text may have no other lines and delivery time. */
  award: z
    .object({
      lines: z.array(
        z.object({
          lineNo: z.number(),
          name: z.string(),
          spec: z.string(),
          unit: z.string(),
          quantity: z.string(),
          price: z.string(),
        }),
      ),
      deliveryDays: z.number(),
    })
    .nullable(),
  total: yuan,
  endsOn: z.string(),
  signOrder: z.enum(['any', 'buyer', 'store']),
  signUntil: timestamp.nullable(),
  effectiveTime: timestamp.nullable(),
  createTime: timestamp,
  reason: z.string(),
  content: contractContent,
  clauses: z.array(z.object({ title: z.string(), text: z.string() })),
  versions: z.array(z.object({ versionNo: z.number(), side, time: timestamp, differences: z.array(difference) })),
  /** Sides that confirmed the present version, and those that said performance is complete. */
  confirmed: z.array(side),
  completed: z.array(side),
  signatures: z.array(z.object({ side, partyName: z.string(), agentName: z.string(), signTime: timestamp.nullable() })),
  /** Empty until both sides confirmed one version. */
  code: z.string(),
  sha256: z.string(),
  orders: z.array(z.object({ orderSn: z.string(), amount: yuan })),
  /** Contracts that call off from this framework contract. */
  callOffs: z.array(
    z.object({ contractId: z.number(), contractSn: z.string(), title: z.string(), state: z.enum(contractMachine.states), total: yuan }),
  ),
  /** Of a framework contract: what was agreed, called off and is left of each line. */
  callOffSheet: z.array(
    z.object({
      name: z.string(),
      spec: z.string(),
      unit: z.string(),
      quantity: z.string(),
      called: z.string(),
      left: z.string(),
      over: z.string(),
    }),
  ),
  /** Received under it, against what is agreed now. */
  executed: yuan,
  /** Supplements, the oldest first. */
  supplements: z.array(supplementView),
  /** Lines, end and value as they are agreed now: as signed, with the supplements in force. */
  agreed: z.object({ lines: z.array(line), lastLineNo: z.number(), endsOn: z.string(), total: yuan }),
  /** What is to be settled before performance can be complete. */
  obligations: z.array(z.object({ lineNo: z.number(), name: z.string(), kind: z.enum(obligationKinds), amount: yuan })),
  /** Another framework contract of the two is in force. */
  otherFramework: z.boolean(),
  /** The caller may sign for this side. */
  isAuthenticated: z.boolean(),
  can: z.array(z.enum([...contractActs, 'edit', 'sign', 'linkOrder', 'callOff', 'supplement', 'download'])),
})
export type ContractView = z.output<typeof contractView>

export const contractTabs = ['', 'draft', 'talk', 'sign', 'live', 'over'] as const
export const contractListInput = z.object({
  ...pageFields,
  tab: z.enum(contractTabs).default(''),
  keyword: text(40).default(''),
  source: z.enum(contractSources).default(''),
})
const row = contractView.pick({
  contractId: true,
  contractSn: true,
  kind: true,
  state: true,
  title: true,
  storeName: true,
  buyer: true,
  total: true,
  endsOn: true,
  createTime: true,
  source: true,
  sourceSn: true,
  can: true,
})
export const contractListOutput = z.object({ list: z.array(row), total: z.number() })
export type ContractRow = z.output<typeof row>

export const contractKey = { contractId: id }
/** What a draft is taken from: an order, the award of a request to a store (the request's number), or a framework contract. */
const sourceInput = { orderSn: text(32).default(''), awardSn: text(32).default(''), frameworkId: whole().default(0) }
export const saveInput = z.object({
  /** 0 for a new one. */
  contractId: whole().default(0),
  expectedVersion: whole().default(0),
  /** For a new one: the store that it is with, or the order that it is drafted from. */
  storeId: whole().default(0),
  ...sourceInput,
  kind: z.enum(contractKinds).default('PURCHASE'),
  title: text(80, 1),
  endsOn: day,
  signOrder: z.enum(['any', 'buyer', 'store']).default('any'),
  content: contractContent,
})
export const actInput = z.object({ ...contractKey, act: z.enum(contractActs), versionNo: id, reason: text(300).default('') })
export const signInput = z.object({ ...contractKey, smsCode: text(6) })
/** All lines and the end as they shall stand, and what else is agreed. */
export const supplementInput = z.object({
  ...contractKey,
  lines: z.array(line).min(1).max(200),
  endsOn: day,
  text: text(2000).default(''),
})
const supplementKey = { ...contractKey, supplementNo: whole(999, 1) }
export const supplementActInput = z.object({ ...supplementKey, act: z.enum(supplementActs), reason: text(300).default('') })
export const supplementSignInput = z.object({ ...supplementKey, smsCode: text(6) })
export const supplementFileInput = z.object(supplementKey)
/** The contract that an order stands under, and whether one may be drafted from it. */
export const ofOrderOutput = z.object({ contractId: z.number(), contractSn: z.string(), mayDraft: z.boolean() })
export const linkInput = z.object({ ...contractKey, orderSn: text(32, 1) })
export const draftInput = z.object({ ...sourceInput, storeId: whole().default(0) })
export const draftOutput = z.object({
  title: z.string(),
  storeId: z.number(),
  storeName: z.string(),
  buyerName: z.string(),
  lines: z.array(line),
  /** The terms that the source says. */
  terms: terms.partial(),
  payments: z.array(stage),
  extra: z.string(),
})
/** Whether somebody may sign for a company, and for which. */
export const signerOutput = z.object({
  ownerId: z.number(),
  companyName: z.string(),
  taxNumber: z.string(),
  agentName: z.string(),
  authenticatedTime: timestamp.nullable(),
  demonstration: z.boolean(),
})
export const authenticateInput = z.object({
  agentName: text(30, 2),
  agree: z.union([z.literal(1), z.literal('1').transform(() => 1 as const)]),
  smsCode: text(6),
})
