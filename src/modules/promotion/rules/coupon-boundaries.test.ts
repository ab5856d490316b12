import { expect, test } from 'vitest'
import { applyDiscounts, type ClaimedCoupon } from './apply-coupons.ts'
import { discountOn, discountOutcome, type Discount, type DiscountLine } from './discount.ts'

const now = new Date('2026-11-20T10:00:00+08:00')
const percent: Discount = { storeId: null, kind: 'PERCENT', amount: 0n, offBp: 5000, cap: null, threshold: 0n, scope: 'ALL', scopeIds: [] }
let ids = 0
const coupon = (over: Partial<ClaimedCoupon> = {}): ClaimedCoupon => ({
  ...percent,
  kind: 'FIXED',
  amount: 100n,
  couponId: (ids += 1),
  nameZh: '券',
  nameEn: 'coupon',
  validFrom: new Date('2026-11-01T00:00:00+08:00'),
  validUntil: new Date('2026-12-01T00:00:00+08:00'),
  ...over,
})
const line = (amount: bigint, goodsId = 1): DiscountLine => ({ storeId: 1, goodsId, categoryIds: [], amount })
const offersOf = (lines: readonly DiscountLine[], held: readonly ClaimedCoupon[]) =>
  applyDiscounts(lines, held, { wish: { ofStore: new Map(), ofPlatform: 0 }, now }).offers

test.each([
  [1n, null],
  [2n, 1n],
  [3n, 1n],
  [4n, 2n],
])('half of %s fen is %s: parts of a fen are not given, and less than one is no saving', (base, saving) => {
  expect(discountOn(percent, base)).toBe(saving)
  // The smallest amount that anything can be taken off.
  expect(discountOn({ ...percent, offBp: 10_000 }, 1n)).toBe(1n)
})

test('what is missing to a threshold is the difference, and nothing where the coupon saves nothing for another reason', () => {
  expect(discountOutcome({ ...percent, threshold: 500n }, [line(499n)])).toEqual({ refusal: 'belowThreshold', missing: 1n })
  expect(discountOutcome({ ...percent, kind: 'FIXED', amount: 500n, threshold: 500n }, [line(500n)])).toEqual({
    refusal: 'belowThreshold',
    missing: 0n,
  })
})

test('a coupon holds from its first moment on until before its last', () => {
  const [first, last] = [coupon({ validFrom: now }), coupon({ validUntil: new Date(now.getTime() + 1) })]
  const [early, late] = [coupon({ validFrom: new Date(now.getTime() + 1) }), coupon({ validUntil: now })]
  const offers = offersOf([line(1_000n)], [first, last, early, late])
  const of = (one: ClaimedCoupon) => offers.find((offer) => offer.coupon === one)
  expect([of(first), of(last)]).toMatchObject([
    { refusal: null, saving: 100n, missing: 0n },
    { refusal: null, saving: 100n, missing: 0n },
  ])
  expect([of(early), of(late)]).toMatchObject([
    { refusal: 'notYet', saving: 0n, missing: 0n },
    { refusal: 'expired', saving: 0n, missing: 0n },
  ])
})

test('goods that a coupon is not for carry nothing of it, not even the fen that is left over', () => {
  const mine = coupon({ amount: 2n, scope: 'GOODS', scopeIds: [2] })
  const done = applyDiscounts([line(1n, 1), line(3n, 2)], [mine], { wish: { ofStore: new Map(), ofPlatform: undefined }, now })
  expect(done.discounts).toEqual([0n, 2n])
})

test('of equal savings the one that ends first stands first, of these the older one; those that cannot be used stand last', () => {
  const end = new Date('2026-11-21T00:00:00+08:00')
  const [one, two, sooner] = [coupon(), coupon(), coupon({ validUntil: end })]
  const refused = coupon({ threshold: 10_000n, validUntil: end })
  expect(offersOf([line(1_000n)], [refused, two, one, sooner]).map((offer) => offer.coupon.couponId)).toEqual(
    [sooner, one, two, refused].map(({ couponId }) => couponId),
  )
})
