import type { AppContext } from '../../../../api/handler.ts'
import { nextCheck } from '../../rules/check-schedule.ts'
import type { PaymentDeps } from '../deps.ts'
import { gatewayActor } from '../move-payment.ts'
import { requestSubjectCheck } from '../payment-jobs.ts'
import { applySubjectTrade } from './apply-subject-trade.ts'
import { closeSubjectPayment } from './close-subject-payment.ts'
import { countSubjectCheck, subjectPaymentBySn } from './subject-payment-repository.ts'

/** An offer that ended may still be paid with an old page for a while; so long its gateway is asked. */
const watchAfterEndMs = 15 * 60_000

/**
 * Asks the gateway about an attempt that no notification has decided, and closes it there when its time is over or its subject was paid
 * otherwise or ended. Runs as a job outside any transaction and plans the next question itself.
 */
export async function checkSubjectPayment(app: AppContext, deps: PaymentDeps, paymentSn: string): Promise<void> {
  const payment = await subjectPaymentBySn(app.read, paymentSn)
  const gateway = payment && deps.gateways.get(payment.channel)
  if (!payment || !gateway || payment.state === 'PAID' || payment.state === 'RETURNED') return
  const asked = await gateway.query(paymentSn)
  const now = app.clock.now()
  const act = gatewayActor(payment.channel, `check.${paymentSn}`, now)
  if (asked.kind === 'trade' && asked.trade.state !== 'unpaid') {
    const { trade } = asked
    await app.inTransaction((tx) => applySubjectTrade(tx, deps.subjects, { channel: payment.channel, trade }, act))
    return
  }
  const isOver = (payment.expireAt <= now || payment.state === 'CLOSED') && (asked.kind === 'trade' || asked.kind === 'absent')
  const closed = isOver && (await gateway.close(paymentSn)).kind === 'closed'
  await app.inTransaction(async (tx) => {
    await countSubjectCheck(tx, payment.paymentId)
    if (closed) await closeSubjectPayment(tx, payment, { who: 'gateway', act })
    if (!closed || now.getTime() < payment.expireAt.getTime() + watchAfterEndMs)
      await requestSubjectCheck(tx, paymentSn, nextCheck({ ...payment, checks: payment.checks + 1 }, now))
  })
}
