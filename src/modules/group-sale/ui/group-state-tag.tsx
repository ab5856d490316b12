import { Tag } from '../../../ui/basic/tag.tsx'
import type { GroupCampaignView } from '../endpoints-schemas.ts'

const tones = { RUNNING: 'warn', SCHEDULED: 'info', REVIEWING: 'info', ENDED: 'ok' } as const

const toneOf = (state: GroupCampaignView['state']) => Object.entries(tones).find(([name]) => name === state)?.[1] ?? 'neutral'

/** Where a group sale stands. */
export function GroupStateTag({ of }: { of: Pick<GroupCampaignView, 'state' | 'stateText'> }) {
  return (
    <Tag tone={toneOf(of.state)} small>
      {of.stateText}
    </Tag>
  )
}
