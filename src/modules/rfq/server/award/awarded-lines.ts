import type { Fen } from '../../../../kernel/money/money.ts'
import { landedQuotation, totalOf, type RequestedLine, type LandedQuotation } from '../../rules/compare-quotations.ts'
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

/** Chosen lines that no living order holds: orders are one for each store. */
export function linesToOrder(chosen: readonly AwardedLine[], live: readonly { readonly storeId: number }[]): AwardedLine[] {
  return chosen.filter(({ quotation }) => !live.some((order) => order.storeId === quotation.storeId))
}

/** Stores whose lines of an award are bought already: by an order that lives, or by a contract in force. */
export function coveredStores(of: Pick<Rfq, 'contractedStores'>, live: readonly { readonly storeId: number }[]): { storeId: number }[] {
  return [...live, ...of.contractedStores.map((storeId) => ({ storeId: Number(storeId) }))]
}

/** What the chosen lines cost with tax and every supplier's freight; null where one of them is not the mall's goods. */
export function orderTotal(
  asked: readonly RfqLine[],
  chosen: readonly AwardedLine[],
  lines: ReadonlyMap<number, readonly QuotationLine[]>,
): Fen | null {
  const products = chosen.flatMap(({ line }) => line.productId ?? [])
  // The same SKU twice could have two prices: such a choice is settled with the supplier.
  // An index price is settled by its formula under a contract; the prices of its lines are provisional.
  if (chosen.some(({ quotation }) => quotation.terms?.priceBasis === 'INDEX')) return null
  if (chosen.length === 0 || products.length < chosen.length || new Set(products).size < products.length) return null
  const quotations = [...new Set(chosen.map(({ quotation }) => quotation))].map((quotation) =>
    toLandedQuotation(quotation, lines.get(quotation.id) ?? [], asked),
  )
  return totalOf(
    quotations,
    chosen.map(({ quotation, line }) => ({ lineNo: line.lineNo, quotationSn: quotation.quotationSn })),
  )
}
