import { expect, test } from 'vitest'
import { orderShare, shareChange, type OrderShareContext } from './order-share.ts'

const line = (subtotal: bigint, more: object = {}) => ({ subtotal, discount: 0n, refunded: 0n, rateBp: 200, ...more })
const facts = (more: Partial<OrderShareContext> = {}): OrderShareContext => ({
  lines: [line(1_000_000n), line(500_000n, { rateBp: 150 })],
  platformDiscount: 0n,
  captured: 1_530_000n,
  refunded: 0n,
  freightRefunded: 0n,
  ...more,
})

test('the store gets what the buyer paid less the frozen commission of each line; freight bears none', () => {
  expect(orderShare(facts())).toEqual({ received: 1_530_000n, platformPart: 0n, commission: 27_500n, payable: 1_502_500n })
})

test('the platform pays for its own coupon, and the commission counts the store price', () => {
  const lines = [line(1_000_000n, { discount: 20_000n }), line(500_000n, { discount: 10_000n, rateBp: 150 })]
  const share = orderShare(facts({ lines, platformDiscount: 30_000n, captured: 1_500_000n }))
  expect(share).toEqual({ received: 1_500_000n, platformPart: 30_000n, commission: 27_500n, payable: 1_502_500n })
})

test("a store's own discount lowers what the commission is taken of", () => {
  const lines = [line(1_000_000n, { discount: 100_000n })]
  expect(orderShare(facts({ lines, captured: 900_000n })).commission).toBe(18_000n)
})

test('a refund of a line takes its commission along; freight that went back does not', () => {
  const lines = [line(1_000_000n, { refunded: 400_000n }), line(500_000n, { rateBp: 150 })]
  const share = orderShare(facts({ lines, refunded: 410_000n, freightRefunded: 10_000n }))
  expect(share).toEqual({ received: 1_120_000n, platformPart: 0n, commission: 12_000n + 7_500n, payable: 1_120_000n - 19_500n })
})

test('money that went back without naming lines lowers all lines in proportion', () => {
  expect(orderShare(facts({ refunded: 150_000n })).commission).toBe(18_000n + 6_750n)
})

test('everything back leaves nothing, also of a coupon', () => {
  const lines = [line(1_000_000n, { discount: 30_000n, refunded: 970_000n })]
  const share = orderShare({ lines, platformDiscount: 30_000n, captured: 1_000_000n, refunded: 1_000_000n, freightRefunded: 30_000n })
  expect(share).toEqual({ received: 0n, platformPart: 0n, commission: 0n, payable: 0n })
})

test('refunds in parts book exactly what one would, whatever their roundings', () => {
  const refundedTo = (refunded: bigint) =>
    orderShare(facts({ lines: [line(1_000_001n, { refunded, rateBp: 333 })], captured: 1_000_001n, refunded }))
  let booked = orderShare(facts({ lines: [line(1_000_001n, { rateBp: 333 })], captured: 1_000_001n }))
  for (const refunded of [1n, 334n, 500_000n, 999_999n]) {
    const change = shareChange(refundedTo(refunded), booked)
    expect(change.payable).toBe(change.received + change.platformPart - change.commission)
    booked = {
      received: booked.received + change.received,
      platformPart: booked.platformPart + change.platformPart,
      commission: booked.commission + change.commission,
      payable: booked.payable + change.payable,
    }
  }
  expect(booked).toEqual(refundedTo(999_999n))
})

test('of goods that went back in part the platform takes its coupon back in part, rounded once', () => {
  const lines = [line(1_000_000n, { discount: 20_000n, refunded: 490_000n })]
  expect(orderShare(facts({ lines, platformDiscount: 20_000n, captured: 980_000n, refunded: 490_000n }))).toEqual({
    received: 490_000n,
    platformPart: 10_000n,
    commission: 10_000n,
    payable: 490_000n,
  })
})

test('an order that a coupon paid whole is the platform’s to pay while its goods are kept, a fen as well as a thousand', () => {
  for (const fen of [1n, 1_000n]) {
    const lines = [line(fen, { discount: fen, rateBp: 10_000 })]
    expect(orderShare({ lines, platformDiscount: fen, captured: 0n, refunded: 0n, freightRefunded: 0n })).toEqual({
      received: 0n,
      platformPart: fen,
      commission: fen,
      payable: 0n,
    })
  }
})

test('nothing is lost to the fen where nothing went back, and one fen is one fen', () => {
  const whole = [line(1n, { rateBp: 10_000 }), line(2n, { rateBp: 10_000 })]
  expect(orderShare({ lines: whole, platformDiscount: 0n, captured: 3n, refunded: 0n, freightRefunded: 0n }).commission).toBe(3n)
  expect(orderShare({ lines: whole, platformDiscount: 0n, captured: 3n, refunded: 1n, freightRefunded: 0n }).commission).toBe(2n)
  const mixed = [line(1n, { rateBp: 10_000 }), line(2n, { discount: 1n, rateBp: 10_000 })]
  expect(orderShare({ lines: mixed, platformDiscount: 1n, captured: 2n, refunded: 0n, freightRefunded: 0n })).toMatchObject({
    platformPart: 1n,
    commission: 3n,
  })
})

test('a platform discount of a fen lies on a line; what changed is the difference of every part', () => {
  const lines = [line(1_000n, { discount: 1n }), line(1_000n)]
  const before = orderShare(facts({ lines, platformDiscount: 1n, captured: 1_999n }))
  expect(before.platformPart).toBe(1n)
  const back = lines.map((one, place) => (place === 0 ? { ...one, refunded: 999n } : one))
  const now = orderShare(facts({ lines: back, platformDiscount: 1n, captured: 1_999n, refunded: 999n }))
  expect(now.platformPart).toBe(0n)
  expect(shareChange(now, before)).toMatchObject({ received: -999n, platformPart: -1n })
})

test('a fen that was paid beside a coupon and went back takes the coupon along', () => {
  const lines = [line(1_000n, { discount: 999n, refunded: 0n })]
  const share = orderShare({ lines, platformDiscount: 999n, captured: 1n, refunded: 1n, freightRefunded: 1n })
  expect(share).toEqual({ received: 0n, platformPart: 0n, commission: 0n, payable: 0n })
})
