import { expect, test } from 'vitest'
import { anonymous, type Caller } from '../../../api/caller.ts'
import { dataOf } from '../../../../tests/fixtures/server/answer-data.ts'
import { aClock, aHouse, asker } from '../../../../tests/fixtures/server/calls.ts'
import { aMarket } from '../../../../tests/fixtures/trade/goods.ts'
import { aDatabase } from '../../../../tests/fixtures/database/test-database.ts'
import { platformStatistics } from '../endpoints-platform.ts'
import { searchMissExport, searchMisses } from '../endpoints-searches.ts'
import { deleteOldRecords } from './delete-old-records.ts'
import { statisticsHandlers } from './handlers.ts'
import { missCounter } from './search-misses.ts'

const database = await aDatabase()
const client = await aMarket(database, [{ productId: 1, stock: 10 }])
const clock = aClock()
const app = aHouse(database, clock)
const ask = asker(app, statisticsHandlers())
const member = { memberId: 9001, memberName: 'clerk', memberType: 2 } as Caller['member']
const staff = (...platform: Caller['platform']) => ({ visitor: { ...anonymous, member, platform } as Caller })
const clerk = staff('platform.goods')
const nothing = { total: 0, match: 'similar', meant: '' } as const

test('words that found nothing are counted by day without the person, and each sum has its words', async () => {
  const counter = missCounter({ everyMs: 60_000 })
  for (const word of ['角铁', ' 角铁 ', '镀锌 卷', '13800000001']) counter.note(app, word, nothing)
  counter.note(app, '钢管', { total: 4, match: 'exact', meant: '' })
  counter.note(app, '钢管 红色', { total: 4, match: 'some', meant: '' })
  await counter.flush()
  clock.forward(3_600_000)
  counter.note(app, '角铁', nothing)
  await counter.flush()
  const found = dataOf(await ask(searchMisses, {}, clerk))
  expect(found.list.map((row) => [row.keyword, row.result, row.times])).toEqual([
    ['角铁', 'nothing', 3],
    ['钢管 红色', 'some', 1],
    ['镀锌 卷', 'nothing', 1],
  ])
  expect(found).toMatchObject({ total: 3, times: 5, counts: { all: 3, nothing: 2, some: 1, similar: 0, filtered: 0 } })
  expect(found.list[0]?.lastTime).toBe(clock.now().toISOString())
  const statistics = dataOf(await ask(platformStatistics, {}, staff('platform.payments')))
  expect(dataOf(await ask(searchMisses, { result: 'nothing' }, clerk)).times).toBe(statistics.misses.now)
  expect(dataOf(await ask(searchMisses, { keyword: '角' }, clerk)).total).toBe(1)
  // The catalogue begins with a synonym for 角铁.
  expect(dataOf(await ask(searchMisses, {}, clerk)).list.map((row) => row.hasSynonym)).toEqual([true, false, false])
  expect((await ask(searchMisses, {}, staff('platform.payments'))).state).toBe(259)
  const file = dataOf(await ask(searchMissExport, { format: 'csv' }, clerk))
  expect(Buffer.from(file.base64, 'base64').toString('utf8').trim().split('\n')).toHaveLength(4)
})

test('a full counter loses words and says so, a day holds so many words, and old ones are deleted', async () => {
  const lost: number[] = []
  const counter = missCounter({ most: 1, everyMs: 60_000, onLoss: ({ rows }) => lost.push(rows) })
  counter.note(app, 'one', nothing)
  counter.note(app, 'two', nothing)
  counter.note(app, 'one', nothing)
  expect(lost).toEqual([1])
  await client.query(
    `INSERT INTO search_miss SELECT '2026-01-01', 'w' || n, 'nothing', 1, now() FROM generate_series(1, 10) AS n
     UNION ALL SELECT (now() AT TIME ZONE 'Asia/Shanghai')::date, 'x' || n, 'nothing', 1, now() FROM generate_series(1, 5) AS n`,
  )
  await counter.flush()
  clock.forward(400 * 86_400_000)
  await deleteOldRecords(app)
  expect((await client.query('SELECT count(*)::int AS rows FROM search_miss')).rows).toEqual([{ rows: 0 }])
})
