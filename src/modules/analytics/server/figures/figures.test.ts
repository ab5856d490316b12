import { expect, test } from 'vitest'
import { handOn } from '../../../../adapters/jobs/relay-events.ts'
import { chanceOf } from '../../../../../tests/fixtures/simulation/chance.ts'
import { anRfqMarket } from '../../../../../tests/fixtures/trade/rfq-market.ts'
import { rfqCancel } from '../../../rfq/endpoints.ts'
import { behaviourQueue, type BehaviourRow } from '../behaviour-queue.ts'
import { figureSubscriber } from './count-figures.ts'
import { addDays, dayOf } from '../../../../kernel/time/clock.ts'
import { figureSpan } from '../../rules/figure-span.ts'
import { spanSums } from './figure-sums.ts'
import { rebuildFigures } from './write-figures.ts'

const market = await anRfqMarket('demo_company')
const { ask, award, buyer, client, clock, close, house, once, one, published, quoted, two, versionOf } = market

/** Events in any order, some of them twice. */
async function handOnAll(chance: ReturnType<typeof chanceOf>): Promise<void> {
  const { rows } = await client.query('DELETE FROM event_outbox RETURNING event_id AS id, event, payload')
  for (const happened of rows.toSorted(() => chance.whole(0, 2) - 1)) {
    await handOn(house, [figureSubscriber], happened)
    if (chance.in100(20)) await house.inTransaction((tx) => figureSubscriber.take(tx, happened, house))
  }
}

const sums = async () =>
  (
    await client.query(
      `SELECT scope, owner_id, day::text, figure, cases, hits, value, grams FROM figure_day WHERE cases <> 0 ORDER BY scope, owner_id, day, figure`,
    )
  ).rows

const ofDays = `SELECT scope, owner_id, to_char(day, 'YYYY-MM-01') AS month, figure, sum(cases) AS cases, sum(hits) AS hits, sum(value) AS value, sum(grams) AS grams
  FROM figure_day GROUP BY 1, 2, 3, 4 HAVING sum(cases) <> 0 ORDER BY 1, 2, 3, 4`
const months = `SELECT scope, owner_id, month::text, figure, cases, hits, value, grams FROM figure_month WHERE cases <> 0 ORDER BY 1, 2, 3, 4`

/** Sums of periods of every length, with whole months in them and without, are those of their days. */
async function spansAreDays(chance: ReturnType<typeof chanceOf>): Promise<void> {
  const today = dayOf(clock.now())
  for (let turn = 0; turn < 40; turn += 1) {
    const to = addDays(today, -chance.whole(0, 40))
    const span = figureSpan({ from: addDays(to, -chance.whole(0, 120)), to }, clock.now())
    if (!span) throw new Error('a period that is none')
    const { rows: expected } = await client.query<{ figure: string; cases: number }>(
      `SELECT figure, sum(cases)::int AS cases FROM figure_day WHERE scope = 'store' AND owner_id = 1001 AND day BETWEEN $1 AND $2 GROUP BY 1 HAVING sum(cases) <> 0 ORDER BY 1`,
      [span.from, span.to],
    )
    const { now } = await spanSums(house.read, { stores: [1001] }, span)
    const counted = [...now].map(([figure, { cases }]) => ({ figure, cases })).filter(({ cases }) => cases !== 0)
    expect(counted.toSorted((left, right) => (left.figure < right.figure ? -1 : 1))).toEqual(expected)
  }
}

/** The months that stand, which are those of the days. */
async function monthsOfDays() {
  const kept = (await client.query(months)).rows
  expect(kept).toEqual((await client.query(ofDays)).rows)
  return kept
}

// Written from what the words of the figures say, not from the statement that counts.
const truth = `SELECT 'asked' AS figure, count(*)::int AS cases FROM (SELECT DISTINCT inquiry_id, store_id FROM quotation_invitation WHERE channel = 'STORE') AS a
  UNION ALL SELECT 'decided', count(*)::int FROM quotation WHERE state IN ('ACCEPTED', 'PARTIALLY_ACCEPTED', 'LOST', 'REJECTED', 'EXPIRED') AND submitted_at IS NOT NULL
  UNION ALL SELECT 'quoted', count(DISTINCT (inquiry_id, store_id))::int FROM quotation WHERE submitted_at IS NOT NULL
  UNION ALL SELECT 'requested', count(*)::int FROM inquiry WHERE published_at IS NOT NULL`

