import { Switch } from 'antd'
import type { RefOutput } from '../../../api/browser/call-ref.ts'
import { useCall } from '../../../api/browser/use-call.ts'
import { useLanguage, useMessages } from '../../../api/browser/use-messages.tsx'
import { formatTimestamp } from '../../../kernel/time/format-date.ts'
import { Anchor } from '../../../ui/basic/anchor.tsx'
import { Tag } from '../../../ui/basic/tag.tsx'
import { CallView } from '../../../ui/console/call-view.tsx'
import { useAct } from '../../../ui/console/use-act.ts'
import { Panel } from '../../../ui/layout/panel.tsx'
import { consentChange, consentList } from '../../../modules/identity/endpoints-consent.ts'
import { privacyPageMessages } from '../../../modules/privacy/messages.ts'

type Consents = RefOutput<typeof consentList>

/** The member's consents: agreements with their versions, and what may be switched off. */
export function ConsentPanel() {
  const t = useMessages(privacyPageMessages)
  const call = useCall(consentList, {})
  return (
    <Panel title={t('consentTitle')}>
      <CallView call={call} rows={3}>
        {({ agreements, choices }) => (
          <div className="bx col g3">
            <p className="t12 c3">{t('consentLead')}</p>
            {choices.map((choice) => (
              <Choice key={choice.consentCode} choice={choice} onDone={call.reload} />
            ))}
            {agreements.length === 0 ? <p className="t13 c3">{t('noAgreements')}</p> : <Agreements list={agreements} />}
            <p className="t12 c3">{t('requiredNote')}</p>
          </div>
        )}
      </CallView>
    </Panel>
  )
}

function Choice({ choice, onDone }: { choice: Consents['choices'][number]; onDone: () => void }) {
  const t = useMessages(privacyPageMessages)
  const lang = useLanguage()
  const { act, busy } = useAct(consentChange)
  const isGiven = choice.isGiven === 1
  const turn = async () => {
    const done = t(isGiven ? 'consentWithdrawn' : 'consentGiven')
    if (await act({ consentCode: choice.consentCode, isGiven: isGiven ? 0 : 1 }, done)) onDone()
  }
  return (
    <div className="row g3 items-start">
      <div className="flex-1 min-w-0">
        <b className="t14 b6">{t(`choice_${choice.consentCode}`)}</b>
        <p className="t12 c3">{t('personalisedHelp')}</p>
        {choice.decideTime && <p className="t12 c3 num">{t('decidedAt', { at: formatTimestamp(new Date(choice.decideTime), lang) })}</p>}
      </div>
      <Switch checked={isGiven} loading={busy} aria-label={t(`choice_${choice.consentCode}`)} onChange={() => void turn()} />
    </div>
  )
}

function Agreements({ list }: { list: Consents['agreements'] }) {
  const t = useMessages(privacyPageMessages)
  const lang = useLanguage()
  return (
    <div className="tsc">
      <table className="tbl">
        <thead>
          <tr>
            <th>{t('colAgreement')}</th>
            <th>{t('colVersion')}</th>
            <th>{t('colAgreedAt')}</th>
          </tr>
        </thead>
        <tbody>
          {list.map((one) => (
            <tr key={`${one.agreementCode} ${one.version}`}>
              <td>
                <Anchor className="lk" to={`/agreement?key=${encodeURIComponent(one.agreementCode)}`}>
                  {one.title}
                </Anchor>
              </td>
              <td className="nw">
                <span className="num">v{one.version}</span>{' '}
                <Tag tone={one.isCurrent === 1 ? 'ok' : 'warn'}>{t(one.isCurrent === 1 ? 'current' : 'replaced')}</Tag>
              </td>
              <td className="num nw">{formatTimestamp(new Date(one.agreeTime), lang)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
