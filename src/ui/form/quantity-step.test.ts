import { expect, test } from 'vitest'
import { checkQuantityText, nextQuantity } from './quantity-step.ts'

const bundle = { min: '37', step: '37', max: '10952' }
const tonnes = { min: '0.5', step: '0.5', max: '412' }

test('the minimum and whole steps above it are legal', () => {
  expect(checkQuantityText('37', bundle)).toEqual({ kind: 'legal', quantity: '37' })
  expect(checkQuantityText('1.50', tonnes)).toEqual({ kind: 'legal', quantity: '1.5' })
})

test('below the minimum names the minimum', () => {
  expect(checkQuantityText('0.2', tonnes)).toEqual({ kind: 'belowMin', quantity: '0.5' })
})

test('off the step names the two nearest legal quantities', () => {
  expect(checkQuantityText('50', bundle)).toEqual({ kind: 'offStep', nearest: ['37', '74'] })
})

test('near the limit only the lower neighbour is named', () => {
  expect(checkQuantityText('80', { min: '37', step: '37', max: '90' })).toEqual({ kind: 'offStep', nearest: ['74'] })
})

test('above the limit names the highest legal quantity, not the limit itself', () => {
  expect(checkQuantityText('600', { min: '5', step: '5', max: '412' })).toEqual({ kind: 'aboveMax', quantity: '410', asked: '600' })
})

test('a quantity off the step is none to ask for either', () => {
  expect(checkQuantityText('601', { min: '5', step: '5', max: '412' })).toEqual({ kind: 'aboveMax', quantity: '410', asked: null })
})

test('a limit under the minimum leaves nothing legal', () => {
  expect(checkQuantityText('3', { min: '5', step: '5', max: '3' })).toEqual({ kind: 'aboveMax', quantity: null, asked: null })
  expect(nextQuantity('3', 1, { min: '5', step: '5', max: '3' })).toBeNull()
})

test('decimals do not drift', () => {
  const tenth = { min: '0.1', step: '0.1' }
  let now = '0.1'
  for (let press = 0; press < 29; press += 1) now = nextQuantity(now, 1, tenth) ?? now
  expect(now).toBe('3')
})

test('buttons move by one step and stop at both ends', () => {
  expect(nextQuantity('37', -1, bundle)).toBeNull()
  expect(nextQuantity('37', 1, bundle)).toBe('74')
  expect(nextQuantity('412', 1, tonnes)).toBeNull()
})

test('an off-step quantity snaps to its neighbour', () => {
  expect(nextQuantity('50', 1, bundle)).toBe('74')
  expect(nextQuantity('50', -1, bundle)).toBe('37')
})

test('separators and full-width digits are read, words are refused', () => {
  expect(checkQuantityText('1,184', { min: '1', step: '1' })).toEqual({ kind: 'legal', quantity: '1184' })
  expect(checkQuantityText('３７', bundle)).toEqual({ kind: 'legal', quantity: '37' })
  expect(checkQuantityText('-1', bundle)).toEqual({ kind: 'notANumber' })
  expect(checkQuantityText('1e3', bundle)).toEqual({ kind: 'notANumber' })
})
