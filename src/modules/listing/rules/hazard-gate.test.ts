import { expect, test } from 'vitest'
import { readCatalog } from '../../../../database/demo/catalog/catalog-data.ts'
import { checkHazard } from './hazard-gate.ts'

const catalog = readCatalog()
const categoryOf = new Map(catalog.categories.map((category) => [category.id, category]))

test('the rules find by themselves what the compliance officer found for every goods of the demonstration', () => {
  const wrong = catalog.spus.flatMap((goods) => {
    const category = categoryOf.get(goods.categoryId)
    const verdict = checkHazard([goods.name, goods.nameEn, category?.zh ?? '', category?.en ?? ''], false)
    return verdict.listing === goods.compliance.listing ? [] : [`${goods.name}: ${verdict.listing}, not ${goods.compliance.listing}`]
  })
  expect(wrong).toEqual([])
})

test.each([
  [['31% 工业盐酸'], 'blocked'],
  [['Zinc Dust 325 mesh'], 'blocked'],
  [['耐盐酸手套'], 'ok'],
  [['富锌底漆'], 'legal_review'],
  [['水性富锌底漆'], 'ok'],
  [['0#锌锭'], 'ok'],
])('%j is %s', (names, listing) => {
  expect(checkHazard(names, false).listing).toBe(listing)
})

test('what a store declares hazardous waits for the legal review', () => {
  expect(checkHazard(['助镀剂'], true)).toMatchObject({ listing: 'legal_review', reason: expect.stringContaining('申报') })
  expect(checkHazard(['盐酸'], true).listing).toBe('blocked')
})
