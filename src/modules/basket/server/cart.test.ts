import { expect, test } from 'vitest'
import { aHouse, asker } from '../../../../tests/fixtures/server/calls.ts'
import { aMarket, aMember } from '../../../../tests/fixtures/trade/goods.ts'
import { aDatabase } from '../../../../tests/fixtures/database/test-database.ts'
import {
  cartAdd,
  cartAddMany,
  cartCheck,
  cartClearInvalid,
  cartDelete,
  cartList,
  cartMoveToEnquiry,
  cartRestore,
  cartUpdate,
} from '../endpoints.ts'
import { enquiryCartAdd, enquiryCartList, enquiryCartMerge, sampleCartAdd, sampleCartList } from '../endpoints-enquiry.ts'
import { basketHandlers } from './handlers.ts'

const database = await aDatabase()
const client = await aMarket(database, [
  {
    productId: 1,
    stock: 12_000,
    limit: 60_000,
    tiers: [
      { min: 5000, yuan: -20 },
      { min: 10_000, yuan: -50 },
    ],
  },
  { productId: 2, storeId: 1002, stock: 500_000, limit: 60_000 },
  { productId: 3, storeId: 1003, requireEnquiry: true, sampleAvailable: true },
  { productId: 4, storeId: 1001, stock: 400 },
  { productId: 5, storeId: 1002, stock: 50_000 },
])
const app = aHouse(database)
const ask = asker(app, basketHandlers())

let nextMember = 100
const someone = (type: 1 | 2 = 2) => {
  nextMember += 1
  return { visitor: aMember(nextMember, type) }
}

test('a visitor has no cart', async () => {
  expect((await ask(cartAdd, { productId: 1, number: 1 })).state).toBe(266)
  expect((await ask(cartList, {})).state).toBe(266)
})

test("the cart is grouped by store and adds up, with the price of the member's class", async () => {
  const buyer = someone()
  await ask(cartAdd, { productId: 1, number: '1' }, buyer)
  await ask(cartAdd, { productId: 1, number: 2 }, buyer)
  await ask(cartAdd, { productId: 2, number: 2 }, buyer)
  const cart = (await ask(cartList, {}, buyer)).data
  expect(cart).toMatchObject({ totalAmount: 117_000, totalCheck: 2, checkedAll: 1, availableCartNum: 2 })
  expect(cart?.storeCartGroupList.map((group) => [group.storeId, group.totalAmount])).toEqual([
    [1002, 46_800],
    [1001, 70_200],
  ])
  const person = someone(1)
  await ask(cartAdd, { productId: 1, number: 1 }, person)
  expect((await ask(cartList, {}, person)).data?.totalAmount).toBe(23_600)
})

test.each([
  [1, '0.5', 'basket.belowMin'],
  [1, '1.5', 'basket.offStep'],
  [1, '13', 'basket.aboveStock'],
  [2, '61', 'basket.aboveLimit'],
  [3, '1', 'basket.enquiryOnly'],
  [4, '1', 'basket.soldOut'],
  [1, '0', 'basket.outOfRange'],
  [1, '1.0001', 'basket.badNumber'],
  [99, '1', 'basket.notForSale'],
])('product %s × %s is refused as %s and nothing is put in', async (productId, number, code) => {
  const buyer = someone()
  expect((await ask(cartAdd, { productId, number }, buyer)).code).toBe(code)
  const { rows } = await client.query('SELECT FROM basket_line WHERE member_id = $1', [buyer.visitor.member?.memberId])
  expect(rows).toEqual([])
})

test('what is in the cart counts: the second adding over the stock is refused and the first stands', async () => {
  const buyer = someone()
  await ask(cartAdd, { productId: 1, number: 8 }, buyer)
  expect((await ask(cartAdd, { productId: 1, number: 5 }, buyer)).code).toBe('basket.aboveStock')
  expect((await ask(cartList, {}, buyer)).data?.storeCartGroupList[0]?.storeCartList[0]?.buyNum).toBe(8)
})

