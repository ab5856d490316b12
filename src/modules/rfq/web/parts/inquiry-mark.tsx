import { StateDot, type StateTone } from '../../../../ui/basic/tag.tsx'
import type { InquiryHead, QuotationView } from '../../contract-shapes.ts'

const tones: Partial<Record<InquiryHead['state'], StateTone>> = {
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
export function InquiryMark({ of }: { of: Pick<InquiryHead, 'state' | 'stateText'> }) {
  return <StateDot tone={tones[of.state] ?? 'quiet'}>{of.stateText}</StateDot>
}

const quoteTones: Partial<Record<QuotationView['state'], StateTone>> = {
  SUBMITTED: 'info',
  REVISION_REQUESTED: 'warn',
  ACCEPTED: 'ok',
  PARTIALLY_ACCEPTED: 'ok',
}

/** The state of a quotation. */
export function QuoteMark({ of }: { of: Pick<QuotationView, 'state' | 'stateText'> }) {
  return <StateDot tone={quoteTones[of.state] ?? 'quiet'}>{of.stateText}</StateDot>
}
