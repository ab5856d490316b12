import { transition } from '../../../../kernel/state-machine/transition.ts'
import type { AppContext } from '../../../../api/handler.ts'
import { isFailure } from '../../../../kernel/failure/failure.ts'
import type { Transaction } from '../../../../kernel/database/transaction.ts'
import type { ActorContext } from '../../../../kernel/audit/audit.ts'
import { mostRefundTries, nextRefundAttempt } from '../../rules/check-schedule.ts'
import { recordGatewayRefund } from '../record-money.ts'
import { refundMachine, type RefundEvent } from '../../rules/refund-machine.ts'
import { notifyUrlOf, type PaymentDeps } from '../deps.ts'
import { requestRefundAttempt } from '../payment-jobs.ts'
import { gatewayActor } from '../move-payment.ts'
import { paymentById, type Payment } from '../payment-repository.ts'
import type { GatewayRefund, PaymentGateway } from '../ports.ts'
import { countRefundTry, moveRefund, refundById, refundByOwnNumber, type Refund } from './refund-repository.ts'

export type RefundNoticeOutcome = 'refundBooked' | 'refundRepeat' | 'unknownRefund'

const noAnswer = 'the gateway did not settle it in time: look there before asking again'

/**
 * Sends a refund to its gateway, or asks what became of it. Runs as a job outside any transaction; the number of the
 * refund makes a repetition harmless at the gateway, and an unknown outcome is tried again later with the same number.
 */
export async function sendRefund(app: AppContext, deps: PaymentDeps, refundId: number): Promise<void> {
  const refund = await refundById(app.read, refundId)
  const payment = refund && (await paymentById(app.read, refund.paymentId))
  if (
    !refund ||
    !payment ||
    payment.channel === 'transfer' ||
    payment.channel === 'balance' ||
    payment.channel === 'credit' ||
    payment.channel === 'deposit' ||
    refund.state === 'DONE' ||
    refund.state === 'FAILED'
  )
    return
  const gateway = deps.gateways.get(payment.channel)
  // A channel that was switched off answers as little as one that is down: the refund is not forgotten for it.
  const answer = gateway ? await ask(gateway, deps, refund, payment) : ({ kind: 'unknown' } as const)
  const now = app.clock.now()
  const act = gatewayActor(payment.channel, `refund.${refund.outRefundNo}`, now)
  await app.inTransaction(async (tx) => {
    if (answer.kind === 'refund') await bookRefund(tx, refund, answer.refund, act)
    if (answer.kind === 'refused') await fail(tx, refund, answer.reason, act)
    const settled = answer.kind === 'refused' || (answer.kind === 'refund' && answer.refund.state !== 'processing')
    const tries = await countRefundTry(tx, refund.refundId)
    if (settled) return
    // FAILED is what people see and can ask for again, with the same number; a late word of the gateway still makes it DONE.
    if (tries >= mostRefundTries) await fail(tx, refund, noAnswer, act)
    else await requestRefundAttempt(tx, refund.refundId, nextRefundAttempt(tries - 1, now))
  })
}

async function ask(gateway: PaymentGateway, deps: PaymentDeps, refund: Refund, payment: Payment) {
  if (refund.state === 'PROCESSING') {
    const known = await gateway.queryRefund({ outTradeNo: payment.outTradeNo, outRefundNo: refund.outRefundNo })
    if (known.kind !== 'absent') return known
  }
  return gateway.refund({
    outTradeNo: payment.outTradeNo,
    outRefundNo: refund.outRefundNo,
    amountFen: refund.amountFen,
    totalFen: payment.capturedFen,
    reason: refund.reason,
    notifyUrl: notifyUrlOf(deps, gateway.channel),
  })
}

/** Books what a gateway notified about a refund of ours. */
export async function applyRefundNotice(tx: Transaction, notice: GatewayRefund, act: ActorContext): Promise<RefundNoticeOutcome> {
  const refund = await refundByOwnNumber(tx, notice.outRefundNo)
  if (!refund) return 'unknownRefund'
  return (await bookRefund(tx, refund, notice, act)) ? 'refundBooked' : 'refundRepeat'
}

const eventOf = { processing: 'accepted', done: 'done', failed: 'fail' } as const

/** Moves a refund by what the gateway says; false when it stands there already, so a repetition changes nothing. */
async function bookRefund(tx: Transaction, refund: Refund, said: GatewayRefund, act: ActorContext): Promise<boolean> {
  if (said.amountFen !== null && said.amountFen !== refund.amountFen)
    return fail(tx, refund, `amount ${said.amountFen} instead of ${refund.amountFen}`, act)
  if (said.state === 'failed') return fail(tx, refund, 'failed at the gateway', act)
  const event = eventOf[said.state]
  if (!(await move(tx, refund, { event, gatewayRefundNo: said.gatewayRefundNo, failedReason: null }, act))) return false
  const payment = event === 'done' ? await paymentById(tx, refund.paymentId) : null
  if (payment) await recordGatewayRefund(tx, payment, { number: refund.outRefundNo, fen: refund.amountFen }, act)
  return true
}

const fail = (tx: Transaction, refund: Refund, reason: string, act: ActorContext) =>
  move(tx, refund, { event: 'fail', gatewayRefundNo: null, failedReason: reason }, act)

type RefundMove = { readonly event: RefundEvent; readonly gatewayRefundNo: string | null; readonly failedReason: string | null }

async function move(tx: Transaction, refund: Refund, how: RefundMove, act: ActorContext): Promise<boolean> {
  const { refundId, paymentId, outRefundNo } = refund
  const { event, gatewayRefundNo, failedReason } = how
  const reason = failedReason === null ? {} : { reason: failedReason }
  const done = await transition(tx, {
    machine: refundMachine,
    event,
    who: 'gateway',
    from: refund.state,
    update: (to, from) => moveRefund(tx, refundId, { to, from, gatewayRefundNo, failedReason, at: act.now }),
    audit: { act, action: 'payment.refund', entity: 'paymentRefund', entityId: outRefundNo, ...reason },
    events: (state) => [{ event: 'payment.refundMoved', key: outRefundNo, payload: { refundId, paymentId, outRefundNo, state } }],
  })
  return !isFailure(done)
}
