import { expect, test } from 'vitest'
import { emptySku } from '../rules/goods-document.ts'
import { axesOf, missingCombinations } from './sku-combinations.ts'

const sku = (axisValues: Record<string, string>) => ({ ...emptySku, productId: 1, axisValues, retailPrice: '4000' })

test('combinations that are there are not made twice; new ones begin with the last price and without stock', () => {
  const made = missingCombinations([sku({ dn: 'DN50', wall: '3' })], { dn: ['DN50', 'DN80'], wall: ['3', '4'] })
  expect(made.map((skuDocument) => skuDocument.axisValues)).toEqual([
    { dn: 'DN50', wall: '4' },
    { dn: 'DN80', wall: '3' },
    { dn: 'DN80', wall: '4' },
  ])
  expect(made[0]).toMatchObject({ productId: null, retailPrice: '4000', stocks: [] })
})

test('nothing comes of nothing, and never more than 300', () => {
  expect(missingCombinations([], { dn: [] })).toEqual([])
  const many = Array.from({ length: 40 }, (_, at) => String(at))
  expect(missingCombinations([], { dn: many, wall: many })).toHaveLength(300)
  expect(axesOf([sku({ dn: '1' }), sku({ wall: '2' })])).toEqual(['dn', 'wall'])
})
