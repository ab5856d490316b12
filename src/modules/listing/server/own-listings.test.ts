import { expect, test } from 'vitest'
import { aHouse, asker } from '../../../../tests/fixtures/server/calls.ts'
import { dataOf } from '../../../../tests/fixtures/server/answer-data.ts'
import { aMarket, aMember } from '../../../../tests/fixtures/trade/goods.ts'
import { aDatabase } from '../../../../tests/fixtures/database/test-database.ts'
import { anonymous, type Caller } from '../../../api/caller.ts'
import { adjustOwnStock, ownGoodsList, setOwnPrice, setOwnPrices } from '../endpoints.ts'
import { goodsHandlers } from '../../../../tests/fixtures/trade/goods-handlers.ts'
import { holdStock } from '../../inventory/server/move-stock.ts'

const database = await aDatabase()
const client = await aMarket(database, [
  { productId: 1, stock: 10_000 },
  { productId: 2, requireEnquiry: true },
  { productId: 3, storeId: 1002 },
  { productId: 4, stock: 10_000 },
  { productId: 5 },
  { productId: 6, state: 'off_shelf' },
])
const app = aHouse(database)
const ask = asker(app, goodsHandlers())
const clerk = (storeId: number, capabilities: Caller['stores'][number]['capabilities'] = ['store.goods']): Caller => ({
  ...aMember(7),
  stores: [{ storeId, storeName: '', capabilities }],
})
const caller = clerk(1001)
let keys = 0
const keyed = (who: Caller = caller) => ({ visitor: who, idempotencyKey: `shelf-key-${(keys += 1)}` })
const seen = { oldRetailPrice: '23600', oldBusinessPrice: '23400' }
const row = async (sql: string, id: number) => (await client.query(sql, [id])).rows
const prices = (id: number) =>
  row(
    'SELECT retail_price::text AS retail, business_price::text AS business, retail_sec_price::text AS "retailSec", business_sec_price::text AS "businessSec" FROM sku WHERE product_id = $1',
    id,
  )
const stock = (id: number) => row('SELECT warehouse_id::int AS place, available::int, held::int FROM sku_stock WHERE product_id = $1', id)
const audits = (id: number) =>
  row(`SELECT action, reason, diff FROM audit_log WHERE entity = 'sku' AND entity_id = $1::text ORDER BY id`, id)
const changes = async () => Number((await client.query(`SELECT version FROM catalog_version`)).rows[0].version)

test('a store sees its own goods in every state with both prices and its warehouses, and no others', async () => {
  const page = dataOf(await ask(ownGoodsList, {}, { visitor: caller }))
  expect(page.list.map((goods) => goods.goodsId)).toEqual([6, 5, 4, 2, 1])
  expect(page.counts).toEqual({ all: 5, on_sale: 4, off_shelf: 1, taken_down: 0, held: 0, refused: 0, draft: 0 })
  expect(page.list.at(-1)).toMatchObject({
    state: 'on_sale',
    can: ['takeOff', 'price', 'formula', 'stock'],
    skus: [
      {
        retailPrice: 23600,
        businessPrice: 23400,
        retailSecPrice: 23.6,
        stocks: [{ warehouseId: 1001, available: 10, held: 0, onHand: 10 }],
      },
    ],
  })
  expect(dataOf(await ask(ownGoodsList, { state: 'off_shelf' }, { visitor: caller })).list.map((goods) => goods.goodsId)).toEqual([6])
  expect(dataOf(await ask(ownGoodsList, { keyword: '锌锭5' }, { visitor: caller })).list.map((goods) => goods.goodsId)).toEqual([5])
  expect(dataOf(await ask(ownGoodsList, { keyword: '%' }, { visitor: caller })).list).toEqual([])
})

test('both prices change, the second unit follows by the ratio, the audit log and the read model know', async () => {
  const before = await changes()
  const answer = dataOf(
    await ask(setOwnPrice, { productId: 1, retailPrice: '23700', businessPrice: '23480.5', ...seen }, { visitor: caller }),
  )
  expect(answer).toEqual({ productId: 1, retailPrice: 23700, businessPrice: 23480.5, retailSecPrice: 23.7, businessSecPrice: 23.4805 })
  expect(await prices(1)).toEqual([{ retail: '237000000', business: '234805000', retailSec: '237000', businessSec: '234805' }])
  expect(await audits(1)).toEqual(
    [{ action: 'goods.price', reason: null, diff: { retailPrice: ['23600.00', '23700.00'], businessPrice: ['23400.00', '23480.50'] } }].map(
      (one) => expect.objectContaining({ action: one.action, diff: one.diff }),
    ),
  )
  expect(await changes()).toBe(before + 1)
})

