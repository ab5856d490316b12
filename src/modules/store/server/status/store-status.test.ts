import { expect, test } from 'vitest'
import { readCatalog } from '../../../../../database/demo/catalog/catalog-data.ts'
import { loadStores } from '../../../../../database/demo/stores/load-store.ts'
import { aHouse, asker } from '../../../../../tests/fixtures/server/calls.ts'
import { dataOf } from '../../../../../tests/fixtures/server/answer-data.ts'
import { aMember } from '../../../../../tests/fixtures/trade/goods.ts'
import { aDatabase } from '../../../../../tests/fixtures/database/test-database.ts'
import { storeIndex, storeInfo, storeList } from '../../endpoints.ts'
import { adminStoreList, storeSuspend } from '../../endpoints-applications.ts'
import { hoursDetail, hoursSave, ownSuspension, storeStatusList } from '../../endpoints-status.ts'
import { storeHandlers } from '../handlers.ts'

const database = await aDatabase()
const client = await database.connect()
await loadStores(client, readCatalog())
await client.query('DELETE FROM store_hours')
const ask = asker(aHouse(database, { now: () => new Date() }), storeHandlers())
const staffOf = (storeId: number) => ({
  visitor: { ...aMember(storeId, 2), stores: [{ storeId, storeName: `s${storeId}`, capabilities: ['store.decorate'] as const }] },
})
const platform = { visitor: { ...aMember(9, 1), platform: ['platform.stores'] as const } }
const monday = [
  { weekday: 1, opensAt: '13:00', closesAt: '17:30' },
  { weekday: 1, opensAt: '8:00', closesAt: '12:00' },
]
const weekOf = async (storeId: number) => dataOf(await ask(storeStatusList, { storeIds: String(storeId) }))[0]?.week
const traces = async () =>
  JSON.stringify(
    (await client.query(`SELECT (SELECT count(*) FROM audit_log) AS log, (SELECT json_agg(h) FROM store_hours h) AS hours`)).rows,
  )

test('a store says when it works, in order, and everybody reads it; the log keeps old and new', async () => {
  expect(await weekOf(1001)).toEqual([])
  expect(dataOf(await ask(hoursDetail, {}, staffOf(1001)))).toMatchObject({
    version: 0,
    week: [{ weekday: 1, opensAt: 480 }, {}, {}, {}, {}],
  })
  dataOf(await ask(hoursSave, { week: monday, version: 0 }, staffOf(1001)))
  const week = [
    { weekday: 1, opensAt: 480, closesAt: 720 },
    { weekday: 1, opensAt: 780, closesAt: 1050 },
  ]
  expect(await weekOf(1001)).toEqual(week)
  expect(dataOf(await ask(storeInfo, { vid: 1001 })).week).toEqual(week)
  expect(await weekOf(1002)).toEqual([])
  const log = await client.query(`SELECT diff, entity_id FROM audit_log WHERE action = 'store.hours'`)
  expect(log.rows).toEqual([{ diff: { week: [null, week] }, entity_id: '1001' }])
})

test('hours that cannot be, a version that is over and people without the right change nothing', async () => {
  const before = await traces()
  const refusedOf = async (week: typeof monday, version = 1, who = staffOf(1001)) => (await ask(hoursSave, { week, version }, who)).code
  expect(await refusedOf([{ weekday: 1, opensAt: '25:00', closesAt: '26:00' }])).toBe('store.hoursInvalid')
  expect(await refusedOf([{ weekday: 1, opensAt: '12:00', closesAt: '08:00' }])).toBe('store.hoursOrder')
  expect(await refusedOf([...monday, { weekday: 1, opensAt: '11:00', closesAt: '11:30' }])).toBe('store.hoursOverlap')
  expect(await refusedOf(monday, 0)).toBe('store.changed')
  expect((await ask(hoursSave, { week: monday, version: 1 }, { visitor: aMember(5, 2) })).state).toBe(259)
  expect((await ask(hoursSave, { week: monday, version: 1 })).state).toBe(266)
  expect(await traces()).toBe(before)
})

test('a suspended store says so to everybody, the reason to its staff and the platform only', async () => {
  const categories = (await client.query('SELECT main_category_ids AS ids FROM store WHERE store_id = 1003')).rows[0].ids.map(Number)
  dataOf(await ask(storeSuspend, { storeId: 1003, act: 'suspend', reason: '营业执照已过期' }, platform))
  const shown = await ask(storeInfo, { vid: 1003 })
  expect(shown).toMatchObject({ state: 257, code: 'store.suspended', data: { categoryIds: categories } })
  expect((await ask(storeIndex, { vid: 1003 })).state).toBe(257)
  expect(JSON.stringify([shown, await ask(storeStatusList, { storeIds: '1003' })])).not.toContain('过期')
  expect(dataOf(await ask(storeStatusList, { storeIds: '1003' }))[0]?.state).toBe('paused')
  expect(dataOf(await ask(storeList, { pageSize: 60 })).list.map((store) => store.storeId)).not.toContain(1003)
  expect(dataOf(await ask(ownSuspension, {}, staffOf(1003)))).toMatchObject([
    { storeId: 1003, storeName: 's1003', reason: '营业执照已过期' },
  ])
  expect(dataOf(await ask(ownSuspension, {}, staffOf(1001)))).toEqual([])
  const desk = dataOf(await ask(adminStoreList, { pageSize: 50 }, platform)).list.find((store) => store.storeId === 1003)
  expect(desk).toMatchObject({ state: 'paused', suspendReason: '营业执照已过期', can: ['resume'] })
  const told = await client.query(`SELECT payload FROM event_outbox WHERE event = 'store.suspended'`)
  expect(told.rows.map((row) => row.payload)).toEqual([{ storeId: 1003, reason: '营业执照已过期' }])
})

test('a store that is lifted is as before, and one that is closed for good does not exist', async () => {
  expect((await ask(storeSuspend, { storeId: 1003, act: 'resume', reason: '' }, platform)).code).toBe('member.reasonRequired')
  expect((await ask(storeInfo, { vid: 1003 })).state).toBe(257)
  dataOf(await ask(storeSuspend, { storeId: 1003, act: 'resume', reason: '已换发执照' }, platform))
  expect((await ask(storeInfo, { vid: 1003 })).state).toBe(200)
  expect(dataOf(await ask(ownSuspension, {}, staffOf(1003)))).toEqual([])
  await client.query(`UPDATE store SET state = 'closed' WHERE store_id = 1016`)
  expect((await ask(storeInfo, { vid: 1016 })).code).toBe('api.notFound')
})
