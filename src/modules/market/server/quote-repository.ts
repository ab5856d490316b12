import { execute, rows, type Reader, type Transaction } from '../../../kernel/database/transaction.ts'
import type { QuoteEntry } from '../rules/quote-entry.ts'

const lock = {
  name: 'market.lockSeries',
  text: `SELECT name_zh AS "nameZh", name_en AS "nameEn", currency FROM index_series WHERE series_code = $1 FOR UPDATE`,
}
const current = {
  name: 'market.currentQuote',
  text: `SELECT quote_id AS "quoteId", low, high, price, premium FROM index_quote WHERE series_code = $1 AND quote_date = $2 AND is_current`,
}
const retire = { name: 'market.retireQuote', text: `UPDATE index_quote SET is_current = false WHERE quote_id = $1 AND is_current` }
const insert = {
  name: 'market.insertQuote',
  text: `INSERT INTO index_quote (series_code, quote_date, low, high, price, premium, published_at, revision_of, reason, entered_by)
         VALUES ($1,$2,$3,$4,$5,$6,$7,$8,$9,$10) RETURNING quote_id AS "quoteId"`,
}
const days = {
  name: 'market.quoteDays',
  text: `SELECT to_char(q.quote_date, 'YYYY-MM-DD') AS date, json_agg(json_build_object('quoteId', q.quote_id, 'low', q.low, 'high', q.high, 'price', q.price, 'premium', q.premium,
             'publishedAt', q.published_at, 'reason', q.reason, 'isCurrent', q.is_current) ORDER BY q.quote_id DESC) AS revisions
         FROM index_quote q WHERE q.series_code = $1 AND ($2::date IS NULL OR q.quote_date < $2) GROUP BY q.quote_date ORDER BY q.quote_date DESC LIMIT $3`,
}

export type KnownQuote = {
  readonly quoteId: number
  readonly low: number
  readonly high: number
  readonly price: number
  readonly premium: number | null
}
export type QuoteDay = {
  readonly date: string
  readonly revisions: readonly (KnownQuote & { readonly publishedAt: string; readonly reason: string; readonly isCurrent: boolean })[]
}

/** Quotes of a series are written one after the other. False when there is no such series. */
export type SeriesNames = { readonly nameZh: string; readonly nameEn: string; readonly currency: string }

/** Makes others wait who would publish a quote of the series; undefined when there is none. */
export async function lockSeries(tx: Transaction, seriesCode: string): Promise<SeriesNames | undefined> {
  return (await rows<SeriesNames>(tx, lock, [seriesCode]))[0]
}

export async function currentQuote(tx: Transaction, seriesCode: string, date: string): Promise<KnownQuote | undefined> {
  return (await rows<KnownQuote>(tx, current, [seriesCode, date]))[0]
}

export type QuoteDetails = { readonly at: Date; readonly revisionOf: number | null; readonly reason: string; readonly enteredBy: number }

/** Adds a quote; the one that it corrects stays in the table and is current no more. */
export async function addQuote(tx: Transaction, entry: QuoteEntry, facts: QuoteDetails): Promise<number> {
  if (facts.revisionOf !== null) await execute(tx, retire, [facts.revisionOf])
  const values = [
    entry.seriesCode,
    entry.date,
    entry.low,
    entry.high,
    entry.price,
    entry.premium,
    facts.at,
    facts.revisionOf,
    facts.reason,
    facts.enteredBy,
  ]
  const [added] = await rows<{ quoteId: number }>(tx, insert, values)
  if (!added) throw new Error('an inserted quote came back without its number')
  return added.quoteId
}

export function quoteDays(read: Reader, seriesCode: string, before: string | null, most: number): Promise<QuoteDay[]> {
  return rows<QuoteDay>(read, days, [seriesCode, before, most])
}
