import { expect, test } from 'vitest'
import { isFailure } from '../../../kernel/failure/failure.ts'
import { invitationMachine } from './invitation-machine.ts'
import { isLinkOpen, linkEnd, mayRemind } from './invitation-limits.ts'

// The table written out: state, event, who, state after.
const rows = [
  'SENT open guest OPENED',
  'SENT quote guest QUOTED',
  'OPENED quote guest QUOTED',
  'DECLINED quote guest QUOTED',
  'QUOTED quote guest QUOTED',
  'SENT decline guest DECLINED',
  'OPENED decline guest DECLINED',
  'QUOTED claim guest CLAIMED',
  'SENT revoke buyer REVOKED',
  'OPENED revoke buyer REVOKED',
  'QUOTED revoke buyer REVOKED',
  'DECLINED revoke buyer REVOKED',
]

test('an invitation moves by the written rows and by no others', () => {
  const found = invitationMachine.states.flatMap((state) =>
    invitationMachine.events.flatMap((event) =>
      (['buyer', 'guest'] as const).flatMap((who) => {
        const to = invitationMachine.next(state, event, who)
        return isFailure(to) ? [] : [`${state} ${event} ${who} ${to}`]
      }),
    ),
  )
  expect(found.toSorted()).toEqual(rows.toSorted())
  expect(invitationMachine.unreachable()).toEqual([])
})

const now = new Date('2026-11-20T00:00:00Z')
const inHours = (hours: number) => new Date(now.getTime() + hours * 3_600_000)

test('a link lives thirty days longer than the quoting, and a revoked or claimed one not at all', () => {
  expect(linkEnd(inHours(48), now)).toEqual(inHours(48 + 30 * 24))
  expect(linkEnd(null, now)).toEqual(inHours(30 * 24))
  expect(isLinkOpen({ state: 'QUOTED', expiresAt: inHours(1) }, now)).toBe(true)
  expect(isLinkOpen({ state: 'QUOTED', expiresAt: now }, now)).toBe(false)
  for (const state of ['REVOKED'] as const) expect(isLinkOpen({ state, expiresAt: inHours(1) }, now)).toBe(false)
})

test('who has not quoted is reminded three times at most, and a day apart', () => {
  const sent = { state: 'SENT', reminders: 0, remindedAt: null, sentAt: inHours(-30) } as const
  expect(mayRemind(sent, now)).toBe(true)
  expect(mayRemind({ ...sent, sentAt: inHours(-2) }, now)).toBe(false)
  expect(mayRemind({ ...sent, remindedAt: inHours(-23) }, now)).toBe(false)
  expect(mayRemind({ ...sent, remindedAt: inHours(-24) }, now)).toBe(true)
  expect(mayRemind({ ...sent, reminders: 3 }, now)).toBe(false)
  for (const state of ['QUOTED', 'DECLINED', 'REVOKED', 'CLAIMED'] as const) expect(mayRemind({ ...sent, state }, now)).toBe(false)
})
