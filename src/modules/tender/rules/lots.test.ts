import { expect, test } from 'vitest'
import { allLots, awardPlan, linesOfLot, lotStateOf, lotsFit, openLots, type TenderLot } from './lots.ts'

const lot = (lotNo: number, name: string, failedAt: string | null = null): TenderLot => ({
  lotNo,
  name,
  estimate: 100,
  ceiling: null,
  deposit: 2,
  failedAt,
  reason: '',
})
const lots = [lot(1, 'A'), lot(2, 'B'), lot(3, 'C', '2026-11-01T00:00:00Z')]
const money = { estimate: 100, ceiling: 200n, deposit: 0 }

test('a tender without lots is one lot with the money of the tender', () => {
  expect(allLots({ lots: [], ...money })).toEqual([{ ...lot(0, ''), ceiling: 200, deposit: 0 }])
  expect(openLots({ lots, ...money }).map(({ lotNo }) => lotNo)).toEqual([1, 2])
})

test('every line is in a named lot, every lot has lines, and there are at least two', () => {
  const lines = (...names: string[]) => names.map((name) => ({ lot: name }))
  expect(lotsFit(['A', 'B'], lines('A', 'B', 'A'))).toBe(true)
  expect(lotsFit(['A', 'B'], lines('A', 'B', ''))).toBe(false)
  expect(lotsFit(['A', 'B'], lines('A', 'A'))).toBe(false)
  expect(lotsFit(['A', 'A'], lines('A', 'B'))).toBe(false)
  expect(lotsFit(['A'], lines('A'))).toBe(false)
  expect(lotsFit(['A', 'B'], lines('A', 'B', 'C'))).toBe(false)
  const line = { lineNo: 1, lot: 'A', goodsName: 'zinc', specText: '', number: '1', unitName: 't' }
  expect(linesOfLot([line, { ...line, lot: 'B' }], lot(1, 'A'))).toEqual([line])
  expect(linesOfLot([line, { ...line, lot: 'B' }], lot(0, ''))).toHaveLength(2)
})

test('each lot goes to its own first candidate; one with a winner stays, one without candidates fails', () => {
  const bids = [
    { id: 1, lotNo: 1, state: 'CANDIDATE', rank: 2 },
    { id: 2, lotNo: 1, state: 'CANDIDATE', rank: 1 },
    { id: 3, lotNo: 1, state: 'VALID', rank: 4 },
    { id: 4, lotNo: 2, state: 'WON', rank: 1 },
    { id: 5, lotNo: 2, state: 'LOST', rank: 2 },
    { id: 6, lotNo: 4, state: 'DECLINED', rank: 1 },
  ]
  const { won, empty } = awardPlan([...lots.slice(0, 2), lot(4, 'D')], bids)
  expect(won.map((one) => [one.lot.name, one.winner.id, one.losers.map(({ id }) => id)])).toEqual([['A', 2, [1, 3]]])
  expect(empty.map(({ name }) => name)).toEqual(['D'])
})

test('a lot fails by itself or ends with its tender, and is contracted by its own contract', () => {
  expect(lotStateOf('AWARDED', lot(3, 'C', 'then'), null)).toBe('FAILED')
  expect(lotStateOf('PUBLICITY', lot(1, 'A'), { contractedAt: null })).toBe('AWARDED')
  expect(lotStateOf('AWARDED', lot(1, 'A'), { contractedAt: new Date(0) })).toBe('CONTRACTED')
  expect(lotStateOf('TERMINATED', lot(1, 'A'), null)).toBe('TERMINATED')
  expect(lotStateOf('EVALUATING', lot(1, 'A'), null)).toBe('RUNNING')
})
