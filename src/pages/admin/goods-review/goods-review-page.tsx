import { Alert } from 'antd'
import { useSearchParams } from 'react-router'
import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import type { OutputOf } from '../../../api/endpoint.ts'
import { Anchor } from '../../../ui/basic/anchor.tsx'
import { fullTime } from '../../../ui/basic/short-time.ts'
import { Tag } from '../../../ui/basic/tag.tsx'
import { CallView } from '../../../ui/console/call-view.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import '../../../ui/styles/console.css'
import { reviewDetail } from '../../../modules/listing/endpoints-review.ts'
import { DifferenceTable } from '../../../modules/listing/ui/difference-table.tsx'
import { ReviewActions } from './review-actions.tsx'
import { ProposedGoodsPreview } from './proposed-goods-preview.tsx'
import { gateTones, gateKey, reviewStateKey } from './review-labels.ts'
import { goodsReviewMessages } from './messages.ts'

type Review = OutputOf<typeof reviewDetail>

/** One proposed change: what differs, what the gate says, the whole goods, and the decision. */
export default function GoodsReviewPage() {
  const [query] = useSearchParams()
  const review = useCall(reviewDetail, { changeId: Number(query.get('changeId')) || 1 })
  return <CallView call={review}>{(found) => <Opened key={found.version} review={found} onDone={review.reload} />}</CallView>
}

function Opened({ review, onDone }: { review: Review; onDone: () => void }) {
  const t = useMessages(goodsReviewMessages)
  const isNew = review.differences.every((difference) => difference.from === '')
  return (
    <div className="col g3">
      <div className="pan o-hd">
        <div className="flex-1 min-w-60">
          <h1 className="text-18">{review.name}</h1>
          <p className="t13 c2">
            {review.storeName} · {review.categoryName} · {t('changeNo', { id: review.changeId })}
            {review.proposedAt && ` · ${fullTime(review.proposedAt)}`}
          </p>
          {review.reason && <p className="t13">{t('reason', { reason: review.reason })}</p>}
        </div>
        <Tag tone={review.state === 'confirmed' ? 'ok' : review.state === 'returned' ? 'danger' : 'warn'}>
          {t(reviewStateKey(review.state))}
        </Tag>
        <ReviewActions review={review} onDone={onDone} />
        <Anchor className="btn" to="/admin/goods/change">
          {t('back')}
        </Anchor>
      </div>
      {review.takedownReason && (
        <Alert type="warning" showIcon title={t('takenDown', { reason: review.takedownReason })} description={t('takenDownHelp')} />
      )}
      <Panel title={t('gateTitle')} more={<Tag tone={gateTones[review.listing]}>{t(gateKey(review.listing))}</Tag>}>
        <div className="bx">
          <Alert
            type={review.listing === 'ok' ? 'success' : review.listing === 'blocked' ? 'error' : 'warning'}
            showIcon
            title={review.gateReason || t('gateOk')}
          />
        </div>
      </Panel>
      <Panel title={t('differences')} {...(isNew ? { sub: t('allNew') } : {})}>
        {review.differences.length === 0 ? <p className="bx c3">{t('noDifference')}</p> : <DifferenceTable rows={review.differences} />}
      </Panel>
      <Panel title={t('wholeGoods')}>
        <div className="bx">
          <ProposedGoodsPreview goods={review.document} />
        </div>
      </Panel>
    </div>
  )
}
