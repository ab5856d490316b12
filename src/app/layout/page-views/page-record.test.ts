import { expect, test } from 'vitest'
import { pages } from '../../routing/pages.ts'
import { pageRecordOf } from './page-record.ts'

test.each([
  ['/', '', { path: '/' }],
  ['/goods/detail/100001', '', { path: '/goods/detail/100001', productId: 100001 }],
  ['/goods/detail/100001', '?productId=7&vid=8', { path: '/goods/detail/100001', productId: 100001 }],
  ['/store/product', '?vid=1001&productId=100002', { path: '/store/product', productId: 100002, storeId: 1001 }],
  ['/store/index', '?vid=1001', { path: '/store/index', storeId: 1001 }],
  ['/store/index', '?vid=1e9', { path: '/store/index' }],
  ['/goods/list', '?keyword=zinc&vid=5', { path: '/goods/list' }],
])('a view of %s%s is told with what the page is about, and nothing of the query besides', (pathname, search, about) => {
  expect(pageRecordOf(pathname, search)).toEqual({ behaviorType: 'view', ...about })
})

test('goods detail and store product are reported at once, every other page of the mall and the member centre after a while', () => {
  const at = (report: string) => pages.filter((row) => row.report === report).map((row) => row.path)
  expect(at('immediate').toSorted()).toEqual(['/goods/detail/:productId', '/store/product'])
  for (const path of ['/', '/goods/list', '/cart/index', '/buy/confirm', '/buy/pay', '/member/index', '/member/order/list'])
    expect(at('delayed')).toContain(path)
  // Consoles are work, no visits; an address that holds a secret is told to nobody.
  for (const path of at('never')) expect(path).toMatch(/^\/(seller|admin|qr)(\/|$)/)
})

test('the floating sidebar is hidden exactly where the specification says', () => {
  const faces = pages.filter((row) => row.shell === 'mall' || row.shell === 'member')
  const hidden = faces.filter((row) => !row.sidebar).map((row) => row.path)
  expect(hidden.toSorted()).toEqual(['/isp_register', '/service', '/vc'])
  // The frames of login, registration and checkout have none at all.
  const others = pages.filter((row) => row.shell === 'entry' || row.shell === 'checkout')
  for (const path of ['/login', '/register', '/buy/confirm', '/buy/pay']) expect(others.map((row) => row.path)).toContain(path)
  expect(others.filter((row) => row.sidebar)).toEqual([])
})
