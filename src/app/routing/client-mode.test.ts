import { expect, test } from 'vitest'
import { clientModeOf } from './client-mode.ts'

test.each([
  ['/member/index', 'home', 'member'],
  ['/member/order/list', 'member', 'member'],
  ['/goods/list', 'member', 'member'],
  ['/goods/list', 'home', 'home'],
  ['/goods/detail/100001', 'member', 'member'],
  ['/cart/index', 'member', 'home'],
  ['/', 'member', 'home'],
] as const)('%s after the %s mode is the %s mode', (path, before, after) => {
  expect(clientModeOf(path, before)).toBe(after)
})
