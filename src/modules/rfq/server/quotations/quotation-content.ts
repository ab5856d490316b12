import { z } from 'zod'
import type { SealableValue } from '../../../../kernel/sealing/canonical-json.ts'
import { matchesReceipt } from '../../../../kernel/sealing/receipt.ts'
import type { KeyWrapper } from '../../../../kernel/sealing/sealed-payloads.ts'
import { quotedTerms } from '../../endpoints-schemas.ts'
import type { Quotation, QuotationLine } from './quotation-repository.ts'
import { hashOf } from './write-quotation.ts'

const digits = z.string().regex(/^\d+$/).transform(BigInt)
const content = z.object({
  validUntil: z.string().nullable(),
  freight: digits,
  taxIncluded: z.boolean(),
  payTerms: z.string(),
  payDays: z.number().nullable(),
  note: z.string(),
  terms: quotedTerms.nullable().default(null),
  lines: z.array(
    z.object({
      lineNo: z.number(),
      offer: z.enum(['PRICE', 'SUBSTITUTE', 'NOT_AVAILABLE']),
      productId: z.number().nullable(),
      name: z.string(),
      unitPrice: digits.nullable(),
      moq: digits.nullable(),
      allowIncrements: z.boolean(),
      deliveryOn: z.string().nullable(),
      remark: z.string(),
    }),
  ),
})

type Terms = Pick<Quotation, 'validUntil' | 'freight' | 'taxIncluded' | 'payTerms' | 'payDays' | 'note' | 'terms'>
type Line = Omit<QuotationLine, 'targetPrice' | 'accepted'>
// Terms without a window have the same text as before there were any.
const sealableTerms = ({ pricing, ...terms }: NonNullable<Quotation['terms']>): SealableValue => ({
  ...terms,
  ...(pricing ? { pricing: { ...pricing } } : {}),
})

/** What a supplier says in a quotation: all that is sealed. */
export type QuotationContent = Terms & { readonly lines: readonly Line[] }

const textOf = (value: bigint | number | null) => (value === null ? null : String(value))

/** A quotation's content as one value that has the same text everywhere. */
export function sealableContent({
  validUntil,
  freight,
  taxIncluded,
  payTerms,
  payDays,
  note,
  terms,
  lines,
}: QuotationContent): SealableValue {
  return {
    validUntil,
    taxIncluded,
    payTerms,
    payDays,
    note,
    freight: String(freight),
    // Quotations from before the terms were asked for have receipts without them.
    ...(terms === null ? {} : { terms: sealableTerms(terms) }),
    lines: lines.map(({ lineNo, offer, productId, name, unitPrice, moq, allowIncrements, deliveryOn, remark }) => ({
      lineNo,
      offer,
      name,
      allowIncrements,
      deliveryOn,
      remark,
      productId: productId === null ? null : Number(productId),
      unitPrice: textOf(unitPrice),
      moq: textOf(moq),
    })),
  }
}

export function parseContent(value: unknown): QuotationContent {
  return content.parse(value)
}

/** The supplier's own copy of a sealed content. */
export function ownCopyOf(keys: KeyWrapper, of: QuotationContent): Buffer {
  return Buffer.from(keys.wrap(Buffer.from(JSON.stringify(sealableContent(of)))))
}

type LinesById = ReadonlyMap<number, QuotationLine[]>

/** Quotations of one supplier as that supplier reads them: what is sealed comes from the own copy. */
export function withOwnCopies<One extends Quotation>(
  keys: KeyWrapper | null,
  quotations: readonly One[],
  lines: LinesById,
): { readonly quotations: One[]; readonly lines: LinesById } {
  const all = new Map(lines)
  const shown = quotations.map((quotation) => {
    if (quotation.ownCopy === null || keys === null) return quotation
    const { lines: own, ...terms } = parseContent(JSON.parse(Buffer.from(keys.unwrap(quotation.ownCopy)).toString()))
    all.set(
      quotation.id,
      own.map((line) => ({ ...line, targetPrice: null, accepted: false })),
    )
    return { ...quotation, ...terms }
  })
  return { quotations: shown, lines: all }
}

/** Whether an opened quotation is the one that its receipt was given for; null before the opening. */
export async function receiptHolds(quotation: Quotation, lines: readonly QuotationLine[]): Promise<boolean | null> {
  if (quotation.hash === null || quotation.ownCopy !== null) return null
  if (quotation.nonce === '') return hashOf(quotation, lines).equals(quotation.hash)
  return matchesReceipt(sealableContent({ ...quotation, lines }), quotation.nonce, quotation.hash.toString('hex'))
}
