import { rows, type Queryable } from '../../../kernel/database/transaction.ts'
import type { FormulaQuote } from '../rules/formula-price.ts'

type Int = number | bigint
type Row = {
  readonly seriesCode: string
  readonly nameZh: string
  readonly nameEn: string
  readonly sourceZh: string
  readonly sourceEn: string
  readonly taxIncluded: boolean
  readonly currency: string
  readonly quotes: readonly { quoteId: number; date: string; low: Int; price: Int; high: Int; premium: Int | null }[]
}

/** A series with its newest current quotes, oldest first: enough for sixty days or a whole month before. */
export type FormulaSeries = Omit<Row, 'quotes'> & { readonly quotes: readonly FormulaQuote[] }

const statement = {
  name: 'market.formulaQuotes',
  text: `SELECT s.series_code AS "seriesCode", s.name_zh AS "nameZh", s.name_en AS "nameEn", s.source_zh AS "sourceZh", s.source_en AS "sourceEn",
      s.tax_included AS "taxIncluded", s.currency,
      coalesce((SELECT json_agg(json_build_object('quoteId', d.quote_id, 'date', to_char(d.quote_date, 'YYYY-MM-DD'), 'low', d.low, 'price', d.price,
         'high', d.high, 'premium', d.premium) ORDER BY d.quote_date)
       FROM (SELECT * FROM index_quote q WHERE q.series_code = s.series_code AND q.is_current ORDER BY q.quote_date DESC LIMIT 100) d), '[]'::json) AS quotes
     FROM index_series s WHERE s.series_code = ANY($1) AND s.kind <> 'stock'`,
}

/** What formulas need of some series, by code; unknown codes are left out. */
export async function formulaSeries(db: Queryable, codes: readonly string[]): Promise<ReadonlyMap<string, FormulaSeries>> {
  const found = await rows<Row>(db, statement, [codes])
  return new Map(found.map((row) => [row.seriesCode, { ...row, quotes: row.quotes.map(quoteOf) }]))
}

function quoteOf(quote: Row['quotes'][number]): FormulaQuote {
  const { quoteId, date, low, price, high, premium } = quote
  return { quoteId, date, low: BigInt(low), price: BigInt(price), high: BigInt(high), premium: premium === null ? null : BigInt(premium) }
}

/** The quotes of a series within a span of days, and what days the domestic market quoted anything in it. */
export type QuoteWindow = {
  readonly quotes: readonly FormulaQuote[]
  readonly marketDays: readonly string[]
  /** Day of the newest quote of the series; empty without one. */
  readonly newest: string
}

const spanned = {
  name: 'market.quoteWindow',
  text: `SELECT coalesce((SELECT json_agg(json_build_object('quoteId', q.quote_id, 'date', to_char(q.quote_date, 'YYYY-MM-DD'), 'low', q.low, 'price', q.price,
         'high', q.high, 'premium', q.premium) ORDER BY q.quote_date)
       FROM index_quote q WHERE q.series_code = $1 AND q.is_current AND q.quote_date BETWEEN $2 AND $3), '[]'::json) AS quotes,
      ARRAY(SELECT DISTINCT to_char(q.quote_date, 'YYYY-MM-DD') FROM index_quote q JOIN index_series s USING (series_code)
       WHERE s.currency = 'CNY' AND q.is_current AND q.quote_date BETWEEN $2 AND $3 ORDER BY 1) AS "marketDays",
      coalesce((SELECT to_char(max(q.quote_date), 'YYYY-MM-DD') FROM index_quote q WHERE q.series_code = $1 AND q.is_current), '') AS newest`,
}

/** What the calculation of a pricing window needs of the market. */
export async function quoteWindow(db: Queryable, seriesCode: string, from: string, to: string): Promise<QuoteWindow> {
  const [row] = await rows<Pick<Row, 'quotes'> & Pick<QuoteWindow, 'marketDays' | 'newest'>>(db, spanned, [seriesCode, from, to])
  return row ? { ...row, quotes: row.quotes.map(quoteOf) } : { quotes: [], marketDays: [], newest: '' }
}
