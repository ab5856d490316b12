import { expect, test } from 'vitest'
import type { Caller } from '../../../src/api/caller.ts'
import { ownGoodsList } from '../../../src/modules/listing/endpoints.ts'
import { fillTable } from '../../fixtures/database/fill-table.ts'
import { aDatabase } from '../../fixtures/database/test-database.ts'
import { dataOf } from '../../fixtures/server/answer-data.ts'
import { aHouse, asker } from '../../fixtures/server/calls.ts'
import { aMarket, aMember } from '../../fixtures/trade/goods.ts'
import { goodsHandlers } from '../../fixtures/trade/goods-handlers.ts'

const database = await aDatabase()
const client = await aMarket(database, [
  { productId: 1, stock: 10_000 },
  { productId: 2, stock: 10_000 },
  { productId: 3, stock: 10_000, state: 'off_shelf' },
  { productId: 5, storeId: 1002, stock: 10_000 },
])
await client.query(
  `INSERT INTO warehouse (warehouse_id, store_id, name_zh, name_en, region_code, city_name) VALUES (2001, 1001, '天津仓', 'Tianjin', '120116', '天津市');
   INSERT INTO sku_stock (product_id, warehouse_id, available) VALUES (2, 2001, 4000), (3, 2001, 0)`,
)
const ask = asker(aHouse(database), goodsHandlers())
const clerk: Caller = { ...aMember(7), stores: [{ storeId: 1001, storeName: '', capabilities: ['store.goods'] }] }
const stock = async (asked: {
  warehouseId?: number
  keyword?: string
  state?: 'on_sale'
  isShort?: 1
  pageSize?: number
  current?: number
}) => dataOf(await ask(ownGoodsList, asked, { visitor: clerk }))
const idsOf = (found: Awaited<ReturnType<typeof stock>>) => found.list.map((goods) => goods.goodsId)

test('the list of one warehouse holds the goods that are kept there, those that are sold out there too', async () => {
  expect(idsOf(await stock({}))).toEqual([3, 2, 1])
  expect(idsOf(await stock({ warehouseId: 2001 }))).toEqual([3, 2])
  expect(idsOf(await stock({ warehouseId: 1001 }))).toEqual([3, 2, 1])
  expect((await stock({})).warehouses.map((place) => place.warehouseName)).toEqual(['上海仓', '天津仓'])
})

test('its counts and pages are those of the warehouse, together with the other filters', async () => {
  const first = await stock({ warehouseId: 2001, pageSize: 1 })
  expect(first.counts).toMatchObject({ all: 2, on_sale: 1, off_shelf: 1 })
  expect(first.pagination).toMatchObject({ total: 2, pageCount: 2 })
  expect(idsOf(await stock({ warehouseId: 2001, pageSize: 1, current: 2 }))).toEqual([2])
  expect(idsOf(await stock({ warehouseId: 2001, state: 'on_sale' }))).toEqual([2])
  expect(idsOf(await stock({ warehouseId: 2001, keyword: '1' }))).toEqual([])
})

test('of goods with several SKUs only those that are kept there are shown', async () => {
  await client.query(
    `INSERT INTO sku (product_id, goods_id, state, sort, axis_values, spec_text_zh, spec_text_en, retail_price, business_price, sec_precision)
     SELECT 22, 2, 'active', 9, '{}', '大块', 'Jumbo', retail_price, business_price, sec_precision FROM sku WHERE product_id = 2;
     INSERT INTO sku_stock (product_id, warehouse_id, available) VALUES (22, 1001, 1000)`,
  )
  const skusOf = async (warehouseId: number) =>
    (await stock({ warehouseId })).list.find((goods) => goods.goodsId === 2)?.skus.map((sku) => sku.productId)
  expect(await skusOf(2001)).toEqual([2])
  expect(await skusOf(1001)).toEqual([2, 22])
})

test("another store's warehouse, and one that does not exist, hold nothing of mine", async () => {
  expect(await stock({ warehouseId: 1002 })).toMatchObject({ list: [], counts: { all: 0 } })
  expect(await stock({ warehouseId: 999_999 })).toMatchObject({ list: [], counts: { all: 0 } })
})

test('among many warehouses the goods of one are found by an index, whatever the values', async () => {
  await fillTable(client, 'sku_stock', 20_000, { product_id: 'n + 100', warehouse_id: '3000 + n % 500' })
  await client.query('ANALYZE sku_stock; SET plan_cache_mode = force_generic_plan')
  await client.query(
    `PREPARE of_warehouse(bigint) AS SELECT s.goods_id FROM sku_stock k JOIN sku s USING (product_id) WHERE k.warehouse_id = $1 AND s.state = 'active'`,
  )
  const { rows } = await client.query('EXPLAIN EXECUTE of_warehouse(2001)')
  expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('sku_stock_warehouse')
})
