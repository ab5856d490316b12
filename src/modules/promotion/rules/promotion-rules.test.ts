import { expect, test } from 'vitest'
import { isFailure } from '../../../kernel/failure/failure.ts'
import { applyDiscounts, type ClaimedCoupon } from './apply-coupons.ts'
import { discountOutcome, discountOn, type Discount, type DiscountLine } from './discount.ts'
import { campaignOfForm, type CampaignForm } from './campaign-form.ts'
import { campaignMachine } from './campaign-machine.ts'
import { couponMachine } from './coupon-machine.ts'
import { allocate } from '../../../kernel/money/allocate.ts'

const now = new Date('2026-11-20T10:00:00+08:00')
const base: Discount = {
  storeId: null,
  kind: 'FIXED',
  amount: 10_000n,
  offBp: 0,
  cap: null,
  threshold: 50_000n,
  scope: 'ALL',
  scopeIds: [],
}
let ids = 0
const coupon = (over: Partial<ClaimedCoupon> = {}): ClaimedCoupon => ({
  ...base,
  couponId: (ids += 1),
  nameZh: '券',
  nameEn: 'coupon',
  validFrom: new Date('2026-11-01T00:00:00+08:00'),
  validUntil: new Date('2026-12-01T00:00:00+08:00'),
  ...over,
})
const line = (storeId: number, amount: bigint, goodsId = 1, categoryIds: readonly number[] = [111, 11, 1]): DiscountLine => ({
  storeId,
  goodsId,
  categoryIds,
  amount,
})
const best = { ofStore: new Map<number, number>(), ofPlatform: undefined }

test('a split adds up to the fen and gives no line more than it costs, whatever the weights', () => {
  expect(
    allocate(
      100n,
      [1n, 1n, 1n].map((one) => one * 1000n),
    ),
  ).toEqual([34n, 33n, 33n])
  expect(allocate(10_000n, [33_333n, 66_667n, 0n])).toEqual([3333n, 6667n, 0n])
  // A small generator of our own: the same numbers at every run.
  let seed = 7n
  const next = (most: bigint) => {
    seed = (seed * 6_364_136_223_846_793_005n + 1_442_695_040_888_963_407n) % (1n << 64n)
    return (seed >> 20n) % most
  }
  for (let round = 0; round < 2000; round += 1) {
    const weights = Array.from({ length: 1 + Number(next(7n)) }, () => next(1_000_000n))
    const sum = weights.reduce((all, one) => all + one, 0n)
    if (sum === 0n) continue
    const amount = next(sum) + 1n
    const shares = allocate(amount, weights)
    expect(shares.reduce((all, one) => all + one, 0n)).toBe(amount)
    expect(shares.every((share, place) => share >= 0n && share <= (weights[place] ?? 0n))).toBe(true)
  }
})

test.each<[string, Partial<Discount>, bigint, bigint | null]>([
  ['at its threshold', {}, 50_000n, 10_000n],
  ['a fen below it', {}, 49_999n, null],
  ['percent of the goods', { kind: 'PERCENT', offBp: 500, threshold: 0n }, 33_333n, 1666n],
  ['at most its cap', { kind: 'PERCENT', offBp: 500, cap: 1000n }, 90_000n, 1000n],
  ['never the whole of it', { threshold: 0n }, 10_000n, null],
  ['nothing of nothing', { kind: 'PERCENT', offBp: 9000, threshold: 0n }, 0n, null],
])('a coupon saves %s', (_case, over, amount, saving) => {
  expect(discountOn({ ...base, ...over }, amount)).toBe(saving)
})

test('a coupon counts only what it is for: a store, a category at any level, or goods', () => {
  const lines = [line(1, 40_000n, 1, [111, 11, 1]), line(2, 30_000n, 2, [121, 12, 1]), line(2, 20_000n, 3, [211, 21, 2])]
  expect(discountOutcome({ ...base, storeId: 2 }, lines)).toEqual({ saving: 10_000n })
  expect(discountOutcome({ ...base, storeId: 1 }, lines)).toEqual({ refusal: 'belowThreshold', missing: 10_000n })
  expect(discountOutcome({ ...base, scope: 'CATEGORY', scopeIds: [1] }, lines)).toEqual({ saving: 10_000n })
  expect(discountOutcome({ ...base, scope: 'CATEGORY', scopeIds: [21] }, lines)).toEqual({ refusal: 'belowThreshold', missing: 30_000n })
  expect(discountOutcome({ ...base, scope: 'GOODS', scopeIds: [9] }, lines)).toEqual({ refusal: 'noGoods', missing: 0n })
})

test('nothing said takes the best of each store and of the platform, which counts what is left to pay', () => {
  const small = coupon({ storeId: 1, amount: 2000n, threshold: 10_000n })
  const large = coupon({ storeId: 1, amount: 6000n, threshold: 10_000n })
  const tenth = coupon({ kind: 'PERCENT', amount: 0n, offBp: 1000, threshold: 0n })
  const lines = [line(1, 30_000n), line(1, 6_001n, 2), line(2, 50_000n, 3)]
  const done = applyDiscounts(lines, [small, large, tenth], { wish: best, now })
  expect(done.ofStore.get(1)?.coupon.couponId).toBe(large.couponId)
  // 10 % of 86,001 − 6,000.
  expect(done.ofPlatform?.saving).toBe(8000n)
  expect(done.discounts.reduce((sum, one) => sum + one, 0n)).toBe(14_000n)
  expect(done.ofPlatform?.shares.reduce((sum, one) => sum + one, 0n)).toBe(8000n)
  expect(done.offers.map((offer) => [offer.coupon.couponId, offer.saving])).toEqual([
    [large.couponId, 6000n],
    [small.couponId, 2000n],
    [tenth.couponId, 8000n],
  ])
  expect(done.refused).toEqual([])
})

