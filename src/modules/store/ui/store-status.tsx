import { useEffect, useState } from 'react'
import { usePageMessages } from '../../../rendering/client/use-page-messages.ts'
import { Note } from '../../../ui/feedback/states.tsx'
import type { Translate } from '../../../kernel/i18n/translate.ts'
import type { StoreStatusView } from '../endpoints-status.ts'
import { formatMinute, openStatusAt, type NextOpening, type OpenStatus } from '../rules/opening-hours.ts'
import { openingHoursText } from './opening-hours-text.ts'
import type { StoreStatusMessageSource } from '../messages.ts'

type Words = Translate<StoreStatusMessageSource>
export type ShownStoreStatus = Pick<StoreStatusView, 'state' | 'closure' | 'week'>

// What a store does now changes by the minute, and a page may stand open for hours.
const everyMinute = 60_000

/** The moment, and every minute again; null on the server and while a kept page comes to life. */
function useNow(): Date | null {
  const [now, setNow] = useState<Date | null>(null)
  useEffect(() => {
    setNow(new Date())
    const again = setInterval(() => setNow(new Date()), everyMinute)
    return () => clearInterval(again)
  }, [])
  return now
}

function whenText({ inDays, day, weekday, minute }: NextOpening, t: Words): string {
  const time = formatMinute(minute)
  if (inDays === 0) return t('today', { time })
  if (inDays === 1) return t('tomorrow', { time })
  return t('onDay', { weekday: t('days').split(',')[weekday - 1] ?? '', date: day, time })
}

function nowText(standing: OpenStatus, t: Words): string {
  if (standing.kind === 'open') return t('openUntil', { time: formatMinute(standing.until) })
  const when = standing.next && whenText(standing.next, t)
  if (standing.kind === 'closed') return when ? t('closedUntil', { when }) : t('closedNow')
  return when ? t('resting', { when }) : t('restingOnly')
}

/** Whether a store is at work: suspended, closed for some days, resting or open, and its hours. Nothing for one that never said. */
export function StoreStatus({ standing, brief = false }: { standing: ShownStoreStatus; brief?: boolean }) {
  const t = usePageMessages<StoreStatusMessageSource>('storeStanding')
  const now = useNow()
  const { closure, week, state } = standing
  if (state !== 'open') return <Note tone="warn">{t('suspended')}</Note>
  if (!closure && week.length === 0) return null
  const shown = now && openStatusAt(week, closure, now)
  // A store that has only announced days of closure says nothing about the hours that nobody knows.
  const says = shown && (week.length > 0 || shown.kind === 'closed')
  return (
    <span className="row g2 t13 flex-wrap" role="status">
      {says && <b className="b6">{nowText(shown, t)}</b>}
      {closure && shown?.kind !== 'closed' && <b className="b6">{t('closureAhead', { from: closure.closedFrom, to: closure.closedTo })}</b>}
      {closure && closure.notice !== '' && <span>{closure.notice}</span>}
      {!brief && week.length > 0 && (
        <span>
          {t('hours')} {openingHoursText(week, t('days').split(','), t('between'))}
        </span>
      )}
    </span>
  )
}
