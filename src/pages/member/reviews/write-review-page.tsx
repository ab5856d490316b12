import { Checkbox, Rate } from 'antd'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Button } from '../../../ui/basic/button.tsx'
import { CallView } from '../../../ui/console/call-view.tsx'
import { useAct } from '../../../ui/console/use-act.ts'
import { Empty } from '../../../ui/feedback/states.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import '../../../ui/styles/commerce.css'
import { orderEvaluate, orderEvaluateAppend } from '../../../modules/order/endpoints-evaluation.ts'
import { buyerOrderDetail } from '../../../modules/order/endpoints-orders.ts'
import type { OrderDetail } from '../../../modules/order/endpoints-schemas.ts'
import { ReviewLineForm, emptyLineReview, type LineReview } from './review-line-form.tsx'
import { orderPageMessages } from '../../../modules/order/messages.ts'

/** Evaluates a completed order line by line, or adds to the evaluation once. */
export default function EvaluatePage() {
  const t = useMessages(orderPageMessages)
  const [query] = useSearchParams()
  const orderSn = query.get('orderSn') ?? ''
  const call = useCall(buyerOrderDetail, { orderSn })
  return (
    <CallView call={call}>
      {(order) => {
        if (order.can.includes('evaluate')) return <EvaluateForm order={order} />
        return order.can.includes('append') ? <AppendForm order={order} /> : <Empty panel icon="star" title={t('cannotEvaluate')} />
      }}
    </CallView>
  )
}

function useLineWords() {
  const [lines, setLines] = useState<Readonly<Record<number, LineReview>>>({})
  const of = (id: number) => lines[id] ?? emptyLineReview
  return {
    of,
    set: (id: number, change: Partial<LineReview>) =>
      setLines((before) => ({ ...before, [id]: { ...(before[id] ?? emptyLineReview), ...change } })),
  }
}

function EvaluateForm({ order }: { order: OrderDetail }) {
  const t = useMessages(orderPageMessages)
  const navigate = useNavigate()
  const { act, busy } = useAct(orderEvaluate)
  const words = useLineWords()
  const [scores, setScores] = useState({ descScore: 0, serviceScore: 0, logisticsScore: 0 })
  const [anonymous, setAnonymous] = useState(false)
  const lines = order.orderProductList.filter((line) => line.isEvaluated === 0)
  // Who publishes has rated everything: there is no default to publish by one press.
  const isRated = lines.every((line) => words.of(line.orderProductId).score > 0) && Object.values(scores).every((score) => score > 0)
  const send = async () => {
    const items = lines.map(({ orderProductId }) => ({
      orderProductId,
      score: words.of(orderProductId).score,
      content: words.of(orderProductId).content.trim(),
      images: words.of(orderProductId).images.map((image) => image.name),
    }))
    if (await act({ orderSn: order.orderSn, items, anonymous: anonymous ? 1 : 0, ...scores }, t('evaluateDone')))
      void navigate(`/member/order/detail?orderSn=${order.orderSn}`)
  }
  return (
    <Panel title={t('evaluateTitle')} sub={`${order.orderSn} · ${order.storeName}`}>
      {lines.map((line) => (
        <ReviewLineForm
          key={line.orderProductId}
          line={line}
          words={words.of(line.orderProductId)}
          hasScore
          hint={t('wordsHint')}
          onChange={(change) => words.set(line.orderProductId, change)}
        />
      ))}
      <div className="ev">
        <b>{t('store')}</b>
        {(
          [
            ['descScore', 'scoreDesc'],
            ['serviceScore', 'scoreService'],
            ['logisticsScore', 'scoreLogistics'],
          ] as const
        ).map(([name, label]) => (
          <div key={name} className="row g3 t13">
            <span className="c2 w-22">{t(label)}</span>
            <span role="group" aria-label={t(label)}>
              <Rate allowClear={false} value={scores[name]} onChange={(value) => setScores({ ...scores, [name]: value })} />
            </span>
          </div>
        ))}
        <div className="row g4 mt-2">
          <Checkbox checked={anonymous} onChange={(event) => setAnonymous(event.target.checked)}>
            {t('anonymous')}
          </Checkbox>
          <span className="sp" />
          {!isRated && <span className="t12 c3">{t('rateFirst')}</span>}
          <Button tone="action" busy={busy} disabled={!isRated} onClick={() => void send()}>
            {t('submitEvaluation')}
          </Button>
        </div>
      </div>
    </Panel>
  )
}

function AppendForm({ order }: { order: OrderDetail }) {
  const t = useMessages(orderPageMessages)
  const navigate = useNavigate()
  const { act, busy } = useAct(orderEvaluateAppend)
  const words = useLineWords()
  const items = order.orderProductList
    .filter((line) => words.of(line.orderProductId).content.trim() !== '')
    .map(({ orderProductId }) => ({
      orderProductId,
      content: words.of(orderProductId).content.trim(),
      images: words.of(orderProductId).images.map((image) => image.name),
    }))
  const send = async () => {
    if (await act({ orderSn: order.orderSn, items }, t('appendDone'))) void navigate(`/member/order/detail?orderSn=${order.orderSn}`)
  }
  return (
    <Panel title={t('appendTitle')} sub={`${order.orderSn} · ${order.storeName}`}>
      {order.orderProductList.map((line) => (
        <ReviewLineForm
          key={line.orderProductId}
          line={line}
          words={words.of(line.orderProductId)}
          hint={t('appendHint')}
          onChange={(change) => words.set(line.orderProductId, change)}
        />
      ))}
      <div className="ev ar">
        <Button tone="action" busy={busy} disabled={items.length === 0} onClick={() => void send()}>
          {t('submitEvaluation')}
        </Button>
      </div>
    </Panel>
  )
}
