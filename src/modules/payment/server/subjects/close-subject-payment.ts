import type { ActorContext } from '../../../../kernel/audit/audit.ts'
import type { Transaction } from '../../../../kernel/database/transaction.ts'
import { transition } from '../../../../kernel/state-machine/transition.ts'
import { subjectPaymentMachine } from '../../rules/subject-payment-machine.ts'
import { requestSubjectCheck } from '../payment-jobs.ts'
import type { SubjectKind } from './payment-subject.ts'
import { markSubjectClosed, markSubjectsClosed, type SubjectPayment } from './subject-payment-repository.ts'

/** Ends an attempt without money; nothing when it has ended already. */
export async function closeSubjectPayment(
  tx: Transaction,
  payment: SubjectPayment,
  { who, act }: { readonly who: 'gateway' | 'system'; readonly act: ActorContext },
): Promise<void> {
  await transition(tx, {
    machine: subjectPaymentMachine,
    event: 'close',
    who,
    from: payment.state,
    update: (_to, from) => markSubjectClosed(tx, payment.paymentId, from),
    audit: { act, action: 'payment.closePayment', entity: 'subjectPayment', entityId: payment.paymentSn },
  })
}

/** A subject is paid otherwise, or ended: nobody should pay it any more, and its gateways are asked at once to close their offers. */
export async function closeSubjectPayments(
  tx: Transaction,
  { kind, subjectSn, now }: { readonly kind: SubjectKind; readonly subjectSn: string; readonly now: Date },
): Promise<void> {
  for (const paymentSn of await markSubjectsClosed(tx, { subjectKind: kind, subjectSn })) await requestSubjectCheck(tx, paymentSn, now)
}
