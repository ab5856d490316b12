import { expect, test } from 'vitest'
import { nearPriceText, priceText, splitPrice } from './price-parts.ts'

test('a price is drawn with separated thousands and two decimals', () => {
  expect(splitPrice(22860)).toEqual({ sign: '', integer: '22,860', fraction: '00' })
  expect(splitPrice('740402.6')).toEqual({ sign: '', integer: '740,402', fraction: '60' })
  expect(priceText(1.42)).toBe('1.42')
})

test('a unit price keeps up to four decimals, never fewer than two', () => {
  expect(priceText('2.2705')).toBe('2.2705')
  expect(priceText('2.2700')).toBe('2.27')
})

test('whole-yuan columns drop the decimals', () => {
  expect(priceText('4690.00', true)).toBe('4,690')
})

test('a negative amount carries the true minus', () => {
  expect(priceText(-1200)).toBe('−1,200.00')
})

test('text that is no number is shown as it is', () => {
  expect(priceText('22,***')).toBe('22,***')
})

test('what a price is about has two decimals, and more only where two would hide it', () => {
  expect([24.185, '23.4504', 1, 0.0242, '22,***'].map(nearPriceText)).toEqual(['24.19', '23.45', '1.00', '0.0242', '22,***'])
})
