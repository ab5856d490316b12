import { expect, test } from 'vitest'
import { contentProblem, depositOf, differencesOf, totalOf, type ContractContent } from './contract-content.ts'

const content: ContractContent = {
  lines: [
    { name: '锌锭', spec: 'Zn99.995', standard: 'GB/T 470-2008', unit: '吨', quantity: '25.5', price: '23450' },
    { name: '氯化锌铵', spec: '25kg/袋', standard: '', unit: '吨', quantity: '2', price: '8200.5' },
  ],
  terms: {
    deliveryMode: 'delivered',
    deliveryPlace: '天津市北辰区',
    freightBy: 'seller',
    deliveryDays: 10,
    tolerance: '0.3',
    packing: '',
    inspectionDays: 7,
    priceMode: 'fixed',
    priceFormula: '',
    depositPercent: 20,
    payMethod: 'transfer',
    invoice: 'special',
    lateRate: '0.05',
    retention: 0,
    dispute: 'court',
    disputePlace: '买方所在地',
  },
  payments: [
    { stage: '签约', percent: 20, days: 3 },
    { stage: '验收合格', percent: 80, days: 30 },
  ],
  extra: '',
}

test('the value is the sum of the rounded lines, the deposit its share', () => {
  expect(totalOf(content)).toBe(61_437_600n)
  expect(depositOf(content)).toBe(12_287_520n)
})

test.each<[string, Partial<ContractContent>, string]>([
  ['a deposit above 20 %', { terms: { ...content.terms, depositPercent: 21 } }, 'contract.depositTooHigh'],
  [
    'a line without quantity',
    { lines: [{ ...(content.lines[0] as never as (typeof content.lines)[number]), quantity: '0' }] },
    'contract.lineWrong',
  ],
  ['payments of 90 %', { payments: [{ stage: '签约', percent: 90, days: 3 }] }, 'contract.paymentsNot100'],
  ['an index price without formula', { terms: { ...content.terms, priceMode: 'index' } }, 'contract.formulaMissing'],
])('%s is refused', (_, change, code) => {
  expect(contentProblem({ ...content, ...change })).toMatchObject({ code })
})

test('a text that is right is not refused', () => {
  expect(contentProblem(content)).toBeNull()
})

test('the difference names line, field, old and new value', () => {
  const [first, second] = content.lines
  if (!first || !second) throw new Error('two lines')
  const after = { ...content, lines: [{ ...first, price: '23380' }], terms: { ...content.terms, inspectionDays: 10 } }
  const found = differencesOf(content, after)
  expect(found[0]).toEqual({ part: 'line', place: 1, field: 'price', before: '23450', after: '23380' })
  expect(found).toContainEqual({ part: 'line', place: 2, field: 'name', before: '氯化锌铵', after: '' })
  expect(found).toContainEqual({ part: 'term', place: 0, field: 'inspectionDays', before: '7', after: '10' })
  expect(differencesOf(content, content)).toEqual([])
})
