import { expect, test } from 'vitest'
import { cartSpendDiscount } from './cart-spend-discount.ts'

const reduction = {
  goodsIds: [1, 2],
  ladder: [
    { from: 1000, off: 50.5 },
    { from: 3000, off: 200 },
  ],
}
const line = (goodsId: number, subtotal: number, isChecked: 0 | 1 = 1) => ({ goodsId, subtotal, isChecked })

test('the cart counts the checked lines that a reduction is for', () => {
  expect(cartSpendDiscount([line(1, 999.99), line(2, 5000, 0), line(3, 5000)], [reduction])).toMatchObject({
    saving: 0n,
    next: { missing: 1n, off: 5050n },
  })
  expect(cartSpendDiscount([line(1, 600), line(2, 400)], [reduction])).toMatchObject({ saving: 5050n, next: { missing: 200_000n } })
  expect(cartSpendDiscount([line(1, 3000)], [reduction])).toMatchObject({ saving: 20_000n, next: null })
  expect(cartSpendDiscount([line(1, 3000, 0), line(3, 9000)], [reduction])).toBeNull()
})
