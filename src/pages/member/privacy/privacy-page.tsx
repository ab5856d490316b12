import { useMessages } from '../../../api/browser/use-messages.tsx'
import { ButtonLink } from '../../../ui/basic/button.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import '../../../ui/styles/commerce.css'
import { ConsentPanel } from './consent-panel.tsx'
import { ExportPanel } from './export-panel.tsx'
import { InventoryPanel } from './inventory-panel.tsx'
import { privacyPageMessages } from '../../../modules/privacy/messages.ts'

/** Everything about one's own data: consents, copies, what is kept, and the way out. */
export default function PrivacyPage() {
  const t = useMessages(privacyPageMessages)
  return (
    <div className="col g3">
      <ConsentPanel />
      <ExportPanel />
      <InventoryPanel />
      <Panel title={t('cancelTitle')}>
        <div className="row g3 bx flex-wrap">
          <p className="t13 c2 flex-[1_1_240px]">{t('cancelHelp')}</p>
          <ButtonLink to="/member/cancelAccount">{t('cancelGo')}</ButtonLink>
        </div>
      </Panel>
    </div>
  )
}
