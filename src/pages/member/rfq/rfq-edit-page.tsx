import { useSearchParams } from 'react-router'
import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { CallView } from '../../../ui/console/call-view.tsx'
import { Note } from '../../../ui/feedback/states.tsx'
import { goodsByIds } from '../../../modules/catalog/endpoints-goods.ts'
import { rfqDetail, purchaserCheck } from '../../../modules/rfq/endpoints.ts'
import { ParticipationConditions } from './participation-conditions.tsx'
import { emptyDraft, draftOf, lineOfGoods } from './edit/rfq-draft.ts'
import { RfqForm } from './edit/rfq-form.tsx'
import { rfqPageMessages } from '../../../modules/rfq/messages.ts'

/** Writing a request: a new one, with the goods of `?productId=`, or a draft by its number. */
export default function InitInquiryPage() {
  const t = useMessages(rfqPageMessages)
  const [query] = useSearchParams()
  const inquirySn = query.get('inquirySn')
  const check = useCall(purchaserCheck, {})
  return (
    <div className="col g3">
      {check.data && !check.data.pass && (
        <>
          <Note tone="warn">{t('draftOnly')}</Note>
          <ParticipationConditions check={check.data} title={t('conditionsTitle')} />
        </>
      )}
      {inquirySn ? <Known inquirySn={inquirySn} /> : <New productId={Number(query.get('productId')) || 0} />}
    </div>
  )
}

function Known({ inquirySn }: { inquirySn: string }) {
  const call = useCall(rfqDetail, { inquirySn })
  return (
    <CallView call={call}>{(found) => <RfqForm key={found.version} known={found} first={draftOf(found)} onDone={call.reload} />}</CallView>
  )
}

function New({ productId }: { productId: number }) {
  const call = useCall(goodsByIds, productId > 0 ? { productIds: [productId] } : null)
  if (productId === 0) return <RfqForm known={null} first={emptyDraft()} onDone={() => undefined} />
  return (
    <CallView call={call}>
      {(found) => {
        const [goods] = found
        const lines = goods
          ? [lineOfGoods({ ...goods, productId: goods.defaultProductId, specText: goods.specLine, unitName: goods.priceUnit })]
          : []
        return <RfqForm known={null} first={{ ...emptyDraft(), lines }} onDone={() => undefined} />
      }}
    </CallView>
  )
}
