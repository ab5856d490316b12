import { audit, type ActorContext } from '../../../../kernel/audit/audit.ts'
import type { Transaction } from '../../../../kernel/database/transaction.ts'
import { isFailure } from '../../../../kernel/failure/failure.ts'
import { transition } from '../../../../kernel/state-machine/transition.ts'
import { gatewayAccount, platformAccount, walletOf } from '../../../wallet/rules/ledger-accounts.ts'
import { mustPost } from '../../../wallet/server/public.ts'
import { subjectOutcome, type SubjectOutcome } from '../../rules/subject-outcome.ts'
import { subjectPaymentMachine } from '../../rules/subject-payment-machine.ts'
import type { GatewayTrade, PaymentChannel } from '../ports.ts'
import { closeSubjectPayment, closeSubjectPayments } from './close-subject-payment.ts'
import { booksOf, type LockedSubject, type PaymentSubject } from './payment-subject.ts'
import {
  lockSubjectPayment,
  markSubjectReceived,
  subjectPaymentBySn,
  subjectPaymentSnByTrade,
  type SubjectPayment,
} from './subject-payment-repository.ts'

/**
 * Books a gateway's verified statement about a payment for a subject, exactly once however often it comes. Money that does not pay the
 * subject, a wrong amount, a second payment, one after its end, goes to the member's balance in full. Locks the subject before the
 * attempt, as everybody does. Null when the number is none of ours.
 */
export async function applySubjectTrade(
  tx: Transaction,
  subjects: readonly PaymentSubject[],
  { channel, trade }: { readonly channel: PaymentChannel; readonly trade: GatewayTrade },
  act: ActorContext,
): Promise<SubjectOutcome | null> {
  const found = await subjectPaymentBySn(tx, trade.outTradeNo)
  const subject = found?.channel === channel ? subjects.find((one) => one.kind === found.subjectKind) : undefined
  if (!found || !subject) return null
  const locked = await subject.lock(tx, found.subjectSn)
  const payment = await lockSubjectPayment(tx, found.paymentId)
  if (!locked || !payment) return null
  const holder = trade.gatewayTradeNo === null ? null : await subjectPaymentSnByTrade(tx, channel, trade.gatewayTradeNo)
  const isDue = locked.isDue && (locked.fen === undefined || locked.fen === payment.amountFen)
  const outcome = subjectOutcome({ payment, isDue, statement: trade })
  const verdict = holder !== null && holder !== payment.paymentSn ? 'conflict' : outcome
  if (verdict === 'conflict') await noteConflict(tx, payment, trade, act)
  if (verdict === 'close') await closeSubjectPayment(tx, payment, { who: 'gateway', act })
  if (verdict === 'capture' || verdict === 'giveBack') await receive(tx, payment, { locked, trade, verdict }, act)
  return verdict
}

type Received = { readonly locked: LockedSubject; readonly trade: GatewayTrade; readonly verdict: 'capture' | 'giveBack' }

async function receive(tx: Transaction, payment: SubjectPayment, { locked, trade, verdict }: Received, act: ActorContext): Promise<void> {
  const { paymentId, paymentSn } = payment
  const fen = trade.amountFen ?? 0n
  const came = { gatewayTradeNo: trade.gatewayTradeNo ?? '', fen, paidAt: trade.paidAt ?? act.now }
  const moved = await transition(tx, {
    machine: subjectPaymentMachine,
    event: verdict,
    who: 'gateway',
    from: payment.state,
    update: (to, from) => markSubjectReceived(tx, paymentId, { to, from, ...came }),
    audit: { act, action: `payment.${verdict}Payment`, entity: 'subjectPayment', entityId: paymentSn, facts: factsOf(trade) },
  })
  if (isFailure(moved)) throw new Error(`${paymentSn} moved under its own lock: ${moved.code}`)
  await book(tx, payment, { fen, isReturned: verdict === 'giveBack' }, act)
  if (verdict === 'giveBack') return
  await locked.pay(came.paidAt, act)
  await closeSubjectPayments(tx, { kind: payment.subjectKind, subjectSn: payment.subjectSn, now: act.now })
}

/** What came lies with the platform; what pays nothing goes on to the balance of the member. */
async function book(
  tx: Transaction,
  { paymentSn: reference, subjectKind, subjectSn: note, memberId, channel }: SubjectPayment,
  { fen, isReturned }: { readonly fen: bigint; readonly isReturned: boolean },
  act: ActorContext,
): Promise<void> {
  const { account: name, receipt, refund } = booksOf[subjectKind]
  const account = platformAccount(name)
  const received = [
    { account: gatewayAccount(channel), fen: -fen },
    { account, fen },
  ]
  await mustPost(tx, { kind: receipt, reference, entries: received, note, act })
  if (!isReturned) return
  const returned = [
    { account, fen: -fen },
    { account: walletOf('member', memberId), fen },
  ]
  await mustPost(tx, { kind: refund, reference, entries: returned, note, act })
}

async function noteConflict(tx: Transaction, payment: SubjectPayment, trade: GatewayTrade, act: ActorContext): Promise<void> {
  const entity = { entity: 'subjectPayment', entityId: payment.paymentSn, from: payment.state, to: payment.state }
  await audit(tx, { ...act, action: 'payment.conflictPayment', ...entity, facts: factsOf(trade) })
}

function factsOf(trade: GatewayTrade): Record<string, string> {
  return { gatewayTradeNo: trade.gatewayTradeNo ?? '', amount: String(trade.amountFen ?? ''), currency: trade.currency }
}
