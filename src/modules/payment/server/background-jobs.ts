import type { JobTasks, Subscriber } from '../../../api/background.ts'
import { z } from 'zod'
import { liveStates } from '../rules/payment-machine.ts'
import type { PaymentDeps } from './deps.ts'
import { checkTask, refundTask, requestCheck, subjectCheckTask } from './payment-jobs.ts'
import { paymentsOf } from './payment-repository.ts'
import { queryUnknownPayment } from './gateway/query-unknown-payment.ts'
import { systemContext } from '../../../api/actor-context.ts'
import { translate } from '../../../kernel/i18n/translate.ts'
import { paymentMessages } from '../messages.ts'
import { lockPayOrder } from '../../order/server/public.ts'
import { releaseReservedBalance } from './balance/reserved-balance.ts'
import { refundPaymentToBalance } from './refunds/refund-to-balance.ts'
import { giveBackTransfer } from './refunds/give-back-transfer.ts'
import { reconcile, reconcileMorning, reconcileMorningTask, reconcileTask } from './reconciliation/reconcile-day.ts'
import { sendRefund } from './refunds/send-refund.ts'
import { checkSubjectPayment } from './subjects/check-subject-payment.ts'

const billOf = z.object({ channel: z.enum(['wechat', 'alipay']), day: z.string() })

const ofSubject = z.object({ paymentSn: z.string() })
/** Names under which loyalty and group sales asked before payments for subjects were one: such jobs may still wait. */
const formerSubjectTasks = ['loyalty.paymentCheck', 'groupSale.depositCheck']

function idIn(payload: Readonly<Record<string, unknown>>, name: string): number {
  const id = payload[name]
  if (typeof id !== 'number') throw new Error(`a payment job without ${name}`)
  return id
}

/** Background work of payment: asking gateways about silent attempts, and sending refunds. */
export function paymentTasks(deps: PaymentDeps): JobTasks {
  const checkSubject: JobTasks[string] = (app, payload) => checkSubjectPayment(app, deps, ofSubject.parse(payload).paymentSn)
  return {
    ...Object.fromEntries([subjectCheckTask, ...formerSubjectTasks].map((task) => [task, checkSubject])),
    [checkTask]: (app, payload) => queryUnknownPayment(app, deps, idIn(payload, 'paymentId')),
    [refundTask]: (app, payload) => sendRefund(app, deps, idIn(payload, 'refundId')),
    [reconcileTask]: (app, payload) => {
      const { channel, day } = billOf.parse(payload)
      return reconcile(app, deps, channel, day)
    },
    [reconcileMorningTask]: (app) => reconcileMorning(app, deps),
  }
}

/**
 * A checkout that was closed gives back the part that was paid, and must not be paid any more: its open offers are closed at their
 * gateways at once. Balance that was held for it, or for what it was before an order was cancelled, is free again.
 */
export const paymentSubscribers: readonly Subscriber[] = [
  {
    consumer: 'payment.partsBack',
    events: ['payOrder.closed'],
    take: async (tx, { payload }, app) => {
      const { paySn } = payload
      if (typeof paySn !== 'string') return
      const act = systemContext('payment.partsBack', app.clock.now())
      const reason = translate('zh', paymentMessages)('refundPartPaid')
      for (const payment of await paymentsOf(tx, paySn)) {
        const rest = payment.capturedFen - payment.refundedFen
        // What becomes of a deposit, the module that took it says.
        if (payment.state !== 'PAID' || payment.channel === 'deposit' || rest <= 0n) continue
        if (payment.channel === 'balance') await refundPaymentToBalance(tx, { paymentId: payment.paymentId, fen: rest, reason }, act)
        else await giveBackTransfer(tx, payment, { fen: rest, reason }, act)
      }
    },
  },
  {
    consumer: 'payment.closeOffers',
    events: ['payOrder.closed', 'order.cancelled', 'order.priceChanged'],
    take: async (tx, { payload }, app) => {
      const { paySn } = payload
      if (typeof paySn !== 'string') return
      const act = systemContext('payment.closeOffers', app.clock.now())
      await lockPayOrder(tx, paySn, null)
      for (const payment of await paymentsOf(tx, paySn)) {
        if (payment.channel === 'balance' && payment.state === 'WAITING')
          await releaseReservedBalance(tx, payment, 'the checkout changed', act)
        else if (liveStates.includes(payment.state)) await requestCheck(tx, payment.paymentId, app.clock.now())
      }
    },
  },
]
