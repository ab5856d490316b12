import { defineMachine } from '../../../kernel/state-machine/state-machine.ts'

/** The statement of a month (flows.md F9). An answered dispute issues it again; what is settled or written off does not move any more. */
export const statementMachine = defineMachine({
  name: 'creditStatement',
  states: ['OPEN', 'ISSUED', 'DISPUTED', 'CONFIRMED', 'PART_PAID', 'REPAY_REVIEW', 'SETTLED', 'OVERDUE', 'WRITTEN_OFF'],
  initial: 'OPEN',
  moves: {
    issue: { from: ['OPEN'], to: 'ISSUED', who: ['system'] },
    dispute: { from: ['ISSUED'], to: 'DISPUTED', who: ['buyer'] },
    reissue: { from: ['DISPUTED'], to: 'ISSUED', who: ['lender'] },
    confirm: { from: ['ISSUED'], to: 'CONFIRMED', who: ['buyer', 'system'] },
    repay: { from: ['CONFIRMED', 'PART_PAID', 'OVERDUE'], to: 'REPAY_REVIEW', who: ['buyer'] },
    giveBack: { from: ['REPAY_REVIEW'], to: 'CONFIRMED', who: ['system'] },
    payPart: { from: ['CONFIRMED', 'REPAY_REVIEW'], to: 'PART_PAID', who: ['system'] },
    lapse: { from: ['CONFIRMED', 'PART_PAID'], to: 'OVERDUE', who: ['system'] },
    writeOff: { from: ['OVERDUE'], to: 'WRITTEN_OFF', who: ['lender'] },
    settle: { from: ['CONFIRMED', 'PART_PAID', 'REPAY_REVIEW', 'OVERDUE'], to: 'SETTLED', who: ['system'] },
  },
})

export type StatementState = (typeof statementMachine.states)[number]
export type StatementEvent = (typeof statementMachine.events)[number]

/** The statements whose lines a repayment may cover. */
export const payableStates: readonly StatementState[] = ['CONFIRMED', 'PART_PAID', 'OVERDUE']
