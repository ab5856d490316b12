import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Anchor } from '../../../ui/basic/anchor.tsx'
import { Button, ButtonLink } from '../../../ui/basic/button.tsx'
import { fullTime } from '../../../ui/basic/short-time.ts'
import { CallView } from '../../../ui/console/call-view.tsx'
import { useAct } from '../../../ui/console/use-act.ts'
import { PropertyList } from '../../../ui/layout/property-list.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { sampleCancel, sampleDetail, sampleReceive, type SampleView } from '../../../modules/sample/endpoints.ts'
import { SampleFeedbackDialog } from './sample-feedback-dialog.tsx'
import { SampleFeedback } from '../../../modules/sample/ui/sample-feedback.tsx'
import { SampleLines } from '../../../modules/sample/ui/sample-lines.tsx'
import { SampleStateTag } from '../../../modules/sample/ui/sample-state-tag.tsx'
import { samplePageMessages } from '../../../modules/sample/messages.ts'

/** One application: what became of it, and what its buyer may do now. */
export default function SampleInfoPage() {
  const t = useMessages(samplePageMessages)
  const [query] = useSearchParams()
  const call = useCall(sampleDetail, { sampleId: Number(query.get('sampleId')) || 0 })
  return (
    <CallView call={call}>
      {(of) => (
        <Panel
          title={t('infoTitle')}
          sub={of.sampleSn}
          more={
            <Anchor className="lk t13" to="/member/sample/list">
              {t('back')}
            </Anchor>
          }
        >
          <Info of={of} onDone={call.reload} />
        </Panel>
      )}
    </CallView>
  )
}

const timeOf = (moment: string | null) => (moment === null ? '' : fullTime(moment))

function Info({ of, onDone }: { of: SampleView; onDone: () => void }) {
  const t = useMessages(samplePageMessages)
  const facts = [
    [t('colStore'), of.storeName],
    [t('purpose'), of.purpose],
    [t('receiver'), `${of.receiverName} ${of.mobile} ${of.address}`],
    [t('carrier'), of.carrier],
    [t('trackingNo'), of.trackingNo],
    [t('appliedAt'), timeOf(of.applyTime)],
    [t('answeredAt'), timeOf(of.answerTime)],
    [t('shippedAt'), timeOf(of.shipTime)],
    [t('receivedAt'), timeOf(of.receiveTime)],
    [t('feedbackUntil'), timeOf(of.feedbackUntil)],
  ] as const
  return (
    <div className="bx col g3">
      <div>
        <SampleStateTag of={of} />
      </div>
      <SampleLines of={of} />
      <PropertyList list={facts} />
      <SampleFeedback of={of} />
      <Acts of={of} onDone={onDone} />
    </div>
  )
}

function Acts({ of, onDone }: { of: SampleView; onDone: () => void }) {
  const t = useMessages(samplePageMessages)
  const cancel = useAct(sampleCancel)
  const receive = useAct(sampleReceive)
  const [isTelling, setTelling] = useState(false)
  const run = async (work: Promise<unknown>) => {
    if (await work) onDone()
  }
  const first = of.lines[0]
  return (
    <div className="row g2 wrp">
      {of.can.includes('receive') && (
        <Button tone="brand" busy={receive.busy} onClick={() => void run(receive.act({ sampleId: of.sampleId }, t('received')))}>
          {t('receive')}
        </Button>
      )}
      {of.can.includes('feedback') && (
        <Button tone="brand" onClick={() => setTelling(true)}>
          {t('giveFeedback')}
        </Button>
      )}
      {of.can.includes('cancel') && (
        <Button busy={cancel.busy} onClick={() => void run(cancel.act({ sampleId: of.sampleId }, t('cancelled')))}>
          {t('cancel')}
        </Button>
      )}
      {of.orderSn !== '' && <ButtonLink to={`/member/order/detail?orderSn=${of.orderSn}`}>{t('toOrder')}</ButtonLink>}
      {of.state === 'FEEDBACK_DONE' && first && <ButtonLink to={`/goods/detail/${first.productId}`}>{t('buy')}</ButtonLink>}
      {isTelling && (
        <SampleFeedbackDialog
          sampleId={of.sampleId}
          onClose={() => setTelling(false)}
          onDone={() => {
            setTelling(false)
            onDone()
          }}
        />
      )}
    </div>
  )
}
