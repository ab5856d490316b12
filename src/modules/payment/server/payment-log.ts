import { audit } from '../../../shared/audit.ts'
import { emit } from '../../../shared/events.ts'
import type { Unit } from '../../../shared/unit.ts'
import type { Act } from '../../order/server/public.ts'
import type { PaymentEvent, PaymentState } from '../rules/payment-machine.ts'
import type { Payment } from './payment-store.ts'

/** The act of a gateway: its notification, or its answer to our question. */
export function actOfGateway(channel: string, requestId: string, now: Date): Act {
  return { actor: { kind: 'gateway', id: null, name: channel }, channel: 'gateway', requestId, now }
}

/** Writes the audit row and the event of a move of an attempt, in the transaction that made it. */
export async function logPayment(
  unit: Unit,
  payment: Payment,
  move: { event: PaymentEvent | 'conflict' | 'transfer'; to: PaymentState; act: Act; facts?: Record<string, string> },
): Promise<void> {
  const { actor, channel, requestId } = move.act
  await audit(unit, {
    actor,
    channel,
    requestId,
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
  await emit(unit, { event: `payment.${move.event}`, key: payment.paySn, payload })
}
