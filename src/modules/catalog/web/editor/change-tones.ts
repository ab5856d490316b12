import type { TagTone } from '../../../../ui/basic/tag.tsx'
import type { ChangeRow } from '../../contract-goods-change.ts'

/** The colour of a change's state. */
export const changeTones: Readonly<Record<ChangeRow['state'], TagTone>> = {
  draft: 'neutral',
  proposed: 'warn',
  returned: 'danger',
  confirmed: 'ok',
  discarded: 'neutral',
}

/** The word of a change's state. */
export function changeWord(state: ChangeRow['state']) {
  const words = {
    draft: 'stateDraft',
    proposed: 'stateProposed',
    returned: 'stateReturned',
    confirmed: 'stateConfirmed',
    discarded: 'stateDiscarded',
  } as const
  return words[state]
}
