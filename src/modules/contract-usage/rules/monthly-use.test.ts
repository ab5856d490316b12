import { expect, test } from 'vitest'
import { gramsOf, monthlyUse, monthsBetween, tonnesText } from './monthly-use.ts'

const terms = { monthlyQuantity: '30', monthlyBand: 10 }
const call = (month: string, ordered: string, executed = '0') => ({ month, ordered: gramsOf(ordered), executed: gramsOf(executed) })
const shown = (terms_: Parameters<typeof monthlyUse>[0], calls: Parameters<typeof monthlyUse>[2]) =>
  monthlyUse(terms_, ['2026-10', '2026-11'], calls, '2026-11').map(({ ordered, left, state }) => [
    tonnesText(ordered),
    left === null ? null : tonnesText(left),
    state,
  ])

test('a month over the year’s end follows the one before, and a contract shows its last three years', () => {
  expect(monthsBetween('2026-11', '2027-02')).toEqual(['2026-11', '2026-12', '2027-01', '2027-02'])
  expect(monthsBetween('2026-01', '2030-12')).toHaveLength(36)
  expect(monthsBetween('2026-12', '2026-11')).toEqual([])
})

test.each([
  ['26.999999', '6.000001', 'below'],
  ['27', '6', 'within'],
  ['33', '0', 'within'],
  ['33.000001', '0', 'above'],
])('of 30 t ± 10% in a month, %s t leave %s t and are %s', (ordered, left, state) => {
  expect(shown(terms, [call('2026-10', ordered)])[0]).toEqual([ordered, left, state])
})

test('calls of one month add up; the running month is not below; without a monthly quantity nothing is left or exceeded', () => {
  const calls = [call('2026-11', '10', '4'), call('2026-11', '5.5', '5.5'), call('2026-10', '30')]
  expect(shown(terms, calls)).toEqual([
    ['30', '3', 'within'],
    ['15.5', '17.5', 'within'],
  ])
  expect(shown({}, calls)[0]).toEqual(['30', null, 'none'])
})
