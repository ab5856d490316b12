import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { anonymous } from '../../../src/api/caller.ts'
import { cartAdd, cartList } from '../../../src/modules/basket/endpoints.ts'
import { basketHandlers } from '../../../src/modules/basket/server/handlers.ts'
import { goodsByIds, goodsDetail } from '../../../src/modules/catalog/endpoints-goods.ts'
import { flashSaleList, flashSaleOfSku } from '../../../src/modules/flash-sale/endpoints.ts'
import {
  adminFlashReject,
  adminFlashVoid,
  sellerFlashSales,
  sellerFlashSave,
  sellerFlashStop,
  sellerFlashSubmit,
} from '../../../src/modules/flash-sale/endpoints-consoles.ts'
import { flashSaleHandlers } from '../../../src/modules/flash-sale/server/public.ts'
import { checkoutPreview, orderCancel } from '../../../src/modules/order/endpoints.ts'
import { orderHandlers } from '../../../src/modules/order/server/public.ts'
import { priceQuote } from '../../../src/modules/pricing/endpoints-price-quote.ts'
import { goodsList } from '../../../src/modules/search/endpoints.ts'
import { goodsChanged } from '../../../src/modules/catalog/server/public.ts'
import { aClock, aHouse, asker } from '../../fixtures/server/calls.ts'
import { dataOf, present } from '../../fixtures/server/answer-data.ts'
import { aBuyer, stockOf, submit, type Buyer } from '../../fixtures/trade/buying.ts'
import {
  anApprovedSale,
  deliverFlashStock,
  flashForm,
  flashReviewer,
  flashSeller,
  runFlashTimers,
} from '../../fixtures/trade/flash-sale.ts'
import { goodsHandlers } from '../../fixtures/trade/goods-handlers.ts'
import { aMarket } from '../../fixtures/trade/goods.ts'
import { aDatabase } from '../../fixtures/database/test-database.ts'

const minute = 60_000
const database = await aDatabase()
const client = await aMarket(database, [
  { productId: 1, stock: 100_000, tiers: [{ min: 5000, yuan: -20 }] },
  { productId: 2, stock: 100_000 },
  { productId: 3, stock: 100_000, tiers: [{ min: 3000, yuan: -1000 }] },
  { productId: 4, storeId: 1002, stock: 100_000 },
  { productId: 5, stock: 100_000 },
])
const clock = aClock('2026-11-20T10:00:00+08:00')
const app = aHouse(database, clock)
const ask = asker(app, [...goodsHandlers(), ...basketHandlers(), ...orderHandlers(), ...flashSaleHandlers()])
await app.inTransaction((tx) => goodsChanged(tx, [1, 2, 3, 4, 5]))
await client.query(
  `INSERT INTO account (id, member_name, phone, password_hash) VALUES (7, 'seller', '13700000007', 'none'), (8, 'reviewer', '13700000008', 'none')`,
)
await client.query(`INSERT INTO member (id, member_type, nick_name) VALUES (7, 2, 'seller'), (8, 2, 'reviewer')`)
let next = 7000
const someone = () => aBuyer(client, (next += 1))

/** What one SKU costs at this instant, everywhere that it is shown or sold, for a business buyer. */
async function pricesNow(productId: number, buyer: Buyer): Promise<readonly (number | null | undefined)[]> {
  const listed = dataOf(await ask(goodsList, { pageSize: 50 }, buyer)).list.find((card) => card.defaultProductId === productId)
  const searched = dataOf(await ask(goodsList, { keyword: `锌锭${productId}`, sort: 'price' }, buyer))
  const page = dataOf(await ask(goodsDetail, { productId }, buyer))
  const [card] = dataOf(await ask(goodsByIds, { productIds: [productId] }, buyer))
  const quote = dataOf(await ask(priceQuote, { productId, number: '1', unit: 'primary' }, buyer))
  const preview = dataOf(await ask(checkoutPreview, { addressId: buyer.addressId, buyNow: { productId, number: 1 } }, buyer))
  return [
    listed?.goodsPrice,
    searched.price.min,
    page.skus[0]?.goodsPrice,
    card?.goodsPrice,
    quote.unitPrice,
    preview.storeGroupList[0]?.goodsList[0]?.goodsPrice,
  ]
}

