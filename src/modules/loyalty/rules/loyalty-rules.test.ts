import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isFailure } from '../../../kernel/failure/failure.ts'
import type { Machine } from '../../../kernel/state-machine/state-machine.ts'
import { lotMachine } from './lot-machine.ts'
import { clawedAt, partOfShares, pointsFor, takeAvailable, takeFirstExpiring } from './lots.ts'
import { mallOrderMachine } from './mall-order-machine.ts'
import { isStreakComplete, nextStreak } from './tasks.ts'

function gridOf<State extends string, Event extends string, Who extends string>(
  machine: Machine<State, Event, Who>,
  people: readonly Who[],
) {
  const found: Record<string, string> = {}
  for (const state of machine.states)
    for (const event of machine.events)
      for (const who of people) {
        const to = machine.next(state, event, who)
        if (!isFailure(to)) found[`${state} ${event} ${who}`] = to
      }
  return found
}

test('a lot moves exactly as the grid says', () => {
  expect(gridOf(lotMachine, ['system'])).toEqual({
    'PENDING grant system': 'GRANTED',
    'GRANTED spend system': 'SPENT',
    'GRANTED expire system': 'EXPIRED',
    'PENDING clawBack system': 'CLAWED_BACK',
    'GRANTED clawBack system': 'CLAWED_BACK',
    'SPENT clawBack system': 'CLAWED_BACK',
    'EXPIRED clawBack system': 'CLAWED_BACK',
    'SPENT giveBack system': 'GRANTED',
    'EXPIRED giveBack system': 'GRANTED',
    'CLAWED_BACK giveBack system': 'GRANTED',
  })
  expect(lotMachine.unreachable()).toEqual([])
})

test('an order of a mall moves exactly as the grid says: after shipment nobody cancels', () => {
  expect(gridOf(mallOrderMachine, ['buyer', 'platform', 'system'])).toEqual({
    'PENDING_PAYMENT pay system': 'PENDING_SHIPMENT',
    'PENDING_PAYMENT cancel buyer': 'CANCELLED',
    'PENDING_PAYMENT cancel platform': 'CANCELLED',
    'PENDING_PAYMENT cancel system': 'CANCELLED',
    'PENDING_SHIPMENT cancel buyer': 'CANCELLED',
    'PENDING_SHIPMENT cancel platform': 'CANCELLED',
    'PENDING_SHIPMENT ship platform': 'SHIPPED',
    'SHIPPED receive buyer': 'RECEIVED',
    'SHIPPED receive system': 'RECEIVED',
  })
  expect(mallOrderMachine.unreachable()).toEqual([])
})

test('points are counted per whole hundred yuan, rounded down', () => {
  expect(pointsFor(9_999n, 1)).toBe(0)
  expect(pointsFor(10_000n, 1)).toBe(1)
  expect(pointsFor(123_456_789n, 3)).toBe(37_037)
  expect(pointsFor(10_000n, 0)).toBe(0)
})

test('what expires first is spent first, and only as much as was asked for', () => {
  const lots = [
    { lotId: 1, remaining: 30, expireAt: new Date('2027-03-01') },
    { lotId: 2, remaining: 20, expireAt: new Date('2027-01-01') },
    { lotId: 3, remaining: 50, expireAt: new Date('2027-01-01') },
  ]
  expect(takeFirstExpiring(lots, 60)).toEqual([
    { lotId: 2, amount: 20 },
    { lotId: 3, amount: 40 },
  ])
  expect(takeFirstExpiring(lots, 101)).toBeNull()
})

test('many refunds take as much as one, and the whole refund takes everything', () => {
  const parts = fc.array(fc.bigInt({ min: 1n, max: 5_000_000n }), { minLength: 1, maxLength: 12 })
  fc.assert(
    fc.property(parts, fc.integer({ min: 1, max: 1_000_000 }), (refunds, amount) => {
      const base = refunds.reduce((sum, part) => sum + part, 0n)
      let refunded = 0n
      let clawed = 0
      for (const part of refunds) {
        refunded += part
        const now = clawedAt({ amount, base }, refunded)
        expect(now).toBeGreaterThanOrEqual(clawed)
        clawed = now
      }
      expect(clawed).toBe(amount)
    }),
  )
})

test('a streak grows by a day and brings its bonus after every full week', () => {
  expect(nextStreak(null)).toBe(1)
  expect(nextStreak(6)).toBe(7)
  expect([1, 6, 7, 8, 14].map(isStreakComplete)).toEqual([false, false, true, false, true])
})

test.each([
  [0n, 0],
  [-100n, 0],
  [1n, 1],
  [9_999n, 9_999],
])('%s fen at ten thousand points per hundred yuan are %s points', (fen, points) => {
  expect(pointsFor(fen, 10_000)).toBe(points)
})

test('lots of one day are used by their number, empty ones are left out, and what is missing is not invented', () => {
  const day = new Date('2027-01-01T00:00:00Z')
  const lots = [
    { lotId: 3, remaining: 5, expireAt: day },
    { lotId: 1, remaining: 0, expireAt: day },
    { lotId: 2, remaining: 5, expireAt: day },
  ]
  expect(takeFirstExpiring(lots, 7)).toEqual([
    { lotId: 2, amount: 5 },
    { lotId: 3, amount: 2 },
  ])
  expect(takeAvailable(lots, 8)).toEqual([
    { lotId: 2, amount: 5 },
    { lotId: 3, amount: 3 },
  ])
  expect(takeAvailable(lots, 99)).toEqual([
    { lotId: 2, amount: 5 },
    { lotId: 3, amount: 5 },
  ])
})

test('a part of shares begins where it is told and ends when it is full', () => {
  const shares = [
    { lotId: 1, amount: 4 },
    { lotId: 2, amount: 6 },
    { lotId: 3, amount: 5 },
  ]
  expect(partOfShares(shares, 0, 4)).toEqual([{ lotId: 1, amount: 4 }])
  expect(partOfShares(shares, 2, 5)).toEqual([
    { lotId: 1, amount: 2 },
    { lotId: 2, amount: 3 },
  ])
  expect(partOfShares(shares, 4, 8)).toEqual([
    { lotId: 2, amount: 6 },
    { lotId: 3, amount: 2 },
  ])
})

test.each([
  [0n, 0n, 90],
  [1n, 0n, 0],
  [1n, 1n, 90],
  [1_000n, 333n, 30],
  [1_000n, 5n, 0],
  [1_000n, 6n, 1],
  [1_000n, 1_000n, 90],
])('of 90 points for %s fen, %s fen back claw %s', (base, refunded, points) => {
  expect(clawedAt({ amount: 90, base }, refunded)).toBe(points)
})
