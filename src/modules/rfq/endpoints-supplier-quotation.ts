import { z } from 'zod'
import { endpoint } from '../../api/endpoint.ts'
import { decimal, oneOrZero, pageFields, text, whole } from '../../api/fields.ts'
import { attachmentView } from '../attachment/endpoints.ts'
import { downloadFile } from '../../api/sheet-file.ts'
import {
  requestedLine,
  requestedTerms,
  quotedTerms,
  flag,
  openingView,
  rfqHead,
  quotationHead,
  quotationView,
  sn,
  version,
} from './endpoints-schemas.ts'
import { quotationMachine } from './rules/quotation-machine.ts'

const desk = { store: 'store.quote' } as const
const movedQuote = z.object({ quotationSn: z.string(), state: z.enum(quotationMachine.states), version: z.number() })

export const openRfqList = endpoint({
  method: 'GET',
  path: 'v3/business/seller/supplierInquire/hall',
  summary: 'Open requests that the own store may quote, the newest first',
  guard: desk,
  input: z.object({ keyword: text(60).default(''), mine: z.enum(['all', 'matching', 'unanswered']).default('all'), ...pageFields }),
  output: z.object({
    list: z.array(
      rfqHead.extend({
        buyerTitle: z.string(),
        lines: z.array(requestedLine.pick({ goodsName: true, specText: true, number: true, unitName: true })),
        /** What the own store has done about it: nothing, a draft, a quotation, or declined. */
        own: z.enum(['none', 'draft', 'quoted', 'declined']),
      }),
    ),
    total: z.number(),
  }),
})
export type OpenRfqRow = z.output<typeof openRfqList.output>['list'][number]

export const supplierRfqList = endpoint({
  method: 'GET',
  path: 'v3/business/seller/supplierInquire/list',
  summary: 'Requests that came to the own store alone, and those that it has quoted',
  guard: desk,
  input: z.object({ phase: z.enum(['all', 'waiting', 'review', 'quoted', 'won', 'ended']).default('all'), ...pageFields }),
  output: z.object({
    list: z.array(rfqHead.extend({ buyerTitle: z.string(), quotation: quotationHead.nullable() })),
    total: z.number(),
  }),
})

export const supplierRfqDetail = endpoint({
  method: 'GET',
  path: 'v3/business/seller/supplierInquire/detail',
  summary: 'A request as the own store reads it, with its own quotation and never another one',
  guard: desk,
  input: z.object({ inquirySn: sn }),
  output: rfqHead.extend({
    note: z.string(),
    buyerTitle: z.string(),
    /** Name and phone of whoever asks; empty until the buyer chose the store, unless they are public. */
    contact: z.string(),
    isClosedForUs: flag,
    terms: requestedTerms,
    files: z.array(attachmentView),
    openings: z.array(openingView),
    lines: z.array(requestedLine.extend({ ownProductId: z.number(), listPrice: z.number().nullable() })),
    talks: z.array(
      z.object({ talkId: z.number(), question: z.string(), askTime: z.string(), answer: z.string(), answerTime: z.string().nullable() }),
    ),
    draft: quotationView.nullable(),
    /** A draft under the store's floor price waits for its main account, or was sent back by it. */
    review: z.object({ state: z.enum(['NONE', 'WAITING', 'SENT_BACK']), reason: z.string(), isMine: flag }),
    current: quotationView.nullable(),
    earlier: z.array(quotationHead),
    /** The digest of what was handed in; empty before. */
    receipt: z.string(),
    /** Whether what the buyer reads is what the receipt was given for; null before the opening. */
    receiptHolds: z.boolean().nullable(),
    firstValidDay: z.string(),
    can: z.array(z.enum(['quote', 'withdraw', 'insist', 'decline', 'askInfo'])),
  }),
})
export type SupplierRfqDetail = z.output<typeof supplierRfqDetail.output>

export const supplierRfqFile = endpoint({
  method: 'GET',
  path: 'v3/business/seller/supplierInquire/file',
  summary: 'A document of a request that the own store may read, as a file',
  guard: desk,
  input: z.object({ inquirySn: sn, fileId: text(60, 1) }),
  output: downloadFile,
})

export const quotationSave = endpoint({
  method: 'POST',
  path: 'v3/business/seller/quotation/save',
  summary: 'Writes a quotation without handing it in; what stands is not touched',
  guard: desk,
  input: z.object({
    inquirySn: sn,
    /** 0 for the first writing of a version. */
    expectedVersion: version.default(0),
    validUntil: z.iso.date().optional(),
    freight: decimal.default('0'),
    taxIncluded: oneOrZero.default(1),
    payTerms: text(200).default(''),
    payDays: whole(180).optional(),
    note: text(500).default(''),
    /** Delivery and price basis; left out where the supplier names none. */
    terms: quotedTerms.optional(),
    lines: z
      .array(
        z.object({
          lineNo: whole(500, 1),
          offer: z.enum(['PRICE', 'SUBSTITUTE', 'NOT_AVAILABLE']),
          productId: whole().default(0),
          goodsName: text(120).default(''),
          unitPrice: decimal.optional(),
          minNumber: decimal.optional(),
          allowIncrements: oneOrZero.default(1),
          deliveryDate: z.iso.date().optional(),
          remark: text(200).default(''),
        }),
      )
      .max(500),
  }),
  output: movedQuote,
  rate: 'write',
})

export const quotationSubmit = endpoint({
  method: 'POST',
  path: 'v3/business/seller/quotation/submit',
  summary: 'Hands the written quotation in; it takes the place of the one before',
  guard: desk,
  input: z.object({ inquirySn: sn, expectedVersion: version }),
  output: movedQuote,
  idempotent: true,
  rate: 'write',
})

export const quotationWithdraw = endpoint({
  method: 'POST',
  path: 'v3/business/seller/quotation/withdraw',
  summary: 'Takes a quotation back before it is chosen',
  guard: desk,
  input: z.object({ quotationSn: sn, expectedVersion: version }),
  output: movedQuote,
  rate: 'write',
})

export const quotationInsist = endpoint({
  method: 'POST',
  path: 'v3/business/seller/quotation/insist',
  summary: 'Stays by the quotation although the buyer asked for another one',
  guard: desk,
  input: z.object({ quotationSn: sn, expectedVersion: version }),
  output: movedQuote,
  rate: 'write',
})

export const rfqDecline = endpoint({
  method: 'POST',
  path: 'v3/business/seller/supplierInquire/decline',
  summary: 'Says that the own store does not quote; a basket enquiry ends with it',
  guard: desk,
  input: z.object({ inquirySn: sn, reason: text(200, 1) }),
  output: z.object({ inquirySn: z.string() }),
  rate: 'write',
})

export const clarificationAsk = endpoint({
  method: 'POST',
  path: 'v3/business/seller/supplierInquire/askInfo',
  summary: 'Asks the buyer for what is missing; a basket enquiry waits for the answer',
  guard: desk,
  input: z.object({ inquirySn: sn, question: text(500, 1) }),
  output: z.object({ inquirySn: z.string(), talkId: z.number() }),
  rate: 'write',
})
