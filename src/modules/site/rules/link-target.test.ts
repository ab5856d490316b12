import { expect, test } from 'vitest'
import { linkAddress, linkRefusal, linkTypes, type LinkInfo, type LinkTarget, type LinkType } from './link-target.ts'

const to = (type: LinkType, info: LinkInfo = {}, value = ''): LinkTarget => ({ type, value, info })

test.each<[LinkTarget, string]>([
  [to('goods', { defaultProductId: 100001 }), '/goods/detail/100001'],
  [to('category', { categoryId: 11, grade: 2, pid: 1 }), '/goods/list?categoryId=11&g=2&pid=1'],
  [to('keyword', {}, '50×5 角钢'), '/goods/list?keyword=50%C3%975%20%E8%A7%92%E9%92%A2'],
  [to('storeProduct', { storeId: 1001, defaultProductId: 5 }), '/store/product?vid=1001&productId=5'],
  [to('topic', { decoId: 3 }), '/topic?topicId=3'],
  [to('brand'), '/brand'],
  [to('storeList'), '/store/list'],
  [to('store', { storeId: 1001 }), '/store/index?vid=1001'],
  [to('coupon'), '/coupon'],
  [to('information'), '/information'],
  [to('information', { informationId: 8 }), '/information/detail?informationId=8'],
  [to('newGoods'), '/goods/new'],
  [to('optimize', { defaultProductId: 7 }), '/prototype/optimize/index?productId=7'],
  [to('replacement'), '/prototype/replacement/search'],
  [to('inquiry'), '/inquiry/index'],
  [to('none'), ''],
])('%j leads to %s', (target, address) => {
  expect(linkAddress(target)).toBe(address)
  expect(linkRefusal(target)).toBe(null)
})

test.each(['goods', 'category', 'keyword', 'storeProduct', 'topic', 'store', 'optimize'] as const)(
  '%s must name what it leads to',
  (type) => {
    expect(linkRefusal(to(type))).toBe('site.linkIncomplete')
  },
)

test('no kind of link leaves the mall', () => {
  for (const type of linkTypes) {
    const address = linkAddress(to(type, { defaultProductId: 1, categoryId: 1, decoId: 1, storeId: 1 }, '//evil.example'))
    expect(address === '' || /^\/[a-z]/.test(address), type).toBe(true)
  }
})
