import { Select } from 'antd'
import { useState } from 'react'
import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Button } from '../../../ui/basic/button.tsx'
import { CallView } from '../../../ui/console/call-view.tsx'
import { DayRange } from '../../../ui/console/day-range.tsx'
import { useAct } from '../../../ui/console/use-act.ts'
import { Panel } from '../../../ui/layout/panel.tsx'
import { delegationAdd, delegationEnd, delegationList } from '../../../modules/approval/endpoints-rules.ts'
import { purchaseRequestMessages } from './messages.ts'

/** Who decides in one's place, from day to day. */
export function DelegationPanel() {
  const t = useMessages(purchaseRequestMessages)
  const call = useCall(delegationList, {})
  const add = useAct(delegationAdd)
  const end = useAct(delegationEnd)
  const [approverId, setApproverId] = useState<number>()
  const [days, setDays] = useState({ startsOn: '', endsOn: '' })
  const delegate = async () => {
    if (approverId !== undefined && (await add.act({ approverId, ...days }, t('delegated')))) call.reload()
  }
  return (
    <Panel title={t('delegations')} sub={t('delegationsLead')}>
      <CallView call={call} rows={2}>
        {({ list, people }) => (
          <div className="bx col g3">
            {list.map((one) => (
              <div key={one.delegationId} className="row g3 t13">
                <b>{one.toName}</b>
                <span className="num">
                  {one.startsOn} – {one.endsOn}
                </span>
                <Button
                  size="sm"
                  onClick={() => void end.act({ delegationId: one.delegationId }, t('decided')).then((done) => done && call.reload())}
                >
                  {t('endDelegation')}
                </Button>
              </div>
            ))}
            {people.length === 0 ? (
              <p className="t13 c3">{t('noPeople')}</p>
            ) : (
              <div className="row g2 flex-wrap">
                <Select
                  aria-label={t('delegateTo')}
                  placeholder={t('delegateTo')}
                  style={{ minWidth: 160 }}
                  value={approverId}
                  options={people.map((one) => ({ value: one.approverId, label: one.name }))}
                  onChange={setApproverId}
                />
                <DayRange
                  start={days.startsOn}
                  end={days.endsOn}
                  labels={{ start: t('from'), end: t('until') }}
                  onChange={(startsOn, endsOn) => setDays({ startsOn, endsOn })}
                />
                <Button
                  busy={add.busy}
                  disabled={approverId === undefined || !days.startsOn || !days.endsOn}
                  onClick={() => void delegate()}
                >
                  {t('delegateAct')}
                </Button>
              </div>
            )}
          </div>
        )}
      </CallView>
    </Panel>
  )
}
