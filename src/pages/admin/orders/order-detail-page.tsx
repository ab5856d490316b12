import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import type { RefOutput } from '../../../api/browser/call-ref.ts'
import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { adminCaseList } from '../../../modules/aftersale/endpoints-staff.ts'
import { OrderCasesPanel } from '../../../modules/aftersale/ui/order-cases-panel.tsx'
import { adminOrderActs } from '../../../modules/cancellation/endpoints-platform.ts'
import { adminExits } from '../../../modules/cancellation/endpoints.ts'
import { CancellationMoves } from '../../../modules/cancellation/ui/cancellation-moves.tsx'
import { OrderExitsPanels } from '../../../modules/cancellation/ui/order-exits.tsx'
import { adminOrderDetail } from '../../../modules/order/endpoints-orders.ts'
import { orderPageMessages } from '../../../modules/order/messages.ts'
import { OrderLinksPanel, OrderLogPanel, PaymentPanel, ReceiverPanel } from '../../../modules/order/ui/order-detail-panels.tsx'
import { OrderLines } from '../../../modules/order/ui/order-lines.tsx'
import { orderProgressSteps } from '../../../modules/order/ui/order-progress-steps.ts'
import { OrderStateTag } from '../../../modules/order/ui/order-state-tag.tsx'
import { fullTime } from '../../../ui/basic/short-time.ts'
import { CallView } from '../../../ui/console/call-view.tsx'
import { CopyText } from '../../../ui/console/copy-text.tsx'
import { Detail, DetailHead } from '../../../ui/console/detail/detail.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { PlatformActs } from './platform-order-actions.tsx'
import { PlatformNotes } from './platform-notes.tsx'

type ShownOrder = RefOutput<typeof adminOrderDetail>

/** One order as the platform sees it: everything, the ways to whom and what it belongs to, and what the staff may do for both sides. */
export default function AdminOrderDetailPage() {
  const t = useMessages(orderPageMessages)
  const [query] = useSearchParams()
  const orderSn = query.get('orderSn') ?? ''
  const call = useCall(adminOrderDetail, { orderSn })
  const cases = useCall(adminCaseList, { keyword: orderSn })
  const exits = useCall(adminExits, { orderSn })
  const acts = useCall(adminOrderActs, { orderSn })
  const reload = () => {
    call.reload()
    acts.reload()
    exits.reload()
  }
  return (
    <CallView call={call} rows={10}>
      {(order) => (
        <Detail
          head={<PlatformHead order={order} moves={<PlatformActs order={order} can={acts.data?.can ?? []} onDone={reload} />} />}
          aside={
            <>
              <ReceiverPanel order={order} />
              <PlatformNotes orderSn={order.orderSn} call={acts} />
              {order.sellerRemark && (
                <Panel title={t('sellerRemark')}>
                  <p className="bx t13">{order.sellerRemark}</p>
                </Panel>
              )}
              <PaymentPanel order={order} />
              <OrderCasesPanel call={cases} address={(caseSn) => `/admin/aftersale/detail?caseSn=${caseSn}`} />
              <PlatformLinks order={order} />
              <OrderLogPanel order={order} />
            </>
          }
        >
          <OrderExitsPanels call={exits} moves={(of) => <CancellationMoves of={of} side="platform" onDone={reload} />} />
          <Panel title={order.storeName}>
            <OrderLines order={order} />
          </Panel>
        </Detail>
      )}
    </CallView>
  )
}

function PlatformHead({ order, moves }: { order: ShownOrder; moves: ReactNode }) {
  const t = useMessages(orderPageMessages)
  return (
    <DetailHead
      list="/admin/order/list"
      title={<OrderStateTag order={order} />}
      sub={
        <>
          {t('orderSn')} <CopyText text={order.orderSn} /> · {t('buyer')} {order.buyerName} · {t('placedAt')} {fullTime(order.createTime)}
        </>
      }
      moves={moves}
      steps={{ label: t('steps'), list: orderProgressSteps(order, t) }}
    >
      {order.cancelReason && <p className="t13 c2">{t('logReason', { reason: order.cancelReason })}</p>}
    </DetailHead>
  )
}

function PlatformLinks({ order }: { order: ShownOrder }) {
  const t = useMessages(orderPageMessages)
  const to = (address: string) => ({ address, label: t('open') })
  return (
    <OrderLinksPanel
      order={order}
      address={(orderSn) => `/admin/order/detail?orderSn=${orderSn}`}
      lines={[
        {
          key: 'member',
          icon: 'user',
          text: t('memberRecord', { name: order.buyerName }),
          to: to(`/admin/member/detail?memberId=${order.memberId}`),
        },
        { key: 'orders', icon: 'package', text: t('buyerOrders'), to: to(`/admin/order/list?memberId=${order.memberId}`) },
        {
          key: 'store',
          icon: 'store',
          text: t('storeRecord', { name: order.storeName }),
          to: to(`/admin/store/detail?storeId=${order.storeId}`),
        },
        { key: 'storeOrders', icon: 'package', text: t('storeOrders'), to: to(`/admin/order/list?storeId=${order.storeId}`) },
        {
          key: 'payment',
          icon: 'credit-card',
          text: t('paymentRecord', { paySn: order.paySn }),
          to: to(`/admin/payment/list?keyword=${order.paySn}`),
        },
      ]}
    />
  )
}