test('after any history of requests the days hold what the rows say, whatever became of the events', async () => {
  const chance = chanceOf(41)
  for (let round = 0; round < 12; round += 1) {
    const inquirySn = await published()
    clock.forward(chance.whole(1, 300) * 60_000)
    const offers = [one, two].filter(() => chance.in100(75))
    for (const who of offers) await quoted(who, inquirySn, ['23000', null])
    if (offers[0] && chance.in100(30)) await quoted(offers[0], inquirySn, ['22900', '4000'])
    const end = chance.whole(0, 3)
    if (end === 0) await ask(rfqCancel, { inquirySn, expectedVersion: await versionOf(inquirySn), reason: '不买了' }, once(buyer))
    if (end > 1 && offers.length > 0) {
      await close(inquirySn)
      if (end === 3) await award(inquirySn, [[1, offers[0] === one ? 1001 : 1002]])
    }
    if (chance.in100(60)) await handOnAll(chance)
    clock.forward(chance.whole(0, 150) * 3_600_000)
  }
  await handOnAll(chance)
  const { rows: expected } = await client.query<{ figure: string; cases: number }>(truth)
  const counted = await client.query(
    `SELECT figure, sum(cases)::int AS cases FROM figure_day WHERE scope = CASE figure WHEN 'requested' THEN 'platform' ELSE 'store' END GROUP BY 1 ORDER BY 1`,
  )
  expect(counted.rows).toEqual(expected.filter((row) => row.cases > 0))
  const won = await client.query(`SELECT count(*)::int AS hits FROM quotation WHERE state IN ('ACCEPTED', 'PARTIALLY_ACCEPTED')`)
  const hits = await client.query(`SELECT sum(hits)::int AS hits FROM figure_day WHERE scope = 'store' AND figure = 'decided'`)
  expect(won.rows[0].hits).toBeGreaterThan(1)
  expect(hits.rows).toEqual(won.rows)
  const kept = await sums()
  const keptMonths = await monthsOfDays()
  expect(new Set(keptMonths.map((row) => row.month)).size).toBeGreaterThan(1)
  await spansAreDays(chance)
  await client.query(`DELETE FROM figure_case WHERE figure = 'quoted'`)
  await client.query(`UPDATE figure_day SET cases = cases + 7`)
  await client.query(`UPDATE figure_month SET cases = cases + 7`)
  await house.inTransaction(rebuildFigures)
  expect(await sums()).toEqual(kept)
  expect(await monthsOfDays()).toEqual(keptMonths)
})

test('views of a store and of its goods are counted with their records', async () => {
  const queue = behaviourQueue({ everyMs: 60_000 })
  const view = { at: clock.now(), kind: 'behaviour', type: 'view', memberId: null, device: 'd', cityCode: '', path: '/' } as const
  const rows: BehaviourRow[] = [
    { ...view, goodsId: null, skuId: 1, storeId: null },
    { ...view, goodsId: null, skuId: null, storeId: 1001 },
    { ...view, goodsId: null, skuId: 2, storeId: 1001 },
    { ...view, goodsId: null, skuId: null, storeId: 4_000_000 },
    { ...view, goodsId: null, skuId: null, storeId: null },
    { ...view, kind: 'event', type: 'open', goodsId: null, skuId: null, storeId: 1001 },
  ]
  for (const row of rows) queue.add(house, row)
  await queue.flush()
  const { rows: viewed } = await client.query(
    `SELECT owner_id::int, cases::int, hits::int FROM figure_day WHERE figure = 'viewed' AND scope = 'store' ORDER BY 1`,
  )
  expect(viewed).toEqual([
    { owner_id: 1001, cases: 2, hits: 1 },
    { owner_id: 1002, cases: 1, hits: 1 },
  ])
  await queue.flush()
  expect((await monthsOfDays()).filter((row) => row.figure === 'viewed' && row.scope !== 'goods').map((row) => Number(row.cases))).toEqual([
    3, 2, 1,
  ])
})
