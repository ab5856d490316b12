import { Anchor } from '../../../../ui/basic/anchor.tsx'
import { Tag } from '../../../../ui/basic/tag.tsx'
import type { RefOutput } from '../../../../api/browser/call-ref.ts'
import type { chatThread } from '../../contract.ts'
import type { SpeakTalk } from '../words.ts'

type Desk = RefOutput<typeof chatThread>

/** The weekdays of a desk: `周一–周五`, or each by name where they do not follow each other. */
function daysOf(weekdays: readonly number[], names: readonly string[]): string {
  const [first = 1] = weekdays
  const last = weekdays.at(-1) ?? first
  const name = (day: number) => names[day - 1] ?? ''
  const isRow = weekdays.length > 2 && last - first === weekdays.length - 1
  return isRow ? `${name(first)}–${name(last)}` : weekdays.map(name).join(' ')
}

/** Whom one talks to: name, whether somebody is there, hours and phone. */
export function DeskHead({ desk, t }: { desk: Desk; t: SpeakTalk }) {
  const { weekdays, opensAt, closesAt } = desk.hours
  return (
    <header className="tk-head">
      <div className="row g2">
        <h1 className="t16 b6">{desk.name}</h1>
        <Tag small tone={desk.isOnline ? 'ok' : 'neutral'}>
          {t(desk.isOnline ? 'online' : 'offline')}
        </Tag>
        <span className="sp" />
        {desk.vid > 0 && (
          <Anchor className="lk t13" to={`/store/index?vid=${desk.vid}`}>
            {t('toStore')}
          </Anchor>
        )}
      </div>
      <p className="t12 c3">
        {t(desk.isOpen ? 'openNow' : 'closedNow')} ·{' '}
        {t('hours', { days: daysOf(weekdays, t('days').split(',')), from: opensAt, to: closesAt })}
        {desk.phone !== '' && (
          <>
            {' · '}
            {t('phone')}{' '}
            <a className="lk num" href={`tel:${desk.phone}`}>
              {desk.phone}
            </a>
          </>
        )}
      </p>
    </header>
  )
}
