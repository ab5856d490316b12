import { expect, test } from 'vitest'
import { skuWith, valueState } from './sku-choice.ts'

const sku = (productId: number, dn: string, wall: string, productStock = 5) => ({ productId, axisValues: { dn, wall }, productStock })
const first = sku(1, 'DN50', '3.5')
const skus = [first, sku(2, 'DN50', '4.0', 0), sku(3, 'DN80', '4.0'), sku(4, 'DN80', '4.5')]

test('a value keeps the other choices where such a SKU exists', () => {
  expect(skuWith(skus, first, 'wall', '4.0')?.productId).toBe(2)
})

test('a value that does not exist with the other choices leads to the nearest SKU in stock', () => {
  expect(skuWith(skus, first, 'dn', 'DN80')?.productId).toBe(3)
  expect(skuWith(skus, first, 'wall', '4.5')?.productId).toBe(4)
})

test('a value of no SKU leads nowhere', () => {
  expect(skuWith(skus, first, 'dn', 'DN999')).toBeNull()
})

test('values say how they stand beside the present choice', () => {
  expect(valueState(skus, first, 'wall', '3.5')).toBe('ready')
  expect(valueState(skus, first, 'wall', '4.0')).toBe('soldOut')
  expect(valueState(skus, first, 'dn', 'DN80')).toBe('elsewhere')
})
