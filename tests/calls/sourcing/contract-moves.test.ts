import { expect, test } from 'vitest'
import { contractMachine, type ContractEvent, type ContractState } from '../../../src/modules/contract/rules/contract-machine.ts'
import { supplementMachine } from '../../../src/modules/contract/rules/supplement-machine.ts'

// Who may move what stands beside the machines (src/modules/contract/rules); here is where it leads.

/** Where each move leads, from wherever it is made: what both sides may count on (flows.md F4). */
const leadsTo: Readonly<Record<ContractEvent, ContractState>> = {
  edit: 'DRAFT',
  submit: 'APPROVING',
  approve: 'DRAFT_APPROVED',
  return: 'DRAFT',
  send: 'NEGOTIATING',
  propose: 'NEGOTIATING',
  agree: 'SIGNING',
  reject: 'REJECTED',
  sign: 'SIGNING',
  extend: 'SIGNING',
  takeEffect: 'EFFECTIVE',
  refuse: 'REFUSED',
  expire: 'EXPIRED',
  withdraw: 'WITHDRAWN',
  perform: 'PERFORMING',
  complete: 'COMPLETED',
  rescind: 'RESCINDING',
  agreeRescind: 'RESCINDED',
  keepEffective: 'EFFECTIVE',
  keepPerforming: 'PERFORMING',
}

test('each move leads where both sides expect it, whoever makes it', () => {
  for (const event of contractMachine.events)
    for (const who of ['initiator', 'counterparty', 'platform', 'system'] as const)
      for (const state of contractMachine.sources(event, who))
        expect([event, contractMachine.next(state, event, who)]).toEqual([event, leadsTo[event]])
})

test('a confirmed supplement is signed by both before it takes effect', () => {
  expect(supplementMachine.next('PROPOSED', 'confirm', 'counterparty')).toBe('SIGNING')
  for (const who of ['proposer', 'counterparty'] as const) expect(supplementMachine.next('SIGNING', 'sign', who)).toBe('SIGNING')
  expect(supplementMachine.next('SIGNING', 'takeEffect', 'system')).toBe('EFFECTIVE')
})
