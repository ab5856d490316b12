import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { callApi } from '../../../api/browser/client.ts'
import { useCommand } from '../../../api/browser/use-command.ts'
import { useCall } from '../../../api/browser/use-call.ts'
import { useLanguage, useMessages } from '../../../api/browser/use-messages.tsx'
import { CallView } from '../../../ui/console/call-view.tsx'
import { Note } from '../../../ui/feedback/states.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { bidAnswersSeen, bidInvitation, bidderTenderDetail } from '../../../modules/tender/endpoints-bidder.ts'
import { bidOwnFile, bidderTenderFile } from '../../../modules/tender/endpoints-files.ts'
import { tenderPageMessages } from '../../../modules/tender/messages.ts'
import { OpeningRecord } from '../../../modules/tender/ui/opening-record.tsx'
import { TenderDocuments } from '../../../modules/tender/ui/tender-documents.tsx'
import { TenderStateTag } from '../../../modules/tender/ui/tender-state-tag.tsx'
import { BidActions } from './bid-actions.tsx'
import { BidForm } from './bid-form.tsx'

/** One tender for a bidder: the own bid, what may be done, documents and, later, the opening record. */
export default function BidPage() {
  const t = useMessages(tenderPageMessages)
  const lang = useLanguage()
  const [query] = useSearchParams()
  const tenderSn = query.get('tenderSn') ?? ''
  const call = useCall(bidderTenderDetail, { tenderSn })
  const seen = useCommand(bidInvitation)
  const isNew = call.data?.invitation === 'SENT'
  const { run } = seen
  useEffect(() => {
    if (isNew) void run({ tenderSn, act: 'view' })
  }, [isNew, run, tenderSn])
  const answers = useCommand(bidAnswersSeen)
  const isAnswered = call.data?.hasNewAnswers === true
  const { run: noteAnswers } = answers
  useEffect(() => {
    if (isAnswered) void noteAnswers({ tenderSn })
  }, [isAnswered, noteAnswers, tenderSn])
  return (
    <CallView call={call}>
      {(of) => (
        <div className="col g3">
          <Panel title={of.title} sub={of.tenderSn}>
            <div className="bx col g2">
              <div>
                <TenderStateTag of={of} />
              </div>
              {of.hasNewAnswers && <Note>{t('newAnswers')}</Note>}
              <BidActions of={of} onDone={call.reload} />
            </div>
          </Panel>
          {of.can.includes('bid') && <BidForm of={of} onDone={call.reload} />}
          <OpeningRecord of={of} t={t} lang={lang} openFile={(_bidSn, fileId) => callApi(bidOwnFile, { tenderSn, bidFileId: fileId })} />
          <TenderDocuments of={of} t={t} lang={lang} open={(fileId) => callApi(bidderTenderFile, { tenderSn, documentId: fileId })} />
        </div>
      )}
    </CallView>
  )
}
