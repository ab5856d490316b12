import { z } from 'zod'
import { endpoint } from '../../api/endpoint.ts'
import { decimal, id, oneOrZero, text, timestamp, whole, yuan } from '../../api/fields.ts'
import { downloadFile } from '../../api/sheet-file.ts'
import { indexMethods } from '../contract/rules/index-terms.ts'
import { differenceMachine, settlementMachine } from './rules/settlement-machine.ts'

const day = z.object({ date: z.string(), price: z.number() })
const fixing = day.extend({ quantity: z.string(), time: timestamp.nullable() })
/** How a price per tonne comes about: the index, the premium and VAT on what is quoted without it. */
const parts = { average: z.number(), base: z.number(), premium: z.number(), tax: z.number(), price: z.number() }
const amounts = { quantity: z.string(), amount: yuan, provisionalAmount: yuan, difference: yuan }

/** Acts on the sheet of a line. */
export const priceActs = ['calculate', 'confirm', 'dispute', 'withdraw', 'receive', 'waive'] as const
export type PriceAct = (typeof priceActs)[number]

const settlement = z.object({
  settlementSn: z.string(),
  revision: z.number(),
  state: z.enum(settlementMachine.states),
  ...parts,
  ...amounts,
  provisional: z.number(),
  days: z.array(day),
  fixings: z.array(fixing),
  closed: z.array(z.string()),
  computeTime: timestamp,
  buyerTime: timestamp.nullable(),
  storeTime: timestamp.nullable(),
  disputeSide: z.enum(['', 'buyer', 'store']),
  reason: z.string(),
  differenceState: z.enum(differenceMachine.states),
  differenceNote: z.string(),
  /** A quote that it used was corrected since. */
  isRevised: z.boolean(),
})

/** A line of a contract that follows an index, as one side sees it. */
const pricedLine = z.object({
  lineNo: z.number(),
  name: z.string(),
  spec: z.string(),
  unit: z.string(),
  quantity: z.string(),
  provisional: z.number(),
  seriesName: z.string(),
  from: z.string(),
  to: z.string(),
  method: z.enum(indexMethods),
  mostFixings: z.number(),
  premium: z.string(),
  seriesTax: oneOrZero,
  premiumTax: oneOrZero,
  marginPercent: z.number(),
  windowState: z.enum(['BEFORE', 'OPEN', 'OVER', 'MISSING', 'READY']),
  days: z.array(day),
  fixings: z.array(fixing),
  /** What is not fixed yet. */
  unfixed: z.string(),
  closed: z.array(z.string()),
  missing: z.array(z.string()),
  /** With the quotes so far; null without one. */
  running: z.object({ ...parts, ...amounts }).nullable(),
  /** The margin call that stands: who provides the margin, how much, and since which quote. */
  marginCall: z.object({ side: z.enum(['buyer', 'store']), date: z.string(), price: z.number(), amount: yuan }).nullable(),
  /** The quote at which the buyer can fix now. */
  today: z.object({ quoteId: z.number(), price: z.number() }).nullable(),
  settlement: settlement.nullable(),
  can: z.array(z.enum([...priceActs, 'fix', 'download'])),
})
export const priceView = z.object({
  viewer: z.enum(['buyer', 'store', 'platform']),
  contractId: z.number(),
  lines: z.array(pricedLine),
})
export type PriceView = z.output<typeof priceView>
export type PricedLineView = PriceView['lines'][number]

const key = { contractId: id }
const lineKey = { ...key, lineNo: whole(200, 1) }
const show = {
  method: 'GET',
  summary: 'The lines of a contract that follow an index: quotes so far, running price and final price',
  input: z.object(key),
  output: priceView,
  rate: 'read',
} as const
const act = {
  method: 'POST',
  summary: 'Calculates the final price of a line, confirms or disputes it, or says that the difference came or is waived',
  input: z.object({
    ...lineKey,
    act: z.enum(priceActs),
    /** The sheet that was shown; of no matter to `calculate`. */
    revision: whole(9999).default(0),
    /** Of `calculate`: the settled quantity in tonnes; the agreed one without it. */
    quantity: z.literal('').or(decimal).default(''),
    reason: text(300).default(''),
  }),
  output: priceView,
  rate: 'write',
} as const
const file = {
  method: 'POST',
  summary: 'The sheet of the final price of a line, with every quoted day',
  input: z.object({ ...lineKey, format: z.enum(['pdf', 'csv']).default('pdf') }),
  output: downloadFile,
  rate: 'search',
} as const

const buyer = { memberTypes: [3, 6] } as const
const store = { store: 'store.orders' } as const
const buyerPath = (name: string) => `v3/business/front/contract/${name}` as const
const storePath = (name: string) => `v3/business/seller/contract/${name}` as const

export const contractPrice = endpoint({ ...show, path: buyerPath('price'), guard: buyer })
export const contractPriceAct = endpoint({ ...act, path: buyerPath('priceAct'), guard: buyer })
export const contractPriceFile = endpoint({ ...file, path: buyerPath('priceFile'), guard: buyer })
export const contractPriceFix = endpoint({
  method: 'POST',
  path: buyerPath('priceFix'),
  summary: 'Fixes a part of a line at the quote of today; it cannot be taken back',
  guard: buyer,
  input: z.object({ ...lineKey, quoteId: id, quantity: decimal }),
  output: priceView,
  idempotent: true,
  rate: 'write',
})
export const sellerContractPrice = endpoint({ ...show, path: storePath('price'), guard: store })
export const sellerContractPriceAct = endpoint({ ...act, path: storePath('priceAct'), guard: store })
export const sellerContractPriceFile = endpoint({ ...file, path: storePath('priceFile'), guard: store })
export const adminContractPrice = endpoint({ ...show, path: 'v3/business/admin/contract/price', guard: { platform: 'platform.orders' } })
