import type { Fen } from '../../../../kernel/money/money.ts'
import { landedQuotation, totalOf, type RequestedLine, type LandedQuotation } from '../../rules/compare-quotations.ts'
import type { Hindrance } from '../../rules/award-hindrances.ts'
import type { LiveOrder } from '../../../order/server/public.ts'
import type { Rfq, RfqLine } from '../requests/rfq-repository.ts'
import type { Quotation, QuotationLine } from '../quotations/quotation-repository.ts'

/** Lines of a request as they are compared. */
export function requestedLines(asked: readonly RfqLine[]): readonly RequestedLine[] {
  const there = requested.get(asked) ?? asked.map(({ lineNo, number, decimals }) => ({ lineNo, decimals, number: BigInt(number) }))
  requested.set(asked, there)
  return there
}
// Every quotation of a request is compared on the same lines.
const requested = new WeakMap<readonly RfqLine[], readonly RequestedLine[]>()

/** A quotation on the common ground of all: tax in, freight shared. */
export function toLandedQuotation(quotation: Quotation, lines: readonly QuotationLine[], asked: readonly RfqLine[]): LandedQuotation {
  return landedQuotation(requestedLines(asked), {
    quotationSn: quotation.quotationSn,
    freight: BigInt(quotation.freight),
    taxIncluded: quotation.taxIncluded,
    lines: lines.map(({ lineNo, unitPrice, deliveryOn }) => ({
      lineNo,
      deliveryOn,
      unitPrice: unitPrice === null ? null : BigInt(unitPrice),
    })),
  })
}

export type AwardedLine = { readonly asked: RfqLine; readonly quotation: Quotation; readonly line: QuotationLine }

/** The lines of a request that were chosen, with the quotations that they were chosen in and the goods that deliver them. */
export function awardedLines(
  asked: readonly RfqLine[],
  quotations: readonly Quotation[],
  lines: ReadonlyMap<number, readonly QuotationLine[]>,
): AwardedLine[] {
  return quotations.flatMap((quotation) =>
    (lines.get(quotation.id) ?? []).flatMap((line) => {
      const one = line.accepted ? asked.find(({ lineNo }) => lineNo === line.lineNo) : undefined
      return one ? [{ asked: one, quotation, line: { ...line, productId: line.productId ?? line.namedProductId ?? null } }] : []
    }),
  )
}

/** What became of an award: contracts in force by store, and orders that were not cancelled. */
export type Bought = { readonly contractedStores: Rfq['contractedStores']; readonly live: readonly Pick<LiveOrder, 'quoteLines'>[] }

/** The number of a quoted line, as its order keeps it. */
export const quoteLineOf = ({ quotation, line }: Pick<AwardedLine, 'quotation' | 'line'>): string =>
  `${quotation.quotationSn}-${line.lineNo}`

/**
 * Chosen lines that neither a living order nor a contract in force holds. The freight of a quotation is paid with the first order of it:
 * what is left of it comes without.
 */
export function openLines(chosen: readonly AwardedLine[], { contractedStores, live }: Bought): AwardedLine[] {
  const ordered = new Set(live.flatMap(({ quoteLines }) => quoteLines))
  const begun = new Set(chosen.filter((one) => ordered.has(quoteLineOf(one))).map(({ quotation }) => quotation))
  const bare = new Map([...begun].map((quotation) => [quotation, { ...quotation, freight: 0 }]))
  return chosen
    .filter((one) => !ordered.has(quoteLineOf(one)) && !contractedStores.some((id) => Number(id) === Number(one.quotation.storeId)))
    .map((one) => ({ ...one, quotation: bare.get(one.quotation) ?? one.quotation }))
}

/** What is in the way of ordering a chosen line; null for nothing. */
export function hindranceOf({ quotation, line }: AwardedLine, open: readonly AwardedLine[]): Hindrance | null {
  if (Number(quotation.storeId) === 0) return 'GUEST'
  // An index price is settled by its formula under a contract; the prices of its lines are provisional.
  if (quotation.terms?.priceBasis === 'INDEX') return 'INDEX'
  if (line.productId === null) return 'NO_GOODS'
  // The same SKU twice could have two prices: such a choice is settled with the supplier.
  return open.filter((other) => other.line.productId === line.productId).length > 1 ? 'TWICE' : null
}

/** Those of the open lines that can be ordered now. */
export const orderableLines = (open: readonly AwardedLine[]): AwardedLine[] => open.filter((one) => hindranceOf(one, open) === null)

/** What lines cost with tax and every supplier's freight; null where there are none. */
export function orderTotal(
  asked: readonly RfqLine[],
  chosen: readonly AwardedLine[],
  lines: ReadonlyMap<number, readonly QuotationLine[]>,
): Fen | null {
  if (chosen.length === 0) return null
  const quotations = [...new Set(chosen.map(({ quotation }) => quotation))].map((quotation) =>
    toLandedQuotation(quotation, lines.get(quotation.id) ?? [], asked),
  )
  return totalOf(
    quotations,
    chosen.map(({ quotation, line }) => ({ lineNo: line.lineNo, quotationSn: quotation.quotationSn })),
  )
}