test('two lines of one SKU in different units are summed before the check', async () => {
  const buyer = someone()
  await ask(cartAdd, { productId: 1, number: 8 }, buyer)
  expect((await ask(cartAdd, { productId: 1, number: 5000, unit: 'second' }, buyer)).code).toBe('basket.aboveStock')
  expect((await ask(cartAdd, { productId: 1, number: 4000, unit: 'second' }, buyer)).state).toBe(200)
  await client.query('UPDATE sku_stock SET available = 11000 WHERE product_id = 1')
  const cart = (await ask(cartList, {}, buyer)).data
  expect(cart?.storeCartGroupList[0]?.storeCartList.map((line) => line.problem?.code)).toEqual(['aboveStock', 'aboveStock'])
  expect(cart?.totalCheck).toBe(0)
  await client.query('UPDATE sku_stock SET available = 12000 WHERE product_id = 1')
})

test('a tier is reached by quantity, the next one is shown, and a price change since adding is told', async () => {
  const buyer = someone()
  await ask(cartAdd, { productId: 1, number: 4 }, buyer)
  const id = (await ask(cartList, {}, buyer)).data?.storeCartGroupList[0]?.storeCartList[0]?.cartId ?? 0
  const cart = (await ask(cartUpdate, { cartId: id, number: 6 }, buyer)).data
  expect(cart?.storeCartGroupList[0]?.storeCartList[0]).toMatchObject({
    goodsPrice: 23_380,
    subtotal: 140_280,
    totalAmount: 140_280,
    tier: { minNum: 5, goodsPrice: 23_380 },
    nextTier: { minNum: 10, goodsPrice: 23_350 },
  })
  await client.query('UPDATE sku SET business_price = business_price + 1000000 WHERE product_id = 1')
  const later = (await ask(cartList, {}, buyer)).data?.storeCartGroupList[0]?.storeCartList[0]
  expect(later?.priceChange).toBe(80)
  await client.query('UPDATE sku SET business_price = business_price - 1000000 WHERE product_id = 1')
})

test('an off-step quantity names the two nearest legal ones; a refused change leaves the line', async () => {
  const buyer = someone()
  const added = await ask(cartAdd, { productId: 1, number: 3 }, buyer)
  const refused = await ask(cartUpdate, { cartId: added.data?.cartId ?? 0, number: 3.5 }, buyer)
  expect(refused).toMatchObject({ state: 255, code: 'basket.offStep', data: { suggest: [3, 4] } })
  expect((await ask(cartList, {}, buyer)).data?.storeCartGroupList[0]?.storeCartList[0]?.buyNum).toBe(3)
})

test("somebody else's line is as absent as one that never was", async () => {
  const [owner, other] = [someone(), someone()]
  const added = await ask(cartAdd, { productId: 1, number: 3 }, owner)
  expect((await ask(cartUpdate, { cartId: added.data?.cartId ?? 0, number: 1 }, other)).code).toBe('basket.lineGone')
  await ask(cartDelete, { cartIds: [added.data?.cartId ?? 0] }, other)
  await ask(cartCheck, { cartIds: [added.data?.cartId ?? 0], isChecked: 0 }, other)
  expect((await ask(cartList, {}, owner)).data).toMatchObject({ availableCartNum: 1, totalCheck: 1 })
})

test('checking works by line, by store and for all', async () => {
  const buyer = someone()
  const one = await ask(cartAdd, { productId: 1, number: 1 }, buyer)
  await ask(
    cartAddMany,
    {
      lines: [
        { productId: 2, number: 1 },
        { productId: 5, number: 1 },
      ],
    },
    buyer,
  )
  expect((await ask(cartCheck, { storeId: 1002, isChecked: 0 }, buyer)).data).toMatchObject({ totalCheck: 1, checkedAll: 0 })
  expect((await ask(cartCheck, { cartIds: [one.data?.cartId ?? 0], isChecked: 0 }, buyer)).data?.totalCheck).toBe(0)
  expect((await ask(cartCheck, { isChecked: 1 }, buyer)).data).toMatchObject({ totalCheck: 3, checkedAll: 1 })
})

test('several at once: each line answers for itself', async () => {
  const buyer = someone()
  const many = await ask(
    cartAddMany,
    {
      lines: [
        { productId: 1, number: 1 },
        { productId: 3, number: 1 },
        { productId: 5, number: 2 },
      ],
    },
    buyer,
  )
  expect(many.data?.lines.map((line) => line.refusal === null)).toEqual([true, false, true])
  expect(many.data?.availableCartNum).toBe(2)
})

