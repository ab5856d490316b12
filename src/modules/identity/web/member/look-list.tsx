import { useCall } from '../../../../api/browser/use-call.ts'
import { useLanguage, useWords } from '../../../../api/browser/use-words.tsx'
import { showMoment } from '../../../../shared/show-date.ts'
import { CallView } from '../../../../ui/console/call-view.tsx'
import { Panel } from '../../../../ui/layout/panel.tsx'
import { lookListCall } from '../../contract-security.ts'
import { securityWords } from './words.ts'

/** When the platform's support looked at the account, and why. */
export function LookList() {
  const t = useWords(securityWords)
  const lang = useLanguage()
  const call = useCall(lookListCall, {})
  return (
    <Panel title={t('looks')} sub={t('looksLead')}>
      <CallView call={call} rows={2}>
        {({ list }) =>
          list.length === 0 ? (
            <p className="bx t13 c3">{t('noLooks')}</p>
          ) : (
            <ul className="bx col g2 t13">
              {list.map((look) => (
                <li key={`${look.lookTime}${look.reason}`} style={{ overflowWrap: 'anywhere' }}>
                  {t(look.storeName === '' ? 'lookedAtYou' : 'lookedAtStore', {
                    time: showMoment(new Date(look.lookTime), lang),
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
