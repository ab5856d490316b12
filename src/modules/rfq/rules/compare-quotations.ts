import { vatOn } from '../../../kernel/money/vat.ts'
import type { Fen } from '../../../kernel/money/money.ts'
import { divideHalfUp } from '../../../kernel/money/rounding.ts'
import { lineAmount, type UnitPrice } from '../../../kernel/money/unit-price.ts'

/** A line that was asked for: how much, in steps of 10^-decimals of its unit. */
export type RequestedLine = { readonly lineNo: number; readonly number: bigint; readonly decimals: number }
/** What one supplier says to a line; no price means that they do not have it. */
export type OfferedLine = { readonly lineNo: number; readonly unitPrice: UnitPrice | null; readonly deliveryOn: string | null }
/** A quotation as it is compared; freight in fen is for all its lines together. */
export type ComparedQuotation = {
  readonly quotationSn: string
  readonly freight: Fen
  readonly taxIncluded: boolean
  readonly lines: readonly OfferedLine[]
}

/** A line of a quotation delivered and with tax: `unitPrice` in 1/10000 yuan per unit, `amount` in fen without freight. */
export type LandedLine = {
  readonly lineNo: number
  readonly amount: Fen
  readonly unitPrice: UnitPrice
  readonly deliveryOn: string | null
}
export type LandedQuotation = {
  readonly quotationSn: string
  readonly freight: Fen
  readonly goods: Fen
  readonly total: Fen
  readonly lines: readonly LandedLine[]
}

// Twenty quotations of one request are put on the ground of the same lines.
const byNumber = new WeakMap<readonly RequestedLine[], ReadonlyMap<number, RequestedLine>>()
function requestedByNumber(asked: readonly RequestedLine[]): ReadonlyMap<number, RequestedLine> {
  const there = byNumber.get(asked) ?? new Map(asked.map((line) => [line.lineNo, line]))
  byNumber.set(asked, there)
  return there
}

/** Puts a quotation on the common ground: 13 % tax in, freight shared by amount over its lines. */
export function landedQuotation(asked: readonly RequestedLine[], quote: ComparedQuotation): LandedQuotation {
  const requested = requestedByNumber(asked)
  const priced = quote.lines.flatMap(({ lineNo, unitPrice, deliveryOn }) => {
    const line = requested.get(lineNo)
    if (!line || unitPrice === null) return []
    const amount = lineAmount(quote.taxIncluded ? unitPrice : unitPrice + vatOn(unitPrice), line.number, line.decimals)
    return [{ lineNo, amount, deliveryOn, line }]
  })
  const goods = priced.reduce((sum, one) => sum + one.amount, 0n)
  const lines = priced.map(({ lineNo, amount, deliveryOn, line }) => {
    const scale = 10n ** BigInt(line.decimals)
    // amount × (goods + freight) / goods is the line with its share; 100 turns fen into 1/10000 yuan.
    const unitPrice = goods === 0n ? 0n : divideHalfUp(amount * (goods + quote.freight) * 100n * scale, goods * line.number)
    return { lineNo, amount, unitPrice, deliveryOn }
  })
  return { quotationSn: quote.quotationSn, freight: quote.freight, goods, total: goods + quote.freight, lines }
}

const byPrice = (one: LandedLine, other: LandedLine) => (one.unitPrice < other.unitPrice ? -1 : one.unitPrice > other.unitPrice ? 1 : 0)

/** The quotation with the lowest landed price of each line; a line that nobody offers has none. */
export function lowestByLine(quotes: readonly LandedQuotation[]): ReadonlyMap<number, string> {
  return bestByLine(quotes, byPrice)
}

export const scenarioKeys = ['single', 'perLine', 'earliest'] as const
export type Scenario = {
  readonly key: (typeof scenarioKeys)[number]
  /** Fen, with the whole freight of every supplier that takes part. */
  readonly total: Fen
  /** True when every line finds somebody. */
  readonly isComplete: boolean
  readonly lines: readonly { readonly lineNo: number; readonly quotationSn: string }[]
}

/**
 * The three ready choices: one supplier for most lines, the lowest total of several, the earliest of each line. Who offers as many
 * lines as another is compared with what the others would take for the missing ones: totals of different lines say nothing.
 */
