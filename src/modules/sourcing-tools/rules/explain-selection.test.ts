import { expect, test } from 'vitest'
import type { Option } from './best-selection.ts'
import { explainSelection } from './explain-selection.ts'

const option = (productId: number, amount: bigint, days: number, consignment = `c${productId}`): Option => ({
  productId,
  storeId: productId,
  consignment,
  amount,
  grams: 1n,
  days,
})
const start = option(1, 1000n, 5)
const landed = (one: Option) => one.amount + (one.productId === 1 ? 300n : 100n)

test('the goods that it began with are kept; goods that cannot be had are replaced', () => {
  expect(explainSelection(start, start, [], landed)).toEqual([{ code: 'kept' }])
  expect(explainSelection(option(2, 900n, 5), null, [], landed)).toEqual([{ code: 'instead' }])
})

test('cheaper goods, cheaper with their freight, the same consignment, sooner', () => {
  expect(explainSelection(option(2, 900n, 5), start, [], landed)).toEqual([
    { code: 'cheaper', fen: 100n },
    { code: 'nearer', fen: 200n },
  ])
  expect(explainSelection(option(2, 900n, 5), start, [], () => null)).toEqual([{ code: 'cheaper', fen: 100n }])
  expect(explainSelection(option(2, 1050n, 3), start, [], landed)).toEqual([
    { code: 'landed', fen: 150n },
    { code: 'sooner', days: 2 },
  ])
  expect(explainSelection(option(2, 2000n, 9, 'x'), start, [option(3, 1n, 1, 'x')], landed)).toEqual([{ code: 'together' }])
})
