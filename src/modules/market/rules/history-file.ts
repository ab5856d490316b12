type Quote = { readonly date: string; readonly low: number; readonly high: number; readonly price: number; readonly premium: number | null }
type Series = { readonly seriesCode: string; readonly seriesName: string; readonly quotes: readonly Quote[] }

/** One cell of a CSV file: quoted where it must be, and never a formula for a spreadsheet. */
function cell(value: string | number | null): string {
  if (typeof value !== 'string') return value === null ? '' : String(value)
  const harmless = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return /[",\n\r]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

/** Quotes of some series as a file: CSV with a byte-order mark, so that spreadsheets read Chinese, or JSON. Prices in yuan per tonne. */
export function historyFile(history: readonly Series[], format: 'csv' | 'json'): { fileName: string; mimeType: string; content: string } {
  const fileName = `zinc-${history.map((series) => series.seriesCode.toLowerCase()).join('_') || 'empty'}.${format}`
  if (format === 'json') return { fileName, mimeType: 'application/json', content: JSON.stringify(history, null, 2) }
  const head = ['series_code', 'series_name', 'date', 'low', 'high', 'price', 'premium'].join(',')
  const lines = history.flatMap((series) =>
    series.quotes.map((quote) =>
      [series.seriesCode, series.seriesName, quote.date, quote.low, quote.high, quote.price, quote.premium].map(cell).join(','),
    ),
  )
  return { fileName, mimeType: 'text/csv;charset=utf-8', content: `\uFEFF${[head, ...lines].join('\r\n')}\r\n` }
}