test.each([
  ['prices that somebody changed meanwhile', { productId: 5, ...seen, oldBusinessPrice: '23399' }, caller, 'catalog.priceChanged'],
  ['a price of nothing', { productId: 5, ...seen, retailPrice: '0' }, caller, 'catalog.badPrice'],
  ['five decimals', { productId: 5, ...seen, businessPrice: '1.00001' }, caller, 'catalog.badPrice'],
  ['goods sold on enquiry', { productId: 2, ...seen }, caller, 'catalog.pricedByEnquiry'],
  ['a SKU of another store', { productId: 3, ...seen }, caller, 'api.notFound'],
  ['a clerk without the right', { productId: 5, ...seen }, clerk(1001, ['store.orders']), 'api.noPermission'],
  ['a visitor', { productId: 5, ...seen }, anonymous, 'api.notLoggedIn'],
] as const)('%s: no price moves', async (_what, input, who, code) => {
  const before = [await prices(input.productId), await audits(input.productId), await changes()]
  expect((await ask(setOwnPrice, { retailPrice: '1', businessPrice: '1', ...input }, { visitor: who })).code).toBe(code)
  expect([await prices(input.productId), await audits(input.productId), await changes()]).toEqual(before)
})

test('of two people who saw the same price one wins and the other is told', async () => {
  const one = (retailPrice: string) => ask(setOwnPrice, { productId: 5, retailPrice, businessPrice: '23400', ...seen }, { visitor: caller })
  const codes = (await Promise.all([one('23610'), one('23620')])).map((answer) => answer.code ?? 'done')
  expect(codes.toSorted()).toEqual(['catalog.priceChanged', 'done'])
})

test('stock is counted anew with a ledger row and an audit row; orders in between do not collide', async () => {
  await app.inTransaction((tx) => holdStock(tx, [{ reference: 'order', productId: 1, number: 4000n }]))
  const counted = dataOf(
    await ask(adjustOwnStock, { productId: 1, warehouseId: 1001, onHand: '12.5', oldOnHand: '10', reason: '到货' }, keyed()),
  )
  expect(counted).toEqual({ productId: 1, warehouseId: 1001, available: 8.5, held: 4, onHand: 12.5 })
  expect(
    await row(`SELECT change::int, held_change::int AS held, note FROM stock_ledger WHERE product_id = $1 AND movement = 'adjust'`, 1),
  ).toEqual([{ change: 2500, held: 0, note: '到货' }])
  expect((await audits(1)).at(-1)).toMatchObject({
    action: 'goods.stock',
    reason: '到货',
    diff: { onHand: ['10', '12.5'], facts: { warehouseId: 1001 } },
  })
})

test.each([
  ['less than orders hold', { onHand: '3.999', oldOnHand: '10' }, caller, 'catalog.belowHeld'],
  ['a number that has changed', { onHand: '20', oldOnHand: '9' }, caller, 'catalog.stockChanged'],
  ['a part of a step', { onHand: '10.0001', oldOnHand: '10' }, caller, 'catalog.badStock'],
  ['a warehouse of another store', { onHand: '20', oldOnHand: '0', warehouseId: 1002 }, caller, 'api.notFound'],
  ['another store’s clerk', { onHand: '20', oldOnHand: '10' }, clerk(1002), 'api.notFound'],
  ['a clerk without the right', { onHand: '20', oldOnHand: '10' }, clerk(1001, ['store.orders']), 'api.noPermission'],
] as const)('%s: no stock moves', async (_what, input, who, code) => {
  if ((await stock(4))[0].held === 0) await app.inTransaction((tx) => holdStock(tx, [{ reference: 'held', productId: 4, number: 4000n }]))
  const before = [await stock(4), await audits(4), await changes()]
  expect((await ask(adjustOwnStock, { productId: 4, warehouseId: 1001, reason: '盘点', ...input }, keyed(who))).code).toBe(code)
  expect([await stock(4), await audits(4), await changes()]).toEqual(before)
})

test('of two counts that began at the same number one wins', async () => {
  const count = (onHand: string) =>
    ask(adjustOwnStock, { productId: 5, warehouseId: 1001, onHand, oldOnHand: '100', reason: '盘点' }, keyed())
  const codes = (await Promise.all([count('90'), count('80')])).map((answer) => answer.code ?? 'done')
  expect(codes.toSorted()).toEqual(['catalog.stockChanged', 'done'])
})

test('several prices change together or not at all, and what is refused is named by its SKU', async () => {
  const now = async (id: number) => {
    const [price] = await prices(id)
    return { oldRetailPrice: String(Number(price.retail) / 10_000), oldBusinessPrice: String(Number(price.business) / 10_000) }
  }
  const wish = async (id: number, price: string) => ({ productId: id, retailPrice: price, businessPrice: price, ...(await now(id)) })
  const before = [await prices(4), await prices(5)]
  const refused = await ask(
    setOwnPrices,
    { list: [await wish(4, '25000'), { ...(await wish(5, '25000')), oldRetailPrice: '1' }, { ...(await wish(4, '1')), productId: 3 }] },
    { visitor: caller },
  )
  expect(refused.code).toBe('catalog.pricesRefused')
  expect(Object.keys(refused.errors ?? {})).toEqual(['price-3', 'price-5'])
  expect([await prices(4), await prices(5)]).toEqual(before)
  expect(dataOf(await ask(setOwnPrices, { list: [await wish(5, '25100'), await wish(4, '25000')] }, { visitor: caller }))).toEqual({
    savedNum: 2,
  })
  expect([(await prices(4))[0]?.business, (await prices(5))[0]?.business]).toEqual(['250000000', '251000000'])
  expect((await ask(setOwnPrices, { list: [await wish(4, '1')] }, { visitor: clerk(1001, ['store.orders']) })).code).toBe(
    'api.noPermission',
  )
})
