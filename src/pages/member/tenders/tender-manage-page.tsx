import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { onLive } from '../../../api/browser/live.ts'
import { useCall } from '../../../api/browser/use-call.ts'
import { useLanguage, useMessages } from '../../../api/browser/use-messages.tsx'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { CallView } from '../../../ui/console/call-view.tsx'
import { Note } from '../../../ui/feedback/states.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { tenderDetail } from '../../../modules/tender/endpoints.ts'
import { tenderPageMessages } from '../../../modules/tender/messages.ts'
import { OpeningRecord } from '../../../modules/tender/ui/opening-record.tsx'
import { TenderDocuments } from '../../../modules/tender/ui/tender-documents.tsx'
import { TenderStateTag } from '../../../modules/tender/ui/tender-state-tag.tsx'
import { NextStep } from './next-step.tsx'
import { TenderActions } from './tender-actions.tsx'
import { TenderInvitations } from './tender-invitations.tsx'
import { TenderEvaluation } from './tender-evaluation.tsx'

/** The tenderer's page of one tender: where it stands, what may be done now, and everything that bidders read. */
export default function TenderManagePage() {
  const t = useMessages(tenderPageMessages)
  const lang = useLanguage()
  const [query] = useSearchParams()
  const tenderSn = query.get('tenderSn') ?? ''
  const call = useCall(tenderDetail, { tenderSn })
  const { reload } = call
  useEffect(
    () =>
      onLive('tender', ({ topic, about }) => {
        if (topic === 'again' || about['tenderSn'] === tenderSn) reload()
      }),
    [tenderSn, reload],
  )
  return (
    <CallView call={call}>
      {(of) => (
        <div className="col g3">
          <Panel title={of.title} sub={of.tenderSn}>
            <div className="bx col g2">
              <div className="row g2 wrp">
                <TenderStateTag of={of} />
                <span className="t12 c3">
                  {t('estimate')} <span className="num">¥{priceText(of.estimate)}</span>
                </span>
              </div>
              <NextStep of={of} />
              {of.isShort && <Note tone="warn">{t('shortNote')}</Note>}
              <TenderActions of={of} onDone={call.reload} />
            </div>
          </Panel>
          <TenderInvitations of={of} />
          <TenderEvaluation of={of} onDone={call.reload} />
          <OpeningRecord of={of} t={t} lang={lang} />
          <TenderDocuments of={of} t={t} lang={lang} />
        </div>
      )}
    </CallView>
  )
}
