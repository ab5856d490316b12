import type { PayOrderState } from '../../order/rules/pay-order-machine.ts'

/** What a payer may be offered on the payment page; the same facts judge the commands. */
export const paymentActions = ['payOnline', 'uploadVoucher'] as const
export type PaymentAction = (typeof paymentActions)[number]

export type PaymentActionContext = {
  readonly state: PayOrderState
  readonly dueFen: bigint
  /** A voucher lies with the platform. */
  readonly inReview: boolean
  /** The time to pay has run out. */
  readonly expired: boolean
  /** The platform shows an account to transfer to. */
  readonly takesTransfers: boolean
}

/** Online while nothing is being checked and time is left; a further voucher also while others are checked. */
export function allowedPaymentActions(facts: PaymentActionContext): PaymentAction[] {
  if (facts.dueFen <= 0n) return []
  const can: PaymentAction[] = []
  if (!facts.inReview && !facts.expired) can.push('payOnline')
  if (facts.takesTransfers && (facts.inReview || !facts.expired)) can.push('uploadVoucher')
  return can
}

/** States that a payment page need not watch any longer. */
export function isSettled(state: PayOrderState): boolean {
  return state === 'PAID' || state === 'CLOSED' || state === 'LATE_PAID'
}
