import type { TenderState } from './tender-machine.ts'

/** Whether somebody may open the bids, or what that waits for. */
export const openingStates = ['BEFORE_DEADLINE', 'NO_WITNESS', 'OWN_WITNESS', 'READY'] as const
export type OpeningState = (typeof openingStates)[number]

type Waiting = { readonly state: TenderState; readonly witnessId: number | null }

/** Bids are opened after the deadline with a witness who is not the opener (flows.md F5). Null when there is nothing to open. */
export function openingOf({ state, witnessId }: Waiting, openerId: number): OpeningState | null {
  if (state === 'BIDDING' || state === 'SUSPENDED') return 'BEFORE_DEADLINE'
  if (state !== 'OPENABLE') return null
  if (witnessId === null) return 'NO_WITNESS'
  return witnessId === openerId ? 'OWN_WITNESS' : 'READY'
}
