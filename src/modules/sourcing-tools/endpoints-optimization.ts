import { z } from 'zod'
import { endpoint } from '../../api/endpoint.ts'
import { decimal, id, timestamp, oneOrZero, pageFields, text, yuan } from '../../api/fields.ts'
import { downloadFile, sheetFormat } from '../../api/sheet-file.ts'
import { unitKinds } from '../catalog/endpoints.ts'
import { basketChoice, listToBasketResult } from '../project/endpoints.ts'

/** Lines of one selection: more cannot be looked at one by one. */
export const maxOptimizationLines = 10

const wish = z.object({ productId: id, number: decimal, unit: z.enum(unitKinds).default('primary') })
const needs = {
  /** Six-digit region code of the place of delivery. */
  regionCode: z.string().regex(/^[0-9]{6}$/),
  /** The day by which everything must have left the stores; empty for any. */
  latest: z.union([z.literal(''), z.iso.date()]).default(''),
  /** Only goods that meet every requirement of those they stand for. */
  sameOnly: oneOrZero.default(0),
  /** Only goods with a certificate of quality, or an invoice for VAT. */
  certificate: oneOrZero.default(0),
  invoice: oneOrZero.default(0),
}

const plan = z.object({
  goal: z.enum(['start', 'cheapest', 'fewest', 'fastest']),
  goodsAmount: yuan,
  freight: yuan,
  /** Stores whose freight must be asked; it is not in `freight`. */
  askedNum: z.number(),
  total: yuan,
  /** Less than the starting choice; null where that cannot be bought as it stands. */
  saving: yuan.nullable(),
  /** Yuan per tonne delivered; null where a line has no exact mass or freight must be asked. */
  perTonne: yuan.nullable(),
  storeNum: z.number(),
  leadTimeDays: z.number(),
  /** False where there were more selections than could be looked at. */
  isExact: z.boolean(),
  lines: z.array(
    z.object({
      productId: z.number(),
      goodsName: z.string(),
      specText: z.string(),
      storeId: z.number(),
      storeName: z.string(),
      number: z.string(),
      unitName: z.string(),
      goodsPrice: z.number(),
      subtotal: yuan,
      leadTimeDays: z.number(),
      kind: z.enum(['start', 'same', 'suggested']),
      /** Points to agree on with the supplier. */
      openPoints: z.array(z.string()),
      reasons: z.array(z.string()),
    }),
  ),
})
export type OptimizationPlan = z.output<typeof plan>

const startLine = z.object({
  productId: z.number(),
  goodsName: z.string(),
  specText: z.string(),
  number: z.string(),
  unitName: z.string(),
  /** Selections that could stand there, the line's own goods included. */
  optionNum: z.number(),
  /** Why the line's own goods cannot be bought as they stand; empty when they can. */
  problem: z.string(),
})

const detail = z.object({
  runId: z.number(),
  title: z.string(),
  createTime: timestamp,
  regionCode: z.string(),
  regionName: z.string(),
  latest: z.string(),
  sameOnly: oneOrZero,
  certificate: oneOrZero,
  invoice: oneOrZero,
  lines: z.array(startLine),
  /** The starting choice first where it can be bought, then one for each goal. */
  plans: z.array(plan),
})
export type OptimizationDetail = z.output<typeof detail>

// The specification's condition (§6). It also keeps kept business prices from whoever is a buyer no longer.
const buyers = { memberTypes: [2], says: { login: 'tools.loginRequired', type: 'tools.onlyBuyers' } } as const

export const optimizationStart = endpoint({
  method: 'GET',
  path: 'v3/business/front/optimize/start',
  summary: 'Whether the member may use the selection, and where their goods usually go',
  guard: buyers,
  input: z.object({}),
  output: z.object({ regionCode: z.string() }),
  rate: 'read',
})

export const optimizationRun = endpoint({
  method: 'POST',
  path: 'v3/business/front/optimize/run',
  summary: 'Computes the best selections for goods, quantities and a place: cheapest landed, fewest stores, fastest; every run is kept',
  guard: buyers,
  rate: 'write',
  input: z.object({ title: text(80).default(''), lines: z.array(wish).min(1).max(maxOptimizationLines), ...needs }),
  output: detail,
})

export const optimizationRerun = endpoint({
  method: 'POST',
  path: 'v3/business/front/optimize/again',
  summary: "Computes a kept question again at today's prices; the earlier run stays",
  guard: buyers,
  rate: 'write',
  input: z.object({ runId: id }),
  output: z.object({ runId: z.number() }),
})

export const optimizationHistory = endpoint({
  method: 'GET',
  path: 'v3/business/front/optimize/history',
  summary: 'The selections that the member has had computed, the newest first',
  guard: buyers,
  input: z.object({ ...pageFields }),
  output: z.object({
    list: z.array(
      z.object({
        runId: z.number(),
        title: z.string(),
        createTime: timestamp,
        lineNum: z.number(),
        regionName: z.string(),
        /** The cheapest selection, and what it saves; null where the start had no price. */
        total: yuan,
        saving: yuan.nullable(),
      }),
    ),
    total: z.number(),
  }),
  rate: 'read',
})

export const optimizationDetail = endpoint({
  method: 'GET',
  path: 'v3/business/front/optimize/hisDetail',
  summary: 'One selection as it was computed',
  guard: buyers,
  input: z.object({ runId: id }),
  output: detail,
  rate: 'read',
})

export const optimizationRemove = endpoint({
  method: 'POST',
  path: 'v3/business/front/optimize/remove',
  summary: 'Deletes a kept selection',
  guard: buyers,
  rate: 'write',
  input: z.object({ runId: id }),
  output: z.object({ runId: z.number() }),
})

const chosen = { runId: id, goal: z.enum(['start', 'cheapest', 'fewest', 'fastest']) }

export const optimizationToBasket = endpoint({
  method: 'POST',
  path: 'v3/business/front/optimize/toBasket',
  summary: 'Puts a selection into the cart or the enquiry basket, line by line',
  guard: buyers,
  rate: 'write',
  input: z.object({ ...chosen, basket: basketChoice.default('cart') }),
  output: listToBasketResult,
})

export const optimizationToProject = endpoint({
  method: 'POST',
  path: 'v3/business/front/optimize/toProject',
  summary: 'Keeps a selection as a project; the same one twice answers the project that is there',
  guard: buyers,
  rate: 'write',
  input: z.object(chosen),
  output: z.object({ projectId: z.number() }),
})

export const optimizationExport = endpoint({
  method: 'POST',
  path: 'v3/business/front/optimize/export',
  summary: 'A run with all of its selections as a spreadsheet or CSV',
  guard: buyers,
  rate: 'write',
  input: z.object({ runId: id, format: sheetFormat }),
  output: downloadFile,
})
