import { expect, test } from 'vitest'
import { aHouse, asker } from '../../../../tests/fixtures/server/calls.ts'
import { dataOf } from '../../../../tests/fixtures/server/answer-data.ts'
import { aMember } from '../../../../tests/fixtures/trade/goods.ts'
import { aDatabase } from '../../../../tests/fixtures/database/test-database.ts'
import { comparisonClear, comparisonEdit, comparisonList, comparisonMerge } from '../endpoints-comparison.ts'
import { goodsHandlers } from '../../../../tests/fixtures/trade/goods-handlers.ts'
import { refreshGoods } from '../../catalog/server/read-model/refresh-goods.ts'

const database = await aDatabase('demo')
const client = await database.connect()
const app = aHouse(database)
const ask = asker(app, goodsHandlers())
const { rows: wares } = await client.query<{ id: number }>(`SELECT default_product_id::int AS id FROM goods_card ORDER BY goods_id LIMIT 6`)
const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = wares.map((row) => row.id)
const buyer = { visitor: aMember(2) }
const ids = (answer: { data?: { list: { defaultProductId: number }[] } }) => answer.data?.list.map((one) => one.defaultProductId)
const pick = (productId: number, isContrast: 1 | 0 = 1, who = buyer) => ask(comparisonEdit, { productId, isContrast }, who)

test('picks stay in the order they were made, twice is once, and a fifth is refused with nothing moved', async () => {
  for (const one of [a, b, a, c, d]) await pick(one)
  expect((await pick(e)).code).toBe('catalog.contrastFull')
  expect(ids(await ask(comparisonList, {}, buyer))).toEqual([a, b, c, d])
  expect(ids(await pick(b, 0))).toEqual([a, c, d])
  expect(ids(await pick(e))).toEqual([a, c, d, e])
})

test('what a visitor picked comes first when they log in, four in all; merging again changes nothing', async () => {
  expect(ids(await ask(comparisonMerge, { productIds: [f, c] }, buyer))).toEqual([f, c, a, d])
  expect(ids(await ask(comparisonMerge, { productIds: [f, c] }, buyer))).toEqual([f, c, a, d])
  expect(ids(await ask(comparisonMerge, { productIds: [] }, buyer))).toEqual([f, c, a, d])
})

test('what goes off sale leaves the comparison and makes room', async () => {
  const { rows } = await client.query<{ id: number }>(`SELECT goods_id::int AS id FROM sku WHERE product_id = $1`, [a])
  const goodsId = rows[0]?.id ?? 0
  const putOnSale = async (state: string) => {
    await client.query(`UPDATE goods SET state = $2 WHERE goods_id = $1`, [goodsId, state])
    await app.inTransaction((tx) => refreshGoods(tx, [goodsId]))
  }
  await putOnSale('off_shelf')
  expect(ids(await pick(b))).toEqual([f, c, d, b])
  expect(ids(await ask(comparisonList, {}, buyer))).toEqual([f, c, d, b])
  expect((await pick(a)).code).toBe('catalog.offSale')
  await putOnSale('on_sale')
  expect(ids(await pick(d, 0))).toEqual([f, c, b])
  expect(ids(await pick(a))).toEqual([f, c, b, a])
})

test('two devices that add the fourth at once keep four', async () => {
  await ask(comparisonClear, {}, buyer)
  for (const one of [a, b, c]) await pick(one)
  const answers = await Promise.all([d, e, f].map((one) => pick(one)))
  expect(answers.filter((answer) => answer.code === 'catalog.contrastFull')).toHaveLength(2)
  expect(ids(await ask(comparisonList, {}, buyer))).toHaveLength(4)
})

test('a comparison is its member alone', async () => {
  expect(dataOf(await ask(comparisonList, {}, { visitor: aMember(4) })).list).toEqual([])
  expect((await ask(comparisonList, {})).state).toBe(266)
})
