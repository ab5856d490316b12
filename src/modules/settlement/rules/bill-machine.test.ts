import { expect, test } from 'vitest'
import { billMachine, disputeMachine } from './bill-machine.ts'

const whos = ['store', 'platform', 'system'] as const

test('the moves of a bill, written out', () => {
  const grid = billMachine.states.map((state) => [
    state,
    whos.flatMap((who) => billMachine.allowedActions(state, who).map((event) => `${who} ${event}`)),
  ])
  expect(Object.fromEntries(grid)).toEqual({
    GENERATED: ['store confirm', 'store dispute', 'system confirm'],
    STORE_CONFIRMED: ['platform approve'],
    STORE_DISPUTED: ['platform approve'],
    PLATFORM_APPROVED: ['platform pay', 'platform retarget', 'system carry'],
    PAYING: ['platform succeed', 'platform fail'],
    PAID: [],
    CARRIED: [],
  })
  expect(billMachine.unreachable()).toEqual([])
})

test('a bill with an open dispute is not approved, and one with nothing to pay is not paid', () => {
  expect(billMachine.next('STORE_DISPUTED', 'approve', 'platform', ['openDispute'])).toMatchObject({ code: 'kernel.moveBlocked' })
  expect(billMachine.next('STORE_DISPUTED', 'approve', 'platform')).toBe('PLATFORM_APPROVED')
  expect(billMachine.next('PLATFORM_APPROVED', 'pay', 'platform', ['nothingToPay'])).toMatchObject({ code: 'kernel.moveBlocked' })
  expect(billMachine.next('GENERATED', 'confirm', 'platform')).toMatchObject({ code: 'kernel.moveNotYours' })
})

test('a dispute is answered once, by the platform', () => {
  const grid = disputeMachine.states.map((state) => [state, disputeMachine.allowedActions(state, 'platform')])
  expect(Object.fromEntries(grid)).toEqual({ OPEN: ['accept', 'refuse'], ACCEPTED: [], REFUSED: [] })
})
