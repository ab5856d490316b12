import fc from 'fast-check'
import { expect, test } from 'vitest'
import { allocate } from '../../../kernel/money/allocate.ts'
import { sumFen } from '../../../kernel/money/money.ts'
import { mostPoints, pointsBackAt, applyPoints, type PointsUse } from '../../loyalty/rules/points-payment.ts'
import { partOfShares } from '../../loyalty/rules/lots.ts'
import { applyDiscounts, type ClaimedCoupon } from '../../promotion/rules/apply-coupons.ts'
import { givenBackFor, leftOf, type PaidOrder } from './given-back.ts'

const now = new Date('2026-11-23T00:00:00Z')
const fen = (max: number, min = 0) => fc.integer({ min, max }).map(BigInt)
const line = fc.record({ storeId: fc.integer({ min: 1, max: 3 }), amount: fen(3_000_000), number: fen(5000, 1) })
const coupon = fc.record({ storeId: fc.constantFrom(null, 1, 2), amount: fen(50_000, 1), threshold: fen(100_000) })
const step = fc.record({ storeId: fc.integer({ min: 1, max: 3 }), from: fen(500_000, 1), off: fen(20_000, 1) })
const terms = fc.record({
  available: fc.integer({ min: 0, max: 200_000 }),
  unit: fc.constantFrom(1, 10, 100, 500),
  worth: fen(100, 1),
  sharePercent: fc.integer({ min: 0, max: 100 }),
})
const purchase = fc.record({
  lines: fc.array(line, { minLength: 1, maxLength: 6 }),
  coupons: fc.array(coupon, { maxLength: 3 }),
  steps: fc.array(step, { maxLength: 2 }),
  terms,
  wish: fc.integer({ min: 0, max: 250_000 }),
  balance: fen(5_000_000),
  cuts: fc.array(fc.record({ line: fc.nat(5), share: fc.integer({ min: 1, max: 100 }) }), { maxLength: 8 }),
})
type Purchase = typeof purchase extends fc.Arbitrary<infer Of> ? Of : never

function priced({ lines, coupons, steps, terms: of, wish }: Purchase) {
  const seen = lines.map(({ storeId, amount }, place) => ({ storeId, goodsId: place + 1, categoryIds: [1], amount }))
  const everywhere = { scope: 'ALL', scopeIds: [], nameZh: 'x', nameEn: 'x' } as const
  const held: ClaimedCoupon[] = coupons.map(({ storeId, amount, threshold }, place) => ({
    ...everywhere,
    storeId,
    couponId: place + 1,
    kind: 'FIXED',
    amount,
    offBp: 0,
    cap: null,
    threshold,
    validFrom: new Date(0),
    validUntil: new Date('2030-01-01'),
  }))
  const ladders = steps.map(({ storeId, from, off }, place) => ({
    ...everywhere,
    storeId,
    campaignId: place + 1,
    steps: [{ from, off: off < from ? off : from - 1n }],
  }))
  const before = applyDiscounts(seen, held, { wish: { ofStore: new Map(), ofPlatform: undefined }, now, ladders }).discounts
  const payable = seen.map(({ storeId, amount }, place) => ({ storeId, amount: amount - (before[place] ?? 0n) }))
  return { before, payable, points: applyPoints(of, wish, payable) }
}

/** The sums of points: within the share, whole units, over lines and stores exactly. */
function expectExactSums(bought: Purchase, payable: readonly { readonly amount: bigint }[], points: PointsUse): void {
  const goods = sumFen(payable.map((one) => one.amount))
  expect(points.used % bought.terms.unit).toBe(0)
  expect(points.used).toBeLessThanOrEqual(Math.min(bought.wish, bought.terms.available))
  expect(points.amount * 100n <= goods * BigInt(bought.terms.sharePercent)).toBe(true)
  expect(points.amount === 0n || points.amount < goods).toBe(true)
  expect(points.amount).toBe(BigInt(points.used) * bought.terms.worth)
  expect(sumFen(points.shares)).toBe(points.amount)
  expect([...points.ofStore.values()].reduce((sum, one) => sum + one.points, 0)).toBe(points.used)
  expect(sumFen([...points.ofStore.values()].map((one) => one.amount))).toBe(points.amount)
  expect(points.isRefused).toBe(points.used !== bought.wish)
  for (const [place, share] of points.shares.entries()) expect(share <= (payable[place]?.amount ?? 0n)).toBe(true)
}

