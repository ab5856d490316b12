import { expect, test } from 'vitest'
import { planPricePerTonne } from './plan-price-per-tonne.ts'

const tonnes = (number: string) => ({ number, unitGrams: 1_000_000n })
const kilos = (number: string) => ({ number, unitGrams: 1_000n })
const pipes = (number: string) => ({ number, unitGrams: 22_620n })

test('a tonne costs the total with freight by the mass of all lines', () => {
  expect(planPricePerTonne(70_500_000n, 0, [tonnes('30')])).toBe(2_350_000n)
  expect(planPricePerTonne(4_700_000n, 0, [tonnes('1.5'), kilos('500')])).toBe(2_350_000n)
  expect(planPricePerTonne(1_131_000n, 0, [pipes('100')])).toBe(500_000n)
})

test('it is rounded once, at the end', () => {
  expect(planPricePerTonne(100n, 0, [tonnes('3')])).toBe(33n)
  expect(planPricePerTonne(200n, 0, [tonnes('3')])).toBe(67n)
  expect(planPricePerTonne(1n, 0, [kilos('0.01'), kilos('0.02')])).toBe(33_333n)
})

test('nothing is said where one line has no exact mass, or freight must be asked', () => {
  expect(planPricePerTonne(70_500_000n, 0, [tonnes('30'), { number: '5', unitGrams: null }])).toBeNull()
  expect(planPricePerTonne(70_500_000n, 1, [tonnes('30')])).toBeNull()
  expect(planPricePerTonne(0n, 0, [])).toBeNull()
})
