import type { Client } from 'pg'
import type { AppContext } from '../../src/api/handler.ts'
import type { Caller } from '../../src/api/caller.ts'
import { repriceOnNewQuotes } from '../../src/modules/pricing/server/formulas/reprice-goods.ts'
import { adminQuoteSave } from '../../src/modules/market/endpoints-quote.ts'
import type { Ask } from './calls.ts'
import { aMember } from './goods.ts'

const desk = { visitor: { ...aMember(9000, 1), platform: ['platform.market'] as const } satisfies Caller }

/** A series without quotes, to which tests publish. */
export async function aSeries(client: Client, seriesCode = 'ZN'): Promise<void> {
  await client.query(
    `INSERT INTO index_series (series_code, name_zh, name_en, kind, market_zh, market_en, unit_code, synthetic, sort, source_zh, source_en)
     VALUES ($1, '0#锌', 'Zinc', 'spot', '上海', 'Shanghai', 't', true, 0, '测试', 'Test')`,
    [seriesCode],
  )
}

/** Publishes a day's quote (yuan per tonne) at the desk, or corrects it when a reason is given. */
export async function publish(ask: Ask, date: string, price: number, reason = ''): Promise<void> {
  const text = (value: number) => String(value)
  const quote = { seriesCode: 'ZN', date, low: text(price - 50), high: text(price + 50), price: text(price), premium: '20', reason }
  const answer = await ask(adminQuoteSave, quote, desk)
  if (answer.state !== 200) throw new Error(`the quote was refused: ${answer.msg}`)
}

/** Hands every published quote to the pricing of formulas, as the background does. */
export async function deliverQuotes(house: AppContext, client: Client): Promise<void> {
  const { rows } = await client.query(
    `DELETE FROM event_outbox WHERE event = 'market.quoted' RETURNING event_id::text AS id, event, payload`,
  )
  for (const happened of rows) await house.inTransaction((unit) => repriceOnNewQuotes.take(unit, happened, house))
}
