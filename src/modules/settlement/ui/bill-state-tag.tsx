import { Tag, type TagTone } from '../../../ui/basic/tag.tsx'
import type { BillView } from '../endpoints.ts'

const tones: Readonly<Record<BillView['state'], TagTone>> = {
  GENERATED: 'warn',
  STORE_CONFIRMED: 'info',
  STORE_DISPUTED: 'danger',
  PLATFORM_APPROVED: 'info',
  PAYING: 'info',
  PAID: 'ok',
  CARRIED: 'neutral',
}

/** The state of a bill. */
export function BillStateTag({ of }: { of: BillView }) {
  return (
    <Tag tone={tones[of.state]} small>
      {of.stateText}
    </Tag>
  )
}
