import { expect, test } from 'vitest'
import { contrastGroups, contrastIds } from './contrast-set.ts'

test('an address names at most four goods, each once', () => {
  expect(contrastIds('3,1,3,x,-2,,0,4,5,6')).toEqual([3, 1, 4, 5])
  expect(contrastIds('')).toEqual([])
})

test('goods of two leaf categories are two groups', () => {
  expect(
    contrastGroups([
      { categoryId: 321, id: 1 },
      { categoryId: 322, id: 2 },
      { categoryId: 321, id: 3 },
    ]).map((group) => group.length),
  ).toEqual([2, 1])
})
