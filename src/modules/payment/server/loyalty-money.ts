import { isFailure } from '../../../kernel/failure/failure.ts'
import type { LoyaltyMoney, StartMallPayment } from '../../loyalty/server/public.ts'
import { refundToBalance } from '../../wallet/server/public.ts'
import type { PaymentDeps } from './deps.ts'
import { closeSubjectPayments } from './subjects/close-subject-payment.ts'
import { startSubjectPayment } from './subjects/start-subject-payment.ts'

/** The ledger and the payments behind the money part of orders of the points mall. */
export const loyaltyMoney: LoyaltyMoney = {
  closePayments: (tx, orderSn, now) => closeSubjectPayments(tx, { kind: 'mallOrder', subjectSn: orderSn, now }),
  giveBack: async (tx, refund) => {
    const done = await refundToBalance(tx, refund)
    if (isFailure(done)) throw new Error(`${refund.reference} was not given back: ${done.code}`)
  },
}

/** How the money part of an order of the points mall is paid. */
export function startMallPayment(deps: PaymentDeps): StartMallPayment {
  return (app, { orderSn, ...start }) => startSubjectPayment(app, deps, { ...start, kind: 'mallOrder', subjectSn: orderSn })
}
