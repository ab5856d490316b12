import { expect, test } from 'vitest'
import { buyNowOf, noInvoice, noPurchaseData, previewInput, submitInput, type CheckoutChoices } from './checkout-choices.ts'

const choices: CheckoutChoices = {
  buyNow: undefined,
  addressId: 7,
  stores: { 1001: { delivery: 'PICKUP', remark: 'call first' }, 1002: { remark: '', couponId: 0 } },
  platformCouponId: undefined,
  points: 1000,
  payMethod: 'TRANSFER',
  purchaseData: { ...noPurchaseData, buyerOrderNo: 'PO-1' },
  materialCodes: { 12: ' M1 ' },
  noFreeReturn: [12],
  note: '',
  invoice: { ...noInvoice, invoiceType: 1, title: ' ACME ' },
}

test('the address of "buy now" is read, anything odd checks out the cart', () => {
  expect(buyNowOf(new URLSearchParams('productId=12&number=1.5&unit=second'))).toEqual({ productId: 12, number: '1.5', unit: 'second' })
  expect(buyNowOf(new URLSearchParams('productId=12&number=2'))).toEqual({ productId: 12, number: '2', unit: 'primary' })
  for (const query of ['', 'productId=0&number=1', 'productId=x&number=1', 'productId=1&number=-1', 'productId=1&number=1e3'])
    expect(buyNowOf(new URLSearchParams(query)), query).toBeUndefined()
})

test('a store without a choice is delivered, and what the buyer typed goes along trimmed', () => {
  expect(previewInput(choices).stores).toEqual([
    { storeId: 1001, delivery: 'PICKUP', remark: 'call first' },
    { storeId: 1002, delivery: 'DELIVERY', remark: '', couponId: 0 },
  ])
  const seen = {
    totalAmount: 12.34,
    platformCouponId: 9,
    points: { used: 800 },
    storeGroupList: [
      { storeId: 1001, couponId: 7 },
      { storeId: 1003, couponId: 0 },
    ],
  }
  expect(submitInput(choices, seen)).toMatchObject({
    expectedTotal: 12.34,
    payMethod: 'TRANSFER',
    invoice: { title: 'ACME' },
    platformCouponId: 9,
    // What the page said is used.
    points: 800,
    purchaseData: { buyerOrderNo: 'PO-1', wantedDate: '' },
    materialCodes: [{ productId: 12, code: 'M1' }],
    noFreeReturn: [12],
    stores: [
      { storeId: 1001, delivery: 'PICKUP', remark: 'call first', couponId: 7 },
      { storeId: 1003, delivery: 'DELIVERY', remark: '', couponId: 0 },
    ],
  })
})
