import { failure, type Failure } from '../../../kernel/failure/failure.ts'
import { parseDecimal } from '../../../kernel/quantity/decimal.ts'
import { parseDay, type Day } from '../../../kernel/time/clock.ts'
import { indexWords } from './index-words-data.ts'
import { filled } from './filled.ts'

export const indexMethods = ['average', 'fixings'] as const

/** How an index prices a line (flows.md F12); its price in the contract is provisional. */
export type IndexTerms = {
  readonly seriesCode: string
  /** Chinese name of the series, and whether its quotes contain VAT: written by the server when the text is saved. */
  readonly seriesName: string
  readonly seriesTax: 0 | 1
  /** First and last day of the pricing window. */
  readonly from: Day
  readonly to: Day
  /** The mean of all quoted days, or the quotes that the buyer fixes; what is not fixed then takes the mean. */
  readonly method: (typeof indexMethods)[number]
  /** The most fixings; 0 with `average`. */
  readonly fixings: number
  /** Yuan per tonne, negative for a discount. */
  readonly premium: string
  readonly premiumTax: 0 | 1
  /** A margin call follows when the price moves by more than this percentage; 0 for none. */
  readonly marginPercent: number
}

type Line = { readonly no?: number | undefined; readonly unit: string; readonly index?: IndexTerms | undefined }

/** Longer windows are two contracts. */
const longestWindow = 186
const tonnes: readonly string[] = indexWords.tonnes

/** Whether an index in yuan per tonne can price a line. */
export const isInTonnes = ({ unit }: Pick<Line, 'unit'>): boolean => tonnes.includes(unit)

function windowDays({ from, to }: IndexTerms): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000) + 1
}

function problemOf({ unit, index }: Line): string | null {
  if (!index) return null
  if (!isInTonnes({ unit })) return 'contract.indexUnit'
  const isDay = parseDay(index.from) !== undefined && parseDay(index.to) !== undefined
  if (!isDay || windowDays(index) < 1 || windowDays(index) > longestWindow) return 'contract.indexWindow'
  if (parseDecimal(index.premium, 2) === undefined) return 'contract.indexPremium'
  return index.method === 'fixings' && index.fixings < 1 ? 'contract.indexFixings' : null
}

/** What is wrong with the index terms of some lines; null when they can be sent. */
export function indexProblem(lines: readonly Line[], priceMode: 'fixed' | 'index'): Failure | null {
  for (const [at, line] of lines.entries()) {
    const code = problemOf(line) ?? (line.index && priceMode === 'fixed' ? 'contract.indexMode' : null)
    if (code) return failure(code, { line: line.no ?? at + 1, days: longestWindow }, { field: 'lines' })
  }
  return null
}

function premiumText({ premium }: IndexTerms): string {
  const amount = premium.replace('-', '')
  if (parseDecimal(amount, 2) === 0n) return indexWords.flat
  return filled(premium.startsWith('-') ? indexWords.discount : indexWords.premium, { amount })
}

/** The terms as a sentence of the contract, in Chinese. */
export function indexSentence(terms: IndexTerms): string {
  const { seriesName, seriesTax, from, to, method, fixings, premiumTax, marginPercent } = terms
  const taxOf = (included: 0 | 1) => (included === 1 ? indexWords.taxed : indexWords.untaxed)
  const tax = filled(indexWords.tax, { series: taxOf(seriesTax), premium: taxOf(premiumTax) })
  const how = filled(indexWords[method], { series: seriesName, from, to, count: fixings })
  const margin = marginPercent > 0 ? filled(indexWords.margin, { percent: marginPercent }) : ''
  return `${how}${premiumText(terms)}${tax}${margin}`
}

/** The sentences of all lines with index terms, each with its number. */
export function indexSentences(lines: readonly Line[]): string {
  return lines
    .flatMap(({ index, no }, at) => (index ? [filled(indexWords.line, { no: no ?? at + 1, text: indexSentence(index) })] : []))
    .join('')
}
