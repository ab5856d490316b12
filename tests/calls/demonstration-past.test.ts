import { expect, test } from 'vitest'
import { playTrades } from '../../database/demo/play-trades.ts'
import { demoTrades } from '../../database/demo/trade-script.ts'
import { aDatabase } from '../harness/pg.ts'

const database = await aDatabase('demo')

test('the past of the demonstration is made by the real calls: orders in every state, their money and stock in balance', async () => {
  const orders = await playTrades(database.url)
  expect(orders).toBeGreaterThanOrEqual(demoTrades.length)
  const client = await database.connect()
  const { rows: states } = await client.query('SELECT state, count(*)::int AS count FROM orders GROUP BY state ORDER BY state')
  expect(states.map((row) => row.state)).toEqual([
    'CANCELLED',
    'COMPLETED',
    'PARTIALLY_SHIPPED',
    'PAYMENT_REVIEW',
    'PENDING_SHIPMENT',
    'SHIPPED',
  ])
  const { rows: odd } = await client.query(
    `SELECT product_id FROM sku_stock JOIN (SELECT product_id, warehouse_id, sum(change)::int AS change, sum(held_change)::int AS held
       FROM stock_ledger GROUP BY product_id, warehouse_id) ledger USING (product_id, warehouse_id)
     WHERE sku_stock.available <> ledger.change OR sku_stock.held <> ledger.held`,
  )
  expect(odd).toEqual([])
  const { rows: late } = await client.query("SELECT order_sn FROM orders WHERE created_at > now() - interval '4 hours'")
  expect(late).toEqual([])
})
