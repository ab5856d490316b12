import { expect, test } from 'vitest'
import { renderLimit, TooManyPages } from './render-limit.ts'

test('an address has so many pages rendered in a minute, another has its own', () => {
  let now = 0
  const count = renderLimit(2, () => now)
  count('203.0.113.1')
  count('203.0.113.1')
  expect(() => count('203.0.113.1')).toThrow(TooManyPages)
  count('203.0.113.2')
  now = 60_000
  count('203.0.113.1')
})

test('an IPv6 network of 64 bits is one customer', () => {
  const count = renderLimit(1, () => 0)
  count('2001:db8:1:2::1')
  for (const ip of ['2001:db8:1:2::2', '2001:db8:1:2:ffff::', '2001:db8:1:2:a:b:c:d']) expect(() => count(ip), ip).toThrow(TooManyPages)
  count('2001:db8:1:3::1')
  count('::ffff:203.0.113.1')
  count('::ffff:203.0.113.2')
})

test('without a limit nobody is counted', () => {
  const count = renderLimit(Infinity, () => 0)
  for (let asked = 0; asked < 1000; asked += 1) count('203.0.113.1')
})
