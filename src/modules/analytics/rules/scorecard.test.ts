import { expect, test } from 'vitest'
import { scorecardOf } from './scorecard.ts'

const sums = (of: Readonly<Record<string, readonly [cases: number, hits: number, value?: number]>>) =>
  new Map(Object.entries(of).map(([figure, [cases, hits, value = 0]]) => [figure, { cases, hits, value }]))
const measure = (found: ReturnType<typeof scorecardOf>, key: string) => found.measures.find((one) => one.key === key)

test('a share comes with its cases, and with too few of them there is none', () => {
  const found = scorecardOf(sums({ shipped: [20, 19], weighed: [4, 4, 8000], paid: [40, 38], claimed: [2, 1] }))
  expect(measure(found, 'punctuality')).toEqual({ key: 'punctuality', good: 19, of: 20, percent: 95, mean: null })
  expect(measure(found, 'weight')).toEqual({ key: 'weight', good: 4, of: 4, percent: null, mean: 0.2 })
  expect(measure(found, 'claims')).toMatchObject({ good: 38, of: 40, percent: 95 })
  expect(measure(found, 'disputes')).toMatchObject({ of: 0, percent: null })
})

test('the mark is the mean of the shares; winning quotations earns none, and two measures are no mark', () => {
  expect(scorecardOf(sums({ shipped: [20, 10], decided: [10, 10], asked: [10, 10, 0] })).mark).toBeNull()
  expect(scorecardOf(sums({ shipped: [20, 10], decided: [10, 1], asked: [10, 10, 0], certified: [6, 6] })).mark).toBe(83)
  expect(scorecardOf(new Map()).mark).toBeNull()
})
