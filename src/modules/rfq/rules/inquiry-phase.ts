import type { InquiryState } from './inquiry-machine.ts'

/** The tabs of a list of requests. */
export const inquiryPhases = ['all', 'draft', 'open', 'choose', 'awarded', 'ordered', 'ended'] as const
export type InquiryPhase = (typeof inquiryPhases)[number]

const phases: Readonly<Record<Exclude<InquiryPhase, 'all'>, readonly InquiryState[]>> = {
  draft: ['DRAFT', 'REVIEWING', 'REVIEW_REJECTED'],
  open: ['QUOTING', 'NEED_INFO'],
  choose: ['COMPARING'],
  awarded: ['AWARDED', 'PARTIALLY_AWARDED', 'CONVERTED'],
  ordered: ['CONVERTED'],
  ended: ['DECLINED', 'NO_QUOTE', 'SUPERSEDED', 'EXPIRED', 'CANCELLED', 'TERMINATED'],
}

/** The states of a tab; null for all. */
export function statesOf(phase: InquiryPhase): readonly InquiryState[] | null {
  return phase === 'all' ? null : phases[phase]
}
