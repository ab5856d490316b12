import type { RepaymentMoney } from '../../credit/server/public.ts'
import type { PaymentDeps } from './deps.ts'
import { closeSubjectPayments } from './subjects/close-subject-payment.ts'
import { startSubjectPayment } from './subjects/start-subject-payment.ts'

const kind = 'creditRepayment'

/** The payments behind repayments of credit. */
export function repaymentMoney(deps: PaymentDeps): RepaymentMoney {
  return {
    startPayment: (app, { repaymentSn, ...start }) => startSubjectPayment(app, deps, { ...start, kind, subjectSn: repaymentSn }),
    closePayments: (tx, repaymentSn, now) => closeSubjectPayments(tx, { kind, subjectSn: repaymentSn, now }),
  }
}
