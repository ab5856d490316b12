import type { RfqState } from './rfq-machine.ts'

/** The tabs of a list of requests. */
export const rfqPhases = ['all', 'draft', 'open', 'choose', 'awarded', 'ordered', 'ended'] as const
export type RfqPhase = (typeof rfqPhases)[number]

const phases: Readonly<Record<Exclude<RfqPhase, 'all'>, readonly RfqState[]>> = {
  draft: ['DRAFT', 'REVIEWING', 'REVIEW_REJECTED'],
  open: ['QUOTING', 'NEED_INFO'],
  choose: ['COMPARING'],
  awarded: ['AWARDED', 'PARTIALLY_AWARDED', 'CONVERTED'],
  ordered: ['CONVERTED'],
  ended: ['DECLINED', 'NO_QUOTE', 'SUPERSEDED', 'EXPIRED', 'CANCELLED', 'TERMINATED'],
}

/** The states of a tab; null for all. */
export function statesOf(phase: RfqPhase): readonly RfqState[] | null {
  return phase === 'all' ? null : phases[phase]
}
