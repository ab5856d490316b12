import { z } from 'zod'
import { endpoint } from '../../api/endpoint.ts'
import { decimal, id, timestamp, pageFields, text } from '../../api/fields.ts'
import { goodsCard } from '../catalog/endpoints.ts'

const verdicts = ['same', 'better', 'alike', 'higher', 'near', 'worse', 'other', 'unknown', 'different', 'free'] as const

/** A SKU with what one compares by; prices are the viewer's own, for `number`. */
const side = z.object({
  productId: z.number(),
  goodsName: z.string(),
  specText: z.string(),
  goodsImage: z.string(),
  storeId: z.number(),
  storeName: z.string(),
  standards: z.array(z.string()),
  /** Numbered certificates on its page, and the papers that the store promises. */
  certificateNum: z.number(),
  documents: z.array(z.string()),
  /** The compared quantity in the trade unit; what the SKU is sold in, at least so much. */
  number: z.number(),
  unitName: z.string(),
  minBuyNum: z.number(),
  /** Added to `minBuyNum`, in the trade unit. */
  buyStep: z.number(),
  /** Yuan per trade unit; null where the price is asked for. */
  goodsPrice: z.number().nullable(),
  /** Yuan per tonne; null where the unit's mass is not known. */
  perTonne: z.number().nullable(),
  stock: z.number(),
  leadTimeDays: z.number(),
  isRequireEnquiry: z.union([z.literal(0), z.literal(1)]),
  /** Why the cart would refuse the quantity; empty when it would not. */
  problem: z.string(),
})
export type ComparedSku = z.output<typeof side>

const substitute = side.extend({
  /** `same`: every requirement is met. `suggested`: at most two points to agree on. */
  kind: z.enum(['same', 'suggested']),
  /** True where both are the same standard item of the catalogue. */
  isItem: z.boolean(),
  /** Yuan per tonne less than the original; negative where it costs more; null where one has no price. */
  savingPerTonne: z.number().nullable(),
  rows: z.array(
    z.object({ code: z.string(), label: z.string(), unit: z.string(), wanted: z.string(), offered: z.string(), verdict: z.enum(verdicts) }),
  ),
  /** Who accepted it for the viewer's company, and when; null where nobody has. */
  accepted: z.object({ substitutionId: z.number(), by: z.string(), at: timestamp, reason: z.string() }).nullable(),
})
export type Substitute = z.output<typeof substitute>

export const replacementSearch = endpoint({
  method: 'GET',
  path: 'v3/goods/front/replacement/search',
  summary: 'What may stand for goods: by SKU, by words, by grade or standard of any system, or by a material code of the own company',
  guard: 'anyone',
  input: z.object({ productId: id.optional(), keyword: text(100).default(''), number: decimal.optional() }),
  output: z.object({
    /** How the question was understood. */
    meant: z.enum(['product', 'code', 'group', 'words', 'nothing']),
    /** The names of the grade or standard that was recognised; `isSame` false: alike in use, limits may differ. */
    group: z.object({ typed: z.string(), members: z.array(z.string()), isSame: z.boolean() }).nullable(),
    original: side.nullable(),
    /** Standard items that the original is. */
    standardItems: z.array(z.object({ itemName: z.string(), standard: z.string() })),
    /** Other goods that the words may have meant. */
    choices: z.array(goodsCard),
    substitutes: z.array(substitute),
  }),
  rate: 'search',
})

const accepted = z.object({
  substitutionId: z.number(),
  productId: z.number(),
  /** The SKU that stands for it. */
  instead: z.number(),
  /** As the mall calls them; empty when the SKU is gone. */
  originalName: z.string(),
  insteadName: z.string(),
  by: z.string(),
  reason: z.string(),
  createTime: timestamp,
})
export type AcceptedSubstitute = z.output<typeof accepted>

export const replacementList = endpoint({
  method: 'GET',
  path: 'v3/goods/front/replacement/list',
  summary: "What the member's company, or the member alone, has accepted in place of what; the newest first",
  guard: 'login',
  input: z.object({ ...pageFields }),
  output: z.object({ list: z.array(accepted), total: z.number() }),
  rate: 'read',
})

export const replacementAccept = endpoint({
  method: 'POST',
  path: 'v3/goods/front/replacement/accept',
  summary: 'Accepts goods in place of others for the company, or the member alone; the same pair again changes its reason',
  guard: 'login',
  rate: 'write',
  input: z.object({ productId: id, instead: id, reason: text(200).default('') }),
  output: z.object({ substitutionId: z.number() }),
})

export const replacementUndo = endpoint({
  method: 'POST',
  path: 'v3/goods/front/replacement/undo',
  summary: 'Takes an acceptance back',
  guard: 'login',
  rate: 'write',
  input: z.object({ substitutionId: id }),
  output: z.object({ substitutionId: z.number() }),
})
