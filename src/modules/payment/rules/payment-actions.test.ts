import { expect, test } from 'vitest'
import { isSettled, allowedPaymentActions, type PaymentActionContext } from './payment-actions.ts'

const facts: PaymentActionContext = { state: 'OPEN', dueFen: 100n, inReview: false, expired: false, takesTransfers: true }

test('an open checkout can be paid online or by transfer', () => {
  expect(allowedPaymentActions(facts)).toEqual(['payOnline', 'uploadVoucher'])
})

test('while a voucher is checked only further vouchers are welcome', () => {
  expect(allowedPaymentActions({ ...facts, inReview: true })).toEqual(['uploadVoucher'])
  expect(allowedPaymentActions({ ...facts, inReview: true, expired: true })).toEqual(['uploadVoucher'])
})

test('nothing can be paid when nothing is due, or the time has run out', () => {
  expect(allowedPaymentActions({ ...facts, state: 'PAID', dueFen: 0n })).toEqual([])
  expect(allowedPaymentActions({ ...facts, expired: true })).toEqual([])
})

test('no voucher where the platform shows no account', () => {
  expect(allowedPaymentActions({ ...facts, takesTransfers: false })).toEqual(['payOnline'])
})

test('the page stops watching what cannot change any more', () => {
  expect((['OPEN', 'PAYING', 'PART_PAID', 'PAID', 'CLOSED', 'LATE_PAID'] as const).filter(isSettled)).toEqual([
    'PAID',
    'CLOSED',
    'LATE_PAID',
  ])
})
