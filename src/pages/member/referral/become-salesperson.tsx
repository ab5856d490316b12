import { useMessages } from '../../../api/browser/use-messages.tsx'
import { ButtonLink } from '../../../ui/basic/button.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { referralPageMessages } from '../../../modules/referral/messages.ts'

/** What somebody reads who is no salesperson: what it is and how to become one. */
export function BecomeSalesperson() {
  const t = useMessages(referralPageMessages)
  return (
    <Panel title={t('joinTitle')}>
      <div className="bx col g3">
        <p className="t14 c2">{t('joinLead')}</p>
        <ol className="col g2">
          {(['joinStep1', 'joinStep2', 'joinStep3'] as const).map((key, place) => (
            <li key={key}>
              <b className="num">{place + 1}.</b> {t(key)}
            </li>
          ))}
        </ol>
        <div>
          <ButtonLink to="/service?vid=0" tone="brand" icon="headset">
            {t('joinAsk')}
          </ButtonLink>
        </div>
      </div>
    </Panel>
  )
}
