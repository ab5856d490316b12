import { actorContext } from '../../../api/actor-context.ts'
import { translate } from '../../../kernel/i18n/translate.ts'
import { memberOf, type Call } from '../../../api/handler.ts'
import { audit } from '../../../kernel/audit/audit.ts'
import { emit } from '../../../kernel/events/events.ts'
import { failure, isFailure, type Failure } from '../../../kernel/failure/failure.ts'
import type { Transaction } from '../../../kernel/database/transaction.ts'
import { unitPriceText } from '../../../kernel/money/unit-price.ts'
import type { QuoteEntry } from '../rules/quote-entry.ts'
import { fireAlerts } from './alert-repository.ts'
import { marketMessages } from '../messages.ts'
import { addQuote, currentQuote, lockSeries, type SeriesNames } from './quote-repository.ts'

export type Published = { readonly quoteId: number; readonly revised: boolean; readonly alertsFired: number }

/** Publishes the quote of a day: a first entry, or a revision with its reason; the audit row, the events and the alerts go with it. */
export async function publishQuote(tx: Transaction, entry: QuoteEntry, reason: string, call: Call): Promise<Published | Failure> {
  const series = await lockSeries(tx, entry.seriesCode)
  if (!series) return failure('market.noSeries', { series: entry.seriesCode }, { field: 'seriesCode' })
  const known = await currentQuote(tx, entry.seriesCode, entry.date)
  if (known && reason === '') return failure('market.reasonNeeded', { date: entry.date }, { field: 'reason' })
  const quoteId = await addQuote(tx, entry, {
    at: call.app.clock.now(),
    revisionOf: known?.quoteId ?? null,
    reason: known ? reason : '',
    enteredBy: memberOf(call).memberId,
  })
  await audit(tx, {
    ...actorContext(call, 'platform'),
    action: known ? 'market.reviseQuote' : 'market.publishQuote',
    entity: 'index_quote',
    entityId: `${entry.seriesCode} ${entry.date}`,
    reason: known ? reason : undefined,
    diff: { price: [known ? unitPriceText(BigInt(known.price)) : null, unitPriceText(entry.price)] },
    facts: { quoteId },
  })
  await emit(tx, {
    event: 'market.quoted',
    payload: { seriesCode: entry.seriesCode, date: entry.date, quoteId, revised: known !== undefined },
    key: `market ${entry.seriesCode}`,
  })
  const fired = await fireAlerts(tx, entry.seriesCode, entry.date, entry.price)
  for (const alert of fired) {
    const { alertId, memberId, direction } = alert
    await emit(tx, {
      event: 'market.alertFired',
      payload: {
        alertId,
        memberId,
        direction,
        seriesCode: entry.seriesCode,
        ...namesOf(series),
        date: entry.date,
        price: unitPriceText(entry.price),
        threshold: unitPriceText(BigInt(alert.threshold)),
      },
    })
  }
  return { quoteId, revised: known !== undefined, alertsFired: fired.length }
}

/** What a notice calls the series and its unit, in both languages. */
function namesOf({ nameZh, nameEn, currency }: SeriesNames) {
  const unit = currency === 'USD' ? 'dollarsPerTonne' : 'perTonne'
  return { nameZh, nameEn, unitZh: translate('zh', marketMessages)(unit), unitEn: translate('en', marketMessages)(unit) }
}

/** Publishes a whole file in one transaction: the first line that is refused rolls everything back and comes out with its number. */
export async function publishFile(
  tx: Transaction,
  lines: readonly { line: number; entry: QuoteEntry }[],
  reason: string,
  call: Call,
): Promise<{ imported: number; revised: number } | Failure> {
  let revised = 0
  // One order for everybody, so that two files do not wait for each other.
  for (const { line, entry } of lines.toSorted((one, other) =>
    one.entry.seriesCode + one.entry.date < other.entry.seriesCode + other.entry.date ? -1 : 1,
  )) {
    const published = await publishQuote(tx, entry, reason, call)
    if (isFailure(published)) return { ...published, data: { line } }
    if (published.revised) revised += 1
  }
  return { imported: lines.length, revised }
}
