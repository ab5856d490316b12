import { Navigate, useSearchParams } from 'react-router'
import { useCall } from '../../../../api/browser/use-call.ts'
import { useWords } from '../../../../api/browser/use-words.tsx'
import { Anchor } from '../../../../ui/basic/anchor.tsx'
import { CallView } from '../../../../ui/console/call-view.tsx'
import { Empty, Note } from '../../../../ui/feedback/states.tsx'
import { Panel } from '../../../../ui/layout/panel.tsx'
import '../../../../ui/styles/rfq.css'
import { quotationsCall, type Comparison } from '../../contract-choice.ts'
import { Chooser } from '../parts/chooser.tsx'
import { inquiryAddress } from '../parts/inquiry-address.ts'
import { InquiryMark } from '../parts/inquiry-mark.tsx'
import { QuoteCards } from '../parts/quote-cards.tsx'
import { rfqPageWords } from '../words.ts'

/** What was quoted, line by line and supplier by supplier, and the choice. */
export default function ComparisonPage() {
  const inquirySn = useSearchParams()[0].get('inquirySn')
  return inquirySn ? <ComparisonOf inquirySn={inquirySn} /> : <Navigate to="/member/inquireOrder/list" replace />
}

function ComparisonOf({ inquirySn }: { inquirySn: string }) {
  const call = useCall(quotationsCall, { inquirySn })
  return <CallView call={call}>{(found) => <Compared of={found} onDone={call.reload} />}</CallView>
}

function Compared({ of, onDone }: { of: Comparison; onDone: () => void }) {
  const t = useWords(rfqPageWords)
  return (
    <div className="col g3">
      <Panel
        title={`${t('compareTitle')} · ${of.title}`}
        sub={<InquiryMark of={of} />}
        more={
          <Anchor className="lk t13" to={inquiryAddress(of)}>
            {t('toRequest')}
          </Anchor>
        }
      >
        {of.isSealed === 1 ? (
          <div className="bx">
            <Note>{t('sealedNote', { count: of.quoteNum })}</Note>
          </div>
        ) : of.quotations.length === 0 ? (
          <Empty icon="inbox" title={t('noQuotes')} help={t('noQuotesHelp')} />
        ) : (
          <Chooser key={of.version} of={of} onDone={onDone} />
        )}
      </Panel>
      {of.quotations.length > 0 && <QuoteCards of={of} onDone={onDone} />}
    </div>
  )
}
