import { Navigate, useSearchParams } from 'react-router'
import { callApi } from '../../../api/browser/client.ts'
import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Anchor } from '../../../ui/basic/anchor.tsx'
import { fullTime } from '../../../ui/basic/short-time.ts'
import { CallView } from '../../../ui/console/call-view.tsx'
import { Countdown } from '../../../ui/console/countdown.tsx'
import { Note } from '../../../ui/feedback/states.tsx'
import { PropertyList } from '../../../ui/layout/property-list.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { AttachmentList } from '../../../modules/attachment/ui/attachment-list.tsx'
import { AwardGoodsPanel } from '../../../modules/award-goods/ui/award-goods-panel.tsx'
import { RequestedTermsDetails } from '../../../modules/rfq/ui/requested-terms-details.tsx'
import { supplierRfqDetail, supplierRfqFile, type SupplierRfqDetail } from '../../../modules/rfq/endpoints-supplier-quotation.ts'
import { RequestedLinesTable } from '../../../modules/rfq/ui/requested-lines-table.tsx'
import { OpeningNotes } from '../../../modules/rfq/ui/opening-notes.tsx'
import { RfqStateTag } from '../../../modules/rfq/ui/state-tags.tsx'
import { FloorReview } from './floor-review.tsx'
import { OwnQuotation } from './own-quotation.tsx'
import { QuotationForm } from './quotation-form.tsx'
import { SupplierActions } from './supplier-actions.tsx'
import { ClarificationText } from '../../../modules/rfq/ui/clarification-list.tsx'
import { rfqPageMessages } from '../../../modules/rfq/messages.ts'

/** A request as the own store reads it, its quotation as it stands, and the form of the next version. */
export default function QuotationEditPage() {
  const inquirySn = useSearchParams()[0].get('inquirySn')
  return inquirySn ? <RequestOf inquirySn={inquirySn} /> : <Navigate to="/seller/inquiry/list" replace />
}

function RequestOf({ inquirySn }: { inquirySn: string }) {
  const call = useCall(supplierRfqDetail, { inquirySn })
  return <CallView call={call}>{(found) => <Request of={found} onDone={call.reload} />}</CallView>
}

function Request({ of, onDone }: { of: SupplierRfqDetail; onDone: () => void }) {
  const t = useMessages(rfqPageMessages)
  const closing =
    of.state === 'QUOTING' && of.closeTime ? <Countdown until={of.closeTime} /> : of.closeTime ? fullTime(of.closeTime) : t('openEnd')
  return (
    <div className="col g3">
      <Panel
        title={of.title}
        sub={<RfqStateTag of={of} />}
        more={
          <Anchor className="lk t13" to="/seller/inquiry/list">
            {t('back')}
          </Anchor>
        }
      >
        <div className="bx col g3">
          <PropertyList
            list={[
              [t('factSn'), of.inquirySn],
              [t('factBuyer'), of.buyerTitle || t('buyerHidden')],
              [t('factPlace'), of.regionName],
              [t('factClose'), closing],
              [t('factNote'), of.note],
              [t('contact'), of.contact],
            ]}
          />
          {of.kind === 'OPEN' && of.can.includes('quote') && <Note>{t('sealedForStore')}</Note>}
          <OpeningNotes openings={of.openings} />
          <SupplierActions of={of} onDone={onDone} />
        </div>
        {of.talks.length > 0 && (
          <div className="bx col g2 border-t border-line">
            {of.talks.map((talk) => (
              <ClarificationText key={talk.talkId} talk={talk} />
            ))}
          </div>
        )}
      </Panel>
      {(of.files.length > 0 || Object.keys(of.terms).length > 0) && (
        <Panel title={t('terms')}>
          <div className="bx col g3">
            <RequestedTermsDetails terms={of.terms} />
            {of.files.length > 0 && (
              <AttachmentList files={of.files} open={(fileId) => callApi(supplierRfqFile, { inquirySn: of.inquirySn, fileId })} />
            )}
          </div>
        </Panel>
      )}
      <Panel title={t('lines')}>
        <RequestedLinesTable lines={of.lines} />
      </Panel>
      <FloorReview of={of} onDone={onDone} />
      {of.current && <OwnQuotation of={of} quotation={of.current} />}
      {of.current && <AwardGoodsPanel inquirySn={of.inquirySn} />}
      {of.can.includes('quote') && <QuotationForm key={of.draft?.version ?? 0} of={of} onDone={onDone} />}
    </div>
  )
}
