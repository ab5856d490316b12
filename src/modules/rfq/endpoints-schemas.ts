import { z } from 'zod'
import { decimal, id, timestamp, oneOrZero, text, whole, yuan } from '../../api/fields.ts'
import { attachmentIds } from '../attachment/endpoints.ts'
import { closeRules } from './rules/closing-rule.ts'
import { comparedTerms, deliveryWays, payWays, pricingMethods, priceBases } from './rules/trade-terms.ts'
import { rfqMachine } from './rules/rfq-machine.ts'
import { quotationMachine } from './rules/quotation-machine.ts'

export const flag = z.union([z.literal(0), z.literal(1)])
export const rfqKinds = ['OPEN', 'BASKET'] as const
export const version = whole(2_147_483_647)
export const sn = text(32, 1)

/** A line of a request as everybody reads it who may. */
export const requestedLine = z.object({
  lineNo: z.number(),
  /** 0 for goods that were only described. */
  productId: z.number(),
  goodsName: z.string(),
  specText: z.string(),
  goodsImage: z.string(),
  unitCode: z.string(),
  unitName: z.string(),
  number: z.string(),
  wantedPrice: z.number().nullable(),
  wantedDate: z.string().nullable(),
  remark: z.string(),
})
export type RequestedLineView = z.output<typeof requestedLine>

export const clarificationView = z.object({
  talkId: z.number(),
  storeId: z.number(),
  storeName: z.string(),
  question: z.string(),
  askTime: timestamp,
  answer: z.string(),
  answerTime: timestamp.nullable(),
})

/** One opening of a sealed request: when, by whom, and when an extension sealed it again. */
export const openingView = z.object({ openTime: timestamp, openedBy: z.enum(['buyer', 'system']), resealTime: timestamp.nullable() })

/** A request in a list. */
export const rfqHead = z.object({
  inquirySn: z.string(),
  kind: z.enum(rfqKinds),
  title: z.string(),
  state: z.enum(rfqMachine.states),
  stateText: z.string(),
  round: z.number(),
  lineNum: z.number(),
  /** Quotations that stand; suppliers read 0 whoever else quoted. */
  quoteNum: z.number(),
  regionName: z.string(),
  closeTime: timestamp.nullable(),
  createTime: timestamp,
  publishTime: timestamp.nullable(),
  version: z.number(),
})
export type RfqHead = z.output<typeof rfqHead>

/** Terms that suppliers are asked to answer; what is left out is open. */
export const requestedTerms = z.object({
  payment: z.enum(payWays).optional(),
  payDays: whole(180).optional(),
  delivery: z.enum(deliveryWays).optional(),
  taxIncluded: oneOrZero.optional(),
  validDays: whole(60, 1).optional(),
  priceBasis: z.enum(priceBases).optional(),
  seriesCode: text(40, 1).optional(),
})

/** What a supplier answers to them beside days to pay, tax and validity. */
export const quotedTerms = z.object({
  delivery: z.enum(deliveryWays),
  priceBasis: z.enum(priceBases),
  seriesCode: text(40).default(''),
  /** Yuan per ton over the index, with a minus under it. */
  premium: z
    .string()
    .trim()
    .regex(/^-?(0|[1-9][0-9]{0,5})(\.[0-9]{1,2})?$/)
    .or(z.literal(''))
    .default(''),
  pricing: z
    .object({
      from: z.iso.date(),
      to: z.iso.date(),
      method: z.enum(pricingMethods),
      fixings: whole(60).default(0),
      marginPercent: whole(50).default(0),
    })
    .optional(),
})

/** What a buyer writes. */
export const rfqContent = {
  title: text(80),
  note: text(1000).default(''),
  contactPublic: oneOrZero.default(0),
  addressId: id.optional(),
  closeRule: z.enum(closeRules).default('TIME'),
  closeTime: z.iso.datetime({ offset: true }).optional(),
  closeCount: whole(50, 1).optional(),
  terms: requestedTerms.default({}),
  files: attachmentIds,
  lines: z
    .array(
      z.object({
        /** 0 for goods that are only described. */
        productId: whole().default(0),
        goodsName: text(80).default(''),
        specText: text(120).default(''),
        /** Of described goods; goods of the mall are asked for in one of their own units. */
        unitCode: text(10).default(''),
        number: decimal,
        wantedPrice: decimal.optional(),
        wantedDate: z.iso.date().optional(),
        remark: text(200).default(''),
      }),
    )
    .max(500),
}

export const offers = ['PRICE', 'SUBSTITUTE', 'NOT_AVAILABLE'] as const

/** What a supplier says to a line. */
export const offeredLine = z.object({
  lineNo: z.number(),
  offer: z.enum(offers),
  productId: z.number(),
  goodsName: z.string(),
  unitPrice: z.number().nullable(),
  /** Delivered and with tax, per unit; null without a price. */
  landedPrice: z.number().nullable(),
  /** The whole line with tax, without freight; null without a price. */
  amount: yuan.nullable(),
  minNumber: z.string(),
  allowIncrements: flag,
  deliveryDate: z.string().nullable(),
  remark: z.string(),
  targetPrice: z.number().nullable(),
  accepted: flag,
})

export const quotationHead = z.object({
  quotationSn: z.string(),
  inquirySn: z.string(),
  /** 0 for a guest, who is called by the name of the invitation. */
  storeId: z.number(),
  storeName: z.string(),
  edition: z.number(),
  state: z.enum(quotationMachine.states),
  stateText: z.string(),
  validUntil: z.string().nullable(),
  /** Goods with tax and freight; 0 while nothing is priced. */
  totalAmount: yuan,
  submitTime: timestamp.nullable(),
  version: z.number(),
})

export const quotationView = quotationHead.extend({
  goodsAmount: yuan,
  freight: yuan,
  taxIncluded: flag,
  payTerms: z.string(),
  /** Days between delivery and payment; null where only words say it. */
  payDays: z.number().nullable(),
  note: z.string(),
  /** Null where the supplier named none. */
  terms: quotedTerms.nullable(),
  /** Whether each asked term is met; null where it is open or not answered. */
  meets: z.record(z.enum(comparedTerms), z.boolean().nullable()),
  /** 1 where the request was changed after it was written. */
  isOutdated: flag,
  /** What the buyer asked to change. */
  wish: z.string(),
  reason: z.string(),
  lines: z.array(offeredLine),
})
export type QuotationView = z.output<typeof quotationView>
