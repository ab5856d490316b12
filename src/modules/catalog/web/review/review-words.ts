import type { TagTone } from '../../../../ui/basic/tag.tsx'
import type { ReviewRow } from '../../contract-goods-review.ts'

/** The colour of what the publishing gate says. */
export const gateTones: Readonly<Record<ReviewRow['listing'], TagTone>> = { ok: 'ok', legal_review: 'warn', blocked: 'danger' }

/** The word of what the publishing gate says. */
export function gateWord(listing: ReviewRow['listing']) {
  return ({ ok: 'gate_ok', legal_review: 'gate_legal_review', blocked: 'gate_blocked' } as const)[listing]
}

/** The word of a change's state on the reviewer's side. */
export function stateWord(state: ReviewRow['state']) {
  return state === 'returned' ? 'stateReturned' : state === 'confirmed' ? 'stateConfirmed' : 'stateProposed'
}
