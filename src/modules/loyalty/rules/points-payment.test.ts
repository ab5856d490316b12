import fc from 'fast-check'
import { expect, test } from 'vitest'
import { applyPoints, mostPoints, noPointsTerms, pointsBackAt, type PointsTerms } from './points-payment.ts'

const terms: PointsTerms = { available: 10_000, unit: 100, worth: 1n, sharePercent: 30 }
const line = (storeId: number, amount: bigint) => ({ storeId, amount })

test.each<[string, Partial<PointsTerms>, bigint, number]>([
  ['the share of the goods, in whole units', {}, 10_050n, 3_000],
  ['what the member has', { available: 250 }, 100_000n, 200],
  ['no more than it is worth', { worth: 7n, unit: 1 }, 10_000n, 428],
  ['never all that is to pay', { sharePercent: 100, unit: 1 }, 10_000n, 9_999],
  ['more than a hundred percent is still not all', { sharePercent: 120, unit: 1 }, 5_000n, 4_999],
  ['half a unit is none', { available: 99 }, 100_000n, 0],
  ['two fen of goods', { sharePercent: 100, unit: 1 }, 2n, 1],
  ['one fen of goods', { sharePercent: 100, unit: 1 }, 1n, 0],
  ['a point that is worth nothing', { worth: 0n }, 100_000n, 0],
  ['a unit of nothing', { unit: 0 }, 100_000n, 0],
  ['exactly what the member has', { available: 3_000 }, 10_000n, 3_000],
])('points pay at most %s', (_case, over, goods, most) => {
  expect(mostPoints({ ...terms, ...over }, goods)).toBe(most)
})

test('points are split over lines by what they cost and over stores by what each gets of it', () => {
  const used = applyPoints({ ...terms, worth: 2n }, 300, [line(1, 1_000n), line(2, 2_000n), line(1, 3_000n)])
  expect(used).toMatchObject({ most: 900, used: 300, amount: 600n, shares: [100n, 200n, 300n], isRefused: false })
  expect([...used.ofStore]).toEqual([
    [1, { points: 200, amount: 400n }],
    [2, { points: 100, amount: 200n }],
  ])
})

test('of a wish that is too high or no whole unit as much as may be is used, and it is said; none is none', () => {
  expect(applyPoints(terms, 5_000, [line(1, 10_000n)])).toMatchObject({ used: 3_000, isRefused: true })
  expect(applyPoints(terms, 250, [line(1, 10_000n)])).toMatchObject({ used: 200, amount: 200n, isRefused: true })
  expect(applyPoints(terms, 0, [line(1, 10_000n)])).toMatchObject({ used: 0, amount: 0n, shares: [0n], isRefused: false })
  const none = applyPoints({ ...noPointsTerms, unit: 0 }, 0, [line(1, 10_000n), line(2, 0n)])
  expect(none).toMatchObject({ most: 0, used: 0, shares: [0n, 0n], isRefused: false })
  expect([...none.ofStore.values()]).toEqual([
    { points: 0, amount: 0n },
    { points: 0, amount: 0n },
  ])
})

test('whatever is bought, the parts are the whole, and no line gets more than it costs', () => {
  const anyLine = fc.record({ storeId: fc.integer({ min: 1, max: 3 }), amount: fc.bigInt({ min: 0n, max: 10n ** 9n }) })
  fc.assert(
    fc.property(
      fc.array(anyLine, { minLength: 1, maxLength: 6 }),
      fc.nat(20_000),
      fc.bigInt({ min: 1n, max: 50n }),
      (lines, wish, worth) => {
        const used = applyPoints({ ...terms, worth }, wish, lines)
        const stores = [...used.ofStore.values()]
        expect(used.amount).toBe(BigInt(used.used) * worth)
        expect(used.shares.reduce((sum, share) => sum + share, 0n)).toBe(used.amount)
        expect(stores.reduce((sum, store) => sum + store.points, 0)).toBe(used.used)
        expect(stores.reduce((sum, store) => sum + store.amount, 0n)).toBe(used.amount)
        expect(used.shares.every((share, place) => share <= (lines[place]?.amount ?? 0n))).toBe(true)
      },
    ),
  )
})

test.each([
  [100, 10_000n, 0n, 0],
  [100, 10_000n, 49n, 0],
  [100, 10_000n, 50n, 1],
  [100, 10_000n, 3_333n, 33],
  [100, 10_000n, 9_999n, 100],
  [100, 10_000n, 10_000n, 100],
  [100, 10_000n, 12_000n, 100],
  [7, 1n, 0n, 0],
  [7, 1n, 1n, 7],
  [100, 0n, 0n, 100],
])('of %s points for %s fen %s fen back are %s points back', (points, paid, refunded, back) => {
  expect(pointsBackAt(points, paid, refunded)).toBe(back)
})

test('a single point pays a single fen, of goods that cost a few', () => {
  const few = { ...terms, unit: 1, sharePercent: 100 }
  expect(applyPoints(few, 1, [line(1, 2n)])).toMatchObject({ most: 1, used: 1, amount: 1n, shares: [1n] })
  expect(applyPoints(few, 9, [line(1, 2n), line(2, 3n)])).toMatchObject({ most: 4, used: 4, amount: 4n, isRefused: true })
})
