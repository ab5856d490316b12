import { expect, test } from 'vitest'
import { hueOf } from './hue-hash.ts'

test('a store keeps its hue, whether its id is a number or text', () => {
  expect(hueOf(17)).toBe(hueOf('17'))
})

test('neighbouring stores are told apart and every hue is on the wheel', () => {
  const hues = Array.from({ length: 60 }, (_, id) => hueOf(id + 1))
  expect(new Set(hues).size).toBeGreaterThan(45)
  expect(hues.every((hue) => Number.isInteger(hue) && hue >= 0 && hue < 360)).toBe(true)
})
