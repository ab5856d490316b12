import { requestJob } from '../../../kernel/events/events.ts'
import type { Transaction } from '../../../kernel/database/transaction.ts'

/** Names of this module's background work. */
export const checkTask = 'payment.check'
export const refundTask = 'payment.refund'
export const subjectCheckTask = 'payment.subjectCheck'

/** Asks that a gateway be asked about an attempt; a later request for the same attempt replaces this one. */
export async function requestCheck(tx: Transaction, paymentId: number, runAt: Date): Promise<void> {
  await requestJob(tx, checkTask, { paymentId }, { runAt, key: `${checkTask}.${paymentId}` })
}

/** The same for an attempt to pay for a subject. */
export async function requestSubjectCheck(tx: Transaction, paymentSn: string, runAt: Date): Promise<void> {
  await requestJob(tx, subjectCheckTask, { paymentSn }, { runAt, key: `${subjectCheckTask}.${paymentSn}` })
}

/** Asks that a refund be sent, or asked about. */
export async function requestRefundAttempt(tx: Transaction, refundId: number, runAt: Date): Promise<void> {
  await requestJob(tx, refundTask, { refundId }, { runAt, key: `${refundTask}.${refundId}` })
}
