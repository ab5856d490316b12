import { useSearchParams } from 'react-router'
import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { fullTime } from '../../../ui/basic/short-time.ts'
import { CallView } from '../../../ui/console/call-view.tsx'
import { CopyText } from '../../../ui/console/copy-text.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { StepLine } from '../../../ui/layout/timeline.tsx'
import { adminOrderDetail } from '../../../modules/order/endpoints-orders.ts'
import { OrderLogPanel, PaymentPanel, ReceiverPanel } from '../../../modules/order/ui/order-detail-panels.tsx'
import { OrderLines } from '../../../modules/order/ui/order-lines.tsx'
import { OrderStateTag } from '../../../modules/order/ui/order-state-tag.tsx'
import { orderProgressSteps } from '../../../modules/order/ui/order-progress-steps.ts'
import { orderPageMessages } from '../../../modules/order/messages.ts'

/** One order as the platform sees it: everything, to read. */
export default function AdminOrderDetailPage() {
  const t = useMessages(orderPageMessages)
  const [query] = useSearchParams()
  const orderSn = query.get('orderSn') ?? ''
  const call = useCall(adminOrderDetail, { orderSn })
  return (
    <CallView call={call} rows={10}>
      {(order) => (
        <div className="col g3">
          <section className="pan">
            <div className="o-hd">
              <div>
                <h1 className="t20 b6">
                  <OrderStateTag order={order} />
                </h1>
                <p className="c3 t13" style={{ marginTop: 4 }}>
                  {t('orderSn')} <CopyText text={order.orderSn} /> · {t('buyer')} {order.buyerName} · {t('placedAt')}{' '}
                  {fullTime(order.createTime)}
                </p>
                {order.cancelReason && <p className="t13 c2">{t('logReason', { reason: order.cancelReason })}</p>}
              </div>
            </div>
            <div style={{ borderTop: '1px solid var(--zb-line)' }}>
              <StepLine label={t('steps')} steps={orderProgressSteps(order, t)} />
            </div>
          </section>
          <div className="o-two">
            <Panel title={order.storeName}>
              <OrderLines order={order} />
            </Panel>
            <aside className="col g3">
              <ReceiverPanel order={order} />
              {order.sellerRemark && (
                <Panel title={t('sellerRemark')}>
                  <p className="bx t13">{order.sellerRemark}</p>
                </Panel>
              )}
              <PaymentPanel order={order} />
              <OrderLogPanel order={order} />
            </aside>
          </div>
        </div>
      )}
    </CallView>
  )
}
