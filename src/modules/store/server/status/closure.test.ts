import { expect, test } from 'vitest'
import { readCatalog } from '../../../../../database/demo/catalog/catalog-data.ts'
import { loadStores } from '../../../../../database/demo/stores/load-store.ts'
import { aHouse, asker } from '../../../../../tests/fixtures/server/calls.ts'
import { dataOf } from '../../../../../tests/fixtures/server/answer-data.ts'
import { aMember } from '../../../../../tests/fixtures/trade/goods.ts'
import { aDatabase } from '../../../../../tests/fixtures/database/test-database.ts'
import { actingForStore } from '../../../../api/caller.ts'
import { addDays, dayOf } from '../../../../kernel/time/clock.ts'
import { storeInfo } from '../../endpoints.ts'
import { closureDetail, closureSave } from '../../endpoints-closure.ts'
import { storeHandlers } from '../handlers.ts'

const database = await aDatabase()
const client = await database.connect()
await loadStores(client, readCatalog())
const ask = asker(aHouse(database, { now: () => new Date() }), storeHandlers())
const staff = { visitor: { ...aMember(7, 2), stores: [{ storeId: 1001, storeName: 's', capabilities: ['store.decorate'] as const }] } }
const today = dayOf(new Date())
const days = { closedFrom: today, closedTo: addDays(today, 3), noticeZh: '设备检修', noticeEn: 'Maintenance' }
const isOpen = async () => (await client.query('SELECT store_open FROM sku_store WHERE store_id = 1001')).rows[0].store_open
const shown = async (lang: 'zh' | 'en' = 'zh') => dataOf(await ask(storeInfo, { vid: 1001 }, { lang })).closure

test('a store closes for some days: it announces them, sells nothing in them, and opens by itself or earlier', async () => {
  expect(await shown()).toBeNull()
  dataOf(await ask(closureSave, days, staff))
  expect(await shown()).toEqual({ closedFrom: days.closedFrom, closedTo: days.closedTo, notice: '设备检修' })
  expect((await shown('en'))?.notice).toBe('Maintenance')
  expect(await isOpen()).toBe(false)
  dataOf(await ask(closureSave, { ...days, closedFrom: addDays(today, 2) }, staff))
  expect(await isOpen()).toBe(true)
  expect((await shown())?.closedFrom).toBe(addDays(today, 2))
  dataOf(await ask(closureSave, {}, staff))
  expect(await shown()).toBeNull()
  const log = await client.query(`SELECT diff FROM audit_log WHERE action = 'store.closure' ORDER BY id DESC LIMIT 1`)
  expect(log.rows[0].diff).toMatchObject({ noticeZh: ['设备检修', null] })
})

test('days that are over, reversed, too many or none are refused and nothing moves', async () => {
  const wrong = async (closedFrom: string, closedTo: string) => (await ask(closureSave, { ...days, closedFrom, closedTo }, staff)).code
  expect(await wrong(addDays(today, -5), addDays(today, -1))).toBe('store.closureDays')
  expect(await wrong(addDays(today, 2), today)).toBe('store.closureDays')
  expect(await wrong('2026-02-30', today)).toBe('store.closureDays')
  expect(await wrong(today, '')).toBe('store.closureDays')
  expect(await wrong(today, addDays(today, 60))).toBe('store.closureLong')
  expect((await ask(closureSave, days, { visitor: aMember(5, 2) })).state).toBe(259)
  expect(await shown()).toBeNull()
  expect(dataOf(await ask(closureDetail, {}, staff))).toMatchObject({ closedFrom: '', noticeZh: '' })
})

test('who staffs several stores closes none of them before one is chosen', async () => {
  const seat = (storeId: number) => ({ storeId, storeName: `s${storeId}`, capabilities: ['store.decorate'] as const })
  const both = { ...aMember(8, 2), stores: [seat(1001), seat(1002)] }
  const stores = [1001, 1002].map((storeId) => ({ storeId, storeName: `s${storeId}` }))
  expect(await ask(closureDetail, {}, { visitor: both })).toMatchObject({ code: 'store.chooseStore', data: { stores } })
  expect((await ask(closureSave, days, { visitor: both })).code).toBe('store.chooseStore')
  expect(await shown()).toBeNull()
  expect(dataOf(await ask(closureDetail, {}, { visitor: actingForStore(both, '1002') })).storeName).toBe('s1002')
})
