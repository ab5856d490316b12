import { expect, test } from 'vitest'
import { callOffSheet } from './call-off-sheet.ts'

const zinc = (quantity: string) => ({ name: '0# 锌锭', spec: 'Zn99.995', unit: '吨', quantity })

test('what was called off is summed by goods, and what is left or over is said exactly', () => {
  const agreed = [zinc('100'), { ...zinc('40'), name: '锌合金' }]
  expect(callOffSheet(agreed, [zinc('45.125'), zinc('30.3'), { ...zinc('41'), name: '锌合金' }])).toEqual([
    { ...zinc('100'), called: '75.425', left: '24.575', over: '' },
    { ...zinc('40'), name: '锌合金', called: '41', left: '0', over: '1' },
  ])
})

test('goods that the contract does not name stand at the end; a line that is named twice is one quantity', () => {
  expect(callOffSheet([zinc('10'), zinc('5')], [{ ...zinc('2'), unit: '块' }])).toEqual([
    { ...zinc('15'), called: '0', left: '15', over: '' },
    { ...zinc('0'), unit: '块', called: '2', left: '0', over: '2' },
  ])
})
