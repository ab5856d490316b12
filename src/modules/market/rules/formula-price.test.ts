import { expect, test } from 'vitest'
import vectors from '../../../../database/demo/market/industry-vectors.json' with { type: 'json' }
import { formulaBase, formulaPrice, type FormulaQuote, type FormulaTerms } from './formula-price.ts'
import { formulaWindow, freshUntil } from './formula-period.ts'

const yuan = (value: number) => BigInt(Math.round(value * 10_000))
const aQuote = (date: string, price: number, premium: number | null = null): FormulaQuote => ({
  quoteId: Number(date.replaceAll('-', '')),
  date,
  low: yuan(price - 50),
  price: yuan(price),
  high: yuan(price + 50),
  premium: premium === null ? null : yuan(premium),
})
const someTerms = (over: Partial<FormulaTerms> = {}): FormulaTerms => ({
  point: 'mid',
  factorPpm: 1_000_000n,
  coefficientPpm: 0n,
  processFee: 0n,
  freight: 0n,
  taxBp: 0n,
  step: yuan(1),
  ...over,
})
const { average } = vectors.pricing
const week = average.window.map((price, index) => aQuote(`2026-08-${21 + index}`, price))
const priceAt = (quotes: readonly FormulaQuote[], terms: FormulaTerms, premium: number, delta = 0) => {
  const base = formulaBase(quotes, terms)
  return base && formulaPrice(base, terms, { premium: yuan(premium), delta: yuan(delta) })
}

test('the average vector of the trade: mean of the span plus the premium', () => {
  const span = formulaWindow(week, { kind: 'days', days: 5 })
  expect(span && formulaBase(span, someTerms())?.average).toBe(yuan(average.avg))
  expect(span && priceAt(span, someTerms(), average.premium)?.price).toBe(yuan(average.final))
})

test('a zinc-linked SKU: index × factor + premium + its own difference, to the nearest 5 yuan', () => {
  const quotes = [aQuote('2026-11-20', 23_610)]
  expect(priceAt(quotes, someTerms({ step: yuan(5) }), 170, 20)?.price).toBe(yuan(23_800))
  expect(priceAt(quotes, someTerms({ factorPpm: 955_000n, step: yuan(5) }), 0)?.price).toBe(yuan(22_550))
})

test('the steps of the explanation add up to the price, rounding included', () => {
  const terms = someTerms({
    factorPpm: 955_000n,
    coefficientPpm: 500_000n,
    processFee: yuan(300),
    freight: yuan(85),
    taxBp: 1300n,
    step: yuan(5),
  })
  const found = priceAt([aQuote('2026-11-20', 23_610, 61)], terms, 40, -15)
  expect(found?.steps.reduce((sum, step) => sum + step.amount, 0n)).toBe(found?.price)
  expect(found?.steps.map((step) => step.code)).toEqual([
    'base',
    'indexPremium',
    'tax',
    'premium',
    'processFee',
    'freight',
    'delta',
    'rounding',
  ])
  expect((found?.price ?? 1n) % yuan(5)).toBe(0n)
})

test('low and high points take that side of the quote', () => {
  const quotes = [aQuote('2026-11-20', 23_610)]
  expect(priceAt(quotes, someTerms({ point: 'low' }), 0)?.price).toBe(yuan(23_560))
  expect(priceAt(quotes, someTerms({ point: 'high' }), 0)?.price).toBe(yuan(23_660))
})

test('what is missing gives no price: no quote, too few days, a day without the premium that counts, a price of nothing', () => {
  expect(formulaWindow([], { kind: 'day' })).toBeNull()
  expect(formulaWindow(week, { kind: 'days', days: 6 })).toBeNull()
  expect(priceAt([aQuote('2026-11-20', 23_610)], someTerms({ coefficientPpm: 1_000_000n }), 0)).toBeNull()
  expect(priceAt([aQuote('2026-11-20', 23_610)], someTerms(), -23_610)).toBeNull()
})

test('the month is the whole calendar month before the newest quote, over the new year too', () => {
  const quotes = [aQuote('2025-11-28', 20_000), aQuote('2025-12-01', 22_000), aQuote('2025-12-31', 23_000), aQuote('2026-01-05', 24_000)]
  expect(formulaWindow(quotes, { kind: 'month' })?.map((quote) => quote.date)).toEqual(['2025-12-01', '2025-12-31'])
  expect(formulaWindow(quotes.slice(2, 3), { kind: 'month' })).toBeNull()
})

test('the days around an event, and none while those after it are to come', () => {
  expect(formulaWindow(week, { kind: 'event', day: '2026-08-23', days: 2 })).toHaveLength(5)
  expect(formulaWindow(week, { kind: 'event', day: '2026-08-24', days: 2 })).toBeNull()
  expect(formulaWindow(week, { kind: 'event', day: '2026-08-22', days: 2 })).toBeNull()
})

test('a quote stays fresh for working days: Friday’s is fresh on Monday', () => {
  const calendar = { holidays: new Set<string>(['2026-11-24']) }
  expect(freshUntil('2026-11-20', 1, calendar)).toBe('2026-11-23')
  expect(freshUntil('2026-11-20', 2, calendar)).toBe('2026-11-25')
})
