import { StateDot, type StateTone } from '../../../ui/basic/tag.tsx'
import type { RfqHead, QuotationView } from '../endpoints-schemas.ts'

const tones: Partial<Record<RfqHead['state'], StateTone>> = {
  REVIEWING: 'warn',
  REVIEW_REJECTED: 'danger',
  QUOTING: 'info',
  NEED_INFO: 'warn',
  COMPARING: 'warn',
  AWARDED: 'ok',
  PARTIALLY_AWARDED: 'ok',
  CONVERTED: 'ok',
  DECLINED: 'danger',
}

/** The state of a request: dot and word. */
export function RfqStateTag({ of }: { of: Pick<RfqHead, 'state' | 'stateText'> }) {
  return <StateDot tone={tones[of.state] ?? 'quiet'}>{of.stateText}</StateDot>
}

const quoteTones: Partial<Record<QuotationView['state'], StateTone>> = {
  SUBMITTED: 'info',
  REVISION_REQUESTED: 'warn',
  ACCEPTED: 'ok',
  PARTIALLY_ACCEPTED: 'ok',
}

/** The state of a quotation. */
export function QuotationStateTag({ of }: { of: Pick<QuotationView, 'state' | 'stateText'> }) {
  return <StateDot tone={quoteTones[of.state] ?? 'quiet'}>{of.stateText}</StateDot>
}
