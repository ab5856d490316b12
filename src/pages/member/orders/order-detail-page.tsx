import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Anchor } from '../../../ui/basic/anchor.tsx'
import { fullTime } from '../../../ui/basic/short-time.ts'
import { CallView } from '../../../ui/console/call-view.tsx'
import { CopyText } from '../../../ui/console/copy-text.tsx'
import { Countdown } from '../../../ui/console/countdown.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { StepLine } from '../../../ui/layout/timeline.tsx'
import { buyerOrderDetail } from '../../../modules/order/endpoints-orders.ts'
import type { OrderDetail } from '../../../modules/order/endpoints-schemas.ts'
import { OrderLogPanel, PaymentPanel, ReceiverPanel } from '../../../modules/order/ui/order-detail-panels.tsx'
import { OrderLines } from '../../../modules/order/ui/order-lines.tsx'
import { orderProgressSteps } from '../../../modules/order/ui/order-progress-steps.ts'
import { OrderStateTag } from '../../../modules/order/ui/order-state-tag.tsx'
import { orderPageMessages } from '../../../modules/order/messages.ts'
import { buyerShipments } from '../../../modules/fulfilment/endpoints.ts'
import { BuyerOrderActions } from './buyer-order-actions.tsx'
import { BuyerShipments } from './buyer-shipments.tsx'
import { shippingMessages } from '../../../modules/fulfilment/messages.ts'

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
              <ReceiverPanel order={order} />
              <PaymentPanel order={order} />
              <OrderLogPanel order={order} />
            </aside>
          </div>
        </div>
      )}
    </CallView>
  )
}

/** To the store's desk, with this order at hand. */
function AskStore({ order }: { order: OrderDetail }) {
  const t = useMessages(shippingMessages)
  return (
    <Anchor className="lk t13" to={`/service?vid=${order.storeId}&orderSn=${encodeURIComponent(order.orderSn)}`}>
      {t('askStore')}
    </Anchor>
  )
}

function DetailHead({ order, onDone }: { order: OrderDetail; onDone: () => void }) {
  const t = useMessages(shippingMessages)
  const trade = useMessages(orderPageMessages)
  return (
    <section className="pan">
      <div className="o-hd">
        <div style={{ flex: 1, minWidth: 240 }}>
          <h1 className="t20 b6">
            <OrderStateTag order={order} />
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
          <BuyerOrderActions order={order} onDone={onDone} />
        </div>
      </div>
      <div style={{ borderTop: '1px solid var(--zb-line)' }}>
        <StepLine label={trade('steps')} steps={orderProgressSteps(order, trade)} />
      </div>
    </section>
  )
}

function ShipmentPanel({ order, children }: { order: OrderDetail; children: ReactNode }) {
  const t = useMessages(shippingMessages)
  const all = order.orderProductList.length
  const shipped = order.orderProductList.filter((line) => line.shippedNum >= line.buyNum).length
  if (shipped === 0 && ['PENDING_PAYMENT', 'PAYMENT_REVIEW', 'PENDING_APPROVAL', 'CANCELLED'].includes(order.state)) return null
  return (
    <Panel title={t('shipments')} sub={t('shipmentsSub', { shipped, all })}>
      {children}
    </Panel>
  )
}
