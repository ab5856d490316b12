import { expect, test } from 'vitest'
import { counted, unitFor } from './counted-unit.ts'

test.each([
  ['400', 'bottle', '400 bottles'],
  ['1', 'bottle', '1 bottle'],
  ['1,000', 'box', '1,000 boxes'],
  [0, 'length', '0 lengths'],
  [2, 'pc', '2 pcs'],
  ['12.5', 't', '12.5 t'],
  ['200', 'kg', '200 kg'],
  ['30', 'm²', '30 m²'],
  ['400', '瓶', '400 瓶'],
])('%s of %s', (number, unit, text) => {
  expect(counted(number, unit)).toBe(text)
})

test('one is one, written in whatever way', () => {
  expect([unitFor(1, 'coil'), unitFor('1.00', 'coil'), unitFor('1.5', 'coil')]).toEqual(['coil', 'coil', 'coils'])
})
