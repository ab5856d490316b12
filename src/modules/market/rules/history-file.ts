import { csvText } from '../../../kernel/text/csv.ts'

type Quote = { readonly date: string; readonly low: number; readonly high: number; readonly price: number; readonly premium: number | null }
type Series = { readonly seriesCode: string; readonly seriesName: string; readonly quotes: readonly Quote[] }

export type TextFile = { readonly fileName: string; readonly mimeType: string; readonly content: string }

/** Lines as a CSV file with a byte-order mark, so that spreadsheets read Chinese. */
export function csvFile(name: string, lines: readonly (readonly (string | number | null)[])[]): TextFile {
  return { fileName: `${name}.csv`, mimeType: 'text/csv;charset=utf-8', content: csvText(lines) }
}

/** Quotes of some series as a file: CSV or JSON. Prices in yuan per tonne. */
export function historyFile(history: readonly Series[], format: 'csv' | 'json'): TextFile {
  const name = `zinc-${history.map((series) => series.seriesCode.toLowerCase()).join('_') || 'empty'}`
  if (format === 'json') return { fileName: `${name}.json`, mimeType: 'application/json', content: JSON.stringify(history, null, 2) }
  const head = ['series_code', 'series_name', 'date', 'low', 'high', 'price', 'premium']
  const lines = history.flatMap((series) =>
    series.quotes.map((quote) => [series.seriesCode, series.seriesName, quote.date, quote.low, quote.high, quote.price, quote.premium]),
  )
  return csvFile(name, [head, ...lines])
}
