import { expect, test } from 'vitest'
import { safeRedirect } from './safe-redirect.ts'

test.each(['/cart/index', '/goods/list?keyword=%E9%94%8C&g=3', '/member/order/detail?orderSn=1#lines'])(
  'a path of ours is kept: %s',
  (path) => {
    expect(safeRedirect(path)).toBe(path)
  },
)

test.each([
  '',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'https://evil.example',
  'http:evil.example',
  'javascript:alert(1)',
  '/..//evil.example',
  '/.//evil.example',
  '/%0a/evil.example/..//x',
  ' /x',
  '/x\n',
  '/\t/evil.example',
  'data:text/html,x',
  '/\u0000',
  'evil.example',
  '@evil.example',
  '?x',
  '#x',
])('what leads elsewhere, or might, leads home: %j', (path) => {
  const kept = safeRedirect(path)
  expect(new URL(kept, 'https://ours.example').origin).toBe('https://ours.example')
  expect(kept.startsWith('//')).toBe(false)
})

test('nothing asked for leads home', () => {
  expect(safeRedirect(null)).toBe('/')
  expect(safeRedirect(undefined)).toBe('/')
})
