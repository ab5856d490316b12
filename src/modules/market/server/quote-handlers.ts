import { handle, type Handler } from '../../../api/handler.ts'
import { dayOf } from '../../../kernel/time/clock.ts'
import { isFailure, type Failure } from '../../../kernel/failure/failure.ts'
import { unitPriceNumber } from '../../../kernel/money/unit-price.ts'
import { translate, type Language, type MessageSet } from '../../../kernel/i18n/translate.ts'
import { adminQuoteImport, adminQuoteList, adminQuoteSave } from '../endpoints-quote.ts'
import { readQuote, readQuoteFile, type QuoteEntry } from '../rules/quote-entry.ts'
import { marketMessages } from '../messages.ts'
import { publishFile, publishQuote } from './publish-quote.ts'
import { quoteDays } from './quote-repository.ts'

const daysPerPage = 30
const signed = (price: number) => (price < 0 ? -unitPriceNumber(BigInt(-price)) : unitPriceNumber(BigInt(price)))

/** The sentence of a refused line. Only refusals of this module come here. */
function sentence(refused: Failure, lang: Language): string {
  const key = refused.code.slice('market.'.length)
  // A key that this module lacks would show itself as it is.
  return translate<MessageSet>(lang, marketMessages)(key, refused.facts)
}

/** The platform's desk: quotes by day with their revisions, entry, import. */
export function quoteHandlers(): Handler[] {
  return [
    handle(adminQuoteList, async (input, call) => {
      const found = await quoteDays(call.app.read, input.seriesCode, input.before ?? null, daysPerPage + 1)
      const days = found.slice(0, daysPerPage).map((day) => ({
        date: day.date,
        revisions: day.revisions.map((revision) => ({
          quoteId: revision.quoteId,
          low: signed(revision.low),
          high: signed(revision.high),
          price: signed(revision.price),
          premium: revision.premium === null ? null : signed(revision.premium),
          publishedAt: new Date(revision.publishedAt).toISOString(),
          reason: revision.reason,
          isCurrent: revision.isCurrent ? (1 as const) : (0 as const),
        })),
      }))
      return { days, nextBefore: found.length > daysPerPage ? (days.at(-1)?.date ?? null) : null }
    }),
    handle(adminQuoteSave, async (input, call) => {
      const entry = readQuote(input, dayOf(call.app.clock.now()))
      return isFailure(entry) ? entry : call.app.inTransaction((tx) => publishQuote(tx, entry, input.reason, call))
    }),
    handle(adminQuoteImport, async (input, call) => {
      const read = readQuoteFile(input.content, dayOf(call.app.clock.now()))
      if (isFailure(read)) return read
      const errors = read.flatMap(({ line, entry }) => (isFailure(entry) ? [{ line, message: sentence(entry, call.lang) }] : []))
      if (errors.length > 0) return { imported: 0, revised: 0, errors }
      const lines = read.flatMap(({ line, entry }) =>
        isFailure(entry) ? [] : [{ line, entry } satisfies { line: number; entry: QuoteEntry }],
      )
      const done = await call.app.inTransaction((tx) => publishFile(tx, lines, input.reason, call))
      if (!isFailure(done)) return { ...done, errors: [] }
      const line = typeof done.data === 'object' && done.data !== null && 'line' in done.data ? Number(done.data.line) : 0
      return { imported: 0, revised: 0, errors: [{ line, message: sentence(done, call.lang) }] }
    }),
  ]
}
