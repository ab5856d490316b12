import { useLanguage, useMessages } from '../../../api/browser/use-messages.tsx'
import { formatTimestamp } from '../../../kernel/time/format-date.ts'
import { Note } from '../../../ui/feedback/states.tsx'
import type { TenderDetail } from '../../../modules/tender/endpoints.ts'
import { tenderPageMessages } from '../../../modules/tender/messages.ts'

const waiting: readonly TenderDetail['state'][] = [
  'REVIEW_REJECTED',
  'SUSPENDED',
  'OPENABLE',
  'PUBLICITY_SUSPENDED',
  'FAILED',
  'TERMINATED',
]

/** What the state means for the tenderer and what comes next. */
export function NextStep({ of }: { of: TenderDetail }) {
  const t = useMessages(tenderPageMessages)
  const lang = useLanguage()
  const timeOf = (key: string) => {
    const time = of.milestones.find((one) => one.key === key)?.time
    return time ? formatTimestamp(new Date(time), lang) : ''
  }
  const values = {
    reason: of.reason,
    name: of.witnessName,
    time: timeOf(of.state === 'AWARDED' ? 'contractUntil' : 'publicityUntil'),
  }
  const key =
    of.opening === 'READY'
      ? 'next_OPENABLE_witnessed'
      : of.opening === 'OWN_WITNESS'
        ? 'next_OPENABLE_own'
        : of.state === 'PUBLICITY' && of.can.includes('award')
          ? 'next_PUBLICITY_over'
          : (`next_${of.state}` as const)
  return <Note tone={waiting.includes(of.state) ? 'warn' : 'info'}>{t(key, values)}</Note>
}
