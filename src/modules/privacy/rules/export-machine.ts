import { defineMachine } from '../../../kernel/state-machine/state-machine.ts'

/** The life of a copy of somebody's data: asked for, gathered, ready to fetch for a while, gone. */
export const exportMachine = defineMachine({
  name: 'dataExport',
  states: ['WAITING', 'RUNNING', 'READY', 'FAILED', 'EXPIRED'],
  initial: 'WAITING',
  moves: {
    begin: { from: ['WAITING'], to: 'RUNNING', who: ['system'] },
    finish: { from: ['RUNNING'], to: 'READY', who: ['system'] },
    fail: { from: ['WAITING', 'RUNNING'], to: 'FAILED', who: ['system'] },
    expire: { from: ['READY'], to: 'EXPIRED', who: ['system'] },
  },
})

export type ExportState = (typeof exportMachine.states)[number]
