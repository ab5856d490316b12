import { expect, test } from 'vitest'
import { isFailure } from '../../../kernel/failure/failure.ts'
import { invoiceMachine } from './invoice-machine.ts'
import { qualificationMachine } from './qualification-machine.ts'
import { bureauEvent, redLetterMachine } from './red-letter-machine.ts'

// flows.md F7, written out: what is not here is refused.
const invoiceGrid: Record<string, string> = {
  'APPLIED edit buyer': 'APPLIED',
  'REJECTED edit buyer': 'APPLIED',
  'APPLIED cancel buyer': 'CANCELLED',
  'REJECTED cancel buyer': 'CANCELLED',
  'APPLIED lapse system': 'CANCELLED',
  'REJECTED lapse system': 'CANCELLED',
  'ISSUE_FAILED lapse system': 'CANCELLED',
  'APPLIED reject store': 'REJECTED',
  'ISSUE_FAILED reject store': 'REJECTED',
  'APPLIED issue store': 'ISSUING',
  'ISSUE_FAILED issue store': 'ISSUING',
  'APPLIED record store': 'ISSUED',
  'ISSUE_FAILED record store': 'ISSUED',
  'ISSUING issued system': 'ISSUED',
  'ISSUING fail system': 'ISSUE_FAILED',
  'ISSUED deliver buyer': 'DELIVERED',
  'ISSUED deliver store': 'DELIVERED',
  ...Object.fromEntries(
    ['ISSUED', 'DELIVERED', 'PARTLY_REDDED'].flatMap((from) =>
      ['buyer', 'store', 'system'].map((who) => [`${from} askRed ${who}`, 'RED_PENDING']),
    ),
  ),
  'RED_PENDING redPart system': 'PARTLY_REDDED',
  'RED_PENDING redWhole system': 'VOIDED',
  'RED_PENDING redRefused system': 'ISSUED',
  'RED_PENDING redRefusedAgain system': 'PARTLY_REDDED',
}
const redGrid: Record<string, string> = {
  'REQUESTED refuse bureau': 'FAILED',
  'REQUESTED openFree bureau': '01',
  'REQUESTED openByStore bureau': '02',
  'REQUESTED openByBuyer bureau': '03',
  '02 confirm buyer': '04',
  '02 confirm bureau': '04',
  '03 confirm store': '04',
  '03 confirm bureau': '04',
  '02 deny buyer': '05',
  '02 deny bureau': '05',
  '03 deny store': '06',
  '03 deny bureau': '06',
  '02 expire bureau': '07',
  '03 expire bureau': '07',
  '01 withdraw bureau': '08',
  '02 withdraw store': '08',
  '02 withdraw bureau': '08',
  '03 withdraw buyer': '08',
  '03 withdraw bureau': '08',
  '04 withdrawLate bureau': '09',
  '01 irregular bureau': '10',
  '02 irregular bureau': '10',
  '03 irregular bureau': '10',
  '04 irregular bureau': '10',
  '01 issue bureau': 'ISSUED',
  '04 issue bureau': 'ISSUED',
}
const titleGrid: Record<string, string> = {
  'NONE submit buyer': 'SUBMITTED',
  'REJECTED submit buyer': 'SUBMITTED',
  'CHANGED submit buyer': 'SUBMITTED',
  'SUBMITTED approve platform': 'APPROVED',
  'SUBMITTED reject platform': 'REJECTED',
  'SUBMITTED change buyer': 'CHANGED',
  'APPROVED change buyer': 'CHANGED',
}

type AnyMachine = {
  readonly states: readonly string[]
  readonly events: readonly string[]
  next: (state: never, event: never, who: never) => unknown
  unreachable: () => unknown
}
function holds(machine: AnyMachine, people: readonly string[], grid: Record<string, string>): void {
  for (const state of machine.states) {
    for (const event of machine.events) {
      for (const who of people) {
        const asked = `${state} ${event} ${who}`
        const answer = machine.next(state as never, event as never, who as never)
        expect([asked, isFailure(answer) ? undefined : answer]).toEqual([asked, grid[asked]])
      }
    }
  }
  expect(machine.unreachable()).toEqual([])
}

test('an invoice moves exactly as the grid says', () => holds(invoiceMachine, ['buyer', 'store', 'system'], invoiceGrid))
test('a red letter moves exactly as the grid says', () => holds(redLetterMachine, ['buyer', 'store', 'bureau'], redGrid))
test('a qualification moves exactly as the grid says', () => holds(qualificationMachine, ['buyer', 'platform'], titleGrid))

test('what the bureau says leads there by one event, and nowhere from where a red letter is over', () => {
  expect(bureauEvent('REQUESTED', '02')).toBe('openByStore')
  expect(bureauEvent('02', '07')).toBe('expire')
  expect(bureauEvent('04', 'ISSUED')).toBe('issue')
  expect(bureauEvent('07', '04')).toBeNull()
  expect(bureauEvent('02', 'ISSUED')).toBeNull()
})
