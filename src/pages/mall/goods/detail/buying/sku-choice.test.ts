import { expect, test } from 'vitest'
import { skuWith, valueState } from './sku-choice.ts'

const sku = (productId: number, dn: string, wall: string, productStock = 5) => ({ productId, axisValues: { dn, wall }, productStock })
const axes = ['dn', 'wall']
const first = sku(1, 'DN50', '3.5')
const skus = [first, sku(2, 'DN50', '4.0', 0), sku(3, 'DN80', '4.0'), sku(4, 'DN80', '4.5')]

test('a value keeps the other choices where such a SKU exists', () => {
  expect(skuWith(skus, axes, first, 'wall', '4.0')?.productId).toBe(2)
})

test('a value that does not exist with the other choices leads to the nearest SKU in stock', () => {
  expect(skuWith(skus, axes, first, 'dn', 'DN80')?.productId).toBe(3)
  expect(skuWith(skus, axes, first, 'wall', '4.5')?.productId).toBe(4)
})

test('a value of no SKU leads nowhere', () => {
  expect(skuWith(skus, axes, first, 'dn', 'DN999')).toBeNull()
})

test('values say how they stand beside the present choice', () => {
  expect(valueState(skus, axes, first, 'wall', '3.5')).toBe('ready')
  expect(valueState(skus, axes, first, 'wall', '4.0')).toBe('soldOut')
  expect(valueState(skus, axes, first, 'dn', 'DN80')).toBe('elsewhere')
})

test('values that follow from the chosen ones do not make a choice impossible', () => {
  const pipe = (productId: number, dn: string, od: string) => ({ productId, axisValues: { dn, od }, productStock: 5 })
  const pipes = [pipe(1, 'DN15', '21.3'), pipe(2, 'DN20', '26.9')]
  expect(valueState(pipes, ['dn'], pipe(1, 'DN15', '21.3'), 'dn', 'DN20')).toBe('ready')
})
