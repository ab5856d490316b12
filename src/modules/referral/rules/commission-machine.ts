import { defineMachine } from '../../../kernel/state-machine/state-machine.ts'

/**
 * The life of a commission: it follows a paid order, is frozen from its completion until the after-sale window ends, is
 * then payable and goes into a statement. An order that comes to nothing takes it along.
 */
export const commissionMachine = defineMachine({
  name: 'commission',
  states: ['TRACKED', 'FROZEN', 'PAYABLE', 'STATED', 'VOID'],
  initial: 'TRACKED',
  moves: {
    complete: { from: ['TRACKED'], to: 'FROZEN', who: ['system'] },
    release: { from: ['FROZEN'], to: 'PAYABLE', who: ['system'] },
    state: { from: ['PAYABLE'], to: 'STATED', who: ['system'] },
    void: { from: ['TRACKED', 'FROZEN', 'PAYABLE'], to: 'VOID', who: ['system'] },
  },
})
export type CommissionState = (typeof commissionMachine.states)[number]

/** A statement is paid once. */
export const statementMachine = defineMachine({
  name: 'salesStatement',
  states: ['ISSUED', 'PAID'],
  initial: 'ISSUED',
  moves: { pay: { from: ['ISSUED'], to: 'PAID', who: ['platform'] } },
})
export type StatementState = (typeof statementMachine.states)[number]
