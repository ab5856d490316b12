import { failure, type Failure } from '../../../kernel/failure/failure.ts'
import { parseDecimal } from '../../../kernel/quantity/decimal.ts'
import { addDays, type Day } from '../../../kernel/time/clock.ts'
import type { QuotedTerms } from '../../rfq/rules/trade-terms.ts'
import type { ContractLine } from './contract-content.ts'
import { indexSentence, isInTonnes, type IndexTerms } from './index-terms.ts'

type Series = Pick<IndexTerms, 'seriesName' | 'seriesTax'>
/** Index terms that a chosen quotation says: its lines in tonnes have them in the contract. */
export type QuotedIndex = { readonly terms: IndexTerms; readonly isWindowQuoted: boolean }

/** First and last day of the month of a day. */
function monthAround(day: Day): Pick<IndexTerms, 'from' | 'to'> {
  const from = `${day.slice(0, 7)}-01`
  const next = `${addDays(from, 31).slice(0, 7)}-01`
  return { from, to: addDays(next, -1) }
}

/**
 * The index terms of a quotation as a contract has them; null for a fixed price. Where the quotation names no window it is the
 * month of the delivery, which both sides may change. A premium has VAT when the quotation has.
 */
export function quotedIndex(
  quoted: QuotedTerms,
  series: Series,
  how: { readonly taxIncluded: boolean; readonly delivery: Day },
): QuotedIndex | null {
  if (quoted.priceBasis === 'FIXED') return null
  const { seriesCode, premium, pricing } = quoted
  const { seriesName, seriesTax } = series
  const window = pricing ?? { ...monthAround(how.delivery), method: 'average' as const, fixings: 0, marginPercent: 0 }
  const { from, to, method, fixings, marginPercent } = window
  const premiumTax = how.taxIncluded ? (1 as const) : (0 as const)
  const terms = { seriesCode, seriesName, seriesTax, from, to, method, fixings, premium, premiumTax, marginPercent }
  return { terms, isWindowQuoted: pricing !== undefined }
}

const always = ['seriesCode', 'premiumTax'] as const
const withWindow = ['from', 'to', 'method', 'fixings', 'marginPercent'] as const

function isSame(index: IndexTerms | undefined, { terms, isWindowQuoted }: QuotedIndex): boolean {
  if (!index || parseDecimal(index.premium, 2) !== parseDecimal(terms.premium, 2)) return false
  return [...always, ...(isWindowQuoted ? withWindow : [])].every((name) => index[name] === terms[name])
}

/** Lines with the index terms of the quotation, where they are counted in tonnes; others keep their price. */
export function withQuotedIndex(lines: readonly ContractLine[], quoted: QuotedIndex): ContractLine[] {
  return lines.map((line) => (isInTonnes(line) ? { ...line, index: quoted.terms } : line))
}

/** Where a text says other index terms than the chosen quotation; null where it says the same. */
export function quotedIndexProblem(lines: readonly ContractLine[], quoted: QuotedIndex): Failure | null {
  const at = lines.findIndex((line) => isInTonnes(line) && !isSame(line.index, quoted))
  const line = lines[at]
  if (!line) return null
  return failure('contract.differsFromQuotation', { line: line.no ?? at + 1, terms: indexSentence(quoted.terms) }, { field: 'lines' })
}
