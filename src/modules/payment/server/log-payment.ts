import { audit } from '../../../kernel/audit/audit.ts'
import { emit } from '../../../kernel/events/events.ts'
import type { Transaction } from '../../../kernel/database/transaction.ts'
import type { ActorContext } from '../../../kernel/audit/audit.ts'
import type { PaymentEvent, PaymentState } from '../rules/payment-machine.ts'
import type { Payment } from './payment-repository.ts'

/** The act of a gateway: its notification, or its answer to our question. */
export function gatewayActor(channel: string, requestId: string, now: Date): ActorContext {
  return { actor: { kind: 'gateway', id: null, name: channel }, channel: 'gateway', requestId, now }
}

/** Writes the audit row and the event of a move of an attempt, in the transaction that made it. */
export async function logPayment(
  tx: Transaction,
  payment: Payment,
  move: { event: PaymentEvent | 'conflict' | 'transfer'; to: PaymentState; act: ActorContext; facts?: Record<string, string> },
): Promise<void> {
  await audit(tx, {
    ...move.act,
    action: `payment.${move.event}`,
    entity: 'payment',
    entityId: payment.outTradeNo,
    from: payment.state,
    to: move.to,
    ...(move.facts ? { facts: move.facts } : {}),
  })
  const payload = {
    paymentId: payment.paymentId,
    outTradeNo: payment.outTradeNo,
    paySn: payment.paySn,
    memberId: payment.memberId,
    state: move.to,
  }
  await emit(tx, { event: `payment.${move.event}`, key: payment.paySn, payload })
}
