import { expect, test } from 'vitest'
import { chanceOf } from '../../../../../tests/fixtures/simulation/chance.ts'
import { aClock, aHouse, asker } from '../../../../../tests/fixtures/server/calls.ts'
import { aDatabase } from '../../../../../tests/fixtures/database/test-database.ts'
import { aBuyer, buy, pay } from '../../../../../tests/fixtures/trade/buying.ts'
import { aMarket } from '../../../../../tests/fixtures/trade/goods.ts'
import { addDays, dayOf } from '../../../../kernel/time/clock.ts'
import { basketHandlers } from '../../../basket/server/handlers.ts'
import { orderHandlers } from '../../../order/server/public.ts'
import { countBuyers } from '../statistics/paying-buyers.ts'
import { countOrderFigures, rebuildFigures } from './write-figures.ts'

const database = await aDatabase()
const client = await aMarket(database, [{ productId: 1, stock: 100_000_000 }])
const clock = aClock()
const app = aHouse(database, clock)
const ask = asker(app, [...basketHandlers(), ...orderHandlers()])
const days = async () =>
  (await client.query(`SELECT member_id, day::text, times, prev_day::text, next_day::text FROM buyer_day ORDER BY 1, 2`)).rows
// Written from the words: bought in the period; before it, or twice in it.
const truth = `SELECT count(*)::int AS "all", (count(*) FILTER (WHERE times > 1 OR before))::int AS "returning" FROM (
  SELECT member_id, count(*) AS times, EXISTS (SELECT FROM orders p WHERE p.member_id = o.member_id AND (p.paid_at AT TIME ZONE 'Asia/Shanghai')::date < $1::date) AS before
  FROM orders o WHERE (paid_at AT TIME ZONE 'Asia/Shanghai')::date BETWEEN $1::date AND $2::date GROUP BY 1) AS b`

test('whoever paid in any period is counted once, and who returned is told, whatever order the events came in', async () => {
  const chance = chanceOf(7)
  const buyers = [await aBuyer(client, 8301), await aBuyer(client, 8302), await aBuyer(client, 8303)]
  const first = dayOf(clock.now())
  for (let round = 0; round < 24; round += 1) {
    const buyer = buyers[chance.whole(0, 2)] ?? buyers[0]
    if (!buyer) continue
    const placed = await buy(ask, buyer, [{ productId: 1, number: 1 }])
    await pay(app, buyer, placed.data?.paySn ?? '')
    clock.forward(chance.whole(1, 40) * 3_600_000)
  }
  const { rows: orders } = await client.query<{ sn: string }>(`SELECT order_sn AS sn FROM orders ORDER BY 1`)
  for (const { sn } of orders.toSorted(() => chance.whole(0, 2) - 1)) {
    await app.inTransaction((tx) => countOrderFigures(tx, [sn]))
    if (chance.in100(20)) await app.inTransaction((tx) => countOrderFigures(tx, [sn]))
  }
  const kept = await days()
  expect(kept.length).toBeGreaterThan(10)
  for (let turn = 0; turn < 30; turn += 1) {
    const from = addDays(first, chance.whole(0, 20))
    const to = addDays(from, chance.whole(0, 20))
    const { rows: expected } = await client.query(truth, [from, to])
    expect([from, to, await countBuyers(app.read, null, from, to)]).toEqual([from, to, expected[0]])
  }
  await app.inTransaction(rebuildFigures)
  expect(await days()).toEqual(kept)
})
