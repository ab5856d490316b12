import { z } from 'zod'
import { endpoint } from '../../api/endpoint.ts'

export const documentKinds = [
  'order',
  'delivery',
  'quality',
  'weighing',
  'contract',
  'invoice',
  'redInvoice',
  'certificate',
  'goodsCertificate',
] as const

export const verifyDocument = endpoint({
  method: 'GET',
  path: 'v3/system/front/verify/check',
  summary: 'Whether a document with this number was issued here; with the amount that it shows, also whether that is unaltered',
  guard: 'anyone',
  input: z.object({
    code: z
      .string()
      .trim()
      .regex(/^[A-Za-z0-9-]{6,40}$/),
    /** Yuan as printed. */
    amount: z
      .string()
      .trim()
      .regex(/^([0-9]{1,12}(\.[0-9]{1,2})?)?$/)
      .default(''),
  }),
  output: z.object({
    found: z.union([z.literal(0), z.literal(1)]),
    kind: z.enum(documentKinds).nullable(),
    number: z.string(),
    /** The store that issued it. */
    issuer: z.string(),
    /** Day of issue and last day, `2026-11-20`; empty where there is none. */
    issuedOn: z.string(),
    validUntil: z.string(),
    /** 1: its last day is over. */
    isExpired: z.union([z.literal(0), z.literal(1)]),
    /** The day on which the platform checked it; empty for what it issued itself. */
    checkedOn: z.string(),
    /** SHA-256 of the file, for comparison with one's own; empty where no file is stored. */
    sha256: z.string(),
    /** 0: the stored file or a signature on it is damaged. */
    isIntact: z.union([z.literal(0), z.literal(1)]),
    /** 1 the amount is the document's, 0 it is not, null nothing to compare. */
    amountMatches: z.union([z.literal(0), z.literal(1)]).nullable(),
  }),
  rate: 'search',
  note: 'Tells nothing that does not stand on the document itself: neither buyer nor goods nor the amount; of a contract, whose code cannot be guessed, the two companies.',
})
