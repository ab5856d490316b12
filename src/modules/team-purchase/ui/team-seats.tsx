import { useLanguage } from '../../../api/browser/use-messages.tsx'
import { formatTimestamp } from '../../../kernel/time/format-date.ts'
import { Tag } from '../../../ui/basic/tag.tsx'
import type { TeamView } from '../endpoints-schemas.ts'
import { useTeamMessages } from './use-messages.ts'
import './team-purchase.css'

const tones = { FORMING: 'warn', SUCCESS: 'ok', FAILED: 'neutral' } as const

/** The seats of a team, those that are paid filled, and until when it forms. */
export function TeamSeats({ of }: { of: TeamView }) {
  const t = useTeamMessages()
  const lang = useLanguage()
  const isForming = of.state === 'FORMING'
  return (
    <div className="col g1">
      <span className="row g2 wrp">
        <Tag tone={tones[of.state]} small>
          {of.stateText}
        </Tag>
        <span className="t13 num">{t('seats', { paid: of.paid, size: of.size })}</span>
        {isForming && of.paid > 0 && <b className="t13 num">{t('missing', { count: of.missing })}</b>}
      </span>
      <progress className="tpu-b" value={of.paid} max={of.size} aria-label={t('seats', { paid: of.paid, size: of.size })} />
      {isForming && (
        <span className="t12 c3 num">
          {of.deadline === null ? t('notOpen') : t('deadline', { time: formatTimestamp(new Date(of.deadline), lang) })}
        </span>
      )}
    </div>
  )
}
