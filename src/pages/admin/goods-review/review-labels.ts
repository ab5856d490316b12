import type { TagTone } from '../../../ui/basic/tag.tsx'
import type { ReviewRow } from '../../../modules/listing/endpoints-review.ts'

/** The colour of what the publishing gate says. */
export const gateTones: Readonly<Record<ReviewRow['listing'], TagTone>> = { ok: 'ok', legal_review: 'warn', blocked: 'danger' }

/** The word of what the publishing gate says. */
export function gateKey(listing: ReviewRow['listing']) {
  return ({ ok: 'gate_ok', legal_review: 'gate_legal_review', blocked: 'gate_blocked' } as const)[listing]
}

/** The word of a change's state on the reviewer's side. */
export function reviewStateKey(state: ReviewRow['state']) {
  return state === 'returned' ? 'stateReturned' : state === 'confirmed' ? 'stateConfirmed' : 'stateProposed'
}
