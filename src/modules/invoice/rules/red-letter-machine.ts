import { defineMachine } from '../../../kernel/state-machine/state-machine.ts'

export type RedLetterWho = 'bureau' | 'buyer' | 'store'

/** A red letter by the ten states of its confirmation sheet at the tax bureau, between our request and the issued red invoice. */
export const redLetterMachine = defineMachine({
  name: 'redLetter',
  states: ['REQUESTED', 'FAILED', '01', '02', '03', '04', '05', '06', '07', '08', '09', '10', 'ISSUED'],
  initial: 'REQUESTED',
  moves: {
    refuse: { from: ['REQUESTED'], to: 'FAILED', who: ['bureau'] },
    openFree: { from: ['REQUESTED'], to: '01', who: ['bureau'] },
    openByStore: { from: ['REQUESTED'], to: '02', who: ['bureau'] },
    openByBuyer: { from: ['REQUESTED'], to: '03', who: ['bureau'] },
    confirm: [
      { from: ['02'], to: '04', who: ['buyer', 'bureau'] },
      { from: ['03'], to: '04', who: ['store', 'bureau'] },
    ],
    deny: [
      { from: ['02'], to: '05', who: ['buyer', 'bureau'] },
      { from: ['03'], to: '06', who: ['store', 'bureau'] },
    ],
    expire: { from: ['02', '03'], to: '07', who: ['bureau'] },
    withdraw: [
      { from: ['01'], to: '08', who: ['bureau'] },
      { from: ['02'], to: '08', who: ['store', 'bureau'] },
      { from: ['03'], to: '08', who: ['buyer', 'bureau'] },
    ],
    withdrawLate: { from: ['04'], to: '09', who: ['bureau'] },
    irregular: { from: ['01', '02', '03', '04'], to: '10', who: ['bureau'] },
    issue: { from: ['01', '04'], to: 'ISSUED', who: ['bureau'] },
  },
})

export type RedLetterState = (typeof redLetterMachine.states)[number]
export type RedLetterEvent = (typeof redLetterMachine.events)[number]

/** The bureau's two digits. */
export const bureauStates = ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10'] as const
export type BureauState = (typeof bureauStates)[number]

/** Why an invoice is taken back, in the bureau's codes: error, return, end of a service, allowance. */
export const redReasons = ['01', '02', '03', '04'] as const
export type RedReason = (typeof redReasons)[number]

export const openRedStates: readonly RedLetterState[] = ['REQUESTED', '01', '02', '03', '04']
/** Nobody has to agree any more; the red invoice is only issued yet. */
export const confirmedRedStates: readonly RedLetterState[] = ['01', '04']
/** The bureau voids what nobody answered for so long. */
export const confirmHours = 72

/** The event that leads from where a red letter stands to what the bureau says; null when it stands there, or cannot get there. */
export function bureauEvent(from: RedLetterState, to: BureauState | 'ISSUED'): RedLetterEvent | null {
  return redLetterMachine.events.find((event) => redLetterMachine.next(from, event, 'bureau') === to) ?? null
}
