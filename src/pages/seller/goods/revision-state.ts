import type { TagTone } from '../../../ui/basic/tag.tsx'
import type { RevisionRow } from '../../../modules/listing/endpoints-revisions.ts'

/** The colour of a change's state. */
export const revisionStateTones: Readonly<Record<RevisionRow['state'], TagTone>> = {
  draft: 'neutral',
  proposed: 'warn',
  returned: 'danger',
  confirmed: 'ok',
  discarded: 'neutral',
}

/** The word of a change's state. */
export function revisionStateKey(state: RevisionRow['state']) {
  const words = {
    draft: 'stateDraft',
    proposed: 'stateProposed',
    returned: 'stateReturned',
    confirmed: 'stateConfirmed',
    discarded: 'stateDiscarded',
  } as const
  return words[state]
}
