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
     FROM index_series s WHERE s.series_code = ANY($1)`,
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
