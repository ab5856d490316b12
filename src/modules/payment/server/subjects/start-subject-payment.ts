import type { AppContext } from '../../../../api/handler.ts'
import type { ActorContext } from '../../../../kernel/audit/audit.ts'
import { documentNumber } from '../../../../kernel/database/ids.ts'
import type { Transaction } from '../../../../kernel/database/transaction.ts'
import { failure, isFailure, type Failure } from '../../../../kernel/failure/failure.ts'
import { nextCheck } from '../../rules/check-schedule.ts'
import { notifyUrlOf, type PaymentDeps } from '../deps.ts'
import { requestSubjectCheck } from '../payment-jobs.ts'
import { nextPaymentNumber } from '../payment-repository.ts'
import type { PaymentChannel } from '../ports.ts'
import { startedOffer, type StartedOffer } from '../started-offer.ts'
import { closeSubjectPayment } from './close-subject-payment.ts'
import type { PaymentSubject, SubjectKind } from './payment-subject.ts'
import {
  addSubjectPayment,
  markSubjectOffered,
  openSubjectPayment,
  subjectPaymentBySn,
  type SubjectPayment,
} from './subject-payment-repository.ts'

export type StartSubjectPayment = {
  readonly kind: SubjectKind
  readonly subjectSn: string
  readonly memberId: number
  readonly channel: PaymentChannel
  /** What the payer reads in the wallet. */
  readonly description: string
  readonly act: ActorContext
}

/**
 * Makes, or finds again, the offer to pay for a subject: the intent is committed, the gateway is asked outside any transaction, its
 * answer is committed. Repeating it gives the same attempt. Refusals: those of the subject, `payment.channelOff`,
 * `payment.gatewayRefused`, `payment.gatewayUnknown`.
 */
export async function startSubjectPayment(app: AppContext, deps: PaymentDeps, start: StartSubjectPayment): Promise<StartedOffer | Failure> {
  const subject = deps.subjects.find((one) => one.kind === start.kind)
  if (!subject) throw new Error(`nobody registered ${start.kind} as something to pay for`)
  const gateway = deps.gateways.get(start.channel)
  if (!gateway) return failure('payment.channelOff')
  const intent = await app.inTransaction((tx) => prepare(tx, subject, start))
  if (isFailure(intent)) return intent
  const payment = intent.offer === null ? await offer(app, deps, { subject, intent, start }) : intent
  if (isFailure(payment)) return payment
  const { offerKind: kind, offer: text } = payment
  return kind && text !== null ? startedOffer(deps, { ...payment, offer: { kind, text } }) : failure('payment.gatewayRefused')
}

async function prepare(tx: Transaction, subject: PaymentSubject, start: StartSubjectPayment): Promise<SubjectPayment | Failure> {
  const { kind: subjectKind, subjectSn, memberId, channel } = start
  const { now } = start.act
  const due = await subject.due(tx, { subjectSn, memberId, now })
  if (isFailure(due)) return due
  const open = await openSubjectPayment(tx, { subjectKind, subjectSn }, channel)
  if (open) return open
  const paymentSn = documentNumber('S', now, await nextPaymentNumber(tx))
  const { amountFen, payUntil: expireAt } = due
  const made = await addSubjectPayment(tx, { paymentSn, subjectKind, subjectSn, memberId, channel, amountFen, createdAt: now, expireAt })
  await requestSubjectCheck(tx, paymentSn, nextCheck(made, now))
  return made
}

type Offering = { readonly subject: PaymentSubject; readonly intent: SubjectPayment; readonly start: StartSubjectPayment }

async function offer(app: AppContext, deps: PaymentDeps, { subject, intent, start }: Offering): Promise<SubjectPayment | Failure> {
  const created = await deps.gateways.get(intent.channel)?.create({
    outTradeNo: intent.paymentSn,
    amountFen: intent.amountFen,
    description: start.description,
    expireAt: intent.expireAt,
    notifyUrl: notifyUrlOf(deps, intent.channel),
    returnUrl: `${deps.siteUrl}${subject.returnPath(intent.subjectSn)}`,
  })
  if (!created || created.kind === 'unknown') return failure('payment.gatewayUnknown')
  if (created.kind === 'refused') {
    await app.inTransaction((tx) => closeSubjectPayment(tx, intent, { who: 'gateway', act: start.act }))
    return failure('payment.gatewayRefused')
  }
  const text = created.kind === 'qr' ? created.codeUrl : created.url
  const offered = await app.inTransaction((tx) => markSubjectOffered(tx, intent.paymentId, { kind: created.kind, text }))
  // Not offered any more when its notification was faster than this answer, or a twin of this call.
  return offered ?? (await subjectPaymentBySn(app.read, intent.paymentSn)) ?? failure('payment.gatewayRefused')
}
