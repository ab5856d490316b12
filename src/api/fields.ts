import { z } from 'zod'

// Clients send urlencoded text as well as JSON, so numbers arrive in both forms. Only plain ASCII digits are numbers:
// no exponent, hexadecimal, sign, space or full-width digit (reliability T-FUZZ-2).
const wholeText = /^(0|[1-9][0-9]{0,15})$/

/** Makes each schema once: the calls' contracts ask hundreds of times for a few dozen of them, 6 to 13 kB each. */
function once<Schema>(make: (max: number, min: number) => Schema): (max: number, min: number) => Schema {
  const made = new Map<string, Schema>()
  return (max, min) => {
    const key = `${min}-${max}`
    const schema = made.get(key) ?? make(max, min)
    made.set(key, schema)
    return schema
  }
}

const wholes = once((max, min) => {
  const digits = z.string().regex(wholeText).transform(Number)
  return z.union([z.number(), digits]).pipe(z.number().int().min(min).max(max))
})
const texts = once((max, min) => {
  const schema = z.string().trim().min(min).max(max)
  // A character of two code units is one character, as PostgreSQL counts.
  return min < 2 ? schema : schema.refine((value) => Array.from(value).length >= min)
})

/** A whole number from 0 to `max`, as a JSON number or plain digits. */
export function whole(max = Number.MAX_SAFE_INTEGER, min = 0) {
  return wholes(max, min)
}

/** The id of a row: a positive whole number. Whether it exists and is theirs, the store's SQL says. */
export const id = whole(Number.MAX_SAFE_INTEGER, 1)

/** Trimmed text of at most `max` characters; `min` 1 makes it required. */
export function text(max: number, min = 0) {
  return texts(max, min)
}

/** A decimal quantity as text or number, kept as text so that no digit is lost, e.g. `12.5`. */
export const decimal = z
  .union([
    z.string(),
    z
      .number()
      .finite()
      .nonnegative()
      .transform((value) => String(value)),
  ])
  .pipe(z.string().regex(/^(0|[1-9][0-9]{0,11})(\.[0-9]{1,6})?$/))

/** The specification's yes and no: 1 or 0. */
export const oneOrZero = z.union([
  z.literal(1),
  z.literal(0),
  z.literal('1').transform(() => 1 as const),
  z.literal('0').transform(() => 0 as const),
])

/** Pages by number, for lists that show numbers; deep pages are capped since nobody reads them. */
export const pageFields = { current: whole(500, 1).default(1), pageSize: whole(100, 1).default(20) }

/** A list of ids, as a JSON array or a comma list. */
export function idList(max: number) {
  return z
    .union([
      z.array(z.union([z.string(), z.number()])),
      z.string().transform((list): (string | number)[] => list.split(',').filter((part) => part !== '')),
    ])
    .pipe(z.array(id).max(max))
}

/** Money on the wire: yuan with two decimals. */
export const yuan = z.number()

/** Money that a browser sends back: yuan as a number, or as its text in an urlencoded body. */
export const yuanInput = z.union([
  z.number(),
  z
    .string()
    .regex(/^(0|[1-9][0-9]{0,11})(\.[0-9]{1,2})?$/)
    .transform(Number),
])
/** A moment on the wire: ISO 8601. */
export const timestamp = z.string()

/** What a gateway offers to a payer. */
export const gatewayOffer = {
  amount: yuan,
  /** `qr`: show `qrImage`; `redirect`: send the browser to `payUrl`. */
  kind: z.enum(['qr', 'redirect']),
  payUrl: z.string(),
  /** An SVG as a data address; empty for a redirect. */
  qrImage: z.string(),
  expireTime: timestamp,
  isDemo: oneOrZero,
}

/** How something that is no checkout can be paid beside a gateway. */
export const otherWays = {
  /** Where a transfer goes; null when none is taken. */
  transferAccount: z.object({ accountName: z.string(), bankName: z.string(), accountNo: z.string(), remark: z.string() }).nullable(),
  balance: z.object({ available: yuan, hasPayPassword: oneOrZero }),
}

/** What proves a transfer. */
export const voucherFields = {
  bankName: text(60, 1),
  documentNo: text(64, 1),
  picture: z.string().regex(/^\/files\/[0-9a-f-]{36}$/),
}

/** The platform's word on a transfer. */
export const transferVerdict = { event: z.enum(['confirmTransfer', 'rejectTransfer']), reason: text(200).default('') }
