import { z } from 'zod'
import { endpoint } from '../../api/endpoint.ts'
import { text } from '../../api/fields.ts'
import { maxQuickOrderLines } from './endpoints-quick-order.ts'

/** Goods of the mall as a line of a request: in a unit that they are sold in, with the quantity where it was typed in that unit. */
const requestGoods = z.object({
  productId: z.number(),
  goodsName: z.string(),
  specText: z.string(),
  storeName: z.string(),
  unitCode: z.string(),
  unitName: z.string(),
  /** Empty where none was typed, or in a unit that the goods are not sold in. */
  number: z.string(),
})

export const recognisedRequestLine = z.object({
  typed: z.string(),
  /** `full`: these goods in this quantity; `confirm`: somebody has to look at what differs; `none`: stays as it was written. */
  level: z.enum(['full', 'confirm', 'none']),
  differs: z.array(z.object({ label: z.string(), typed: z.string(), found: z.string() })),
  /** The nearest goods first. */
  goods: z.array(requestGoods),
  /** The line in its own words; nothing of it is left out. */
  described: z.object({
    goodsName: z.string(),
    specText: z.string(),
    /** Empty for a unit that is not known; the quantity is empty then too. */
    unitCode: z.string(),
    number: z.string(),
    remark: z.string(),
  }),
  /** Price, date and place that the line names beside the goods. */
  notes: z.string(),
})
export type RecognisedRequestLine = z.output<typeof recognisedRequestLine>

export const requestLinesRead = endpoint({
  method: 'POST',
  path: 'v3/business/front/purchaseInquire/readLines',
  summary: 'Reads pasted lines as lines of a request: goods of the mall where they are named exactly, otherwise as written',
  guard: 'login',
  input: z.object({ lines: z.array(text(300, 1)).min(1).max(maxQuickOrderLines) }),
  output: z.object({ rows: z.array(recognisedRequestLine) }),
  rate: 'search',
})
