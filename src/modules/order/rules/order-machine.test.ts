import { expect, test } from 'vitest'
import { isFailure } from '../../../kernel/failure/failure.ts'
import { orderMachine } from './order-machine.ts'
import { payOrderMachine } from './pay-order-machine.ts'

// flows.md F1 written out: every state × event × person that is not here is refused.
const orderGrid: Record<string, string> = {
  'PENDING_APPROVAL approve approver': 'PENDING_PAYMENT',
  'PENDING_APPROVAL approveOnCredit approver': 'PENDING_SHIPMENT',
  'PENDING_APPROVAL rejectApproval approver': 'APPROVAL_REJECTED',
  'PENDING_APPROVAL approvalTimeout system': 'CANCELLED',
  'PENDING_APPROVAL cancel buyer': 'CANCELLED',
  'PENDING_APPROVAL cancel platform': 'CANCELLED',
  'APPROVAL_REJECTED revise buyer': 'PENDING_APPROVAL',
  'APPROVAL_REJECTED cancel buyer': 'CANCELLED',
  'APPROVAL_REJECTED cancel platform': 'CANCELLED',
  'PENDING_PAYMENT pay system': 'PENDING_SHIPMENT',
  'PENDING_PAYMENT uploadVoucher buyer': 'PAYMENT_REVIEW',
  'PENDING_PAYMENT payTimeout system': 'CANCELLED',
  'PENDING_PAYMENT cancel buyer': 'CANCELLED',
  'PENDING_PAYMENT cancel platform': 'CANCELLED',
  'PAYMENT_REVIEW pay system': 'PENDING_SHIPMENT',
  'PAYMENT_REVIEW confirmTransfer platform': 'PENDING_SHIPMENT',
  'PAYMENT_REVIEW confirmTransfer store': 'PENDING_SHIPMENT',
  'PAYMENT_REVIEW rejectTransfer platform': 'PENDING_PAYMENT',
  'PAYMENT_REVIEW rejectTransfer store': 'PENDING_PAYMENT',
  'PAYMENT_REVIEW rejectTransfer system': 'PENDING_PAYMENT',
  'PENDING_SHIPMENT shipPart store': 'PARTIALLY_SHIPPED',
  'PENDING_SHIPMENT shipRest store': 'SHIPPED',
  'PENDING_SHIPMENT closeRefunded system': 'CLOSED',
  'PARTIALLY_SHIPPED shipPart store': 'PARTIALLY_SHIPPED',
  'PARTIALLY_SHIPPED shipRest store': 'SHIPPED',
  'PARTIALLY_SHIPPED closeShort store': 'SHIPPED',
  'PARTIALLY_SHIPPED closeShort buyer': 'SHIPPED',
  'PARTIALLY_SHIPPED closeShort platform': 'SHIPPED',
  'PARTIALLY_SHIPPED closeShort system': 'SHIPPED',
  'PARTIALLY_SHIPPED receiveAll buyer': 'COMPLETED',
  'PARTIALLY_SHIPPED receiveAll system': 'COMPLETED',
  'PARTIALLY_SHIPPED closeRefunded system': 'CLOSED',
  'SHIPPED receiveAll buyer': 'COMPLETED',
  'SHIPPED receiveAll system': 'COMPLETED',
  'SHIPPED closeRefunded system': 'CLOSED',
  'COMPLETED closeRefunded system': 'CLOSED',
}

const payGrid: Record<string, string> = {
  'OPEN startPaying buyer': 'PAYING',
  'PAYING startPaying buyer': 'PAYING',
  'OPEN payPart system': 'PART_PAID',
  'OPEN payPart platform': 'PART_PAID',
  'PAYING payPart system': 'PART_PAID',
  'PAYING payPart platform': 'PART_PAID',
  'PART_PAID payPart system': 'PART_PAID',
  'PART_PAID payPart platform': 'PART_PAID',
  'OPEN payInFull system': 'PAID',
  'OPEN payInFull platform': 'PAID',
  'PAYING payInFull system': 'PAID',
  'PAYING payInFull platform': 'PAID',
  'PART_PAID payInFull system': 'PAID',
  'PART_PAID payInFull platform': 'PAID',
  'OPEN close buyer': 'CLOSED',
  'OPEN close system': 'CLOSED',
  'PAYING close buyer': 'CLOSED',
  'PAYING close system': 'CLOSED',
  'PART_PAID close system': 'CLOSED',
  'CLOSED payLate system': 'LATE_PAID',
}

test('an order moves exactly as the grid says', () => {
  for (const state of orderMachine.states) {
    for (const event of orderMachine.events) {
      for (const who of ['buyer', 'approver', 'store', 'platform', 'system'] as const) {
        const answer = orderMachine.next(state, event, who)
        expect([`${state} ${event} ${who}`, isFailure(answer) ? undefined : answer]).toEqual([
          `${state} ${event} ${who}`,
          orderGrid[`${state} ${event} ${who}`],
        ])
      }
    }
  }
})

test("a checkout's payment moves exactly as the grid says", () => {
  for (const state of payOrderMachine.states) {
    for (const event of payOrderMachine.events) {
      for (const who of ['buyer', 'platform', 'system'] as const) {
        const answer = payOrderMachine.next(state, event, who)
        expect([`${state} ${event} ${who}`, isFailure(answer) ? undefined : answer]).toEqual([
          `${state} ${event} ${who}`,
          payGrid[`${state} ${event} ${who}`],
        ])
      }
    }
  }
})

test('every state can be reached', () => {
  expect(orderMachine.unreachable()).toEqual([])
  expect(payOrderMachine.unreachable()).toEqual([])
})

test('a frozen order neither ships nor counts as received', () => {
  expect(isFailure(orderMachine.next('PENDING_SHIPMENT', 'shipRest', 'store', ['frozen']))).toBe(true)
  expect(isFailure(orderMachine.next('SHIPPED', 'receiveAll', 'system', ['frozen']))).toBe(true)
})

test('the store never cancels a paid order', () => {
  expect(orderMachine.sources('cancel', 'store')).toEqual([])
  expect(orderMachine.sources('cancel')).not.toContain('PENDING_SHIPMENT')
})
