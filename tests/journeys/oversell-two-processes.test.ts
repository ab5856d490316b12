import { expect, test } from 'vitest'
import { checkoutPreview, orderSubmit } from '../../src/modules/order/endpoints.ts'
import { aRunningMall } from '../fixtures/server/running-server.ts'
import { callsAt, type Caller } from '../fixtures/server/calls-server.ts'

// Load of this size from one address is what the limits are there to refuse.
const mall = await aRunningMall(2, { RATE_LIMITS: '0' })
const client = await mall.database.connect()
const doors = mall.addresses.map((address) => callsAt(address))
const lanes = 64
const attempts = 2000

/** One SKU that may be fetched from the store, with enough for 500 in a single warehouse; its smallest order and store. */
async function scarceGoods() {
  const { rows } = await client.query<{ productId: string; storeId: string; min: string; precision: number }>(
    `SELECT s.product_id AS "productId", g.store_id AS "storeId", g.min_buy::bigint AS min, g.unit_precision AS precision
     FROM sku s JOIN goods g USING (goods_id) JOIN freight_template f USING (freight_template_id)
     WHERE g.state = 'on_sale' AND s.state = 'active' AND f.self_pickup AND NOT g.require_enquiry AND g.price_shown AND g.buy_limit IS NULL
       AND g.qualification_required = '{}' AND s.business_price IS NOT NULL ORDER BY 1 LIMIT 1`,
  )
  const goods = rows[0]
  if (!goods) throw new Error('nothing to sell')
  await client.query(
    'DELETE FROM sku_stock WHERE product_id = $1 AND warehouse_id <> (SELECT min(warehouse_id) FROM sku_stock WHERE product_id = $1)',
    [goods.productId],
  )
  await client.query('UPDATE sku_stock SET available = 500 * $2::bigint, held = 0 WHERE product_id = $1', [goods.productId, goods.min])
  return {
    productId: Number(goods.productId),
    storeId: Number(goods.storeId),
    min: Number(goods.min),
    number: Number(goods.min) / 10 ** goods.precision,
  }
}

test('2,000 attempts over two processes on a stock of 500 sell exactly 500', { timeout: 180_000 }, async () => {
  const goods = await scarceGoods()
  const wish = {
    buyNow: { productId: goods.productId, number: goods.number },
    // A coupon would make the first orders cheaper than the rest.
    stores: [{ storeId: goods.storeId, delivery: 'PICKUP' as const, couponId: 0 }],
    platformCouponId: 0,
  }
  const buyers: Caller[] = []
  for (const name of ['demo_buyer', 'demo_company']) buyers.push((await doors[0]?.login(name)) ?? { token: null })
  const preview = await doors[0]?.ask(checkoutPreview, wish, buyers[0])
  const expectedTotal = preview?.data?.totalAmount ?? -1
  const outcomes = new Map<string, number>()
  let begun = 0
  const lane = async (number: number): Promise<void> => {
    while (begun < attempts) {
      begun += 1
      const answer = await doors[number % doors.length]?.ask(orderSubmit, { ...wish, expectedTotal }, buyers[begun % buyers.length])
      const outcome = answer?.code ?? 'placed'
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1)
    }
  }
  await Promise.all(Array.from({ length: lanes }, (_, number) => lane(number)))
  expect(outcomes.get('placed')).toBe(500)
  expect([...outcomes.keys()].filter((code) => !['placed', 'order.stockShort', 'catalog.soldWhileOrdering'].includes(code))).toEqual([])
  const { rows } = await client.query(
    `SELECT (SELECT count(*)::int FROM order_line WHERE product_id = $1) AS lines, (SELECT sum(stock_number)::int FROM order_line WHERE product_id = $1) AS ordered,
       (SELECT sum(available)::int FROM sku_stock WHERE product_id = $1) AS available, (SELECT sum(held)::int FROM sku_stock WHERE product_id = $1) AS held,
       (SELECT sum(held_change)::int FROM stock_ledger WHERE product_id = $1 AND movement = 'take') AS noted`,
    [goods.productId],
  )
  const all = 500 * goods.min
  expect(rows).toEqual([{ lines: 500, ordered: all, available: 0, held: all, noted: all }])
})
