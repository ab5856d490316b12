import type { RefOutput } from '../../../api/browser/call-ref.ts'
import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Anchor } from '../../../ui/basic/anchor.tsx'
import { ButtonLink } from '../../../ui/basic/button.tsx'
import { CallView } from '../../../ui/console/call-view.tsx'
import { Note } from '../../../ui/feedback/states.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { cancelInfo } from '../../../modules/privacy/endpoints.ts'
import { CloseForm } from './close-form.tsx'
import { privacyPageMessages } from '../../../modules/privacy/messages.ts'

/** Closing the account: what stands in the way, what happens then, and the act itself behind a code. */
export default function CancelAccountPage() {
  const t = useMessages(privacyPageMessages)
  const call = useCall(cancelInfo, {})
  const more = (
    <Anchor className="lk t13" to="/member/privacy">
      {t('backToPrivacy')}
    </Anchor>
  )
  return (
    <Panel title={t('cancelTitle')} more={more}>
      <CallView call={call}>
        {({ blocks, canCancel }) => (
          <div className="bx col g3">
            {blocks.length > 0 && <Blocks blocks={blocks} />}
            <AfterClosing />
            {canCancel && <CloseForm />}
          </div>
        )}
      </CallView>
    </Panel>
  )
}

function Blocks({ blocks }: { blocks: RefOutput<typeof cancelInfo>['blocks'] }) {
  const t = useMessages(privacyPageMessages)
  return (
    <section>
      <Note tone="warn">{t('blocksTitle')}</Note>
      <ul className="col g2 mt-3">
        {blocks.map((block) => (
          <li key={block.code} className="row g3 t13 flex-wrap">
            <Icon name="circle-alert" size={16} className="cw" />
            <span className="flex-[1_1_220px]">{block.text}</span>
            <ButtonLink size="sm" to={block.link}>
              {t('settle')}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

function AfterClosing() {
  const t = useMessages(privacyPageMessages)
  return (
    <section>
      <h3 className="t14 b6">{t('afterTitle')}</h3>
      <ul className="t13 c2 col g2 mt-2 pl-4.5 list-disc">
        {(['after1', 'after2', 'after3', 'after4', 'after5'] as const).map((key) => (
          <li key={key}>{t(key)}</li>
        ))}
      </ul>
    </section>
  )
}
