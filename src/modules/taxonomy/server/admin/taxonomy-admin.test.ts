import { expect, test } from 'vitest'
import { loadCatalogDemo } from '../../../../../database/demo/load.ts'
import { aHouse, asker } from '../../../../../tests/fixtures/server/calls.ts'
import { dataOf } from '../../../../../tests/fixtures/server/answer-data.ts'
import { aMember } from '../../../../../tests/fixtures/trade/goods.ts'
import { aDatabase } from '../../../../../tests/fixtures/database/test-database.ts'
import type { Caller } from '../../../../api/caller.ts'
import { brandList } from '../../../search/endpoints-brands.ts'
import { categoryTree } from '../../endpoints-categories.ts'
import * as desk from '../../endpoints-admin.ts'
import { goodsList } from '../../../search/endpoints.ts'
import { goodsHandlers } from '../../../../../tests/fixtures/trade/goods-handlers.ts'

const database = await aDatabase()
const client = await database.connect()
await loadCatalogDemo(client)
const app = aHouse(database)
const ask = asker(app, goodsHandlers())
const caller: Caller = { ...aMember(9, 1), platform: ['platform.goods'] }
const categories = async () => dataOf(await ask(desk.adminCategories, {}, { visitor: caller }))
const category = async (id: number) => {
  const found = (await categories()).find((one) => one.categoryId === id)
  if (!found) throw new Error(`no category ${id}`)
  return found
}
const brand = async (name: string) => {
  const [found] = dataOf(await ask(desk.adminBrands, { keyword: name }, { visitor: caller }))
  if (!found) throw new Error(`no brand ${name}`)
  return found
}
const treeNames = async () => {
  const tree = dataOf(await ask(categoryTree, {}))
  return tree.flatMap((top) => [top, ...top.children, ...top.children.flatMap((middle) => middle.children)]).map((one) => one.categoryName)
}
const audits = async (action: string) =>
  (await client.query('SELECT diff FROM audit_log WHERE action = $1 ORDER BY id DESC LIMIT 1', [action])).rows[0]?.diff
const words = (one: desk.AdminCategory) => ({
  categoryId: one.categoryId,
  pid: one.pid,
  nameZh: one.nameZh,
  nameEn: one.nameEn,
  attributes: one.attributes,
  required: one.required,
  expectedVersion: one.version,
})

test('a new category is in the menu at once, takes another name and moves among its siblings; each with its audit row', async () => {
  const made = dataOf(
    await ask(
      desk.categorySave,
      { categoryId: 0, pid: 11, nameZh: '独角锌锭', nameEn: 'Unicorn', attributes: ['grade', 'nothing'], expectedVersion: 0 },
      { visitor: caller },
    ),
  )
  expect(await treeNames()).toContain('独角锌锭')
  const one = await category(made.id)
  expect([one.grade, one.attributes, one.required]).toEqual([3, ['grade'], []])
  const saved = dataOf(await ask(desk.categorySave, { ...words(one), nameZh: '双角锌锭' }, { visitor: caller }))
  expect(await treeNames()).toContain('双角锌锭')
  expect((await audits('category.save')).nameZh).toEqual(['独角锌锭', '双角锌锭'])
  const siblings = async () => (await categories()).filter((other) => other.pid === 11).map((other) => other.categoryId)
  const before = await siblings()
  await ask(desk.categoryMove, { categoryId: made.id, direction: 'up', expectedVersion: saved.version }, { visitor: caller })
  expect((await siblings()).indexOf(made.id)).toBe(before.indexOf(made.id) - 1)
})

test('attributes of a category become required, and the audit log says which', async () => {
  const one = await category(112)
  // The demonstration requires the grade and the purity: the grade alone, and something that is no attribute.
  const required = one.attributes.slice(0, 1)
  await ask(desk.categorySave, { ...words(one), required: [...required, 'nothing'] }, { visitor: caller })
  expect((await category(112)).required).toEqual(required)
  expect((await audits('category.save')).required).toEqual([one.required, [...required, 'nothing']])
  await ask(desk.categorySave, words(await category(112)), { visitor: caller })
  expect((await category(112)).required).toEqual(required)
})

test('a renamed category renames the way to its goods; an old version is refused', async () => {
  const one = await category(111)
  await ask(desk.categorySave, { ...words(one), nameZh: '零号锌锭' }, { visitor: caller })
  await ask(goodsList, {})
  expect(dataOf(await ask(goodsList, { keyword: '零号锌锭' })).pagination.total).toBeGreaterThan(0)
  expect((await ask(desk.categorySave, { ...words(one), nameZh: '又一个' }, { visitor: caller })).code).toBe('catalog.changeStale')
  expect((await category(111)).nameZh).toBe('零号锌锭')
})

test('a category with goods on sale is not hidden and keeps the attributes that they use; an empty one leaves the menu', async () => {
  const full = await category(111)
  expect((await ask(desk.categoryEnable, { categoryId: 111, enabled: 0, expectedVersion: full.version }, { visitor: caller })).code).toBe(
    'catalog.categoryInUse',
  )
  expect((await ask(desk.categorySave, { ...words(full), attributes: ['origin'] }, { visitor: caller })).code).toBe(
    'catalog.attributeInUse',
  )
  expect(await category(111)).toEqual(full)
  const empty = (await categories()).find((one) => one.grade === 3 && one.goodsNum === 0)
  if (!empty) throw new Error('every category has goods')
  dataOf(await ask(desk.categoryEnable, { categoryId: empty.categoryId, enabled: 0, expectedVersion: empty.version }, { visitor: caller }))
  expect(await treeNames()).not.toContain(empty.nameZh)
})

