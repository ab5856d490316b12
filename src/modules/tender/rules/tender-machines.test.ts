import { expect, test } from 'vitest'
import { isFailure } from '../../../kernel/failure/failure.ts'
import type { Machine } from '../../../kernel/state-machine/state-machine.ts'
import { bidMachine, depositMachine } from './bid-machine.ts'
import { invitationMachine } from './invitation-machine.ts'
import { tenderMachine } from './tender-machine.ts'

// flows.md F5, written out: what is not here is refused.
const tenderGrid: Record<string, string> = {
  'DRAFT save buyer': 'DRAFT',
  'DRAFT submit buyer': 'REVIEWING',
  'DRAFT terminate buyer': 'TERMINATED',
  'DRAFT terminate platform': 'TERMINATED',
  'REVIEWING approve platform': 'BIDDING',
  'REVIEWING reject platform': 'REVIEW_REJECTED',
  'REVIEWING terminate buyer': 'TERMINATED',
  'REVIEWING terminate platform': 'TERMINATED',
  'REVIEW_REJECTED save buyer': 'DRAFT',
  'REVIEW_REJECTED submit buyer': 'REVIEWING',
  'REVIEW_REJECTED terminate buyer': 'TERMINATED',
  'REVIEW_REJECTED terminate platform': 'TERMINATED',
  'BIDDING clarify buyer': 'BIDDING',
  'BIDDING object bidder': 'SUSPENDED',
  'BIDDING close system': 'OPENABLE',
  'BIDDING fail system': 'FAILED',
  'BIDDING terminate buyer': 'TERMINATED',
  'BIDDING terminate platform': 'TERMINATED',
  'SUSPENDED resolve buyer': 'BIDDING',
  'SUSPENDED terminate buyer': 'TERMINATED',
  'SUSPENDED terminate platform': 'TERMINATED',
  'OPENABLE open buyer': 'OPENED',
  'OPENABLE terminate buyer': 'TERMINATED',
  'OPENABLE terminate platform': 'TERMINATED',
  'OPENED evaluate buyer': 'EVALUATING',
  'OPENED terminate buyer': 'TERMINATED',
  'OPENED terminate platform': 'TERMINATED',
  'EVALUATING fail buyer': 'FAILED',
  'EVALUATING publicize buyer': 'PUBLICITY',
  'EVALUATING terminate buyer': 'TERMINATED',
  'EVALUATING terminate platform': 'TERMINATED',
  'PUBLICITY object bidder': 'PUBLICITY_SUSPENDED',
  'PUBLICITY fail buyer': 'FAILED',
  'PUBLICITY award buyer': 'AWARDED',
  'PUBLICITY terminate buyer': 'TERMINATED',
  'PUBLICITY terminate platform': 'TERMINATED',
  'PUBLICITY_SUSPENDED resolve buyer': 'PUBLICITY',
  'PUBLICITY_SUSPENDED terminate buyer': 'TERMINATED',
  'PUBLICITY_SUSPENDED terminate platform': 'TERMINATED',
  'AWARDED decline bidder': 'PUBLICITY',
  'PUBLICITY decline bidder': 'PUBLICITY',
  'AWARDED contract system': 'CONTRACTED',
}
const bidGrid: Record<string, string> = {
  'SUBMITTED submit bidder': 'SUBMITTED',
  'SUBMITTED withdraw bidder': 'WITHDRAWN',
  'SUBMITTED open buyer': 'VALID',
  'SUBMITTED disqualify buyer': 'DISQUALIFIED',
  'SUBMITTED release buyer': 'RETURNED',
  'SUBMITTED release system': 'RETURNED',
  'WITHDRAWN submit bidder': 'SUBMITTED',
  'VALID disqualify buyer': 'DISQUALIFIED',
  'VALID rank buyer': 'CANDIDATE',
  'VALID lose buyer': 'LOST',
  'VALID release buyer': 'RETURNED',
  'VALID release system': 'RETURNED',
  'CANDIDATE win buyer': 'WON',
  'CANDIDATE lose buyer': 'LOST',
  'CANDIDATE release buyer': 'RETURNED',
  'CANDIDATE release system': 'RETURNED',
  'WON decline bidder': 'DECLINED',
  'LOST recall bidder': 'CANDIDATE',
}
const depositGrid: Record<string, string> = {
  'DUE send bidder': 'SUBMITTED',
  'DUE reserve bidder': 'PAID',
  'PAID free system': 'REFUNDED',
  'SUBMITTED accept platform': 'PAID',
  'SUBMITTED acceptGuarantee platform': 'GUARANTEED',
  'SUBMITTED reject platform': 'DUE',
  'PAID release system': 'REFUNDING',
  'PAID forfeit system': 'FORFEITED',
  'GUARANTEED release system': 'REFUNDING',
  'GUARANTEED forfeit system': 'FORFEITED',
  'REFUNDING refund platform': 'REFUNDED',
  'REFUNDED renew bidder': 'DUE',
}
const invitationGrid: Record<string, string> = {
  'SENT view bidder': 'VIEWED',
  'SENT accept bidder': 'ACCEPTED',
  'SENT decline bidder': 'DECLINED',
  'SENT expire system': 'EXPIRED',
  'VIEWED accept bidder': 'ACCEPTED',
  'VIEWED decline bidder': 'DECLINED',
  'VIEWED expire system': 'EXPIRED',
  'ACCEPTED decline bidder': 'DECLINED',
  'DECLINED accept bidder': 'ACCEPTED',
}
const people = ['buyer', 'bidder', 'platform', 'system'] as const

function check<State extends string, Event extends string>(
  machine: Machine<State, Event, (typeof people)[number]>,
  grid: Readonly<Record<string, string>>,
) {
  for (const state of machine.states)
    for (const event of machine.events)
      for (const who of people) {
        const asked = `${state} ${event} ${who}`
        const answer = machine.next(state, event, who)
        expect([asked, isFailure(answer) ? undefined : answer]).toEqual([asked, grid[asked]])
      }
  expect(machine.unreachable()).toEqual([])
}

test('a tender moves exactly as the grid says', () => {
  check(tenderMachine as Machine<string, string, (typeof people)[number]>, tenderGrid)
})
test('a bid moves exactly as the grid says', () => {
  check(bidMachine as Machine<string, string, (typeof people)[number]>, bidGrid)
})
test('a deposit moves exactly as the grid says', () => {
  check(depositMachine as unknown as Machine<string, string, (typeof people)[number]>, depositGrid)
})
test('an invitation moves exactly as the grid says', () => {
  check(invitationMachine as unknown as Machine<string, string, (typeof people)[number]>, invitationGrid)
})
