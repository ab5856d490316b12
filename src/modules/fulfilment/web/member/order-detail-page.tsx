import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { useCall } from '../../../../api/browser/use-call.ts'
import { useWords } from '../../../../api/browser/use-words.tsx'
import { Anchor } from '../../../../ui/basic/anchor.tsx'
import { fullTime } from '../../../../ui/basic/short-time.ts'
import { CallView } from '../../../../ui/console/call-view.tsx'
import { CopyText } from '../../../../ui/console/copy-text.tsx'
import { Countdown } from '../../../../ui/console/countdown.tsx'
import { Panel } from '../../../../ui/layout/panel.tsx'
import { StepLine } from '../../../../ui/layout/timeline.tsx'
import { buyerOrderDetail } from '../../../order/contract-list.ts'
import type { OrderDetail } from '../../../order/contract-order.ts'
import { LogBox, MoneyBox, OrderLines, orderSteps, OrderStateMark, ReceiverBox, tradeWords } from '../../../order/web/public.ts'
import { buyerShipments } from '../../contract.ts'
import { BuyerActions } from '../parts/buyer-actions.tsx'
import { BuyerShipments } from '../parts/buyer-shipments.tsx'
import { shippingWords } from '../words.ts'

/** One of my orders: how far it is, what was shipped, what it costs, what can be done. */
export default function OrderDetailPage() {
  const [query] = useSearchParams()
  const orderSn = query.get('orderSn') ?? ''
  const call = useCall(buyerOrderDetail, { orderSn })
  const shipments = useCall(buyerShipments, { orderSn })
  const reload = () => {
    call.reload()
    shipments.reload()
  }
  return (
    <CallView call={call} rows={10}>
      {(order) => (
        <div className="col g3">
          <DetailHead order={order} onDone={reload} />
          <div className="o-two">
            <div className="col g3" style={{ minWidth: 0 }}>
              <ShipmentPanel order={order}>
                <BuyerShipments call={shipments} onDone={reload} />
              </ShipmentPanel>
              <Panel title={<Anchor to={`/store/index?vid=${order.storeId}`}>{order.storeName}</Anchor>} more={<AskStore order={order} />}>
                <OrderLines order={order} />
              </Panel>
            </div>
            <aside className="col g3">
              <ReceiverBox order={order} />
              <MoneyBox order={order} />
              <LogBox order={order} />
            </aside>
          </div>
        </div>
      )}
    </CallView>
  )
}

/** To the store's desk, with this order at hand. */
function AskStore({ order }: { order: OrderDetail }) {
  const t = useWords(shippingWords)
  return (
    <Anchor className="lk t13" to={`/service?vid=${order.storeId}&orderSn=${encodeURIComponent(order.orderSn)}`}>
      {t('askStore')}
    </Anchor>
  )
}

function DetailHead({ order, onDone }: { order: OrderDetail; onDone: () => void }) {
  const t = useWords(shippingWords)
  const trade = useWords(tradeWords)
  return (
    <section className="pan">
      <div className="o-hd">
        <div style={{ flex: 1, minWidth: 240 }}>
          <h1 className="t20 b6">
            <OrderStateMark order={order} />
          </h1>
          <p className="c3 t13" style={{ marginTop: 4 }}>
            {t('orderSn')} <CopyText text={order.orderSn} /> · {t('placedAt', { at: fullTime(order.createTime) })}
          </p>
          {order.payDueTime && (
            <p className="t13" style={{ marginTop: 4 }}>
              {t('dueIn')} <Countdown until={order.payDueTime} />
            </p>
          )}
          {order.cancelReason && (
            <p className="t13 c2" style={{ marginTop: 4 }}>
              {trade('logReason', { reason: order.cancelReason })}
            </p>
          )}
        </div>
        <div className="ord-a">
          <BuyerActions order={order} onDone={onDone} />
        </div>
      </div>
      <div style={{ borderTop: '1px solid var(--zb-line)' }}>
        <StepLine label={trade('steps')} steps={orderSteps(order, trade)} />
      </div>
    </section>
  )
}

function ShipmentPanel({ order, children }: { order: OrderDetail; children: ReactNode }) {
  const t = useWords(shippingWords)
  const all = order.orderProductList.length
  const shipped = order.orderProductList.filter((line) => line.shippedNum >= line.buyNum).length
  if (shipped === 0 && ['PENDING_PAYMENT', 'PAYMENT_REVIEW', 'PENDING_APPROVAL', 'CANCELLED'].includes(order.state)) return null
  return (
    <Panel title={t('shipments')} sub={t('shipmentsSub', { shipped, all })}>
      {children}
    </Panel>
  )
}
