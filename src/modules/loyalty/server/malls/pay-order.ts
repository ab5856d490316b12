import type { ActorContext } from '../../../../kernel/audit/audit.ts'
import type { Transaction } from '../../../../kernel/database/transaction.ts'
import { failure, isFailure, type Failure } from '../../../../kernel/failure/failure.ts'
import { moveOrder } from './move-order.ts'
import { lockOrder } from './order-repository.ts'

type Asked = { readonly subjectSn: string; readonly memberId: number; readonly now: Date }

/** The money part of an order of the points mall, as the module of payments asks about it. */
export const mallOrderSubject = {
  kind: 'mallOrder',
  returnPath: (orderSn: string) => `/buy/point/pay?orderSn=${orderSn}`,
  /** What is to pay until when. Refusals: `loyalty.orderGone`, `notToPay`. */
  due: async (tx: Transaction, { subjectSn, memberId, now }: Asked): Promise<{ amountFen: bigint; payUntil: Date } | Failure> => {
    const order = await lockOrder(tx, subjectSn, memberId)
    if (!order) return failure('loyalty.orderGone')
    const { state, payUntil, cashFen: amountFen } = order
    return state === 'PENDING_PAYMENT' && payUntil && payUntil > now ? { amountFen, payUntil } : failure('loyalty.notToPay')
  },
  lock: async (tx: Transaction, orderSn: string) => {
    const order = await lockOrder(tx, orderSn, null)
    if (!order) return null
    const pay = async (paidAt: Date, act: ActorContext): Promise<void> => {
      const paid = await moveOrder(tx, order, { event: 'pay', who: 'system', act, change: { paidAt } })
      if (isFailure(paid)) throw new Error(`${orderSn} was not paid: ${paid.code}`)
    }
    return { isDue: order.state === 'PENDING_PAYMENT', pay }
  },
} as const
