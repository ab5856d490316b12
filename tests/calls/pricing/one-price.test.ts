import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cartAdd, cartList } from '../../../src/modules/basket/endpoints.ts'
import { basketHandlers } from '../../../src/modules/basket/server/handlers.ts'
import { flashSaleHandlers } from '../../../src/modules/flash-sale/server/public.ts'
import { marketHandlers } from '../../../src/modules/market/server/handlers.ts'
import { checkoutPreview } from '../../../src/modules/order/endpoints.ts'
import { orderHandlers } from '../../../src/modules/order/server/handlers.ts'
import { saveFormula } from '../../../src/modules/pricing/endpoints-formulas-seller.ts'
import { priceQuote } from '../../../src/modules/pricing/endpoints-price-quote.ts'
import { projectFromCart, projectShow } from '../../../src/modules/project/endpoints.ts'
import { projectHandlers } from '../../../src/modules/project/server/handlers.ts'
import { aDatabase } from '../../fixtures/database/test-database.ts'
import { dataOf } from '../../fixtures/server/answer-data.ts'
import { aClock, aHouse, asker } from '../../fixtures/server/calls.ts'
import { aBuyer, type Buyer } from '../../fixtures/trade/buying.ts'
import { anApprovedSale, flashForm, runFlashTimers } from '../../fixtures/trade/flash-sale.ts'
import { goodsHandlers } from '../../fixtures/trade/goods-handlers.ts'
import { aMarket, aMember } from '../../fixtures/trade/goods.ts'
import { aSeries, deliverQuotes, publish } from '../../fixtures/trade/index-market.ts'

const database = await aDatabase()
const client = await aMarket(database, [{ productId: 1, stock: 1_000_000, tiers: [{ min: 5000, yuan: -20 }] }])
await aSeries(client)
const clock = aClock('2026-11-20T10:00:00+08:00')
const app = aHouse(database, clock)
const handlers = [
  ...marketHandlers(),
  ...goodsHandlers(),
  ...basketHandlers(),
  ...orderHandlers(),
  ...flashSaleHandlers(),
  ...projectHandlers(),
]
const ask = asker(app, handlers)
await publish(ask, '2026-11-19', 23_000)
await deliverQuotes(app, client)
const keeper = { visitor: { ...aMember(7), stores: [{ storeId: 1001, storeName: '', capabilities: ['store.goods' as const] }] } }
dataOf(await ask(saveFormula, { goodsId: 1, oldVersion: 0, seriesCode: 'ZN', retailPremium: '200', businessPremium: '100' }, keeper))
await client.query(
  `INSERT INTO account (id, member_name, phone, password_hash) VALUES (7, 'seller', '13700000007', 'none'), (8, 'reviewer', '13700000008', 'none')`,
)
await client.query(`INSERT INTO member (id, member_type, nick_name) VALUES (7, 2, 'seller'), (8, 2, 'reviewer')`)
const sale = await anApprovedSale(ask, flashForm(clock.now(), [{ productId: 1, number: '100', retailPrice: '23000' }], { minutes: 600 }))
clock.forward(10 * 60_000)
await runFlashTimers(app)

const indexPrice = 23_100
type Offered = { readonly price: number; readonly upTo: number }
type Offers = { readonly lock: number | null; readonly fixed: Offered | null; readonly flash: Offered | null; readonly number: number }

const perTonne = (yuan: number) => yuan * 10_000
const perKilogram = (yuan: number) => yuan * 10

