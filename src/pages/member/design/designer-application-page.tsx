import type { RefOutput } from '../../../api/browser/call-ref.ts'
import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Button, ButtonLink } from '../../../ui/basic/button.tsx'
import { CallView } from '../../../ui/console/call-view.tsx'
import { useAct } from '../../../ui/console/use-act.ts'
import { Note } from '../../../ui/feedback/states.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { designerAction, designerInfo } from '../../../modules/design/endpoints-designer.ts'
import { DesignerApplicationForm } from './designer-application-form.tsx'
import { designPageMessages } from '../../../modules/design/messages.ts'

type Info = RefOutput<typeof designerInfo>

/** Becoming a designer: where the application stands, and the form while it may be written. */
export default function ApplyDesignerPage() {
  const t = useMessages(designPageMessages)
  const call = useCall(designerInfo, {})
  return (
    <Panel title={t('applyTitle')} sub={call.data?.application?.stateText}>
      <div className="bx col g3">
        <p className="t13 c2">{t('applyLead')}</p>
        <CallView call={call}>{(info) => <Standing info={info} onDone={call.reload} />}</CallView>
      </div>
    </Panel>
  )
}

function Standing({ info, onDone }: { info: Info; onDone: () => void }) {
  const t = useMessages(designPageMessages)
  const { act, busy } = useAct(designerAction)
  const { application, can } = info
  if (info.isDesigner)
    return (
      <Note
        tone="ok"
        action={
          <ButtonLink size="sm" to="/member/design/list">
            {t('goDesk')}
          </ButtonLink>
        }
      >
        {t('isDesigner')}
      </Note>
    )
  if (can.includes('save')) return <DesignerApplicationForm application={application} onDone={onDone} />
  if (!application) return <Note>{t('applyOnly')}</Note>
  return (
    <div className="col g3">
      {application.state === 'REJECTED' ? (
        <Note tone="danger">{t('rejectedBecause', { reason: application.reason })}</Note>
      ) : (
        <Note>{t('waitingNote')}</Note>
      )}
      <dl className="kv gap-x-6 gap-y-2.5">
        <dt>{t('realName')}</dt>
        <dd>{application.realName}</dd>
        <dt>{t('fields')}</dt>
        <dd>{application.fields}</dd>
        <dt>{t('introduction')}</dt>
        <dd>{application.introduction}</dd>
      </dl>
      <div className="row g2">
        {(['withdraw', 'mend'] as const)
          .filter((one) => can.includes(one))
          .map((one) => (
            <Button key={one} busy={busy} onClick={() => void act({ act: one }, t('done')).then((done) => done && onDone())}>
              {t(one)}
            </Button>
          ))}
      </div>
    </div>
  )
}
