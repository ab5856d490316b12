import { useEffect } from 'react'
import { Navigate, useLocation, useSearchParams } from 'react-router'
import { callApi } from '../../../api/browser/client.ts'
import { onLive } from '../../../api/browser/live.ts'
import { useCall } from '../../../api/browser/use-call.ts'
import { useLanguage, useMessages } from '../../../api/browser/use-messages.tsx'
import { formatTimestamp } from '../../../kernel/time/format-date.ts'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { CallView } from '../../../ui/console/call-view.tsx'
import { Note } from '../../../ui/feedback/states.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { tenderDetail } from '../../../modules/tender/endpoints.ts'
import { tenderBidFile, tenderFile } from '../../../modules/tender/endpoints-files.ts'
import { tenderPageMessages } from '../../../modules/tender/messages.ts'
import { OpeningRecord } from '../../../modules/tender/ui/opening-record.tsx'
import { TenderDocuments } from '../../../modules/tender/ui/tender-documents.tsx'
import { TenderStateTag } from '../../../modules/tender/ui/tender-state-tag.tsx'
import { NextStep } from './next-step.tsx'
import { TenderActions } from './tender-actions.tsx'
import { TenderInvitations } from './tender-invitations.tsx'
import { TenderEvaluation } from './tender-evaluation.tsx'

/** The own tenders that wait for what an address is about, for whoever comes without the number of one. */
const waiting: Readonly<Record<string, string>> = { '/bid/openBid': '?tab=open', '/bid/winBid': '?tab=award' }

/** The tenderer's page of one tender, or the list to choose from. */
export default function TenderManagePage() {
  const tenderSn = useSearchParams()[0].get('tenderSn') ?? ''
  const { pathname } = useLocation()
  return tenderSn === '' ? <Navigate to={`/member/bid${waiting[pathname] ?? ''}`} replace /> : <ManagedTender tenderSn={tenderSn} />
}

/** Where a tender stands, what may be done now, and everything that bidders read. */
function ManagedTender({ tenderSn }: { readonly tenderSn: string }) {
  const t = useMessages(tenderPageMessages)
  const lang = useLanguage()
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
              {of.depositsReturning && (
                <Note>
                  {t('depositsReturning', {
                    count: of.depositsReturning.count,
                    time: formatTimestamp(new Date(of.depositsReturning.until), lang),
                  })}
                </Note>
              )}
              <TenderActions of={of} onDone={call.reload} />
            </div>
          </Panel>
          <TenderInvitations of={of} />
          <TenderEvaluation of={of} onDone={call.reload} />
          <OpeningRecord
            of={of}
            t={t}
            lang={lang}
            openFile={(bidSn, fileId) => callApi(tenderBidFile, { tenderSn, bidSn, bidFileId: fileId })}
          />
          <TenderDocuments of={of} t={t} lang={lang} open={(fileId) => callApi(tenderFile, { tenderSn, documentId: fileId })} />
        </div>
      )}
    </CallView>
  )
}
