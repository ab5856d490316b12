import { useCall } from '../../../../api/browser/use-call.ts'
import { useWords } from '../../../../api/browser/use-words.tsx'
import { Anchor } from '../../../../ui/basic/anchor.tsx'
import { ButtonLink } from '../../../../ui/basic/button.tsx'
import { fullTime } from '../../../../ui/basic/short-time.ts'
import { CallView } from '../../../../ui/console/call-view.tsx'
import { Countdown } from '../../../../ui/console/countdown.tsx'
import { Note } from '../../../../ui/feedback/states.tsx'
import { Facts } from '../../../../ui/layout/facts.tsx'
import { Panel } from '../../../../ui/layout/panel.tsx'
import { inquiryDetailCall, type InquiryDetail } from '../../contract.ts'
import { rfqPageWords } from '../words.ts'
import { AskedTable } from './asked-table.tsx'
import { BuyerActs } from './buyer-acts.tsx'
import { comparisonAddress, inquiryAddress } from './inquiry-address.ts'
import { InquiryMark } from './inquiry-mark.tsx'
import { Talks } from './talks.tsx'

/** One request as its buyer reads it. */
export function InquiryOf({ inquirySn }: { inquirySn: string }) {
  const call = useCall(inquiryDetailCall, { inquirySn })
  return <CallView call={call}>{(found) => <Inquiry of={found} onDone={call.reload} />}</CallView>
}

function Inquiry({ of, onDone }: { of: InquiryDetail; onDone: () => void }) {
  const t = useWords(rfqPageWords)
  const back = of.kind === 'OPEN' ? '/member/inquireOrder/list' : '/member/enquiryOrder/list'
  return (
    <div className="col g3">
      <Panel
        title={of.title}
        sub={<InquiryMark of={of} />}
        more={
          <Anchor className="lk t13" to={back}>
            {t('back')}
          </Anchor>
        }
      >
        <div className="bx col g3">
          <InquiryFacts of={of} />
          <NextStep of={of} />
          <BuyerActs of={of} onDone={onDone} />
        </div>
      </Panel>
      <Panel title={t('lines')}>
        <AskedTable lines={of.lines} />
      </Panel>
      {of.talks.length > 0 && (
        <Panel title={t('talks')}>
          <Talks of={of} onDone={onDone} />
        </Panel>
      )}
    </div>
  )
}

function InquiryFacts({ of }: { of: InquiryDetail }) {
  const t = useWords(rfqPageWords)
  const link = (sn: string) =>
    sn === '' ? (
      ''
    ) : (
      <Anchor className="lk" to={inquiryAddress({ kind: 'OPEN', inquirySn: sn })}>
        {sn}
      </Anchor>
    )
  const closing = of.state === 'QUOTING' && of.closeTime ? <Countdown until={of.closeTime} /> : fullTime(of.closeTime)
  return (
    <Facts
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
function NextStep({ of }: { of: InquiryDetail }) {
  const t = useWords(rfqPageWords)
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