const one = (buyer: Buyer, productId: number, number: number, expectedTotal: number) =>
  submit(ask, buyer, { buyNow: { productId, number }, expectedTotal })
const left = async (flashSaleId: number, productId: number) =>
  (await client.query('SELECT available::int FROM flash_stock WHERE flash_sale_id = $1 AND product_id = $2', [flashSaleId, productId]))
    .rows[0]?.available

test('search, list, goods page, card, quote and checkout change the price at one instant, at the start and at the end', async () => {
  const buyer = await someone()
  const sale = await anApprovedSale(ask, flashForm(clock.now(), [{ productId: 1 }]))
  expect(sale.state).toBe('SCHEDULED')
  expect(await pricesNow(1, buyer)).toEqual(Array(6).fill(23_400))
  clock.forward(10 * minute)
  await runFlashTimers(app)
  expect(await pricesNow(1, buyer)).toEqual(Array(6).fill(22_900))
  const page = dataOf(await ask(goodsDetail, { productId: 1 }, buyer))
  expect(page.skus[0]).toMatchObject({
    secPrice: 22.9,
    flash: { listPrice: 23_400, endsAt: new Date(clock.now().getTime() + 60 * minute).toISOString() },
  })
  // A visitor sees the retail flash price, at the same instant.
  expect(dataOf(await ask(goodsList, { keyword: '锌锭1' }, { visitor: anonymous })).list[0]?.goodsPrice).toBe(23_200)
  clock.forward(60 * minute)
  await runFlashTimers(app)
  expect(await pricesNow(1, buyer)).toEqual(Array(6).fill(23_400))
  expect(dataOf(await ask(goodsDetail, { productId: 1 }, buyer)).skus[0]?.flash).toBeNull()
})

test('no answer to a visitor holds a business flash price, and the role of visitors may not read it', async () => {
  const sale = await anApprovedSale(ask, flashForm(clock.now(), [{ productId: 2, businessPrice: '21987.65' }]))
  clock.forward(10 * minute)
  await runFlashTimers(app)
  const visitor = { visitor: anonymous }
  const answers = [
    await ask(goodsList, { keyword: '锌锭2' }, visitor),
    await ask(goodsDetail, { productId: 2 }, visitor),
    await ask(goodsByIds, { productIds: [2] }, visitor),
    await ask(flashSaleList, {}, visitor),
    await ask(flashSaleOfSku, { productId: 2 }, visitor),
    await ask(priceQuote, { productId: 2, number: '1', unit: 'primary' }, visitor),
  ]
  for (const answer of answers) {
    expect(answer.state).toBe(200)
    expect(JSON.stringify(answer)).not.toMatch(/21[,]?987|21\.98|21\.99/)
  }
  expect(JSON.stringify(answers)).toContain('23200')
  expect(JSON.stringify(dataOf(await ask(flashSaleList, {}, await someone())))).toContain('21987.65')
  await client.query('SET ROLE zb_visitor')
  await expect(client.query('SELECT business_price FROM sku_flash_price')).rejects.toThrow('permission denied')
  await expect(client.query('SELECT business_price FROM flash_sale_item')).rejects.toThrow('permission denied')
  await client.query('RESET ROLE')
  const voided = await ask(
    adminFlashVoid,
    { flashSaleId: sale.flashSaleId, expectedVersion: sale.version + 1, reason: '价格有误' },
    { visitor: flashReviewer },
  )
  expect(dataOf(voided).state).toBe('VOID')
  expect(dataOf(await ask(goodsList, { keyword: '锌锭2' }, visitor)).list[0]?.goodsPrice).toBe(23_600)
})

