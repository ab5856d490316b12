import type { AppContext } from '../../../api/handler.ts'
import type { ActorContext } from '../../../kernel/audit/audit.ts'
import type { Transaction } from '../../../kernel/database/transaction.ts'
import { failure, type Failure } from '../../../kernel/failure/failure.ts'

type StartedOffer = {
  readonly amount: number
  readonly kind: 'qr' | 'redirect'
  readonly payUrl: string
  readonly qrImage: string
  readonly expireTime: string
  readonly isDemo: 0 | 1
}

/** What the module of payments does for repayments that are paid through a gateway. */
export type RepaymentMoney = {
  /** Makes, or finds again, the offer to pay for a repayment; repeating it gives the same attempt. */
  readonly startPayment: (
    app: AppContext,
    start: {
      readonly repaymentSn: string
      readonly memberId: number
      readonly channel: 'wechat' | 'alipay'
      readonly description: string
      readonly act: ActorContext
    },
  ) => Promise<StartedOffer | Failure>
  /** A repayment ended: what was offered for it must not be paid any more. */
  readonly closePayments: (tx: Transaction, repaymentSn: string, now: Date) => Promise<void>
}

/** Where nothing is paid through a gateway. */
export const noGateways: RepaymentMoney = {
  startPayment: () => Promise.resolve(failure('credit.onlineOff')),
  closePayments: () => Promise.resolve(),
}
