import { expect, test } from 'vitest'
import { bestsellerList } from '../../src/modules/purchase-history/endpoints-bestsellers.ts'
import { orderHandlers } from '../../src/modules/order/server/handlers.ts'
import { purchaseHistoryHandlers } from '../../src/modules/purchase-history/server/public.ts'
import { aHouse, asker } from '../fixtures/server/calls.ts'
import { dataOf } from '../fixtures/server/answer-data.ts'
import { aMember } from '../fixtures/trade/goods.ts'
import { aDatabase } from '../fixtures/database/test-database.ts'

const database = await aDatabase('demo')
const client = await database.connect()
const ask = asker(aHouse(database, { now: () => new Date() }), [...orderHandlers(), ...purchaseHistoryHandlers])
const business = { visitor: aMember(2, 2) }
const ids = async (input: object, asking = {}) => dataOf(await ask(bestsellerList, input, asking)).map((one) => one.goodsId)

type Goods = { goodsId: number; productId: number; categoryId: number; otherProduct: number | null }
const { rows: goods } = await client.query<Goods>(
  `SELECT c.goods_id::int AS "goodsId", c.default_product_id::int AS "productId", c.category_path[1]::int AS "categoryId",
    (SELECT max(o.product_id)::int FROM sku o WHERE o.goods_id = c.goods_id AND o.product_id <> c.default_product_id) AS "otherProduct"
   FROM goods_card c JOIN goods g USING (goods_id) JOIN sku s ON s.product_id = c.default_product_id
   WHERE g.price_shown AND NOT g.require_enquiry AND s.retail_price > 0 AND s.business_price > 0 ORDER BY c.goods_id`,
)
const at = (place: number) => {
  const one = goods[place]
  if (!one) throw new Error('the demonstration has goods')
  return one
}

test('favourites are counted by members, within the period, and in a category', async () => {
  await client.query('DELETE FROM member_mark')
  const keep = (member: number, goodsId: number, daysAgo: number) =>
    client.query(
      `INSERT INTO member_mark (member_id, kind, target_id, created_at) VALUES ($1, 'goods', $2, now() - $3 * interval '1 day')`,
      [member, goodsId, daysAgo],
    )
  const elsewhere = goods.find((one) => one.categoryId !== at(0).categoryId)
  if (!elsewhere) throw new Error('goods of another category')
  for (const member of [1, 2, 3]) await keep(member, at(0).goodsId, 20)
  for (const member of [1, 2]) await keep(member, elsewhere.goodsId, 1)
  expect(dataOf(await ask(bestsellerList, { kind: 'favourites', period: 'month' }))).toEqual([
    { goodsId: at(0).goodsId, figure: 3 },
    { goodsId: elsewhere.goodsId, figure: 2 },
  ])
  expect(await ids({ kind: 'favourites', period: 'week' })).toEqual([elsewhere.goodsId])
  expect(await ids({ kind: 'favourites', period: 'all', categoryId: at(0).categoryId })).toEqual([at(0).goodsId])
})

test('enquiries for several SKUs of a goods are added up; what is no longer wanted does not count', async () => {
  await client.query(`DELETE FROM basket_line WHERE basket = 'ENQUIRY'`)
  const want = (member: number, productId: number, gone = false) =>
    client.query(
      `INSERT INTO basket_line (member_id, basket, product_id, unit, number, deleted_at) VALUES ($1, 'ENQUIRY', $2, 'primary', 1, CASE WHEN $3 THEN now() END)`,
      [member, productId, gone],
    )
  const several = goods.find((one) => one.otherProduct !== null)
  if (!several?.otherProduct) throw new Error('goods of two SKUs')
  const single = goods.find((one) => one.goodsId !== several.goodsId)
  if (!single) throw new Error('other goods')
  await want(1, several.productId)
  await want(2, several.otherProduct)
  await want(2, single.productId)
  await want(3, single.productId, true)
  expect(dataOf(await ask(bestsellerList, { kind: 'enquiries' }))).toEqual([
    { goodsId: several.goodsId, figure: 2 },
    { goodsId: single.goodsId, figure: 1 },
  ])
})

test('sales are paid orders; a cancelled or unpaid one is none', async () => {
  const { rows } = await client.query(
    `SELECT l.goods_id::int AS "goodsId", count(DISTINCT order_id)::int AS figure FROM orders JOIN order_line l USING (order_id) JOIN goods_card USING (goods_id)
     WHERE paid_at IS NOT NULL AND state NOT IN ('CANCELLED', 'CLOSED') GROUP BY 1`,
  )
  const byId = (list: readonly { goodsId: number }[]) => list.toSorted((a, b) => a.goodsId - b.goodsId)
  expect(byId(dataOf(await ask(bestsellerList, { period: 'all' })))).toEqual(byId(rows))
})

test('a fall is measured from the price before the period began to change, in the own price class', async () => {
  await client.query('DELETE FROM sku_price_change')
  const [both, retailOnly, risen] = [at(0), at(1), at(2)]
  const set = (one: Goods, column: 'retail' | 'business', part: number) =>
    client.query(`UPDATE sku SET ${column}_price = round(${column}_price * $2::numeric) WHERE product_id = $1`, [one.productId, part])
  await set(both, 'retail', 0.95)
  await set(both, 'retail', 0.95)
  await set(both, 'business', 0.8)
  await set(retailOnly, 'retail', 0.5)
  await set(risen, 'retail', 1.2)
  const falls = (asking = {}) => ask(bestsellerList, { kind: 'priceFalls', period: 'week' }, asking).then(dataOf)
  expect(await falls()).toEqual([
    { goodsId: retailOnly.goodsId, figure: 50 },
    { goodsId: both.goodsId, figure: expect.closeTo(9.8, 1) },
  ])
  expect(await falls(business)).toEqual([{ goodsId: both.goodsId, figure: expect.closeTo(20, 1) }])
  await client.query(`UPDATE sku_price_change SET changed_at = now() - interval '8 days'`)
  expect(await falls()).toEqual([])
  // The visitor's role sees the retail side alone.
  await client.query('SET ROLE zb_visitor')
  await expect(client.query('SELECT business_old FROM sku_price_change')).rejects.toThrow('permission denied')
  await client.query('RESET ROLE')
})
