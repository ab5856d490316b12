import { expect, test } from 'vitest'
import { anonymous } from '../../src/api/caller.ts'
import { goodsChanged } from '../../src/modules/catalog/server/public.ts'
import { flashSaleHandlers } from '../../src/modules/flash-sale/server/public.ts'
import { priceHistory } from '../../src/modules/pricing/endpoints-price-history.ts'
import { aHouse, asker } from '../fixtures/server/calls.ts'
import { dataOf } from '../fixtures/server/answer-data.ts'
import { aBuyer } from '../fixtures/trade/buying.ts'
import { anApprovedSale, flashForm, runFlashTimers } from '../fixtures/trade/flash-sale.ts'
import { goodsHandlers } from '../fixtures/trade/goods-handlers.ts'
import { aMarket } from '../fixtures/trade/goods.ts'
import { aDatabase } from '../fixtures/database/test-database.ts'

const database = await aDatabase()
const client = await aMarket(database, [{ productId: 1 }, { productId: 2, requireEnquiry: true }, { productId: 3, state: 'off_shelf' }])
// The triggers write the database's own time.
const app = aHouse(database, { now: () => new Date() })
const ask = asker(app, [...goodsHandlers(), ...flashSaleHandlers()])
await app.inTransaction((tx) => goodsChanged(tx, [1, 2, 3]))
await client.query(
  `INSERT INTO account (id, member_name, phone, password_hash) VALUES (7, 'seller', '13700000007', 'none'), (8, 'reviewer', '13700000008', 'none')`,
)
await client.query(`INSERT INTO member (id, member_type, nick_name) VALUES (7, 2, 'seller'), (8, 2, 'reviewer')`)
const buyer = await aBuyer(client, 5001)
const visitor = { visitor: anonymous }
const kept = async () =>
  (
    await client.query(
      'SELECT retail::bigint / 10000 AS retail, business::bigint / 10000 AS business FROM sku_price_point WHERE product_id = 1 ORDER BY point_id',
    )
  ).rows.map((row) => [Number(row.retail), Number(row.business)])

test('every change of a shown price is kept: the list price, and the start and the end of a flash sale', async () => {
  expect(await kept()).toEqual([[23_600, 23_400]])
  await client.query('UPDATE sku SET retail_price = 236500000, business_price = 234500000 WHERE product_id = 1')
  await client.query('UPDATE sku SET spec_text_zh = spec_text_zh WHERE product_id = 1')
  await anApprovedSale(ask, flashForm(new Date(), [{ productId: 1 }], { from: -2, minutes: 600 }))
  await runFlashTimers(app)
  // The store moves its list price while the sale runs: what is shown stays.
  await client.query('UPDATE sku SET business_price = 234600000 WHERE product_id = 1')
  await client.query(`DELETE FROM sku_flash_price WHERE product_id = 1`)
  expect(await kept()).toEqual([
    [23_600, 23_400],
    [23_650, 23_450],
    [23_200, 22_900],
    [23_200, 22_900],
    [23_650, 23_460],
  ])
  const business = dataOf(await ask(priceHistory, { productId: 1, days: 30 }, buyer))
  expect(business).toMatchObject({ current: 23_460, lowest: 22_900, highest: 23_460, priceUnit: '吨', isLowest30: 0 })
  const retail = await ask(priceHistory, { productId: 1, days: 30 }, visitor)
  expect(dataOf(retail)).toMatchObject({ current: 23_650, lowest: 23_200, highest: 23_650 })
  expect(JSON.stringify(retail)).not.toMatch(/22900|23400|23450|23460/)
  await client.query('SET ROLE zb_visitor')
  await expect(client.query('SELECT business FROM sku_price_point')).rejects.toThrow('permission denied')
  await client.query('RESET ROLE')
})

test('"lowest in 30 days" is said only where the kept prices say so', async () => {
  const course = async (points: readonly (readonly [days: number, yuan: number])[]) => {
    await client.query('DELETE FROM sku_price_point WHERE product_id = 1')
    for (const [days, yuan] of points)
      await client.query(
        `INSERT INTO sku_price_point (product_id, changed_at, retail, business) VALUES (1, now() - $1::numeric * interval '1 day', $2, $2)`,
        [days, yuan * 10_000],
      )
    return dataOf(await ask(priceHistory, { productId: 1, days: 30 }, buyer)).isLowest30
  }
  expect(
    await course([
      [60, 23_600],
      [1, 23_400],
    ]),
  ).toBe(1)
  expect(
    await course([
      [60, 23_600],
      [20, 23_300],
      [19.9, 23_600],
      [1, 23_400],
    ]),
  ).toBe(0)
  expect(await course([[60, 23_400]])).toBe(0)
  expect(
    await course([
      [10, 23_600],
      [1, 23_400],
    ]),
  ).toBe(0)
})

test('goods on enquiry have no prices to show, and goods that are not on sale have no history', async () => {
  expect(dataOf(await ask(priceHistory, { productId: 2 }, visitor))).toMatchObject({
    points: [],
    current: null,
    lowest: null,
    isLowest30: 0,
  })
  expect((await ask(priceHistory, { productId: 3 }, visitor)).msg).toBe('catalog.offSale')
  expect((await ask(priceHistory, { productId: 99 }, visitor)).msg).toBe('catalog.offSale')
})
