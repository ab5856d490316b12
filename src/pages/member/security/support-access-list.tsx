import { useCall } from '../../../api/browser/use-call.ts'
import { useLanguage, useMessages } from '../../../api/browser/use-messages.tsx'
import { formatTimestamp } from '../../../kernel/time/format-date.ts'
import { CallView } from '../../../ui/console/call-view.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { supportAccessList } from '../../../modules/identity/endpoints-security.ts'
import { securityMessages } from '../../../modules/identity/messages.ts'

/** When the platform's support looked at the account, and why. */
export function SupportAccessList() {
  const t = useMessages(securityMessages)
  const lang = useLanguage()
  const call = useCall(supportAccessList, {})
  return (
    <Panel title={t('looks')} sub={t('looksLead')}>
      <CallView call={call} rows={2}>
        {({ list }) =>
          list.length === 0 ? (
            <p className="bx t13 c3">{t('noLooks')}</p>
          ) : (
            <ul className="bx col g2 t13">
              {list.map((look) => (
                <li key={`${look.lookTime}${look.reason}`} className="wrap-anywhere">
                  {t(look.storeName === '' ? 'lookedAtYou' : 'lookedAtStore', {
                    time: formatTimestamp(new Date(look.lookTime), lang),
                    reason: look.reason,
                    store: look.storeName,
                  })}
                </li>
              ))}
            </ul>
          )
        }
      </CallView>
    </Panel>
  )
}
