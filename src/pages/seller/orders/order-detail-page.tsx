import { App } from 'antd'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Button } from '../../../ui/basic/button.tsx'
import { fullTime } from '../../../ui/basic/short-time.ts'
import { CallView } from '../../../ui/console/call-view.tsx'
import { CopyText } from '../../../ui/console/copy-text.tsx'
import { Countdown } from '../../../ui/console/countdown.tsx'
import { Empty } from '../../../ui/feedback/states.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { StepLine } from '../../../ui/layout/timeline.tsx'
import { sellerOrderDetail, type SellerOrderDetail } from '../../../modules/order/endpoints-orders.ts'
import { OrderLogPanel, PaymentPanel, ReceiverPanel } from '../../../modules/order/ui/order-detail-panels.tsx'
import { OrderLines } from '../../../modules/order/ui/order-lines.tsx'
import { orderProgressSteps } from '../../../modules/order/ui/order-progress-steps.ts'
import { OrderStateTag } from '../../../modules/order/ui/order-state-tag.tsx'
import { orderPageMessages } from '../../../modules/order/messages.ts'
import { sellerShipments } from '../../../modules/fulfilment/endpoints.ts'
import { OrderRemarkPanel } from './order-remark-panel.tsx'
import { SellerShipments } from '../../../modules/fulfilment/ui/seller-shipments.tsx'
import { ShipmentDialog } from '../../../modules/fulfilment/ui/shipment-dialog.tsx'
import { shippingMessages } from '../../../modules/fulfilment/messages.ts'

/** One order of a store that I serve: ship it, follow its shipments, note something on it. */
export default function SellerOrderDetailPage() {
  const t = useMessages(shippingMessages)
  const [query] = useSearchParams()
  const orderSn = query.get('orderSn') ?? ''
  const call = useCall(sellerOrderDetail, { orderSn })
  const shipments = useCall(sellerShipments, { orderSn })
  const reload = () => {
    call.reload()
    shipments.reload()
  }
  return (
    <CallView call={call} rows={10}>
      {(order) => (
        <div className="col g3">
          <SellerHead order={order} onDone={reload} />
          <div className="o-two">
            <div className="col g3" style={{ minWidth: 0 }}>
              <Panel title={t('shipments')}>
                <CallView call={shipments} rows={2}>
                  {(found) =>
                    found.shipments.length === 0 ? (
                      <Empty icon="truck" title={t('noShipmentsYet')} />
                    ) : (
                      <SellerShipments shipments={found.shipments} onDone={reload} />
                    )
                  }
                </CallView>
              </Panel>
              <Panel title={order.storeName}>
                <OrderLines order={order} />
              </Panel>
            </div>
            <aside className="col g3">
              <ReceiverPanel order={order} />
              <OrderRemarkPanel orderSn={order.orderSn} remark={order.sellerRemark} />
              <PaymentPanel order={order} />
              <OrderLogPanel order={order} />
            </aside>
          </div>
        </div>
      )}
    </CallView>
  )
}

function SellerHead({ order, onDone }: { order: SellerOrderDetail; onDone: () => void }) {
  const t = useMessages(shippingMessages)
  const trade = useMessages(orderPageMessages)
  const { message } = App.useApp()
  const [shipping, setShipping] = useState(false)
  const shipped = (text: string) => {
    setShipping(false)
    message.success(text)
    onDone()
  }
  return (
    <section className="pan">
      <div className="o-hd">
        <div style={{ flex: 1, minWidth: 240 }}>
          <h1 className="t20 b6">
            <OrderStateTag order={order} />
          </h1>
          <p className="c3 t13" style={{ marginTop: 4 }}>
            {t('orderSn')} <CopyText text={order.orderSn} /> · {t('buyer')} {order.buyerName} ·{' '}
            {t('placedAt', { at: fullTime(order.createTime) })}
          </p>
          {order.payDueTime && (
            <p className="t13">
              {t('dueIn')} <Countdown until={order.payDueTime} />
            </p>
          )}
        </div>
        {order.can.includes('ship') && (
          <Button tone="action" icon="truck" onClick={() => setShipping(true)}>
            {t('ship')}
          </Button>
        )}
      </div>
      <div style={{ borderTop: '1px solid var(--zb-line)' }}>
        <StepLine label={trade('steps')} steps={orderProgressSteps(order, trade)} />
      </div>
      {shipping && <ShipmentDialog order={order} onClose={() => setShipping(false)} onDone={shipped} />}
    </section>
  )
}
