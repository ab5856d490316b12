import { parseDay, type Day } from '../../../kernel/time/clock.ts'
import { parseDecimal } from '../../../kernel/quantity/decimal.ts'
import { failure, type Failure } from '../../../kernel/failure/failure.ts'
import { csvRows } from '../../../kernel/text/csv.ts'
import { parseUnitPrice, type UnitPrice } from '../../../kernel/money/unit-price.ts'

/** A quote of one day as it is published; prices in 1/10000 yuan. */
export type QuoteEntry = {
  readonly seriesCode: string
  readonly date: Day
  readonly low: UnitPrice
  readonly high: UnitPrice
  readonly price: UnitPrice
  readonly premium: bigint | null
}
export type QuoteText = Readonly<Record<'seriesCode' | 'date' | 'low' | 'high' | 'price' | 'premium', string>>

/** Reads what was typed for a day: prices above zero, low ≤ mean ≤ high, no day to come. */
export function readQuote(typed: QuoteText, today: Day): QuoteEntry | Failure {
  const date = parseDay(typed.date)
  if (date === undefined) return failure('market.dayInvalid', {}, { field: 'date' })
  if (date > today) return failure('market.dayToCome', { date }, { field: 'date' })
  const [low, high, price] = [parseUnitPrice(typed.low), parseUnitPrice(typed.high), parseUnitPrice(typed.price)]
  if (!low || !high || !price) return failure('market.priceInvalid', {}, { field: !price ? 'price' : !low ? 'low' : 'high' })
  if (low > price || price > high) return failure('market.outOfBand', {}, { field: 'price' })
  const premium = typed.premium === '' ? null : parseDecimal(typed.premium, 4)
  if (premium === undefined) return failure('market.premiumInvalid', {}, { field: 'premium' })
  return { seriesCode: typed.seriesCode, date, low, high, price, premium }
}

const mostLines = 1000
const needed = ['series_code', 'date', 'low', 'high', 'price'] as const

export type CsvLine = { readonly line: number; readonly entry: QuoteEntry | Failure }

/** Reads a CSV file of quotes. A failure of the whole file, or every line with its entry or its own failure. */
export function readQuoteFile(content: string, today: Day): readonly CsvLine[] | Failure {
  const lines = content
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\n|\r/)
    .map((text, index) => ({ text, line: index + 1 }))
    .filter(({ text }) => text.trim() !== '')
  const [head, ...body] = lines
  const names = (csvRows(head?.text ?? '')[0] ?? []).map((name) => name.toLowerCase())
  const missing = needed.find((name) => !names.includes(name))
  if (missing !== undefined) return failure('market.columnMissing', { column: missing })
  if (body.length === 0) return failure('market.fileEmpty')
  if (body.length > mostLines) return failure('market.fileTooLong', { most: mostLines })
  const seen = new Set<string>()
  return body.map(({ text, line }) => {
    const [cells = []] = csvRows(text)
    const at = (name: string) => cells[names.indexOf(name)] ?? ''
    const entry = readQuote(
      {
        seriesCode: at('series_code'),
        date: at('date'),
        low: at('low'),
        high: at('high'),
        price: at('price'),
        premium: names.includes('premium') ? at('premium') : '',
      },
      today,
    )
    const key = `${at('series_code')} ${at('date')}`
    const twice = seen.has(key)
    seen.add(key)
    return { line, entry: twice ? failure('market.lineTwice', { day: key }) : entry }
  })
}
