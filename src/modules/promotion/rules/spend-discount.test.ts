import { expect, test } from 'vitest'
import { isFailure } from '../../../kernel/failure/failure.ts'
import { applyDiscounts, type ClaimedCoupon } from './apply-coupons.ts'
import type { DiscountLine } from './discount.ts'
import { campaignOfForm, type CampaignForm } from './campaign-form.ts'
import { applySpendDiscount, type SpendDiscount } from './spend-discount.ts'

const now = new Date('2026-11-20T10:00:00+08:00')
const best = { ofStore: new Map<number, number>(), ofPlatform: undefined }
const ladder = (over: Partial<SpendDiscount> = {}): SpendDiscount => ({
  campaignId: 1,
  storeId: 1001,
  nameZh: '满减',
  nameEn: 'reduction',
  scope: 'ALL',
  scopeIds: [],
  steps: [
    { from: 5_000_000n, off: 30_000n },
    { from: 10_000_000n, off: 80_000n },
  ],
  ...over,
})
const line = (storeId: number, amount: bigint, goodsId = 1): DiscountLine => ({ storeId, goodsId, categoryIds: [111, 11, 1], amount })

test.each<[string, bigint, bigint, bigint | null]>([
  ['a fen below the first step', 4_999_999n, 0n, 1n],
  ['at the first step', 5_000_000n, 30_000n, 5_000_000n],
  ['a fen below the second', 9_999_999n, 30_000n, 1n],
  ['at the last step there is no next', 10_000_000n, 80_000n, null],
  ['far above it counts once', 99_000_000n, 80_000n, null],
])('a reduction: %s', (_case, sum, saving, missing) => {
  const reduced = applySpendDiscount(1001, [line(1001, sum)], [ladder()])
  expect([reduced?.saving, reduced?.next?.missing ?? null]).toEqual([saving, missing])
})

test('of two the larger saving counts, below both the nearer one; goods that it is not for and other stores do not count', () => {
  const small = ladder({ campaignId: 2, steps: [{ from: 1_000_000n, off: 50_000n }] })
  const pick = (sum: bigint) => applySpendDiscount(1001, [line(1001, sum)], [ladder(), small])?.of.campaignId
  expect([pick(900_000n), pick(6_000_000n), pick(10_000_000n)]).toEqual([2, 2, 1])
  const ofGoods = ladder({ scope: 'GOODS', scopeIds: [2] })
  const mixed = [line(1001, 9_000_000n, 1), line(1001, 5_000_000n, 2), line(1002, 9_000_000n, 2)]
  expect(applySpendDiscount(1001, mixed, [ofGoods])).toMatchObject({ saving: 30_000n, shares: [0n, 30_000n, 0n] })
  expect(applySpendDiscount(1001, [line(1001, 9_000_000n, 1)], [ofGoods])).toBeNull()
  expect(applySpendDiscount(1002, mixed, [ladder()])).toBeNull()
})

test('it is taken off before coupons, whose threshold is judged on what is left, and everything adds up to the fen', () => {
  const coupon: ClaimedCoupon = {
    couponId: 7,
    nameZh: '券',
    nameEn: 'coupon',
    storeId: 1001,
    kind: 'FIXED',
    amount: 10_001n,
    offBp: 0,
    cap: null,
    threshold: 4_970_001n,
    scope: 'ALL',
    scopeIds: [],
    validFrom: new Date('2026-11-01'),
    validUntil: new Date('2026-12-01'),
  }
  const lines = [line(1001, 1_666_667n), line(1001, 1_666_667n), line(1001, 1_666_666n), line(1002, 100n)]
  const below = applyDiscounts(lines, [coupon], { wish: best, now, ladders: [ladder()] })
  expect([below.ofStore.size, below.offers[0]?.missing]).toEqual([0, 1n])
  expect(below.discounts).toEqual([10_000n, 10_000n, 10_000n, 0n])
  const both = applyDiscounts(lines, [{ ...coupon, threshold: 4_970_000n }], { wish: best, now, ladders: [ladder()] })
  expect(both.discounts.reduce((sum, one) => sum + one, 0n)).toBe(30_000n + 10_001n)
  expect(both.reductions.get(1001)?.saving).toBe(30_000n)
  // Without the reduction the coupon that was refused is good.
  expect(applyDiscounts(lines, [coupon], { wish: best, now }).ofStore.get(1001)?.saving).toBe(10_001n)
})

const form: CampaignForm = {
  nameZh: '满减',
  nameEn: '',
  kind: 'LADDER',
  amount: '0',
  offPercent: '0',
  cap: '0',
  threshold: '0',
  scope: 'ALL',
  scopeIds: [],
  memberTypes: [3],
  total: 0,
  perPerson: 0,
  claimFrom: '2026-11-20',
  claimUntil: '2026-11-30',
  validFrom: null,
  validUntil: null,
  validDays: 30,
  reductionSteps: [{ from: '50000', off: '300' }],
}
const errorsOf = (over: Partial<CampaignForm>, storeId: number | null = 1001) => {
  const read = campaignOfForm({ ...form, ...over }, storeId)
  return isFailure(read) ? Object.fromEntries(Object.entries(read.errors ?? {}).map(([name, one]) => [name, one.code])) : {}
}

test('a form of steps: up to five, each asks for and takes off more, never as much as it asks for, and only of a store', () => {
  expect(campaignOfForm(form, 1001)).toMatchObject({
    steps: [{ from: 5_000_000n, off: 30_000n }],
    memberTypes: [],
    validFrom: new Date('2026-11-20T00:00:00+08:00'),
    validUntil: new Date('2026-12-01T00:00:00+08:00'),
  })
  const wrong = { reductionSteps: 'promotion.stepsWrong' }
  const rising = (count: number) =>
    Array.from({ length: count }, (_, at) => ({ from: String((at + 1) * 1000), off: String((at + 1) * 10) }))
  expect([errorsOf({ reductionSteps: rising(5) }), errorsOf({ reductionSteps: rising(6) }), errorsOf({ reductionSteps: [] })]).toEqual([
    {},
    wrong,
    wrong,
  ])
  expect(errorsOf({ reductionSteps: [{ from: '300', off: '300' }] })).toEqual(wrong)
  expect(errorsOf({ reductionSteps: [...rising(2), { from: '3000', off: '20' }] })).toEqual(wrong)
  expect(errorsOf({ reductionSteps: [...rising(2), { from: '2000', off: '30' }] })).toEqual(wrong)
  expect(errorsOf({ reductionSteps: [{ from: 'x', off: '1' }] })).toEqual(wrong)
  expect(errorsOf({}, null)).toEqual({ kind: 'promotion.ladderOfStore' })
})