test('a leaf is merged into one that has its attributes; goods and drafts go with it, and nothing else does', async () => {
  const [from, into] = [await category(111), await category(112)]
  const lacking = { categoryId: 111, intoId: 331, expectedVersion: from.version }
  expect((await ask(desk.categoryMerge, lacking, { visitor: caller })).code).toBe('catalog.mergeAttributes')
  expect((await ask(desk.categoryMerge, { ...lacking, intoId: 11 }, { visitor: caller })).code).toBe('catalog.mergeTarget')
  expect((await ask(desk.categoryMerge, { ...lacking, intoId: 111 }, { visitor: caller })).code).toBe('catalog.mergeTarget')
  const all = [...new Set([...from.attributes, ...into.attributes])]
  await ask(desk.categorySave, { ...words(into), attributes: all }, { visitor: caller })
  const { rows } = await client.query('SELECT count(*)::int AS count FROM goods WHERE category_id = 111')
  const merged = dataOf(await ask(desk.categoryMerge, { ...lacking, intoId: 112 }, { visitor: caller }))
  expect(merged.goodsNum).toBe(rows[0].count)
  await ask(goodsList, {})
  expect(dataOf(await ask(goodsList, { categoryId: 112, pageSize: 60 })).list.map((card) => card.goodsId)).toContain(500001)
  expect((await categories()).some((one) => one.categoryId === 111)).toBe(false)
})

test('an attribute is made once; a filter that it stops being leaves the list', async () => {
  const fresh = {
    code: 'testOnly',
    labelZh: '试验',
    labelEn: 'Test',
    kind: 'enum' as const,
    isFacet: 1 as const,
    isCompared: 0 as const,
    isSkuAxis: 0 as const,
    matchRule: 'exact' as const,
    options: ['甲', '乙'],
    expectedVersion: 0,
  }
  dataOf(await ask(desk.attributeSave, fresh, { visitor: caller }))
  expect((await ask(desk.attributeSave, fresh, { visitor: caller })).code).toBe('catalog.codeTaken')
  const facets = async () => dataOf(await ask(goodsList, { categoryId: 31 })).facets.map((facet) => facet.code)
  expect(await facets()).toContain('steelGrade')
  const grade = dataOf(await ask(desk.adminAttributes, {}, { visitor: caller })).find((one) => one.code === 'steelGrade')
  const { categoryNum: _count, version, ...own } = grade ?? { ...fresh, unit: '', categoryNum: 0, version: 0 }
  const asked = { ...own, isFacet: 0 as const, matchRule: 'equivGroup' as const, expectedVersion: version }
  dataOf(await ask(desk.attributeSave, asked, { visitor: caller }))
  await ask(goodsList, {})
  expect(await facets()).not.toContain('steelGrade')
})

test('a brand is made once, sorted by its sound, merged with its goods, and hidden only without goods on sale', async () => {
  const made = dataOf(
    await ask(
      desk.brandSave,
      { brandId: 0, nameZh: '独角', nameEn: 'Unicorn', producer: '独角公司', producerEn: 'Unicorn Ltd', expectedVersion: 0 },
      { visitor: caller },
    ),
  )
  expect((await ask(desk.brandSave, { brandId: 0, nameZh: '独角', nameEn: 'Other', expectedVersion: 0 }, { visitor: caller })).code).toBe(
    'catalog.brandTwice',
  )
  expect((await brand('独角')).initial).toBe('D')
  const from = await brand('双燕')
  expect(
    (await ask(desk.brandEnable, { brandId: from.brandId, enabled: 0, expectedVersion: from.version }, { visitor: caller })).code,
  ).toBe('catalog.brandInUse')
  dataOf(await ask(desk.brandMerge, { brandId: from.brandId, intoId: made.id, expectedVersion: from.version }, { visitor: caller }))
  const english = dataOf(await ask(brandList, {}, { lang: 'en' })).find((one) => one.brandName === 'Unicorn')
  expect(english?.producer).toBe('Unicorn Ltd')
  const shown = dataOf(await ask(brandList, {})).map((one) => one.brandName)
  expect([shown.includes('独角'), shown.includes('双燕')]).toEqual([true, false])
})

test('a store’s clerk and a platform clerk of another desk may not', async () => {
  for (const who of [
    { ...aMember(7), stores: [{ storeId: 1001, storeName: '', capabilities: ['store.goods' as const] }] },
    { ...aMember(8), platform: ['platform.orders' as const] },
  ]) {
    expect((await ask(desk.adminCategories, {}, { visitor: who })).code).toBe('api.noPermission')
    expect((await ask(desk.brandSave, { brandId: 0, nameZh: 'x', nameEn: 'x', expectedVersion: 0 }, { visitor: who })).code).toBe(
      'api.noPermission',
    )
  }
})
