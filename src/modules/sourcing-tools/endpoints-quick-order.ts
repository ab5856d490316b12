import { z } from 'zod'
import { endpoint, oneSheet } from '../../api/endpoint.ts'
import { id, oneOrZero, text } from '../../api/fields.ts'
import { downloadFile } from '../../api/sheet-file.ts'
import { basketLineFields, lineProblem } from '../basket/endpoints-schemas.ts'
import { unitKinds } from '../catalog/endpoints.ts'

/** Rows that are matched at once. */
export const maxQuickOrderLines = 100

const { cartId: _noLine, ...lineFields } = basketLineFields

/** A row as the cart would take it, at the viewer's own price. */
const quickLine = z.object({
  ...lineFields,
  storeName: z.string(),
  /** What the viewer's company calls the SKU; empty without a code. */
  materialCode: z.string(),
  /** Yuan; null where the price is asked for or the quantity is none. */
  subtotal: z.number().nullable(),
  isRequireEnquiry: z.union([z.literal(0), z.literal(1)]),
  /** Why the cart would refuse it as it stands. */
  problem: lineProblem.nullable(),
})
export type QuickOrderLine = z.output<typeof quickLine>

export const matchedLine = z.object({
  /** What was typed, and the quantity that was read from it; empty when there was none. */
  typed: z.string(),
  number: z.string(),
  /** How the goods were found: by the row itself, the company's own code, words, or not at all. */
  match: z.enum(['product', 'code', 'words', 'none']),
  /** Only `full` may be ordered as it stands; `confirm` needs somebody who looks at what differs. */
  level: z.enum(['full', 'confirm', 'none']),
  /** What was typed and the goods are not, or do not say. */
  differs: z.array(z.object({ label: z.string(), typed: z.string(), found: z.string() })),
  line: quickLine.nullable(),
  /** Why the row cannot be used as it was typed; empty when it can. */
  refusal: z.string(),
  /** Other goods that the words may mean. */
  choices: z.array(
    z.object({
      productId: z.number(),
      goodsName: z.string(),
      /** Yuan per trade unit for the viewer at the least quantity; null where the price is asked for. */
      goodsPrice: z.number().nullable(),
      unitName: z.string(),
    }),
  ),
})
export type QuickOrderMatch = z.output<typeof matchedLine>

export const quickOrderMatch = endpoint({
  method: 'POST',
  path: 'v3/business/front/quickOrder/match',
  summary: 'Finds the goods of typed or pasted rows and says of each what the cart would say; puts nothing anywhere',
  guard: 'anyone',
  input: z.object({
    rows: z
      .array(
        z.object({
          /** A whole line as typed, or a code or name where the quantity stands in `number`. */
          typed: text(300).default(''),
          /** Chosen goods; then `typed` is only remembered. */
          productId: id.optional(),
          /** 1: these goods were proposed for what was typed and nobody has confirmed them; they are compared again. */
          isProposed: oneOrZero.default(0),
          number: text(20).default(''),
          unit: z.enum(unitKinds).optional(),
        }),
      )
      .min(1)
      .max(maxQuickOrderLines),
  }),
  output: z.object({ rows: z.array(matchedLine) }),
  rate: 'search',
})

export const quickOrderRead = endpoint({
  method: 'POST',
  path: 'v3/business/front/quickOrder/read',
  summary:
    'Reads the rows of a list (multipart field `file`: XLSX, DOCX, PDF with text, CSV or text of at most 4 MB): code or name, quantity, unit',
  guard: 'login',
  files: oneSheet,
  input: z.object({}),
  output: z.object({
    /** Lines as they would be typed, in the order of the sheet. */
    lines: z.array(z.string()),
    /** `row` counts from 1 and includes the head. */
    errors: z.array(z.object({ row: z.number(), text: z.string() })),
  }),
  rate: 'write',
})

export const quickOrderTemplate = endpoint({
  method: 'GET',
  path: 'v3/business/front/quickOrder/template',
  summary: 'An empty sheet with the columns of quick order and an example row',
  guard: 'login',
  input: z.object({}),
  output: downloadFile,
  rate: 'read',
})
