import { Anchor } from '../../../../ui/basic/anchor.tsx'
import { Tag } from '../../../../ui/basic/tag.tsx'
import { StoreStanding, weekText, type ShownStanding } from '../../../store/web/public.ts'
import type { RefOutput } from '../../../../api/browser/call-ref.ts'
import type { chatThread } from '../../contract.ts'
import type { SpeakTalk } from '../words.ts'

type Desk = RefOutput<typeof chatThread>

/** Whom one talks to: name, whether somebody is there, hours and phone. */
export function DeskHead({ desk, standing, t }: { desk: Desk; standing: ShownStanding | null; t: SpeakTalk }) {
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
        {t(desk.isOpen ? 'openNow' : 'closedNow')} · {t('hours')} {weekText(desk.week, t('days').split(','), t('between'))}
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
      {standing && <StoreStanding standing={standing} brief />}
    </header>
  )
}
