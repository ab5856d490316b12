import { expect, test } from 'vitest'
import { readCatalog } from '../../../../database/demo/catalog/catalog-data.ts'
import { loadMarket } from '../../../../database/demo/market/load-market.ts'
import { aHouse, asker } from '../../../../tests/fixtures/server/calls.ts'
import { dataOf } from '../../../../tests/fixtures/server/answer-data.ts'
import { aMember } from '../../../../tests/fixtures/trade/goods.ts'
import { aDatabase } from '../../../../tests/fixtures/database/test-database.ts'
import { alertAdd, alertDelete, alertList, alertPause } from '../endpoints-alert.ts'
import { adminQuoteImport, adminQuoteList, adminQuoteSave } from '../endpoints-quote.ts'
import { marketHandlers } from './handlers.ts'

const database = await aDatabase()
const client = await database.connect()
await loadMarket(client, readCatalog())
// The test's clock stands on Friday the 20th; two days are taken away so that they can be published.
await client.query(`DELETE FROM index_quote WHERE series_code = 'ZN0-SH' AND quote_date >= '2026-11-19'`)
const ask = asker(aHouse(database), marketHandlers())
const desk = { visitor: { ...aMember(9000, 1), platform: ['platform.market'] as const } }
const [anna, ben] = [{ visitor: aMember(2) }, { visitor: aMember(3) }]
const quote = (date: string, price: number, reason = '') => ({
  seriesCode: 'ZN0-SH',
  date,
  low: String(price - 50),
  high: String(price + 50),
  price: String(price),
  premium: '-20',
  reason,
})
const rowsOf = async () => Number((await client.query(`SELECT count(*) FROM index_quote`)).rows[0].count)
const firedTo = async () =>
  (
    await client.query(
      `SELECT (payload->>'memberId')::int AS id, payload->>'price' AS price FROM event_outbox WHERE event = 'market.alertFired' ORDER BY 1, 2`,
    )
  ).rows.map((row) => `${row.id} ${row.price}`)

test('an alert is the member’s own: listed, paused, deleted by nobody else', async () => {
  const { alertId } = dataOf(await ask(alertAdd, { seriesCode: 'ZN0-SH', direction: 'above', threshold: '23600' }, anna))
  expect(dataOf(await ask(alertAdd, { seriesCode: 'ZN0-SH', direction: 'above', threshold: '23600.0' }, anna)).alertId).toBe(alertId)
  expect(dataOf(await ask(alertList, {}, anna))).toMatchObject([
    { alertId, threshold: 23600, isPaused: 0, latestPrice: 23520, fired: null },
  ])
  expect((await ask(alertPause, { alertId, isPaused: 1 }, ben)).state).toBe(255)
  expect((await ask(alertDelete, { alertId }, ben)).state).toBe(255)
  expect(dataOf(await ask(alertList, {}, anna))).toHaveLength(1)
  expect((await ask(alertAdd, { seriesCode: 'NONE', direction: 'above', threshold: '1' }, anna)).code).toBe('market.noSeries')
  expect((await ask(alertAdd, { seriesCode: 'ZN0-SH', direction: 'above', threshold: '0' }, anna)).code).toBe('market.priceInvalid')
})

test('publishing a quote tells those whose threshold it crossed, once for a day', async () => {
  await ask(alertAdd, { seriesCode: 'ZN0-SH', direction: 'below', threshold: '23400' }, ben)
  expect(dataOf(await ask(adminQuoteSave, quote('2026-11-19', 23_390), desk))).toMatchObject({ revised: false, alertsFired: 1 })
  expect(dataOf(await ask(adminQuoteSave, quote('2026-11-20', 23_610), desk))).toMatchObject({ revised: false, alertsFired: 1 })
  expect(dataOf(await ask(adminQuoteSave, quote('2026-11-20', 23_620, 'typing error'), desk))).toMatchObject({
    revised: true,
    alertsFired: 0,
  })
  expect(await firedTo()).toEqual(['2 23610.00', '3 23390.00'])
  expect(dataOf(await ask(alertList, {}, anna))[0]?.fired).toEqual({ date: '2026-11-20', price: 23610 })
})

test('a correction is a revision: the old quote stays, a reason is needed, the audit log knows', async () => {
  const before = await rowsOf()
  expect((await ask(adminQuoteSave, quote('2026-11-20', 23_700), desk)).code).toBe('market.reasonNeeded')
  expect(await rowsOf()).toBe(before)
  const [day] = dataOf(await ask(adminQuoteList, { seriesCode: 'ZN0-SH' }, desk)).days
  expect(day?.revisions.map((revision) => [revision.price, revision.isCurrent, revision.reason])).toEqual([
    [23620, 1, 'typing error'],
    [23610, 0, ''],
  ])
  const log = await client.query(
    `SELECT action, reason, diff->'price' AS price FROM audit_log WHERE entity_id = 'ZN0-SH 2026-11-20' ORDER BY id`,
  )
  expect(log.rows).toEqual([
    { action: 'market.publishQuote', reason: null, price: [null, '23610.00'] },
    { action: 'market.reviseQuote', reason: 'typing error', price: ['23610.00', '23620.00'] },
  ])
})

test('an old day may be corrected without telling anybody', async () => {
  expect(dataOf(await ask(adminQuoteSave, quote('2026-11-17', 30_000, 'source corrected'), desk))).toMatchObject({
    revised: true,
    alertsFired: 0,
  })
})

test('a file is taken whole or not at all, and says which lines are wrong', async () => {
  const before = await rowsOf()
  const head = 'series_code,date,low,high,price,premium'
  const bad = dataOf(
    await ask(adminQuoteImport, { content: `${head}\nFUT-M1,2026-11-20,1,3,2,\nFUT-M1,2027-01-01,1,3,2,\nFUT-M1,2026-11-18,9,3,2,` }, desk),
  )
  expect([bad.imported, bad.errors.map((error) => error.line)]).toEqual([0, [3, 4]])
  const known = dataOf(await ask(adminQuoteImport, { content: `${head}\nZN0-SH,2026-11-16,1,3,2,\nNONE,2026-11-20,1,3,2,` }, desk))
  expect([known.imported, known.errors.length]).toEqual([0, 1])
  expect(await rowsOf()).toBe(before)
  expect(dataOf(await ask(adminQuoteImport, { content: `${head}\nFUT-M1,2026-11-20,23500,23600,23550,`, reason: 'close' }, desk))).toEqual({
    imported: 1,
    revised: 1,
    errors: [],
  })
})

test('two corrections at once: both stand, one is current', async () => {
  const both = await Promise.all([23_630, 23_640].map((price) => ask(adminQuoteSave, quote('2026-11-20', price, 'race'), desk)))
  expect(both.map((answer) => answer.state)).toEqual([200, 200])
  expect(
    (await client.query(`SELECT FROM index_quote WHERE series_code = 'ZN0-SH' AND quote_date = '2026-11-20' AND is_current`)).rowCount,
  ).toBe(1)
})
