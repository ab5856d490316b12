import { expect, test } from 'vitest'
import { isFailure } from '../../../kernel/failure/failure.ts'
import type { Machine } from '../../../kernel/state-machine/state-machine.ts'
import { paymentMachine } from './payment-machine.ts'
import { refundMachine } from './refund-machine.ts'
import { subjectPaymentMachine } from './subject-payment-machine.ts'
import { voucherMachine } from './voucher-machine.ts'

/** Every move that exists, written out: `state event → state`, for all kinds of people together. */
function grid<State extends string, Event extends string, Who extends string>(
  machine: Machine<State, Event, Who>,
  people: readonly Who[],
): string[] {
  const lines = machine.states.flatMap((state) =>
    machine.events.flatMap((event) => {
      const results = new Set(people.map((who) => machine.next(state, event, who)).filter((next): next is State => !isFailure(next)))
      return [...results].map((next) => `${state} ${event} → ${next}`)
    }),
  )
  return lines.toSorted()
}

test('an attempt moves like this and in no other way', () => {
  expect(grid(paymentMachine, ['gateway', 'system'])).toEqual([
    'CLOSED capture → PAID',
    'CLOSED mismatch → MISMATCH',
    'CLOSED payLate → LATE',
    'CLOSED payTwice → DUPLICATE',
    'CREATED capture → PAID',
    'CREATED close → CLOSED',
    'CREATED mismatch → MISMATCH',
    'CREATED offer → WAITING',
    'CREATED payLate → LATE',
    'CREATED payTwice → DUPLICATE',
    'CREATED refuse → REFUSED',
    'MISMATCH capture → PAID',
    'REFUSED capture → PAID',
    'REFUSED mismatch → MISMATCH',
    'REFUSED payLate → LATE',
    'REFUSED payTwice → DUPLICATE',
    'WAITING capture → PAID',
    'WAITING close → CLOSED',
    'WAITING mismatch → MISMATCH',
    'WAITING payBalance → PAID',
    'WAITING payLate → LATE',
    'WAITING payTwice → DUPLICATE',
  ])
})

test('no person and no timer can make an attempt paid: only a statement of the gateway does', () => {
  for (const event of ['capture', 'mismatch', 'payTwice', 'payLate'] as const) {
    for (const state of paymentMachine.states) expect(isFailure(paymentMachine.next(state, event, 'system'))).toBe(true)
  }
})

test('an attempt to pay for a subject moves like this: only a gateway brings money', () => {
  expect(grid(subjectPaymentMachine, ['gateway', 'system'])).toEqual([
    'CLOSED capture → PAID',
    'CLOSED giveBack → RETURNED',
    'CREATED capture → PAID',
    'CREATED close → CLOSED',
    'CREATED giveBack → RETURNED',
    'CREATED offer → PAYING',
    'PAYING capture → PAID',
    'PAYING close → CLOSED',
    'PAYING giveBack → RETURNED',
  ])
  for (const event of ['capture', 'giveBack'] as const)
    for (const state of subjectPaymentMachine.states) expect(isFailure(subjectPaymentMachine.next(state, event, 'system'))).toBe(true)
  expect(subjectPaymentMachine.unreachable()).toEqual([])
})

test('a voucher is looked at once, by the platform', () => {
  expect(grid(voucherMachine, ['platform'])).toEqual(['SUBMITTED confirm → CONFIRMED', 'SUBMITTED reject → REJECTED'])
})

test('a refund moves like this and in no other way', () => {
  expect(grid(refundMachine, ['platform', 'gateway'])).toEqual([
    'FAILED askAgain → REQUESTED',
    'FAILED done → DONE',
    'FAILED paidByHand → DONE',
    'PROCESSING done → DONE',
    'PROCESSING fail → FAILED',
    'REQUESTED accepted → PROCESSING',
    'REQUESTED done → DONE',
    'REQUESTED fail → FAILED',
    'REQUESTED paidByHand → DONE',
  ])
})

test('every state of the three machines can be reached', () => {
  for (const machine of [paymentMachine, voucherMachine, refundMachine]) expect(machine.unreachable(), machine.name).toEqual([])
})
