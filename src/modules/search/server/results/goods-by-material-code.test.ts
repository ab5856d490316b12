import { expect, test } from 'vitest'
import { aHouse, asker } from '../../../../../tests/fixtures/server/calls.ts'
import { dataOf } from '../../../../../tests/fixtures/server/answer-data.ts'
import { aMember } from '../../../../../tests/fixtures/trade/goods.ts'
import { aDatabase } from '../../../../../tests/fixtures/database/test-database.ts'
import { goodsList, suggest } from '../../endpoints.ts'
import { goodsHandlers } from '../../../../../tests/fixtures/trade/goods-handlers.ts'

const database = await aDatabase('demo')
const client = await database.connect()
await client.query('DELETE FROM material_code')
await client.query(`INSERT INTO enterprise (id, name, uscc, verified_at) VALUES (2, '旁人有限公司', '91350100M000100Y43', now())`)
await client.query(
  `INSERT INTO material_code (enterprise_id, code, product_id) VALUES (1, 'M10-0001', 100001), (1, '角钢', 100001), (1, 'M10-0002', 100004), (2, 'M10-0001', 100009)`,
)
const ask = asker(aHouse(database), goodsHandlers())
const buyer = aMember(3, 3)
const of = (enterpriseId: number) => ({ visitor: { ...buyer, member: buyer.member && { ...buyer.member, enterpriseId } } })
const [ours, theirs] = [of(1), of(2)]
const found = async (keyword: string, asking = {}, more = {}) => dataOf(await ask(goodsList, { keyword, ...more }, asking))
const first = async (keyword: string, asking = {}) => (await found(keyword, asking)).list[0]?.defaultProductId

test('a code finds the SKU of the company that asks, whatever its case, and nothing for anybody else', async () => {
  expect(await found('m10-0001', ours)).toMatchObject({ match: 'exact', meant: '', pagination: { total: 1 } })
  expect(await first('M10-0001', ours)).toBe(100001)
  expect(await first('M10-0001', theirs)).toBe(100009)
  for (const stranger of [{}, { visitor: aMember(2) }])
    expect((await found('M10-0001', stranger)).list.map((one) => one.defaultProductId)).not.toContain(100001)
})

test('a code that is also a word stands before what the word finds; the list of everybody else stays as it was', async () => {
  const before = await found('角钢')
  const coded = await found('角钢', ours)
  expect(coded.list[0]?.defaultProductId).toBe(100001)
  expect(coded.pagination.total).toBe(before.pagination.total + 1)
  expect(coded.list.slice(1).map((one) => one.goodsId)).toEqual(before.list.map((one) => one.goodsId))
  expect((await found('角钢')).list).toEqual(before.list)
  expect((await found('角钢', ours, { inStock: 1 })).list[0]?.defaultProductId).not.toBe(100001)
})

test('codes are suggested while typing, to their company alone', async () => {
  const codesOf = async (asking = {}) =>
    dataOf(await ask(suggest, { keyword: 'm10-' }, asking)).codes.map((code) => [code.materialCode, code.goods.defaultProductId])
  expect(await codesOf(ours)).toEqual([
    ['M10-0001', 100001],
    ['M10-0002', 100004],
  ])
  expect(await codesOf(theirs)).toEqual([['M10-0001', 100009]])
  expect(await codesOf()).toEqual([])
})
