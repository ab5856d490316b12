import { App } from 'antd'
import type { RefOutput } from '../../../api/browser/call-ref.ts'
import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Anchor } from '../../../ui/basic/anchor.tsx'
import { Button, ButtonLink } from '../../../ui/basic/button.tsx'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { StateDot } from '../../../ui/basic/tag.tsx'
import { CallView } from '../../../ui/console/call-view.tsx'
import { useAct } from '../../../ui/console/use-act.ts'
import { Note } from '../../../ui/feedback/states.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import '../../../ui/styles/commerce.css'
import { applicationInfo, applicationWithdraw } from '../../../modules/store/endpoints-applications.ts'
import { StoreApplicationForm } from './store-application-form.tsx'
import { storeApplicationMessages } from '../../../modules/store/messages.ts'

type Info = RefOutput<typeof applicationInfo>

/** Becoming a supplier: what is needed, where the application stands, and the form. */
export default function StoreApplyPage() {
  const t = useMessages(storeApplicationMessages)
  const call = useCall(applicationInfo, {})
  return (
    <CallView call={call}>
      {(info) => (
        <div className="col g3">
          <Checklist info={info} />
          {info.application && <MyApplication info={info} application={info.application} onMoved={call.reload} />}
          {info.can.includes('submit') && (
            <Panel title={t('applyTitle')}>
              <StoreApplicationForm info={info} onDone={call.reload} />
            </Panel>
          )}
        </div>
      )}
    </CallView>
  )
}

function Checklist({ info }: { info: Info }) {
  const t = useMessages(storeApplicationMessages)
  return (
    <Panel title={t('checklist')}>
      <ul className="bx col g2">
        {info.checklist.map((point) => (
          <li key={point.code} className="row g3">
            <StateDot tone={point.pass ? 'ok' : 'warn'}>{t(point.pass ? 'pass' : 'fail')}</StateDot>
            {point.text}
            {point.code === 'verified' && !point.pass && (
              <Anchor className="lk" to="/member/authen">
                {t('goAuthen')}
              </Anchor>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  )
}

function MyApplication({ info, application, onMoved }: { info: Info; application: NonNullable<Info['application']>; onMoved: () => void }) {
  const t = useMessages(storeApplicationMessages)
  const { modal } = App.useApp()
  const { act } = useAct(applicationWithdraw)
  const withdraw = () =>
    void modal.confirm({
      title: t('withdraw'),
      content: t('withdrawAsk'),
      okText: t('withdraw'),
      cancelText: t('cancel'),
      onOk: async () => {
        if (await act({}, t('withdrawn'))) onMoved()
      },
    })
  return (
    <Panel title={`${t('myApplication')} · ${application.storeName}`} sub={application.stateText}>
      <div className="bx col g3">
        {application.state === 'DEPOSIT' && <Note tone="warn">{t('deposit', { amount: priceText(application.deposit ?? 0) })}</Note>}
        {application.state === 'REJECTED' && <Note tone="danger">{t('rejectedBecause', { reason: application.reason })}</Note>}
        <div className="row g2">
          {application.storeId !== null && (
            <ButtonLink to="/seller" tone="brand">
              {t('goConsole')}
            </ButtonLink>
          )}
          {info.can.includes('withdraw') && <Button onClick={withdraw}>{t('withdraw')}</Button>}
        </div>
      </div>
    </Panel>
  )
}
