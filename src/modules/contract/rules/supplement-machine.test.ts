import { expect, test } from 'vitest'
import { supplementMachine, type SupplementEvent, type SupplementState, type SupplementWho } from './supplement-machine.ts'

/** Who may do what in which state, written out (flows.md F4). */
const grid: Readonly<Record<SupplementState, Readonly<Partial<Record<SupplementWho, readonly SupplementEvent[]>>>>> = {
  PROPOSED: { proposer: ['withdraw'], counterparty: ['confirm', 'reject'], system: ['expire'] },
  SIGNING: { proposer: ['withdraw', 'sign', 'refuse'], counterparty: ['sign', 'refuse'], system: ['takeEffect', 'expire'] },
  EFFECTIVE: {},
  REJECTED: {},
  REFUSED: {},
  EXPIRED: {},
  WITHDRAWN: {},
}

test.each(
  supplementMachine.states.flatMap((state) => (['proposer', 'counterparty', 'system'] as const).map((who) => [state, who] as const)),
)('in %s the %s may do exactly what the table says', (state, who) => {
  expect(supplementMachine.allowedActions(state, who)).toEqual(grid[state][who] ?? [])
})

test('every state is reached, and nobody withdraws after the other side signed', () => {
  expect(supplementMachine.unreachable()).toEqual([])
  expect(supplementMachine.next('SIGNING', 'withdraw', 'proposer', ['otherSigned'])).toMatchObject({ code: 'kernel.moveBlocked' })
})
