import { z } from 'zod'
import { endpoint } from '../../api/endpoint.ts'
import { decimal, text, whole, yuan } from '../../api/fields.ts'
import { requestedLine, requestedTerms, flag, rfqHead, quotationHead, quotationView, sn, version } from './endpoints-schemas.ts'
import { hindrances } from './rules/award-hindrances.ts'
import { rfqMachine } from './rules/rfq-machine.ts'
import { quotationMachine } from './rules/quotation-machine.ts'
import { scenarioKeys } from './rules/compare-quotations.ts'

const front = 'v3/business/front/purchaseInquire'
const movedQuote = z.object({ quotationSn: z.string(), state: z.enum(quotationMachine.states), version: z.number() })

export const quotationComparison = endpoint({
  method: 'GET',
  path: `${front}/quotations`,
  summary: 'What was quoted for a request, line by line on a common ground; nothing of it while the request is sealed',
  guard: 'login',
  input: z.object({ inquirySn: sn }),
  output: rfqHead.extend({
    storeName: z.string(),
    isSealed: flag,
    terms: requestedTerms,
    lines: z.array(
      requestedLine.extend({
        lowestSn: z.string(),
        /** What the line costs on the platform today, and per unit; null where it is not sold there. */
        platformAmount: yuan.nullable(),
        platformPrice: z.number().nullable(),
        /** The index of zinc per ton for goods that are priced by it. */
        zincPrice: z.number().nullable(),
      }),
    ),
    zinc: z.object({ name: z.string(), price: z.number(), date: z.string() }).nullable(),
    /** Percent a year by which later payment is valued. */
    yearlyRate: z.number(),
    quotations: z.array(
      quotationView.extend({
        can: z.array(z.enum(['requestRevision', 'reject'])),
        /** Lines with a price. */
        coverNum: z.number(),
        /** The total as if it were paid at delivery: less what the days to pay are worth. */
        cashTotal: yuan,
        earlier: z.array(quotationHead.extend({ wish: z.string() })),
      }),
    ),
    scenarios: z.array(
      z.object({
        key: z.enum(scenarioKeys),
        totalAmount: yuan,
        isComplete: flag,
        lines: z.array(z.object({ lineNo: z.number(), quotationSn: z.string() })),
      }),
    ),
    /** What ordering the chosen lines that are goods would cost; null where there is nothing to order. */
    orderTotal: yuan.nullable(),
    /** How many lines that are. */
    orderLineNum: z.number(),
    /** Chosen lines that cannot be ordered yet, and why. */
    waiting: z.array(z.object({ lineNo: z.number(), storeName: z.string(), why: z.enum(hindrances) })),
    paySn: z.string(),
    orderSnList: z.array(z.string()),
    /** Contracts in force that were born from the award. */
    contractSnList: z.array(z.string()),
    /** Stores with awarded lines that neither an order nor a contract covers: a contract can be drafted with them. */
    contractable: z.array(z.object({ storeId: z.number(), storeName: z.string() })),
    can: z.array(z.enum(rfqMachine.events)),
  }),
})
export type Comparison = z.output<typeof quotationComparison.output>

export const revisionRequest = endpoint({
  method: 'POST',
  path: `${front}/requestRevision`,
  summary: 'Asks a supplier for another quotation, with a wish for each line; five times at most',
  guard: 'login',
  input: z.object({
    quotationSn: sn,
    expectedVersion: version,
    wish: text(500, 1),
    targets: z
      .array(z.object({ lineNo: whole(500, 1), targetPrice: decimal }))
      .max(500)
      .default([]),
  }),
  output: movedQuote,
  rate: 'write',
})

export const quotationReject = endpoint({
  method: 'POST',
  path: `${front}/rejectQuotation`,
  summary: 'Says to a supplier that the quotation is not taken',
  guard: 'login',
  input: z.object({ quotationSn: sn, expectedVersion: version, reason: text(200).default('') }),
  output: movedQuote,
  rate: 'write',
})
