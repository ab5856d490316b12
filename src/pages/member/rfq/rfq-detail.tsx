import { callApi } from '../../../api/browser/client.ts'
import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Anchor } from '../../../ui/basic/anchor.tsx'
import { ButtonLink } from '../../../ui/basic/button.tsx'
import { fullTime } from '../../../ui/basic/short-time.ts'
import { CallView } from '../../../ui/console/call-view.tsx'
import { Countdown } from '../../../ui/console/countdown.tsx'
import { Detail, DetailHead } from '../../../ui/console/detail/detail.tsx'
import { Note } from '../../../ui/feedback/states.tsx'
import { PropertyList } from '../../../ui/layout/property-list.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { AttachmentList } from '../../../modules/attachment/ui/attachment-list.tsx'
import { RequestedTermsDetails } from '../../../modules/rfq/ui/requested-terms-details.tsx'
import { rfqDetail, rfqFile, type RfqDetail } from '../../../modules/rfq/endpoints.ts'
import { rfqPageMessages } from '../../../modules/rfq/messages.ts'
import { RequestedLinesTable } from '../../../modules/rfq/ui/requested-lines-table.tsx'
import { InvitationPanel } from './invitation-panel.tsx'
import { OpeningNotes } from '../../../modules/rfq/ui/opening-notes.tsx'
import { RfqActions } from './rfq-actions.tsx'
import { comparisonAddress, rfqAddress } from '../../../modules/rfq/ui/rfq-addresses.ts'
import { RfqStateTag } from '../../../modules/rfq/ui/state-tags.tsx'
import { ClarificationList } from '../../../modules/rfq/ui/clarification-list.tsx'

/** One request as its buyer reads it. */
export function RfqDetailView({ inquirySn }: { inquirySn: string }) {
  const call = useCall(rfqDetail, { inquirySn })
  return <CallView call={call}>{(found) => <Inquiry of={found} onDone={call.reload} />}</CallView>
}

function Inquiry({ of, onDone }: { of: RfqDetail; onDone: () => void }) {
  const t = useMessages(rfqPageMessages)
  const back = of.kind === 'OPEN' ? '/member/inquireOrder/list' : '/member/enquiryOrder/list'
  return (
    <Detail
      head={
        <DetailHead
          list={back}
          title={of.title}
          sub={<RfqStateTag of={of} />}
          moves={<RfqActions of={of} onDone={onDone} />}
          links={of.orderSnList.map((sn) => (
            <Anchor key={sn} className="lk num" to={`/member/order/detail?orderSn=${sn}`}>
              {sn}
            </Anchor>
          ))}
        >
          <div className="mt-2">
            <NextStep of={of} />
            <OpeningNotes openings={of.openings} />
          </div>
        </DetailHead>
      }
      aside={
        <Panel title={t('requestFacts')}>
          <div className="bx">
            <InquiryFacts of={of} />
          </div>
        </Panel>
      }
    >
      <Panel title={t('lines')}>
        <RequestedLinesTable lines={of.lines} />
      </Panel>
      {(of.files.length > 0 || Object.keys(of.terms).length > 0) && (
        <Panel title={t('terms')}>
          <div className="bx col g3">
            <RequestedTermsDetails terms={of.terms} />
            {of.files.length > 0 && (
              <AttachmentList files={of.files} open={(fileId) => callApi(rfqFile, { inquirySn: of.inquirySn, fileId })} />
            )}
          </div>
        </Panel>
      )}
      {of.kind === 'OPEN' && !['DRAFT', 'REVIEWING', 'REVIEW_REJECTED'].includes(of.state) && <InvitationPanel inquirySn={of.inquirySn} />}
      {of.talks.length > 0 && (
        <Panel title={t('talks')}>
          <ClarificationList of={of} onDone={onDone} />
        </Panel>
      )}
    </Detail>
  )
}

function InquiryFacts({ of }: { of: RfqDetail }) {
  const t = useMessages(rfqPageMessages)
  const link = (sn: string) =>
    sn === '' ? (
      ''
    ) : (
      <Anchor className="lk" to={rfqAddress({ kind: 'OPEN', inquirySn: sn })}>
        {sn}
      </Anchor>
    )
  const closing = of.state === 'QUOTING' && of.closeTime ? <Countdown until={of.closeTime} /> : fullTime(of.closeTime)
  return (
    <PropertyList
      list={[
        [t('factSn'), of.inquirySn],
        [t('factStore'), of.storeName],
        [t('factRound'), of.round > 1 ? String(of.round) : ''],
        [t('factPlace'), of.regionName],
        [
          t('factRule'),
          of.kind === 'OPEN'
            ? `${t(`rule_${of.closeRule}`)}${of.closeCount === null ? '' : ` · ${t('quotes', { count: of.closeCount })}`}`
            : '',
        ],
        [t('factClose'), closing],
        [t('factQuotes'), String(of.quoteNum)],
        [t('factContact'), of.kind === 'OPEN' ? t(of.contactPublic === 1 ? 'contactShown' : 'contactHidden') : ''],
        [t('factNote'), of.note],
        [t('factReason'), of.reason],
        [t('factPrev'), link(of.prevSn)],
        [t('factNext'), link(of.nextSn)],
      ]}
    />
  )
}

/** What the state means for the buyer, and the one link that leads on. */
function NextStep({ of }: { of: RfqDetail }) {
  const t = useMessages(rfqPageMessages)
  const compare = (
    <ButtonLink size="sm" tone="brand" to={comparisonAddress(of.inquirySn)}>
      {t('compare')}
    </ButtonLink>
  )
  const isOpen = of.state === 'QUOTING' || of.state === 'COMPARING'
  if (of.isSealed === 1 && of.state === 'QUOTING') return <Note>{t('sealedNote', { count: of.quoteNum })}</Note>
  if (isOpen && of.quoteNum > 0) return <Note action={compare}>{t('chooseNote', { count: of.quoteNum })}</Note>
  if (of.state === 'QUOTING') return <Note>{t('waitNote')}</Note>
  if (of.state === 'NEED_INFO') return <Note tone="warn">{t('askedNote')}</Note>
  if (of.state === 'AWARDED' || of.state === 'PARTIALLY_AWARDED')
    return (
      <Note tone="ok" action={compare}>
        {t('awardedNote')}
      </Note>
    )
  if (of.state === 'NO_QUOTE') return <Note tone="warn">{t('noQuoteNote')}</Note>
  return null
}
