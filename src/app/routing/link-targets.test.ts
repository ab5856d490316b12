import { expect, test } from 'vitest'
import { linkAddress, linkTypes } from '../../modules/site/rules/link-target.ts'
import { hasPage } from './find-page-row.ts'

const anything = { defaultProductId: 100001, categoryId: 1, decoId: 1, storeId: 1001 }
const addressOf = (type: (typeof linkTypes)[number]) => linkAddress({ type, value: '1', info: anything })

test('a link of the specification leads to a page of this mall, or is not offered', () => {
  const led = linkTypes.filter((type) => hasPage(addressOf(type)))
  expect(led).toEqual(
    expect.arrayContaining([
      'goods',
      'category',
      'keyword',
      'storeProduct',
      'topic',
      'brand',
      'storeList',
      'store',
      'coupon',
      'information',
      'newGoods',
      'optimize',
      'replacement',
    ]),
  )
})

test('an address that only looks like a page is none', () => {
  for (const address of ['', '/', '/nothing', '/goods/detail', '//evil.example/topic', '/topic/x?topicId=1'])
    expect(hasPage(address), address).toBe(address === '/')
})
