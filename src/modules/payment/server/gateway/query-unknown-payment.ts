import type { AppContext } from '../../../../api/handler.ts'
import type { Transaction } from '../../../../kernel/database/transaction.ts'
import { payOrderDue } from '../../../order/server/public.ts'
import { nextCheck } from '../../rules/check-schedule.ts'
import { liveStates, receivedStates } from '../../rules/payment-machine.ts'
import { applyGatewayTrade } from './apply-gateway-trade.ts'
import { reservedBalanceOf } from '../balance/reserved-balance.ts'
import type { PaymentDeps } from '../deps.ts'
import { requestCheck } from '../payment-jobs.ts'
import { gatewayActor, endPayment } from '../move-payment.ts'
import { countCheck, lockPayment, paymentById, type Payment } from '../payment-repository.ts'
import type { PaymentGateway } from '../ports.ts'

/** An attempt that ended here may still be paid with an old page for a while; so long it is asked about. */
const watchAfterEndMs = 15 * 60_000

/**
 * Asks the gateway about an attempt that no notification has settled (a notification may never come), and closes it
 * there when it must not be paid any more. Runs as a job outside any transaction and plans the next question itself.
 */
export async function queryUnknownPayment(app: AppContext, deps: PaymentDeps, paymentId: number): Promise<void> {
  const payment = await paymentById(app.read, paymentId)
  if (
    !payment ||
    payment.channel === 'transfer' ||
    payment.channel === 'balance' ||
    payment.channel === 'credit' ||
    payment.channel === 'deposit' ||
    receivedStates.includes(payment.state)
  )
    return
  const gateway = deps.gateways.get(payment.channel)
  if (!gateway) return
  const asked = await gateway.query(payment.outTradeNo)
  const now = app.clock.now()
  const act = gatewayActor(payment.channel, `check.${payment.outTradeNo}`, now)
  if (asked.kind === 'trade' && asked.trade.state !== 'unpaid') {
    const { trade } = asked
    await app.inTransaction((tx) => applyGatewayTrade(tx, gateway.channel, trade, act, deps.subjects))
    return
  }
  const known = asked.kind === 'trade' || asked.kind === 'absent'
  const closed = known && (await mustEnd(app, payment, now)) && (await closeThere(gateway, payment))
  await app.inTransaction(async (tx) => {
    await countCheck(tx, paymentId)
    if (closed) await end(tx, payment, app.clock.now())
    if (!closed || canStillBePaid(gateway, payment, now))
      await requestCheck(tx, paymentId, nextCheck({ ...payment, checks: payment.checks + 1 }, now))
  })
}

/** Over, superseded, or its checkout is paid, closed, or asks for another amount by now. */
async function mustEnd(app: AppContext, payment: Payment, now: Date): Promise<boolean> {
  if (!liveStates.includes(payment.state) || payment.expireAt <= now) return true
  const due = await payOrderDue(app.read, payment.paySn, payment.memberId)
  const held = await reservedBalanceOf(app.read, payment.paySn)
  return due === null || due.due - (held?.amountFen ?? 0n) !== payment.amountFen
}

async function closeThere(gateway: PaymentGateway, payment: Payment): Promise<boolean> {
  // Refused may mean that it was paid this very moment; the next question finds out.
  return (await gateway.close(payment.outTradeNo)).kind === 'closed'
}

/** Alipay does not know a page that nobody has opened yet, so closing it closed nothing: watch until its own end has passed. */
function canStillBePaid(gateway: PaymentGateway, payment: Payment, now: Date): boolean {
  return gateway.channel === 'alipay' && now.getTime() < payment.expireAt.getTime() + watchAfterEndMs
}

async function end(tx: Transaction, seen: Payment, now: Date): Promise<void> {
  const payment = await lockPayment(tx, seen.paymentId)
  if (!payment || !liveStates.includes(payment.state)) return
  const act = gatewayActor(payment.channel, `check.${payment.outTradeNo}`, now)
  await endPayment(tx, payment, { event: 'close', who: 'system', act, reason: 'closed by us' })
}
