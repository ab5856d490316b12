import { expect, test } from 'vitest'
import { contractMachine, type ContractEvent, type ContractState, type ContractWho } from './contract-machine.ts'

/** Who may do what in which state, written out (flows.md F4). */
const grid: Readonly<Record<ContractState, Readonly<Partial<Record<ContractWho, readonly ContractEvent[]>>>>> = {
  DRAFT: { initiator: ['edit', 'submit', 'withdraw'] },
  APPROVING: { initiator: ['approve', 'return', 'withdraw'] },
  DRAFT_APPROVED: { initiator: ['edit', 'send', 'withdraw'] },
  NEGOTIATING: { initiator: ['propose', 'agree', 'withdraw'], counterparty: ['propose', 'agree', 'reject'] },
  REJECTED: {},
  SIGNING: {
    initiator: ['sign', 'extend', 'refuse', 'withdraw'],
    counterparty: ['sign', 'extend', 'refuse'],
    system: ['takeEffect', 'expire'],
  },
  REFUSED: {},
  EXPIRED: {},
  WITHDRAWN: {},
  EFFECTIVE: { initiator: ['rescind'], counterparty: ['rescind'], system: ['perform'] },
  PERFORMING: { initiator: ['complete', 'rescind'], counterparty: ['complete', 'rescind'] },
  COMPLETED: {},
  RESCINDING: {
    initiator: ['agreeRescind', 'keepEffective', 'keepPerforming'],
    counterparty: ['agreeRescind', 'keepEffective', 'keepPerforming'],
    platform: ['agreeRescind'],
  },
  RESCINDED: {},
}

test.each(
  contractMachine.states.flatMap((state) =>
    (['initiator', 'counterparty', 'platform', 'system'] as const).map((who) => [state, who] as const),
  ),
)('in %s the %s may do exactly what the table says', (state, who) => {
  expect(contractMachine.allowedActions(state, who)).toEqual(grid[state][who] ?? [])
})

test('every state is reached', () => {
  expect(contractMachine.unreachable()).toEqual([])
})

test('nobody withdraws after the other side signed', () => {
  expect(contractMachine.next('SIGNING', 'withdraw', 'initiator', ['otherSigned'])).toMatchObject({ code: 'kernel.moveBlocked' })
})

test('who asked to rescind cannot agree for the other side', () => {
  expect(contractMachine.next('RESCINDING', 'agreeRescind', 'initiator', ['ownRescission'])).toMatchObject({ code: 'kernel.moveBlocked' })
})

test('a denied rescission leads back to where the contract stood', () => {
  expect(contractMachine.allowedActions('RESCINDING', 'counterparty', ['performed'])).toEqual(['agreeRescind', 'keepPerforming'])
  expect(contractMachine.allowedActions('RESCINDING', 'counterparty', ['untouched'])).toEqual(['agreeRescind', 'keepEffective'])
})
