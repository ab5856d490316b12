import { rows, type Queryable } from '../../../kernel/database/transaction.ts'

/** Prices in 1/10000 yuan. */
export type SeriesRecord = {
  readonly seriesCode: string
  readonly nameZh: string
  readonly nameEn: string
  readonly kind: string
  readonly marketZh: string
  readonly marketEn: string
  readonly unitCode: string
  readonly synthetic: boolean
  readonly grade: string
  readonly sourceZh: string
  readonly sourceEn: string
  readonly taxIncluded: boolean
  readonly currency: 'CNY' | 'USD'
  readonly latest: QuoteRecord | null
  readonly previousPrice: number | null
}
export type QuoteRecord = {
  readonly date: string
  readonly low: number
  readonly high: number
  readonly price: number
  readonly premium: number | null
  readonly publishedAt: string
}

const quoteJson = `json_build_object('date', to_char(q.quote_date, 'YYYY-MM-DD'), 'low', q.low, 'high', q.high, 'price', q.price, 'premium', q.premium, 'publishedAt', q.published_at)`
const seriesWhere = (name: string, where: string) => ({
  name,
  text: `SELECT s.series_code AS "seriesCode", s.name_zh AS "nameZh", s.name_en AS "nameEn", s.kind, s.market_zh AS "marketZh", s.market_en AS "marketEn",
                s.unit_code AS "unitCode", s.synthetic, s.grade, s.source_zh AS "sourceZh", s.source_en AS "sourceEn", s.tax_included AS "taxIncluded", s.currency, last.quote AS latest, before.price AS "previousPrice"
         FROM index_series s
         LEFT JOIN LATERAL (SELECT q.quote_date, ${quoteJson} AS quote FROM index_quote q WHERE q.series_code = s.series_code AND q.is_current ORDER BY q.quote_date DESC LIMIT 1) last ON true
         LEFT JOIN LATERAL (SELECT q.price FROM index_quote q WHERE q.series_code = s.series_code AND q.is_current AND q.quote_date < last.quote_date ORDER BY q.quote_date DESC LIMIT 1) before ON true
         WHERE ${where} ORDER BY s.sort, s.series_code`,
})
const series = seriesWhere('market.series', `s.kind <> 'stock'`)
const stocks = seriesWhere('market.stocks', `s.kind = 'stock'`)
const quotes = {
  name: 'market.quotes',
  text: `SELECT s.series_code AS "seriesCode", s.name_zh AS "nameZh", s.name_en AS "nameEn",
                coalesce((SELECT json_agg(d.quote ORDER BY d.quote_date) FROM (
                   SELECT q.quote_date, ${quoteJson} AS quote FROM index_quote q
                   WHERE q.series_code = s.series_code AND q.is_current AND ($2::date IS NULL OR q.quote_date >= $2) AND ($3::date IS NULL OR q.quote_date <= $3)
                   ORDER BY q.quote_date DESC LIMIT $4) d), '[]'::json) AS quotes
         FROM index_series s WHERE s.series_code = ANY($1) ORDER BY s.sort`,
}

/** Every series of prices with its latest quote and the price before it. */
export function allSeries(db: Queryable): Promise<SeriesRecord[]> {
  return rows<SeriesRecord>(db, series, [])
}

/** Every series of stocks: its numbers are 1/10000 tonne. */
export function stockSeries(db: Queryable): Promise<SeriesRecord[]> {
  return rows<SeriesRecord>(db, stocks, [])
}

export type QuoteSpan = { readonly from: string | null; readonly to: string | null; readonly most: number }

/** The latest quotes of some series within a span of days, oldest first. */
export function quotesOf(
  db: Queryable,
  codes: readonly string[],
  span: QuoteSpan,
): Promise<{ seriesCode: string; nameZh: string; nameEn: string; quotes: QuoteRecord[] }[]> {
  return rows(db, quotes, [codes, span.from, span.to, span.most])
}
