import { expect, test } from 'vitest'
import { unitFor } from '../../../kernel/quantity/counted-unit.ts'
import { units } from './units-data.ts'

const measures = ['t', 'kg', 'g', 'm', 'm2']

test('every unit of sale that is a word has a plural, and no measure has one', () => {
  const wrong = Object.entries(units).filter(([code, { en }]) => (unitFor(2, en) === en) !== measures.includes(code))
  expect(wrong.map(([code]) => code)).toEqual([])
  expect([unitFor(2, units['box']?.en ?? ''), unitFor(2, units['pcs']?.en ?? '')]).toEqual(['boxes', 'pcs'])
})
