import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Anchor } from '../../../ui/basic/anchor.tsx'
import { Tag, type TagTone } from '../../../ui/basic/tag.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import type { TenderDetail } from '../../../modules/tender/endpoints.ts'
import { tenderPageMessages } from '../../../modules/tender/messages.ts'

const tones: Readonly<Record<TenderDetail['invitations'][number]['state'], TagTone>> = {
  SENT: 'neutral',
  VIEWED: 'info',
  ACCEPTED: 'ok',
  DECLINED: 'danger',
  EXPIRED: 'neutral',
}

/** Whom a tender invites, and what they answered. */
export function TenderInvitations({ of }: { of: TenderDetail }) {
  const t = useMessages(tenderPageMessages)
  if (of.access !== 'INVITED' || of.invitations.length === 0) return null
  return (
    <Panel title={t('invited')}>
      <ul className="bx col g2">
        {of.invitations.map(({ storeId, storeName, state, reason }) => (
          <li key={storeId} className="row g2 wrp t13">
            <Anchor className="lk" to={`/store/index?vid=${storeId}`}>
              {storeName}
            </Anchor>
            {of.publishTime !== null && (
              <Tag tone={tones[state]} small>
                {t(`invitation_${state}`)}
              </Tag>
            )}
            {reason !== '' && <span className="c3">{reason}</span>}
          </li>
        ))}
      </ul>
    </Panel>
  )
}