async function offer(buyer: Buyer, { lock, fixed, flash }: Offers): Promise<void> {
  const until = new Date(clock.now().getTime() + 30 * 60_000)
  const source = `(SELECT formula_price_id FROM goods_formula WHERE goods_id = 1)`
  if (lock !== null)
    await client.query(
      `INSERT INTO price_lock (member_id, product_id, price_class, formula_price_id, unit_price, sec_unit_price, locked_at, expires_at)
       VALUES ($1, 1, 'business', ${source}, $2, $3, $4, $5)`,
      [buyer.memberId, perTonne(lock), perKilogram(lock), clock.now(), until],
    )
  if (fixed)
    await client.query(
      `INSERT INTO price_fixing (member_id, buyer_name, store_id, product_id, price_class, formula_price_id, unit, number, stock_number, unit_price,
         sec_unit_price, shown_price, state, asked_at, expires_at, hold_until)
       VALUES ($1, '', 1001, 1, 'business', ${source}, 'primary', $4, $4, $2, $3, $2, 'CONFIRMED', $5, $6, $6)`,
      [buyer.memberId, perTonne(fixed.price), perKilogram(fixed.price), fixed.upTo * 1000, clock.now(), until],
    )
  await client.query('DELETE FROM sku_flash_price')
  if (!flash) return
  await client.query(
    `INSERT INTO sku_flash_price (product_id, flash_sale_id, retail_price, retail_sec_price, business_price, business_sec_price, ends_at)
     VALUES (1, $1, $2, $3, $2, $3, $4)`,
    [sale.flashSaleId, perTonne(flash.price), perKilogram(flash.price), until],
  )
  await client.query('UPDATE flash_stock SET available = $1', [flash.upTo * 1000])
}

/** The table of `pricePrecedence` in yuan: what a purchase of so many tonnes must cost, and where the price starts. */
function expected({ lock, fixed, flash, number }: Offers): { readonly price: number; readonly base: string } {
  const step = number >= 5 ? 20 : 0
  const sold = flash && number <= flash.upTo && flash.upTo >= 1 ? flash.price : Number.POSITIVE_INFINITY
  const now = lock ?? indexPrice
  if (fixed && number <= fixed.upTo && fixed.price <= Math.min(now, sold)) return { price: fixed.price - step, base: 'fixed' }
  return { price: Math.min(now - step, sold), base: lock === null ? 'index' : 'lock' }
}

async function shown(buyer: Buyer, number: number) {
  const quote = dataOf(await ask(priceQuote, { productId: 1, number: String(number), unit: 'primary' }, buyer))
  dataOf(await ask(cartAdd, { productId: 1, number }, buyer))
  const line = dataOf(await ask(cartList, {}, buyer)).storeCartGroupList[0]?.storeCartList[0]
  const once = { visitor: buyer.visitor, idempotencyKey: crypto.randomUUID() }
  const { projectId } = dataOf(await ask(projectFromCart, { title: '采购清单' }, once))
  const listed = dataOf(await ask(projectShow, { projectId }, buyer)).lines[0]
  // The preview locks what nothing holds yet; that is the price of now and changes nothing.
  const now = dataOf(await ask(checkoutPreview, { addressId: buyer.addressId, buyNow: { productId: 1, number } }, buyer))
  const cart = dataOf(await ask(checkoutPreview, { addressId: buyer.addressId }, buyer))
  const [first, second] = [now, cart].map((view) => view.storeGroupList[0]?.goodsList[0])
  return {
    prices: [quote.unitPrice, line?.goodsPrice, listed?.goodsPrice, first?.goodsPrice, second?.goodsPrice],
    reasons: [quote.reason, line?.priceReason, first?.priceReason, second?.priceReason],
    base: [quote.base, line?.priceBase],
    change: line?.priceChange,
  }
}

const price = fc.integer({ min: 22_900, max: 23_300 })
const offered = fc.option(fc.record({ price, upTo: fc.integer({ min: 1, max: 8 }) }), { nil: null })
const offers = fc.record({
  lock: fc.option(price, { nil: null }),
  fixed: offered,
  flash: fc.option(fc.record({ price, upTo: fc.integer({ min: 0, max: 8 }) }), { nil: null }),
  number: fc.integer({ min: 1, max: 8 }),
})
let next = 7000

test('whatever a buyer is offered, goods page, cart, list and checkout say the price of the table, and why', async () => {
  await fc.assert(
    fc.asyncProperty(offers, async (some) => {
      const buyer = await aBuyer(client, (next += 1))
      await offer(buyer, some)
      const told = await shown(buyer, some.number)
      const { price: due, base } = expected(some)
      expect(told.prices).toEqual(Array(5).fill(due))
      expect(new Set(told.reasons).size).toBe(1)
      expect(told.base).toEqual([base, base])
      // What the cart remembers as seen is the same price, so it tells of no change.
      expect(told.change).toBe(0)
    }),
    { numRuns: 60 },
  )
}, 60_000)
