import { useSearchParams } from 'react-router'
import { useCall } from '../../../api/browser/use-call.ts'
import { useLanguage, useMessages } from '../../../api/browser/use-messages.tsx'
import { CallView } from '../../../ui/console/call-view.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { bidderTenderDetail } from '../../../modules/tender/endpoints-bidder.ts'
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
  const call = useCall(bidderTenderDetail, { tenderSn: query.get('tenderSn') ?? '' })
  return (
    <CallView call={call}>
      {(of) => (
        <div className="col g3">
          <Panel title={of.title} sub={of.tenderSn}>
            <div className="bx col g2">
              <div>
                <TenderStateTag of={of} />
              </div>
              <BidActions of={of} onDone={call.reload} />
            </div>
          </Panel>
          {of.can.includes('bid') && <BidForm of={of} onDone={call.reload} />}
          <OpeningRecord of={of} t={t} lang={lang} />
          <TenderDocuments of={of} t={t} lang={lang} />
        </div>
      )}
    </CallView>
  )
}
