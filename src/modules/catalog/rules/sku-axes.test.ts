import { expect, test } from 'vitest'
import { differingCodes, pickingAxes } from './sku-axes.ts'

const order = (code: string) => ['dn', 'od', 'wall', 'length'].indexOf(code)

test('what follows from another attribute is not asked for', () => {
  const pipes = [
    { dn: 'DN15', od: '21.3', wall: '2.75', length: '6000' },
    { dn: 'DN20', od: '26.9', wall: '2.75', length: '6000' },
    { dn: 'DN25', od: '33.7', wall: '3.25', length: '6000' },
  ]
  const differing = differingCodes(pipes, order)
  expect(differing).toEqual(['dn', 'od', 'wall'])
  expect(pickingAxes(pipes, differing, (code) => code !== 'od')).toEqual(['dn'])
})

test('independent attributes are all asked for', () => {
  const pipes = [
    { dn: 'DN15', wall: '2' },
    { dn: 'DN15', wall: '3' },
    { dn: 'DN20', wall: '2' },
  ]
  expect(pickingAxes(pipes, ['dn', 'wall'], () => true)).toEqual(['dn', 'wall'])
})

test('a single SKU has no axes', () => {
  expect(differingCodes([{ dn: 'DN15' }], order)).toEqual([])
})
