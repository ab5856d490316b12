import { audit, type ActorContext } from '../../../kernel/audit/audit.ts'
import { emit, type DomainEvent } from '../../../kernel/events/events.ts'
import { transition } from '../../../kernel/state-machine/transition.ts'
import type { Transaction } from '../../../kernel/database/transaction.ts'
import { paymentMachine, type PaymentActorKind, type PaymentEvent, type PaymentState } from '../rules/payment-machine.ts'
import { markEnded, type Payment } from './payment-repository.ts'

/** The act of a gateway: its notification, or its answer to our question. */
export function gatewayActor(channel: string, requestId: string, now: Date): ActorContext {
  return { actor: { kind: 'gateway', id: null, name: channel }, channel: 'gateway', requestId, now }
}

type PaymentMove = {
  readonly event: PaymentEvent
  readonly who: PaymentActorKind
  readonly act: ActorContext
  readonly update: (to: PaymentState, sources: readonly PaymentState[]) => Promise<boolean>
  readonly facts?: Readonly<Record<string, string>>
}

/** Moves an attempt by its machine, with its audit row and event; a refusal when it stands elsewhere by now. */
export function movePayment(tx: Transaction, payment: Payment, { event, who, act, update, facts }: PaymentMove) {
  return transition(tx, {
    machine: paymentMachine,
    event,
    who,
    from: payment.state,
    update,
    audit: { act, action: `payment.${event}`, entity: 'payment', entityId: payment.outTradeNo, ...(facts ? { facts } : {}) },
    events: (to) => [paymentEvent(payment, event, to)],
  })
}

type PaymentEnd = Omit<PaymentMove, 'update'> & { readonly event: 'close' | 'refuse'; readonly reason: string }

/** Ends an attempt without money. */
export function endPayment(tx: Transaction, payment: Payment, { reason, ...move }: PaymentEnd) {
  const { paymentId } = payment
  return movePayment(tx, payment, { ...move, update: (to, from) => markEnded(tx, paymentId, { to, from, at: move.act.now, reason }) })
}

function paymentEvent(payment: Payment, event: string, state: PaymentState): DomainEvent {
  const { paymentId, outTradeNo, paySn, memberId } = payment
  return { event: `payment.${event}`, key: paySn, payload: { paymentId, outTradeNo, paySn, memberId, state } }
}

/** Writes the audit row and the event of what happened to an attempt that `movePayment` does not move: a transfer or balance that was booked, a conflict. */
export async function logPayment(
  tx: Transaction,
  payment: Payment,
  happened: {
    event: 'conflict' | 'transfer' | 'payBalance' | 'offer' | 'close'
    to: PaymentState
    act: ActorContext
    facts?: Record<string, string>
  },
): Promise<void> {
  await audit(tx, {
    ...happened.act,
    action: `payment.${happened.event}`,
    entity: 'payment',
    entityId: payment.outTradeNo,
    from: payment.state,
    to: happened.to,
    ...(happened.facts ? { facts: happened.facts } : {}),
  })
  await emit(tx, paymentEvent(payment, happened.event, happened.to))
}
