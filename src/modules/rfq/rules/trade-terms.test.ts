import { expect, test } from 'vitest'
import { compareTerms, quotedTermsProblem, requestedTermsProblem, type AnsweredTerms } from './trade-terms.ts'

const quoted: AnsweredTerms = {
  payDays: 30,
  taxIncluded: true,
  validUntil: '2026-12-10',
  terms: { delivery: 'DELIVERED', priceBasis: 'INDEX', seriesCode: 'SHFE_ZN', premium: '120' },
}
const nothing = { payment: null, delivery: null, tax: null, validity: null, priceBasis: null }

test('what a buyer leaves open, and what a supplier does not answer, is neither met nor missed', () => {
  expect(compareTerms({}, quoted, '2026-12-01')).toEqual(nothing)
  const silent = { ...quoted, payDays: null, validUntil: null, terms: null }
  const asked = { payment: 'CREDIT', payDays: 30, delivery: 'PICKUP', validDays: 3, priceBasis: 'FIXED' } as const
  expect(compareTerms(asked, silent, '2026-12-01')).toEqual(nothing)
})

test.each([
  ['days to pay that are granted', { payment: 'CREDIT', payDays: 30 }, { payment: true }],
  ['more days than are granted', { payment: 'CREDIT', payDays: 31 }, { payment: false }],
  ['payment at delivery, while credit is granted', { payment: 'ON_DELIVERY' }, { payment: true }],
  ['another delivery', { delivery: 'PICKUP' }, { delivery: false }],
  ['prices without tax', { taxIncluded: 0 }, { tax: false }],
  ['the last day of validity', { validDays: 9 }, { validity: true }],
  ['a day more', { validDays: 10 }, { validity: false }],
  ['the same series', { priceBasis: 'INDEX', seriesCode: 'SHFE_ZN' }, { priceBasis: true }],
  ['another series', { priceBasis: 'INDEX', seriesCode: 'SMM_ZN' }, { priceBasis: false }],
  ['a fixed price', { priceBasis: 'FIXED' }, { priceBasis: false }],
] as const)('asked for %s', (_name, asked, result) => {
  expect(compareTerms(asked, quoted, '2026-12-01')).toEqual({ ...nothing, ...result })
})

test('credit needs its days and an index its series', () => {
  expect([
    requestedTermsProblem({ payment: 'CREDIT' }),
    requestedTermsProblem({ priceBasis: 'INDEX' }),
    requestedTermsProblem({ payment: 'CREDIT', payDays: 0, priceBasis: 'INDEX', seriesCode: 'x' }),
  ]).toEqual(['payDaysMissing', 'seriesMissing', null])
})

const index = { delivery: 'PICKUP', priceBasis: 'INDEX', seriesCode: 'SHFE_ZN', premium: '0' } as const
const window = { from: '2026-12-01', to: '2026-12-31', method: 'average', fixings: 0, marginPercent: 0 } as const
test.each([
  ['an index price without its series', { ...index, seriesCode: '' }, 'seriesCode'],
  ['one without a premium', { ...index, premium: '' }, 'premium'],
  ['one that leaves the window to the contract', index, null],
  ['a month', { ...index, pricing: window }, null],
  ['a window that ends before it begins', { ...index, pricing: { ...window, to: '2026-11-30' } }, 'pricing'],
  ['186 days', { ...index, pricing: { ...window, to: '2027-06-04' } }, null],
  ['a day more', { ...index, pricing: { ...window, to: '2027-06-05' } }, 'pricing'],
  ['fixings without a number', { ...index, pricing: { ...window, method: 'fixings' } }, 'pricing'],
] as const)('a supplier quotes %s', (_name, terms, problem) => {
  expect(quotedTermsProblem(terms)).toBe(problem)
})
