import { useMessages } from '../../api/browser/use-messages.tsx'
import { clockText, useTimeLeft } from '../feedback/use-time-left.ts'
import { consoleKitMessages } from './messages.ts'

const day = 86_400_000

/** Time left until a moment, ticking. */
export function Countdown({ until }: { until: string }) {
  const t = useMessages(consoleKitMessages)
  const left = useTimeLeft(until)
  if (left === null) return null
  if (left === 0) return <span className="cd">{t('timeUp')}</span>
  const days = Math.floor(left / day)
  return (
    <span className="num cp b5" role="timer">
      {days > 0 && t('days', { days })}
      {clockText(left % day)}
    </span>
  )
}