test('none is none, another is that one, and one that does not fit is named as refused', () => {
  const [first, second] = [coupon({ amount: 2000n }), coupon({ amount: 5000n })]
  const late = coupon({ validFrom: new Date('2026-11-25T00:00:00+08:00') })
  const over = coupon({ validUntil: now })
  const lines = [line(1, 60_000n)]
  const held = [first, second, late, over]
  const chosen = (ofPlatform: number) => applyDiscounts(lines, held, { wish: { ...best, ofPlatform }, now })
  expect(chosen(0).ofPlatform).toBeNull()
  expect(chosen(0).refused).toEqual([])
  expect(chosen(first.couponId).ofPlatform?.saving).toBe(2000n)
  for (const one of [late.couponId, over.couponId, 999_999])
    expect(chosen(one)).toMatchObject({ ofPlatform: null, refused: [one], discounts: [0n] })
  expect(chosen(0).offers.map((offer) => offer.refusal)).toEqual([null, null, 'expired', 'notYet'])
})

const form: CampaignForm = {
  nameZh: '满 500 减 30',
  nameEn: '',
  kind: 'FIXED',
  amount: '30',
  offPercent: '0',
  cap: '0',
  threshold: '500',
  scope: 'ALL',
  scopeIds: [],
  memberTypes: [],
  total: 100,
  perPerson: 1,
  claimFrom: '2026-11-20',
  claimUntil: '2026-11-30',
  validFrom: null,
  validUntil: null,
  validDays: 30,
}
test('days are days of Shanghai with the last one included', () => {
  const read = campaignOfForm({ ...form, validDays: 0, validFrom: '2026-11-20', validUntil: '2026-12-31' }, 1001)
  if (isFailure(read)) throw new Error(read.code)
  expect([read.claimFrom, read.claimUntil, read.validUntil].map((at) => at?.toISOString())).toEqual([
    '2026-11-19T16:00:00.000Z',
    '2026-11-30T16:00:00.000Z',
    '2026-12-31T16:00:00.000Z',
  ])
  expect(read).toMatchObject({ storeId: 1001, amount: 3000n, threshold: 50_000n, validDays: null })
})

test.each<[Partial<CampaignForm>, string, string]>([
  [{ nameZh: '' }, 'nameZh', 'promotion.nameNeeded'],
  [{ amount: '0' }, 'amount', 'promotion.amountWrong'],
  [{ amount: '1.234' }, 'amount', 'promotion.amountWrong'],
  [{ threshold: '30' }, 'threshold', 'promotion.thresholdTooLow'],
  [{ kind: 'PERCENT', offPercent: '91' }, 'offPercent', 'promotion.percentWrong'],
  [{ kind: 'PERCENT', offPercent: '0.5' }, 'offPercent', 'promotion.percentWrong'],
  [{ scope: 'GOODS' }, 'scopeIds', 'promotion.scopeNeeded'],
  [{ memberTypes: [7] }, 'memberTypes', 'promotion.typeUnknown'],
  [{ total: 0 }, 'total', 'promotion.totalNeeded'],
  [{ claimUntil: '2026-11-19' }, 'claimUntil', 'promotion.endsBeforeStart'],
  [{ validDays: 0 }, 'validUntil', 'promotion.validityNeeded'],
])('a form with %j is refused at %s', (over, field, code) => {
  const read = campaignOfForm({ ...form, ...over }, null)
  expect(isFailure(read) && read.errors).toMatchObject({ [field]: { code } })
})

test('the machines: a draft gives nothing out, what ended is not started again, a used coupon is never free', () => {
  expect(campaignMachine.unreachable()).toEqual([])
  expect(couponMachine.unreachable()).toEqual([])
  const moves = campaignMachine.states.map((state) => [
    state,
    ...campaignMachine.events.flatMap((event) => {
      const to = (['owner', 'watch', 'system'] as const)
        .map((who) => campaignMachine.next(state, event, who))
        .find((one) => !isFailure(one))
      return to === undefined ? [] : [`${event}>${String(to)}`]
    }),
  ])
  expect(moves).toEqual([
    ['DRAFT', 'publish>SCHEDULED'],
    ['SCHEDULED', 'start>RUNNING', 'stop>ENDED', 'end>ENDED', 'void>VOID'],
    ['RUNNING', 'stop>ENDED', 'end>ENDED', 'void>VOID'],
    ['ENDED', 'void>VOID'],
    ['VOID'],
  ])
  expect(
    couponMachine.states.map((state) => [
      state,
      couponMachine.allowedActions(state, 'buyer'),
      couponMachine.allowedActions(state, 'system'),
    ]),
  ).toEqual([
    ['AVAILABLE', ['reserve'], ['expire']],
    ['RESERVED', ['release'], ['release', 'use']],
    ['USED', [], ['giveBack']],
    ['EXPIRED', [], []],
    ['RETURNED', ['reserve'], ['expire']],
  ])
})
