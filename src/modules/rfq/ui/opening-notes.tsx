import { useMessages } from '../../../api/browser/use-messages.tsx'
import { fullTime } from '../../../ui/basic/short-time.ts'
import { Note } from '../../../ui/feedback/states.tsx'
import type { RfqDetail } from '../endpoints.ts'
import { rfqPageMessages } from '../messages.ts'

/** Openings before the closing time: buyer and suppliers read the same sentences. */
export function OpeningNotes({ openings }: { openings: RfqDetail['openings'] }) {
  const t = useMessages(rfqPageMessages)
  return openings
    .filter((one) => one.openedBy === 'buyer')
    .map(({ openTime, resealTime }) => (
      <Note key={openTime} tone="warn">
        {resealTime === null
          ? t('openedEarly', { at: fullTime(openTime) })
          : t('openedAndSealed', { at: fullTime(openTime), again: fullTime(resealTime) })}
      </Note>
    ))
}
