import { expect, test } from 'vitest'
import { goodsLabel } from './goods-label.ts'

test('the name of goods and their specification stand apart; without one the name stands alone', () => {
  expect(goodsLabel({ goodsName: '0# zinc ingot, delivered', specText: 'Average of the month' })).toBe(
    '0# zinc ingot, delivered · Average of the month',
  )
  expect(goodsLabel({ goodsName: 'Zinc dust', specText: '' })).toBe('Zinc dust')
})
