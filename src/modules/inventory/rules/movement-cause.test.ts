import { expect, test } from 'vitest'
import { causeOf } from './movement-cause.ts'

test.each([
  ['count:12', { kind: 'count', number: '12' }],
  ['transfer:7', { kind: 'transfer', number: '7' }],
  ['adjust:0193-req', { kind: 'adjustment', number: '' }],
  ['TC2026112000000001', { kind: 'groupSale', number: 'TC2026112000000001' }],
  ['DD2026112000000001', { kind: 'order', number: 'DD2026112000000001' }],
  ['2026112000000001', { kind: 'order', number: '2026112000000001' }],
  ['change:9', { kind: 'listing', number: '' }],
  ['demo', { kind: 'listing', number: '' }],
] as const)('the cause behind %s', (reference, cause) => {
  expect(causeOf(reference)).toEqual(cause)
})
