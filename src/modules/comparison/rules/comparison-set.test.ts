import { expect, test } from 'vitest'
import { comparisonGroups, comparisonIds } from './comparison-set.ts'

test('an address names at most four goods, each once', () => {
  expect(comparisonIds('3,1,3,x,-2,,0,4,5,6')).toEqual([3, 1, 4, 5])
  expect(comparisonIds('')).toEqual([])
})

test('goods of two leaf categories are two groups', () => {
  expect(
    comparisonGroups([
      { categoryId: 321, id: 1 },
      { categoryId: 322, id: 2 },
      { categoryId: 321, id: 3 },
    ]).map((group) => group.length),
  ).toEqual([2, 1])
})
