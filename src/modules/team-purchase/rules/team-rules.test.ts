import { expect, test } from 'vitest'
import { isFailure } from '../../../kernel/failure/failure.ts'
import { confirmPayments } from './confirm-payments.ts'
import { teamCampaignMachine } from './team-campaign-machine.ts'
import { teamMachine, teamMemberMachine } from './team-machine.ts'
import { teamDeadline, teamTerms, type TeamForm } from './team-terms.ts'

// flows.md F10 written out: every state, event and person that is not here is refused.
const campaignGrid: Record<string, string> = {
  'DRAFT submit store': 'REVIEWING',
  'REJECTED submit store': 'REVIEWING',
  'REVIEWING withdraw store': 'DRAFT',
  'REVIEWING approve platform': 'SCHEDULED',
  'REVIEWING reject platform': 'REJECTED',
  'SCHEDULED start system': 'RUNNING',
  'RUNNING end system': 'ENDED',
  'SCHEDULED cancel store': 'INVALID',
  'RUNNING cancel store': 'INVALID',
  'SCHEDULED void platform': 'INVALID',
  'RUNNING void platform': 'INVALID',
}
const teamGrid: Record<string, string> = { 'FORMING complete system': 'SUCCESS', 'FORMING fail system': 'FAILED' }
const memberGrid: Record<string, string> = {
  'PENDING_PAYMENT confirm system': 'PAID_WAIT_GROUP',
  'PENDING_PAYMENT overflow system': 'REFUNDED',
  'PENDING_PAYMENT close system': 'CANCELLED',
  'PAID_WAIT_GROUP succeed system': 'PENDING_SHIPMENT',
  'PAID_WAIT_GROUP refund system': 'REFUNDED',
}

test('campaigns, teams and their orders move exactly as the grids say', () => {
  for (const state of teamCampaignMachine.states)
    for (const event of teamCampaignMachine.events)
      for (const who of ['store', 'platform', 'system'] as const) {
        const answer = teamCampaignMachine.next(state, event, who)
        expect(isFailure(answer) ? undefined : answer).toBe(campaignGrid[`${state} ${event} ${who}`])
      }
  for (const state of teamMachine.states)
    for (const event of teamMachine.events) {
      const answer = teamMachine.next(state, event, 'system')
      expect(isFailure(answer) ? undefined : answer).toBe(teamGrid[`${state} ${event} system`])
    }
  for (const state of teamMemberMachine.states)
    for (const event of teamMemberMachine.events) {
      const answer = teamMemberMachine.next(state, event, 'system')
      expect(isFailure(answer) ? undefined : answer).toBe(memberGrid[`${state} ${event} system`])
    }
  for (const machine of [teamCampaignMachine, teamMachine, teamMemberMachine]) expect(machine.unreachable()).toEqual([])
})

const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 9, minute))
const paid = (participationId: number, minute: number) => ({ participationId, paidAt: at(minute) })

test('seats go to the earlier payments; never more than there are, never after the deadline', () => {
  const team = { state: 'FORMING' as const, size: 3, paid: 1, deadline: at(30) }
  const ids = (list: readonly { participationId: number }[]) => list.map((one) => one.participationId)
  const { confirmed, over } = confirmPayments(team, [paid(5, 20), paid(4, 10), paid(3, 20), paid(2, 31)])
  expect([ids(confirmed), ids(over)]).toEqual([
    [4, 3],
    [5, 2],
  ])
  expect(ids(confirmPayments({ ...team, paid: 3 }, [paid(1, 1)]).over)).toEqual([1])
  expect(ids(confirmPayments({ ...team, state: 'FAILED' }, [paid(1, 1)]).over)).toEqual([1])
  expect(ids(confirmPayments({ ...team, deadline: null }, [paid(1, 1)]).over)).toEqual([1])
})

test('a team forms for its period, and no longer than its campaign', () => {
  expect(teamDeadline(at(0), { periodHours: 24, endsAt: new Date(at(0).getTime() + 30 * 3_600_000) })).toEqual(
    new Date(at(0).getTime() + 24 * 3_600_000),
  )
  expect(teamDeadline(at(0), { periodHours: 24, endsAt: at(45) })).toEqual(at(45))
})

const form: TeamForm = {
  teamPrice: '5000',
  leaderPrice: '',
  size: 3,
  periodHours: 24,
  minNumber: '1',
  maxNumber: '0',
  startTime: '2026-11-20T09:00:00+08:00',
  endTime: '2026-11-28T09:00:00+08:00',
}
const refusal = (change: Partial<TeamForm>) => {
  const terms = teamTerms({ ...form, ...change }, { decimals: 3, listPrice: 52_000_000n })
  return isFailure(terms) ? `${terms.code} ${terms.field}` : 'fine'
}

test('a form is refused by field; leaders pay the team price unless another is given', () => {
  expect(teamTerms(form, { decimals: 3, listPrice: null })).toMatchObject({
    teamPrice: 50_000_000n,
    leaderPrice: 50_000_000n,
    minNumber: 1000n,
  })
  expect(refusal({ teamPrice: '0' })).toBe('teamPurchase.priceWrong teamPrice')
  expect(refusal({ teamPrice: '5200' })).toBe('teamPurchase.priceNotLower teamPrice')
  expect(refusal({ leaderPrice: '5000.01' })).toBe('teamPurchase.leaderPriceWrong leaderPrice')
  expect(refusal({ minNumber: '0' })).toBe('teamPurchase.numberWrong minNumber')
  expect(refusal({ minNumber: '2', maxNumber: '1' })).toBe('teamPurchase.numberWrong maxNumber')
  expect(refusal({ startTime: 'soon' })).toBe('teamPurchase.periodWrong startTime')
  expect(refusal({ endTime: form.startTime })).toBe('teamPurchase.periodWrong endTime')
  expect(refusal({ endTime: '2027-02-28T09:00:00+08:00' })).toBe('teamPurchase.periodLong endTime')
})
