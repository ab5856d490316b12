import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isFailure } from '../../../kernel/failure/failure.ts'
import type { Machine } from '../../../kernel/state-machine/state-machine.ts'
import { campaignTerms, type CampaignForm } from './campaign-form.ts'
import { groupCampaignMachine } from './campaign-machine.ts'
import { participationMachine } from './participation-machine.ts'
import { compensationOf, depositFor, finalPrice, nextTier, priceNow, progressPercent, reachedTier } from './price-tiers.ts'

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

test('a campaign moves exactly as the grid says: only time fixes it, and nobody completes it', () => {
  expect(gridOf(groupCampaignMachine, ['store', 'platform', 'system'])).toEqual({
    'DRAFT submit store': 'REVIEWING',
    'REJECTED submit store': 'REVIEWING',
    'REVIEWING withdraw store': 'DRAFT',
    'REVIEWING approve platform': 'SCHEDULED',
    'REVIEWING reject platform': 'REJECTED',
    'SCHEDULED start system': 'RUNNING',
    'RUNNING end system': 'ENDED',
    'RUNNING fail system': 'FAILED',
    'SCHEDULED cancel store': 'INVALID',
    'RUNNING cancel store': 'INVALID',
    'ENDED cancel store': 'INVALID',
    'SCHEDULED void platform': 'INVALID',
    'RUNNING void platform': 'INVALID',
    'ENDED void platform': 'INVALID',
  })
  expect(groupCampaignMachine.unreachable()).toEqual([])
})

test('a participation moves exactly as the grid says: after the deposit its buyer moves nothing', () => {
  expect(gridOf(participationMachine, ['buyer', 'system'])).toEqual({
    'DEPOSIT_DUE cancel buyer': 'CANCELLED',
    'DEPOSIT_DUE expire system': 'CANCELLED',
    'DEPOSIT_DUE payDeposit system': 'JOINED',
    'JOINED fixPrice system': 'BALANCE_DUE',
    'JOINED refund system': 'DEPOSIT_REFUNDED',
    'JOINED compensate system': 'COMPENSATED',
    'BALANCE_DUE payBalance system': 'PAID',
    'BALANCE_DUE forfeit system': 'FORFEITED',
    'BALANCE_DUE refund system': 'DEPOSIT_REFUNDED',
    'BALANCE_DUE compensate system': 'COMPENSATED',
  })
  expect(participationMachine.unreachable()).toEqual([])
})

// 50 t at 5,100, 100 t at 5,000, 200 t at 4,880 yuan; quantities in kilograms.
const tiers = [
  { from: 50_000n, unitPrice: 51_000_000n },
  { from: 100_000n, unitPrice: 50_000_000n },
  { from: 200_000n, unitPrice: 48_800_000n },
]

test('the tier follows the total at its edges', () => {
  expect([0n, 49_999n, 50_000n, 99_999n, 100_000n, 200_000n, 900_000n].map((total) => reachedTier(tiers, total))).toEqual([
    null,
    null,
    0,
    0,
    1,
    2,
    2,
  ])
  expect(priceNow(tiers, 0n)).toBe(51_000_000n)
  expect(priceNow(tiers, 150_000n)).toBe(50_000_000n)
  expect(nextTier(tiers, 60_000n)).toEqual({ place: 1, missing: 40_000n, unitPrice: 50_000_000n })
  expect(nextTier(tiers, 200_000n)).toBe(null)
  expect(progressPercent(tiers, 50_000n)).toBe(25)
  expect(progressPercent(tiers, 999_000n)).toBe(100)
})

test('nobody pays more than was shown at joining, and a deposit is at most its share of the price, whichever tier is reached', () => {
  const total = fc.bigInt({ min: 0n, max: 500_000n })
  fc.assert(
    fc.property(total, total, fc.bigInt({ min: 1n, max: 300_000n }), fc.integer({ min: 100, max: 2000 }), (atJoining, more, number, bp) => {
      const ceiling = priceNow(tiers, atJoining)
      const end = tiers[reachedTier(tiers, atJoining + more) ?? 0]?.unitPrice ?? 0n
      expect(finalPrice(end, ceiling)).toBeLessThanOrEqual(ceiling)
      // Totals only grow, so the tier of the end is never dearer.
      expect(finalPrice(end, ceiling)).toBe(end)
      const deposit = depositFor(tiers, number, 3, bp)
      const goods = (end * number) / 100_000n
      expect(deposit * 10_000n).toBeLessThanOrEqual((goods + 2n) * BigInt(bp) + 10_000n)
    }),
  )
  expect(finalPrice(60n, 50n)).toBe(50n)
  expect(depositFor(tiers, 20_000n, 3, 1000)).toBe(976_000n)
  expect(compensationOf(976_000n, 2)).toBe(976_000n)
  expect(compensationOf(976_000n, 1)).toBe(0n)
})

const form: CampaignForm = {
  kind: 'LADDER',
  tiers: [
    { from: '50', price: '5100' },
    { from: '100', price: '5000' },
  ],
  depositPercent: 10,
  minNumber: '5',
  maxNumber: '0',
  startTime: '2026-11-21T09:00:00+08:00',
  endTime: '2026-11-28T18:00:00+08:00',
  balanceTime: null,
  balanceHours: 72,
}
const refusal = (change: Partial<CampaignForm>) => {
  const terms = campaignTerms({ ...form, ...change }, 3)
  return isFailure(terms) ? `${terms.code} ${terms.field}` : 'fine'
}

test('a form is refused by field', () => {
  expect(campaignTerms(form, 3)).toMatchObject({
    depositBp: 1000,
    minNumber: 5000n,
    tiers: [{ from: 50_000n, unitPrice: 51_000_000n }, {}],
  })
  expect(refusal({ tiers: [] })).toBe('groupSale.tierWrong tiers')
  expect(refusal({ tiers: [{ from: '0', price: '1' }] })).toBe('groupSale.tierWrong tiers')
  expect(refusal({ tiers: [...form.tiers, { from: '100', price: '4900' }] })).toBe('groupSale.tiersNotRising tiers')
  expect(refusal({ tiers: [...form.tiers, { from: '150', price: '5000' }] })).toBe('groupSale.tiersNotFalling tiers')
  expect(refusal({ depositPercent: 21 })).toBe('groupSale.depositWrong depositPercent')
  expect(refusal({ depositPercent: 0 })).toBe('groupSale.depositWrong depositPercent')
  expect(refusal({ minNumber: '0' })).toBe('groupSale.numberWrong minNumber')
  expect(refusal({ maxNumber: '4' })).toBe('groupSale.numberWrong maxNumber')
  expect(refusal({ endTime: form.startTime })).toBe('groupSale.periodWrong endTime')
  expect(refusal({ startTime: 'soon' })).toBe('groupSale.periodWrong startTime')
  expect(refusal({ endTime: '2027-11-28T18:00:00+08:00' })).toBe('groupSale.periodLong endTime')
  expect(refusal({ kind: 'PRESALE' })).toBe('groupSale.oneTier tiers')
  expect(refusal({ kind: 'PRESALE', tiers: form.tiers.slice(0, 1) })).toBe('groupSale.balanceWrong balanceTime')
  expect(refusal({ kind: 'PRESALE', tiers: form.tiers.slice(0, 1), balanceTime: '2026-12-01T09:00:00+08:00' })).toBe('fine')
})
