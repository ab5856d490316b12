import { expect, test } from 'vitest'
import { dueMachine } from './due-machine.ts'
import { dueAtOf, dueReminders, setOff } from './due-terms.ts'

test('what a side owes is paid, held, taken outside, waived or dropped; what is held is released once', () => {
  expect(dueMachine.printTable()).toBe(
    [
      'contractDue (starts as DUE)',
      'from    event            to        who          unless',
      'DUE     pay              PAID      system',
      'DUE     holdPayment      HELD      system',
      'DUE     handInTransfer   REVIEW    buyer',
      'REVIEW  confirmTransfer  PAID      platform',
      'REVIEW  holdTransfer     HELD      platform',
      'REVIEW  rejectTransfer   DUE       platform',
      'DUE     collect          DIRECT    buyer store  debtor margin bySheet',
      'DUE     waive            WAIVED    buyer store  debtor bySheet',
      'DUE     drop             DROPPED   system',
      'HELD    releaseHeld      RELEASED  system',
    ].join('\n'),
  )
  expect(dueMachine.unreachable()).toEqual([])
})

test('nobody waives or takes what they owe themselves', () => {
  const blocked = { code: 'kernel.moveBlocked' }
  for (const event of ['collect', 'waive'] as const) expect(dueMachine.next('DUE', event, 'buyer', ['debtor'])).toMatchObject(blocked)
  expect(dueMachine.next('DUE', 'collect', 'store', ['margin'])).toMatchObject(blocked)
})

test('a margin covers what is owed as far as it goes; the rest goes back or stays owed', () => {
  expect(setOff(100n, 30n)).toEqual({ kept: 30n, back: 70n, left: 0n })
  expect(setOff(30n, 100n)).toEqual({ kept: 30n, back: 0n, left: 70n })
  expect(setOff(30n, 0n)).toEqual({ kept: 0n, back: 30n, left: 0n })
})

test('a margin is asked for within three days, a difference within seven, each three times', () => {
  const from = new Date('2026-11-20T02:00:00Z')
  expect(dueAtOf('MARGIN', from).toISOString()).toBe('2026-11-23T02:00:00.000Z')
  expect(dueReminders(dueAtOf('DIFFERENCE', from)).map(({ event, dueAt }) => [event, dueAt.toISOString()])).toEqual([
    ['soon', '2026-11-26T02:00:00.000Z'],
    ['lapse', '2026-11-27T02:00:00.000Z'],
    ['late', '2026-11-30T02:00:00.000Z'],
  ])
})
