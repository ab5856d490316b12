import { hazardRules, declaredHazard } from './hazard-rules-data.ts'

/** What the gate finds: its verdict and why, in both languages. */
export type HazardVerdict = {
  readonly listing: 'ok' | 'legal_review' | 'blocked'
  readonly reason: string
  readonly reasonEn: string
}

/** Judges goods by all names of theirs and of their category, and by the store's own word (rules in hazard-gate-data.ts). */
export function checkHazard(names: readonly string[], isDeclared: boolean): HazardVerdict {
  const text = names.join('\n').toLowerCase()
  const rule = hazardRules.find(
    ({ words, except }) => words.some((word) => text.includes(word)) && !except.some((word) => text.includes(word)),
  )
  if (rule) return rule
  return isDeclared ? declaredHazard : { listing: 'ok', reason: '', reasonEn: '' }
}
