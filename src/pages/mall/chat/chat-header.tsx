import { Anchor } from '../../../ui/basic/anchor.tsx'
import { Tag } from '../../../ui/basic/tag.tsx'
import { StoreStatus, type ShownStoreStatus } from '../../../modules/store/ui/store-status.tsx'
import { openingHoursText } from '../../../modules/store/ui/opening-hours-text.ts'
import type { RefOutput } from '../../../api/browser/call-ref.ts'
import type { chatThread } from '../../../modules/chat/endpoints.ts'
import type { TranslateConversation } from '../../../modules/chat/messages.ts'

type Desk = RefOutput<typeof chatThread>

/** Whom one talks to: name, whether somebody is there, hours and phone. */
export function ChatHeader({ desk, standing, t }: { desk: Desk; standing: ShownStoreStatus | null; t: TranslateConversation }) {
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
        {t(desk.isOpen ? 'openNow' : 'closedNow')} · {t('hours')} {openingHoursText(desk.week, t('days').split(','), t('between'))}
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
      {standing && <StoreStatus standing={standing} brief />}
    </header>
  )
}