export function scenariosOf(asked: readonly RequestedLine[], quotes: readonly LandedQuotation[]): Scenario[] {
  const offering = quotes.filter((quote) => quote.lines.length > 0)
  if (offering.length === 0) return []
  const most = Math.max(...offering.map((quote) => quote.lines.length))
  const lowest = lowestAmounts(offering)
  const withRest = ({ total, lines }: LandedQuotation): Fen => {
    const offered = new Set(lines.map(({ lineNo }) => lineNo))
    return lowest.reduce((sum, { lineNo, amount }) => (offered.has(lineNo) ? sum : sum + amount), total)
  }
  const [single] = offering
    .filter((quote) => quote.lines.length === most)
    .map((quote) => ({ quote, cost: withRest(quote) }))
    .toSorted((one, other) => (one.cost < other.cost ? -1 : one.cost > other.cost ? 1 : 0))
  const inOrder = (best: ReadonlyMap<number, string>) =>
    asked.flatMap(({ lineNo }) => {
      const quotationSn = best.get(lineNo)
      return quotationSn === undefined ? [] : [{ lineNo, quotationSn }]
    })
  const alone = (single?.quote.lines ?? []).map(({ lineNo }) => ({ lineNo, quotationSn: single?.quote.quotationSn ?? '' }))
  const combined = inOrder(new Map(withoutDearFreight(offering).map(({ lineNo, quotationSn }) => [lineNo, quotationSn])))
  const isAloneBetter = alone.length === combined.length && totalOf(offering, alone) < totalOf(offering, combined)
  const choices: [Scenario['key'], Scenario['lines']][] = [
    ['single', alone],
    ['perLine', isAloneBetter ? alone : combined],
    ['earliest', inOrder(bestByLine(offering, byDay))],
  ]
  return choices.map(([key, lines]) => ({ key, lines, total: totalOf(offering, lines), isComplete: lines.length === asked.length }))
}

type LowestAmount = { readonly lineNo: number; readonly quotationSn: string; readonly amount: Fen; readonly next: Fen | null }

/** Who asks least for each line in fen without freight, and what the next one asks; null where there is no other. */
function lowestAmounts(quotes: readonly LandedQuotation[]): readonly LowestAmount[] {
  const found = new Map<number, LowestAmount>()
  for (const { quotationSn, lines } of quotes)
    for (const { lineNo, amount } of lines) {
      const best = found.get(lineNo)
      if (!best || amount < best.amount) found.set(lineNo, { lineNo, quotationSn, amount, next: best?.amount ?? null })
      else if (best.next === null || amount < best.next) found.set(lineNo, { ...best, next: amount })
    }
  return [...found.values()]
}

/**
 * The lowest lines of suppliers who are worth their freight, which is paid in full for one line too: who costs most for what they save
 * is left out while every line still finds somebody. One after another: an improvement, not proved the lowest of all.
 */
function withoutDearFreight(quotes: readonly LandedQuotation[]): readonly LowestAmount[] {
  const lowest = lowestAmounts(quotes)
  const used = quotes.filter((quote) => lowest.some(({ quotationSn }) => quotationSn === quote.quotationSn))
  if (used.length < quotes.length) return withoutDearFreight(used)
  const costs = quotes.map(({ quotationSn, freight }) => {
    const own = lowest.filter((line) => line.quotationSn === quotationSn)
    const isNeeded = own.some(({ next }) => next === null)
    const saved = own.reduce((sum, { amount, next }) => sum + (next ?? amount) - amount, 0n)
    return { quotationSn, cost: isNeeded ? 0n : freight - saved }
  })
  const dearest = costs.reduce((most, one) => (one.cost > most.cost ? one : most), { quotationSn: '', cost: 0n })
  return dearest.cost > 0n ? withoutDearFreight(quotes.filter(({ quotationSn }) => quotationSn !== dearest.quotationSn)) : lowest
}

type Comparing = (landedLine: LandedLine, other: LandedLine) => number

const dayOf = (line: LandedLine) => line.deliveryOn ?? '9999-12-31'
// Days are written alike, so that their order is that of their characters.
const byDay: Comparing = (one, other) => (dayOf(one) < dayOf(other) ? -1 : dayOf(one) > dayOf(other) ? 1 : byPrice(one, other))

/** The quotation with the best offer of each line; of equal ones the first. */
function bestByLine(quotes: readonly LandedQuotation[], compare: Comparing): ReadonlyMap<number, string> {
  const best = new Map<number, LandedLine>()
  const sns = new Map<number, string>()
  for (const { quotationSn, lines } of quotes)
    for (const line of lines) {
      const found = best.get(line.lineNo)
      if (found && compare(line, found) >= 0) continue
      best.set(line.lineNo, line)
      sns.set(line.lineNo, quotationSn)
    }
  return sns
}

/** What later payment is worth: the total for so many days at a yearly rate in hundredths of a percent. */
export function paymentTermGain(total: Fen, days: number | null, yearlyRate: number): Fen {
  return days === null ? 0n : divideHalfUp(total * BigInt(days) * BigInt(yearlyRate), 3_650_000n)
}

/** What a choice of lines costs: goods with tax, and the freight of each supplier once. */
export function totalOf(quotes: readonly LandedQuotation[], lines: Scenario['lines']): Fen {
  return quotes.reduce((sum, quote) => {
    const mine = new Set(lines.flatMap((line) => (line.quotationSn === quote.quotationSn ? [line.lineNo] : [])))
    if (mine.size === 0) return sum
    return sum + quote.freight + quote.lines.filter((line) => mine.has(line.lineNo)).reduce((goods, line) => goods + line.amount, 0n)
  }, 0n)
}
