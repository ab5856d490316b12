import { expect, test } from 'vitest'
import vectors from '../../../../database/demo/market/industry-vectors.json' with { type: 'json' }
import { amountsAt, averageOf, basePrice, closedDays, isBeyondMargin, missingDays, priceParts, windowState } from './window-price.ts'

const yuan = (value: number) => BigInt(Math.round(value * 10_000))
const tonnes = (value: number) => BigInt(Math.round(value * 1_000_000))
const taxed = (premium: number) => ({ premium: String(premium), seriesTax: 1, premiumTax: 1 }) as const
const { average, futuresPoint } = vectors.pricing
const week = average.window.map((price, index) => ({ quoteId: index + 1, date: `2026-11-${16 + index}`, price: yuan(price) }))
const days = week.map(({ date }) => date)
const window = { from: '2026-11-16', to: '2026-11-20' }

test('the average vector of the trade: the mean of the window plus the premium', () => {
  const mean = averageOf(week)
  expect(mean).toBe(yuan(average.avg))
  expect(mean && priceParts(mean, taxed(average.premium))?.price).toBe(yuan(average.final))
})

test('the fixing vector of the trade: what was fixed plus the premium, and the difference to the provisional price', () => {
  const { futures, premium, qty, provisional, final, amount, refund } = futuresPoint
  const fixing = { quoteId: 1, date: '2026-11-16', price: yuan(futures), quantity: tonnes(qty) }
  const parts = priceParts(basePrice(yuan(24_500), [fixing], tonnes(qty)), taxed(premium))
  expect(parts?.price).toBe(yuan(final))
  expect(amountsAt(yuan(final), yuan(provisional), tonnes(qty))).toMatchObject({
    amount: BigInt(amount * 100),
    difference: BigInt(-refund * 100),
  })
})

test('what is not fixed takes the average, by quantity', () => {
  const fixings = [
    { quoteId: 1, date: '2026-11-16', price: yuan(23_000), quantity: tonnes(10) },
    { quoteId: 2, date: '2026-11-17', price: yuan(23_300), quantity: tonnes(5) },
  ]
  expect(basePrice(yuan(23_600), fixings, tonnes(25))).toBe(yuan((230_000 + 116_500 + 236_000) / 25))
  expect(basePrice(yuan(23_600), fixings, tonnes(12))).toBe(yuan(23_100))
  expect(basePrice(yuan(23_600), [], tonnes(12))).toBe(yuan(23_600))
})

test('the mean is rounded half up to the fen, and VAT is put on what is quoted without it', () => {
  expect(averageOf([yuan(100.01), yuan(100.02)].map((price, index) => ({ quoteId: index, date: '2026-11-16', price })))).toBe(yuan(100.02))
  expect(priceParts(yuan(20_752.21), { premium: '0', seriesTax: 0, premiumTax: 1 })?.price).toBe(yuan(23_450))
  expect(priceParts(yuan(20_000), { premium: '-100.5', seriesTax: 0, premiumTax: 0 })?.price).toBe(yuan(22_486.44))
  expect(priceParts(yuan(23_000), { premium: '-100', seriesTax: 1, premiumTax: 0 })).toMatchObject({ tax: yuan(-13), price: yuan(22_887) })
  expect(priceParts(yuan(23_000), taxed(-23_000))).toBeNull()
  expect(averageOf([])).toBeNull()
})

test('a window is final after its last day, when the market has quoted as far and no market day lacks a quote', () => {
  const market = { quotes: week, marketDays: days, newest: '2026-11-20' }
  const stateOn = (today: string, over = {}) => windowState(window, { ...market, ...over }, today)
  expect(stateOn('2026-11-13')).toBe('BEFORE')
  expect(stateOn('2026-11-20')).toBe('OPEN')
  expect(stateOn('2026-11-21')).toBe('READY')
  expect(stateOn('2026-11-21', { quotes: week.slice(0, 4), newest: '2026-11-19' })).toBe('OVER')
  expect(stateOn('2026-11-23', { quotes: week.slice(0, 4), newest: '2026-11-23' })).toBe('MISSING')
  expect(stateOn('2026-11-23', { quotes: [], marketDays: [], newest: '2026-11-23' })).toBe('MISSING')
})

test('missing days are refused and closed days are named; days after the newest quote are neither', () => {
  const market = { quotes: week.filter(({ date }) => date !== '2026-11-18'), marketDays: days, newest: '2026-11-20' }
  expect(missingDays(window, market)).toEqual(['2026-11-18'])
  const closed = { quotes: [], marketDays: ['2026-11-16'], newest: '2026-11-18' }
  expect(closedDays({ from: '2026-11-14', to: '2026-11-20' }, closed)).toEqual(['2026-11-17', '2026-11-18'])
})

test('the margin counts from the first fen beyond the percentage, both ways, and never at none', () => {
  expect(isBeyondMargin(yuan(24_150), yuan(23_000), 5)).toBe(false)
  expect(isBeyondMargin(yuan(24_150.01), yuan(23_000), 5)).toBe(true)
  expect(isBeyondMargin(yuan(21_849.99), yuan(23_000), 5)).toBe(true)
  expect(isBeyondMargin(yuan(30_000), yuan(23_000), 0)).toBe(false)
})