test('the best price for the buyer counts: a deep tier beats the flash price and takes nothing of its quantity', async () => {
  const sale = await anApprovedSale(ask, flashForm(clock.now(), [{ productId: 3, number: '10' }]))
  clock.forward(10 * minute)
  await runFlashTimers(app)
  const buyer = await someone()
  expect(dataOf(await ask(priceQuote, { productId: 3, number: '1', unit: 'primary' }, buyer))).toMatchObject({
    unitPrice: 22_900,
    reason: 'promotion',
  })
  expect(dataOf(await ask(priceQuote, { productId: 3, number: '3', unit: 'primary' }, buyer))).toMatchObject({
    unitPrice: 22_400,
    reason: 'tier',
  })
  dataOf(await one(buyer, 3, 3, 3 * 22_400 + 200))
  expect(await left(sale.flashSaleId, 3)).toBe(10_000)
  dataOf(await one(buyer, 3, 1, 23_000))
  expect(await left(sale.flashSaleId, 3)).toBe(9000)
})

test('the limit counts paid and unpaid orders of a buyer; beyond it the ordinary price holds for the whole line', async () => {
  const sale = await anApprovedSale(ask, flashForm(clock.now(), [{ productId: 5, number: '20', perBuyer: '3' }], { minutes: 600 }))
  clock.forward(10 * minute)
  await runFlashTimers(app)
  const buyer = await someone()
  await ask(cartAdd, { productId: 5, number: 4 }, buyer)
  const line = dataOf(await ask(cartList, {}, buyer)).storeCartGroupList[0]?.storeCartList[0]
  expect(line).toMatchObject({ goodsPrice: 23_400, priceReason: 'list', flash: { allowed: 3, perBuyer: 3 } })
  dataOf(await one(buyer, 5, 2, 2 * 22_900 + 150))
  expect(dataOf(await ask(flashSaleOfSku, { productId: 5 }, buyer))).toMatchObject({ left: 18, taken: 2, perBuyer: 3 })
  expect(dataOf(await ask(priceQuote, { productId: 5, number: '2', unit: 'primary' }, buyer)).unitPrice).toBe(23_400)
  const third = dataOf(await one(buyer, 5, 1, 23_000))
  expect((await one(buyer, 5, 1, 23_000)).msg).toBe('order.totalChanged')
  // Ten at once of one buyer: the limit holds, whatever the interleaving.
  const other = await someone()
  const answers = await Promise.all(Array.from({ length: 10 }, () => one(other, 5, 1, 23_000)))
  expect(answers.filter((answer) => answer.state === 200)).toHaveLength(3)
  expect(
    new Set(answers.filter((answer) => answer.state !== 200).map((answer) => answer.msg)).difference(
      new Set(['catalog.flashLimit', 'order.totalChanged']),
    ),
  ).toEqual(new Set())
  expect(await left(sale.flashSaleId, 5)).toBe(14_000)
  // A cancelled order gives back its quantity, and the buyer may order again.
  const cancel = { orderSn: present(third.orderSnList[0]), reason: '' }
  dataOf(await ask(orderCancel, cancel, { ...buyer, idempotencyKey: randomUUID() }))
  expect(await left(sale.flashSaleId, 5)).toBe(15_000)
  dataOf(await one(buyer, 5, 1, 23_000))
  // Unpaid orders are cancelled half an hour after they were placed.
  clock.forward(31 * minute)
  await runFlashTimers(app)
  expect(await left(sale.flashSaleId, 5)).toBe(20_000)
  expect(await stockOf(client, 5)).toMatchObject({ available: 100_000, held: 0 })
})

test('what is sold out loses the flash price, and has it again when an order is cancelled', async () => {
  const sale = await anApprovedSale(ask, flashForm(clock.now(), [{ productId: 1, number: '2' }], { minutes: 600 }))
  clock.forward(10 * minute)
  await runFlashTimers(app)
  const [buyer, other] = [await someone(), await someone()]
  const placed = dataOf(await one(buyer, 1, 2, 2 * 22_900 + 150))
  expect(await left(sale.flashSaleId, 1)).toBe(0)
  expect((await one(other, 1, 1, 23_000)).msg).toBe('order.totalChanged')
  expect(await deliverFlashStock(app, client)).toBe(1)
  expect(await pricesNow(1, other)).toEqual(Array(6).fill(23_400))
  dataOf(await ask(orderCancel, { orderSn: present(placed.orderSnList[0]), reason: '' }, { ...buyer, idempotencyKey: randomUUID() }))
  expect(await deliverFlashStock(app, client)).toBe(1)
  expect(await pricesNow(1, other)).toEqual(Array(6).fill(22_900))
  const [row] = dataOf(await ask(sellerFlashSales, { state: 'RUNNING' }, { visitor: flashSeller })).list.filter(
    (managed) => managed.flashSaleId === sale.flashSaleId,
  )
  const stopped = await ask(
    sellerFlashStop,
    { ownFlashSaleId: sale.flashSaleId, expectedVersion: present(row).version },
    { visitor: flashSeller },
  )
  expect(dataOf(stopped).state).toBe('ENDED')
  expect(await pricesNow(1, other)).toEqual(Array(6).fill(23_400))
})

