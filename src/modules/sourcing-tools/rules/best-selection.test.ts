import { expect, test } from 'vitest'
import { bestSelection, totalsOf, type FreightRule, type Option } from './best-selection.ts'

const option = (productId: number, storeId: number, amount: number, days = 3): Option => ({
  productId,
  storeId,
  consignment: `s${storeId}`,
  amount: BigInt(amount),
  grams: 1_000_000n,
  days,
})
/** 100 for a consignment and 10 for each tonne. */
const truck: FreightRule = (_consignment, { grams }) => (grams === null ? null : 100n + (grams * 10n) / 1_000_000n)
const ids = (found: ReturnType<typeof bestSelection>) => found?.picks.map((pick) => pick.productId)

test('the cheapest is the cheapest when it has arrived: two goods from one store save a consignment', () => {
  const lines = [
    [option(1, 1, 1000), option(2, 2, 990)],
    [option(3, 1, 500), option(4, 3, 450)],
  ]
  const found = bestSelection(lines, 'cheapest', truck)
  expect(ids(found)).toEqual([1, 3])
  expect(found?.totals).toEqual({ goods: 1500n, freight: 120n, asked: 0, stores: 1, days: 3 })
  expect(found?.isExact).toBe(true)
})

test('it equals what looking at every selection finds', () => {
  const prices = [
    [1000, 990, 940, 1020],
    [500, 450, 610, 430],
    [300, 330, 290, 305],
  ]
  const lines = prices.map((line, row) => line.map((amount, at) => option(row * 10 + at, (row + at) % 4, amount)))
  let least: bigint | null = null
  for (const a of lines[0] ?? [])
    for (const b of lines[1] ?? [])
      for (const c of lines[2] ?? []) {
        const { goods, freight } = totalsOf([a, b, c], truck)
        if (least === null || goods + freight < least) least = goods + freight
      }
  const found = bestSelection(lines, 'cheapest', truck)
  expect(found && found.totals.goods + found.totals.freight).toBe(least)
})

test('fewest stores goes before cost, and cost decides between as many', () => {
  const lines = [
    [option(1, 1, 100), option(2, 2, 200), option(5, 4, 190)],
    [option(3, 3, 100), option(4, 2, 200), option(6, 4, 195)],
  ]
  expect(ids(bestSelection(lines, 'fewest', (_c, { grams }) => (grams === null ? null : 0n)))).toEqual([5, 6])
  expect(ids(bestSelection(lines, 'cheapest', () => 0n))).toEqual([1, 3])
})

test('fastest goes by the last delivery, then by cost', () => {
  const lines = [
    [option(1, 1, 100, 9), option(2, 2, 150, 2), option(3, 3, 140, 4)],
    [option(4, 1, 100, 4), option(5, 2, 90, 7)],
  ]
  const found = bestSelection(lines, 'fastest', () => 0n)
  expect(ids(found)).toEqual([3, 4])
  expect(found?.totals.days).toBe(4)
})

test('freight that must be asked stands behind freight that is known', () => {
  const lines = [[option(1, 1, 100), option(2, 2, 5_000)]]
  expect(ids(bestSelection(lines, 'cheapest', (consignment) => (consignment === 's1' ? null : 50n)))).toEqual([2])
  expect(bestSelection(lines, 'cheapest', () => null)?.totals).toMatchObject({ asked: 1, freight: 0n })
})

test('no SKU is taken for two lines, and a line without options has no answer', () => {
  expect(ids(bestSelection([[option(1, 1, 100)], [option(1, 1, 100), option(2, 1, 300)]], 'cheapest', truck))).toEqual([1, 2])
  expect(bestSelection([[option(1, 1, 100)], [option(1, 1, 100)]], 'cheapest', truck)).toBeNull()
  expect(bestSelection([[option(1, 1, 100)], []], 'fewest', truck)).toBeNull()
  expect(bestSelection([], 'cheapest', truck)).toBeNull()
})

test('the same question has the same answer, also when there is more than can be looked at', () => {
  const lines = Array.from({ length: 10 }, (_, row) =>
    Array.from({ length: 8 }, (_option, at) => option(row * 100 + at, at, 1000 + ((row * 37 + at * 11) % 50))),
  )
  const once = bestSelection(lines, 'cheapest', truck)
  expect(ids(once)).toEqual(ids(bestSelection(lines, 'cheapest', truck)))
  expect(once?.picks).toHaveLength(10)
})
