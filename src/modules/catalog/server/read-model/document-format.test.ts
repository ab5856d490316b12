import { expect, test } from 'vitest'
import { aHouse, asker } from '../../../../../tests/fixtures/server/calls.ts'
import { aDatabase } from '../../../../../tests/fixtures/database/test-database.ts'
import { goodsDetail } from '../../endpoints-goods.ts'
import { renewOldDocuments } from './document-format.ts'
import { goodsHandlers } from '../../../../../tests/fixtures/trade/goods-handlers.ts'

test('pages of goods that an older program wrote are made anew, once', async () => {
  const database = await aDatabase('demo')
  const client = await database.connect()
  const app = aHouse(database)
  expect(await renewOldDocuments(app), 'fresh data has today’s shape').toBe(0)
  const { rows } = await client.query<{ id: number }>('SELECT default_product_id::int AS id FROM goods_card ORDER BY goods_id LIMIT 1')
  const productId = rows[0]?.id ?? 0
  await client.query(`UPDATE goods_page SET page_zh = (page_zh::jsonb - 'isIndexPrice')::json`)
  await client.query('UPDATE catalog_version SET document_format = 1')
  expect(await renewOldDocuments(app)).toBeGreaterThan(100)
  expect((await asker(app, goodsHandlers())(goodsDetail, { productId })).state).toBe(200)
  expect(await renewOldDocuments(app)).toBe(0)
})