test('a sale that is not sound is refused at its field and writes nothing', async () => {
  const count = async () => (await client.query('SELECT count(*)::int AS n FROM flash_sale')).rows[0].n
  const before = await count()
  const save = async (form: Record<string, unknown>) => {
    const answer = await ask(sellerFlashSave, { ...flashForm(clock.now(), [{ productId: 2 }]), ...form }, { visitor: flashSeller })
    return [answer.msg, Object.keys(answer.errors ?? {})[0]]
  }
  const items = (line: Record<string, unknown>) => ({
    items: [{ productId: 2, retailPrice: '23200', businessPrice: '22900', number: '5', perBuyer: '0', ...line }],
  })
  expect(await save({ nameZh: '' })).toEqual(['flashSale.nameNeeded', 'nameZh'])
  expect(await save({ startsAt: '2026-11-21T10:00', endsAt: '2026-11-21T09:00' })).toEqual(['flashSale.endBeforeStart', 'endsAt'])
  expect(await save({ startsAt: '2026-11-01T10:00', endsAt: '2026-11-01T19:00' })).toEqual(['flashSale.periodOver', 'endsAt'])
  expect(await save({ endsAt: '2027-11-21T09:00' })).toEqual(['flashSale.tooLong', 'endsAt'])
  expect(await save({ items: [] })).toEqual(['flashSale.noItems', 'items'])
  expect(await save(items({ retailPrice: '23600' }))).toEqual(['flashSale.notLower', 'items.0.retailPrice'])
  expect(await save(items({ businessPrice: '0' }))).toEqual(['flashSale.notLower', 'items.0.businessPrice'])
  expect(await save(items({ number: '0.5' }))).toEqual(['flashSale.tooFew', 'items.0.number'])
  expect(await save(items({ number: '101' }))).toEqual(['flashSale.aboveStock', 'items.0.number'])
  expect(await save(items({ perBuyer: '0.5' }))).toEqual(['flashSale.tooFew', 'items.0.perBuyer'])
  expect(await save(items({ productId: 4 }))).toEqual(['flashSale.skuGone', 'items.0.productId'])
  expect(await count()).toBe(before)
})

test('a rejected sale says why and can be handed in again; one SKU is in one sale at a time', async () => {
  const form = flashForm(clock.now(), [{ productId: 2 }], { from: 100 })
  const draft = dataOf(await ask(sellerFlashSave, form, { visitor: flashSeller }))
  const key = (version: number) => ({ flashSaleId: draft.flashSaleId, expectedVersion: version })
  const own = (version: number) => ({ ownFlashSaleId: draft.flashSaleId, expectedVersion: version })
  dataOf(await ask(sellerFlashSubmit, own(1), { visitor: flashSeller }))
  expect((await ask(adminFlashReject, { ...key(2), reason: '' }, { visitor: flashReviewer })).msg).toBe('flashSale.reasonNeeded')
  dataOf(await ask(adminFlashReject, { ...key(2), reason: '优惠幅度过小' }, { visitor: flashReviewer }))
  const [row] = dataOf(await ask(sellerFlashSales, { state: 'REJECTED' }, { visitor: flashSeller })).list
  expect(row).toMatchObject({ reason: '优惠幅度过小', can: ['edit', 'submit'] })
  await anApprovedSale(ask, flashForm(clock.now(), [{ productId: 2 }], { from: 120 }))
  expect((await ask(sellerFlashSubmit, own(3), { visitor: flashSeller })).msg).toBe('flashSale.overlaps')
})