test('2,000 purchases with points, coupons, reductions and balance: shares add up, refunds give exactly everything back', () => {
  let [withPoints, whollyBack] = [0, 0]
  fc.assert(
    fc.property(purchase, (bought) => {
      const { before, payable, points } = priced(bought)
      expectExactSums(bought, payable, points)
      if (points.used > 0) withPoints += 1

      const stores = [...points.ofStore]
      const totals = stores.map(
        ([storeId, of]) => sumFen(payable.filter((one) => one.storeId === storeId).map((one) => one.amount)) - of.amount,
      )
      const due = sumFen(totals)
      const byBalance = bought.balance < due ? bought.balance : due
      const balances = allocate(byBalance, totals)
      expect(sumFen(balances)).toBe(byBalance)

      for (const [storeId, { points: used }] of stores) {
        const places = bought.lines.flatMap((one, place) => (one.storeId === storeId ? [place] : []))
        let order: PaidOrder = {
          freight: 0n,
          givenBack: 0n,
          lines: places.map((place) => ({
            orderLineId: place,
            number: bought.lines[place]?.number ?? 1n,
            shipped: 0n,
            cancelled: 0n,
            subtotal: bought.lines[place]?.amount ?? 0n,
            discount: (before[place] ?? 0n) + (points.shares[place] ?? 0n),
            cancelledAmount: 0n,
          })),
        }
        const paid = sumFen(order.lines.map((one) => one.subtotal - one.discount))
        let back = 0
        let refunded = 0n
        const cut = (parts: readonly { orderLineId: number; number: bigint }[]) => {
          const given = givenBackFor(order, parts, false)
          order = {
            ...order,
            lines: order.lines.map((one) => ({
              ...one,
              cancelled: one.cancelled + (parts.find((part) => part.orderLineId === one.orderLineId)?.number ?? 0n),
            })),
          }
          refunded += given.goods
          const backNow = pointsBackAt(used, paid, refunded)
          expect(backNow).toBeGreaterThanOrEqual(back)
          expect(backNow).toBeLessThanOrEqual(used)
          back = backNow
        }
        for (const { line: place, share } of bought.cuts) {
          const of = order.lines[place % order.lines.length]
          const number = of ? (leftOf(of) * BigInt(share)) / 100n : 0n
          if (of && number > 0n) cut([{ orderLineId: of.orderLineId, number }])
        }
        cut(order.lines.filter((one) => leftOf(one) > 0n).map((one) => ({ orderLineId: one.orderLineId, number: leftOf(one) })))
        expect(refunded).toBe(paid)
        expect(back).toBe(used)
        whollyBack += 1
      }
    }),
    { numRuns: 2000, seed: 20_261_123 },
  )
  expect(withPoints).toBeGreaterThan(500)
  expect(whollyBack).toBeGreaterThan(2000)
})

test('what may be used: whole units within the share, and never all of what is to pay', () => {
  const usual = { available: 1050, unit: 100, worth: 10n, sharePercent: 10 }
  // 10 % of ¥800.00 is ¥80.00: 800 points.
  expect(mostPoints(usual, 80_000n)).toBe(800)
  expect(mostPoints(usual, 79_999n)).toBe(700)
  expect(mostPoints(usual, 80_000_000n)).toBe(1000)
  expect(mostPoints({ ...usual, sharePercent: 0 }, 80_000n)).toBe(0)
  expect(mostPoints({ ...usual, unit: 1, worth: 1n, sharePercent: 100 }, 500n)).toBe(499)
  expect(applyPoints(usual, 150, [{ storeId: 1, amount: 80_000n }])).toMatchObject({ used: 100, isRefused: true, amount: 1000n })
})

test('parts of what lots gave follow each other without a gap', () => {
  const shares = [
    { lotId: 3, amount: 10 },
    { lotId: 2, amount: 5 },
    { lotId: 1, amount: 20 },
  ]
  expect(partOfShares(shares, 0, 12)).toEqual([
    { lotId: 3, amount: 10 },
    { lotId: 2, amount: 2 },
  ])
  expect(partOfShares(shares, 12, 23)).toEqual([
    { lotId: 2, amount: 3 },
    { lotId: 1, amount: 20 },
  ])
})
