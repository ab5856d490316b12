import { Navigate, useSearchParams } from 'react-router'
import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Anchor } from '../../../ui/basic/anchor.tsx'
import { Button } from '../../../ui/basic/button.tsx'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { keepFile } from '../../../ui/basic/save-file.ts'
import { useAct } from '../../../ui/console/use-act.ts'
import { decisionRecord } from '../../../modules/sourcing-tools/endpoints-decision-record.ts'
import { CallView } from '../../../ui/console/call-view.tsx'
import { Empty, Note } from '../../../ui/feedback/states.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import '../../../ui/styles/rfq.css'
import { quotationComparison, type Comparison } from '../../../modules/rfq/endpoints-comparison.ts'
import { AwardPanel } from './comparison/award-panel.tsx'
import { rfqAddress } from '../../../modules/rfq/ui/rfq-addresses.ts'
import { RfqStateTag } from '../../../modules/rfq/ui/state-tags.tsx'
import { QuotationCards } from './comparison/quotation-cards.tsx'
import { rfqPageMessages } from '../../../modules/rfq/messages.ts'

/** What was quoted, line by line and supplier by supplier, and the choice. */
export default function ComparisonPage() {
  const inquirySn = useSearchParams()[0].get('inquirySn')
  return inquirySn ? <ComparisonOf inquirySn={inquirySn} /> : <Navigate to="/member/inquireOrder/list" replace />
}

function ComparisonOf({ inquirySn }: { inquirySn: string }) {
  const call = useCall(quotationComparison, { inquirySn })
  return <CallView call={call}>{(found) => <Compared of={found} onDone={call.reload} />}</CallView>
}

/** The record of the comparison as a file. */
function RecordButtons({ inquirySn }: { inquirySn: string }) {
  const t = useMessages(rfqPageMessages)
  const { act, busy } = useAct(decisionRecord)
  const take = async (format: 'pdf' | 'xlsx') => {
    const done = await act({ inquirySn, format })
    if (done?.data) keepFile(done.data)
  }
  return (['pdf', 'xlsx'] as const).map((format) => (
    <Button key={format} size="sm" icon="download" busy={busy} onClick={() => void take(format)}>
      {t('record')} {format.toUpperCase()}
    </Button>
  ))
}

function Compared({ of, onDone }: { of: Comparison; onDone: () => void }) {
  const t = useMessages(rfqPageMessages)
  return (
    <div className="col g3">
      <Panel
        title={`${t('compareTitle')} · ${of.title}`}
        sub={<RfqStateTag of={of} />}
        more={
          <span className="row g2 wrp">
            {of.quotations.length > 0 && <RecordButtons inquirySn={of.inquirySn} />}
            <Anchor className="lk t13" to={rfqAddress(of)}>
              {t('toRequest')}
            </Anchor>
          </span>
        }
      >
        {of.isSealed === 1 ? (
          <div className="bx">
            <Note>{t('sealedNote', { count: of.quoteNum })}</Note>
          </div>
        ) : of.quotations.length === 0 ? (
          <Empty icon="inbox" title={t('noQuotes')} help={t('noQuotesHelp')} />
        ) : (
          <>
            {of.zinc && of.lines.some((line) => line.zincPrice !== null) && (
              <p className="bx t13 c2">{t('zincToday', { ...of.zinc, price: priceText(of.zinc.price) })}</p>
            )}
            <AwardPanel key={of.version} of={of} onDone={onDone} />
          </>
        )}
      </Panel>
      {of.quotations.length > 0 && <QuotationCards of={of} onDone={onDone} />}
    </div>
  )
}
