import { Tag, type TagTone } from '../../../ui/basic/tag.tsx'
import type { TenderHead } from '../endpoints-schemas.ts'

const tones: Readonly<Record<TenderHead['state'], TagTone>> = {
  DRAFT: 'neutral',
  REVIEWING: 'warn',
  REVIEW_REJECTED: 'danger',
  BIDDING: 'ok',
  SUSPENDED: 'warn',
  OPENABLE: 'warn',
  OPENED: 'info',
  EVALUATING: 'info',
  PUBLICITY: 'info',
  PUBLICITY_SUSPENDED: 'warn',
  FAILED: 'danger',
  AWARDED: 'ok',
  CONTRACTED: 'ok',
  TERMINATED: 'neutral',
}

/** Where a tender stands. */
export function TenderStateTag({ of }: { of: Pick<TenderHead, 'state' | 'stateText'> }) {
  return (
    <Tag tone={tones[of.state]} small>
      {of.stateText}
    </Tag>
  )
}