test('a deleted line comes back by undo', async () => {
  const buyer = someone()
  const added = await ask(cartAdd, { productId: 5, number: 3 }, buyer)
  const ids = [added.data?.cartId ?? 0]
  expect((await ask(cartDelete, { cartIds: ids }, buyer)).data?.availableCartNum).toBe(0)
  expect((await ask(cartRestore, { cartIds: ids }, buyer)).data?.storeCartGroupList[0]?.storeCartList[0]?.buyNum).toBe(3)
})

test('goods that went off sale move to the invalid list with the reason, count nowhere and can be cleared', async () => {
  const buyer = someone()
  await ask(cartAdd, { productId: 5, number: 3 }, buyer)
  await client.query("UPDATE goods SET state = 'off_shelf' WHERE goods_id = 5")
  const cart = (await ask(cartList, {}, buyer)).data
  expect(cart).toMatchObject({ availableCartNum: 0, totalAmount: 0, checkedAll: 0, storeCartGroupList: [] })
  expect(cart?.invalidList[0]).toMatchObject({ isChecked: 0, problem: { code: 'offSale' } })
  expect((await ask(cartClearInvalid, {}, buyer)).data?.invalidList).toEqual([])
  await client.query("UPDATE goods SET state = 'on_sale' WHERE goods_id = 5")
})

test('a change of unit takes in the line that the SKU has in that unit', async () => {
  const buyer = someone()
  const tonnes = await ask(cartAdd, { productId: 5, number: 2 }, buyer)
  await ask(cartAdd, { productId: 5, number: 3000, unit: 'second' }, buyer)
  const cart = (await ask(cartUpdate, { cartId: tonnes.data?.cartId ?? 0, number: 2000, unit: 'second' }, buyer)).data
  expect(cart?.storeCartGroupList[0]?.storeCartList.map((line) => [line.unit, line.buyNum])).toEqual([['second', 5000]])
})

test("the enquiry basket takes any quantity, lines move to it, and a browser's basket merges once", async () => {
  const buyer = someone()
  expect((await ask(enquiryCartAdd, { productId: 3, number: '0.2', wantedPrice: '23000.5', remark: '急' }, buyer)).state).toBe(200)
  const added = await ask(cartAdd, { productId: 5, number: 3 }, buyer)
  expect((await ask(cartMoveToEnquiry, { cartIds: [added.data?.cartId ?? 0] }, buyer)).data?.availableCartNum).toBe(0)
  const loose = [
    { productId: 2, number: 4 },
    { productId: 3, number: 9 },
    { productId: 'x' },
    null,
    { productId: 77, number: 1 },
    { productId: 2, number: -4 },
  ]
  const merged = (await ask(enquiryCartMerge, { lines: loose }, buyer)).data
  expect(merged?.availableCartNum).toBe(3)
  expect((await ask(enquiryCartMerge, { lines: loose }, buyer)).data?.availableCartNum).toBe(3)
  const lines = (await ask(enquiryCartList, {}, buyer)).data?.storeEnquiryCartGroupList.flatMap((group) => group.storeEnquiryCartList) ?? []
  expect(lines.map((line) => [line.productId, line.buyNum]).toSorted()).toEqual([
    [2, 4],
    [3, 0.2],
    [5, 3],
  ])
  expect(lines.find((line) => line.productId === 3)).toMatchObject({ wantedPrice: 23000.5, remark: '急' })
})

test('samples are for verified buyers and a few of each', async () => {
  const [buyer, person] = [someone(), someone(1)]
  expect(await ask(sampleCartAdd, { productId: 3, number: 1 }, person)).toMatchObject({ state: 259, code: 'basket.samplesBuyersOnly' })
  expect((await ask(sampleCartAdd, { productId: 1, number: 1 }, buyer)).code).toBe('basket.noSample')
  expect((await ask(sampleCartAdd, { productId: 3, number: 6 }, buyer)).code).toBe('basket.sampleTooMany')
  expect((await ask(sampleCartAdd, { productId: 3, number: 2 }, buyer)).data?.availableSampleCartNum).toBe(1)
  expect((await ask(sampleCartList, {}, buyer)).data?.availableSampleCartNum).toBe(1)
  expect((await ask(sampleCartList, {}, person)).data?.availableSampleCartNum).toBe(0)
})
