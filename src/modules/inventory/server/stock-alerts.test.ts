import { expect, test } from 'vitest'
import { aHouse, asker } from '../../../../tests/fixtures/server/calls.ts'
import { dataOf } from '../../../../tests/fixtures/server/answer-data.ts'
import { aMarket, aMember } from '../../../../tests/fixtures/trade/goods.ts'
import { aDatabase } from '../../../../tests/fixtures/database/test-database.ts'
import type { Caller } from '../../../api/caller.ts'
import { stockAlertSave } from '../endpoints-alerts.ts'
import { inventoryHandlers } from './handlers.ts'

const database = await aDatabase()
const client = await aMarket(database, [
  { productId: 1, stock: 10_000 },
  { productId: 2, stock: 4_000 },
  { productId: 3, storeId: 1002, stock: 9_000 },
])
const ask = asker(aHouse(database), inventoryHandlers())
const keeper: Caller = { ...aMember(7), stores: [{ storeId: 1001, storeName: '', capabilities: ['store.stock'] }] }
const save = (list: readonly { productId: number; alertAt: string }[], visitor = keeper) =>
  ask(stockAlertSave, { list: [...list] }, { visitor })
const kept = async () =>
  (await client.query('SELECT product_id::int AS id, alert_at::int AS at FROM sku_stock_alert ORDER BY 1')).rows.map(({ id, at }) => [
    id,
    at,
  ])

test('a store sets thresholds in trade units, changes them and takes them away', async () => {
  expect(
    dataOf(
      await save([
        { productId: 1, alertAt: '12.5' },
        { productId: 2, alertAt: '3' },
      ]),
    ),
  ).toEqual({ savedNum: 2 })
  expect(await kept()).toEqual([
    [1, 12_500],
    [2, 3_000],
  ])
  await save([
    { productId: 1, alertAt: '20' },
    { productId: 2, alertAt: '' },
  ])
  expect(await kept()).toEqual([[1, 20_000]])
  const { rows } = await client.query(`SELECT diff FROM audit_log WHERE action = 'stock.alert' AND entity_id = '1' ORDER BY id`)
  expect(rows.map((row) => row.diff)).toEqual([{ alertAt: [null, '12.5'] }, { alertAt: ['12.5', '20'] }])
})

test('one SKU that is wrong or another store’s refuses all, and nothing is written', async () => {
  const before = await kept()
  const wrong = await save([
    { productId: 2, alertAt: '5' },
    { productId: 1, alertAt: '0.0001' },
  ])
  expect([wrong.code, Object.keys(wrong.errors ?? {})]).toEqual(['inventory.alertsRefused', ['alert-1']])
  expect(
    (
      await save([
        { productId: 2, alertAt: '5' },
        { productId: 3, alertAt: '5' },
      ])
    ).code,
  ).toBe('inventory.alertsRefused')
  expect((await save([{ productId: 2, alertAt: '5' }], aMember(7))).state).not.toBe(200)
  expect(await kept()).toEqual(before)
})
