import { App } from 'antd'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { fullTime } from '../../../ui/basic/short-time.ts'
import { CallView } from '../../../ui/console/call-view.tsx'
import { CopyText } from '../../../ui/console/copy-text.tsx'
import { Countdown } from '../../../ui/console/countdown.tsx'
import { Detail, DetailHead } from '../../../ui/console/detail/detail.tsx'
import { Moves } from '../../../ui/console/detail/moves.tsx'
import { Empty } from '../../../ui/feedback/states.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { sellerOrderDetail, type SellerOrderDetail } from '../../../modules/order/endpoints-orders.ts'
import { OrderLinksPanel, OrderLogPanel, PaymentPanel, ReceiverPanel } from '../../../modules/order/ui/order-detail-panels.tsx'
import { OrderLines } from '../../../modules/order/ui/order-lines.tsx'
import { orderProgressSteps } from '../../../modules/order/ui/order-progress-steps.ts'
import { OrderStateTag } from '../../../modules/order/ui/order-state-tag.tsx'
import { orderPageMessages } from '../../../modules/order/messages.ts'
import { sellerExits } from '../../../modules/cancellation/endpoints.ts'
import { sellerShipments } from '../../../modules/fulfilment/endpoints.ts'
import { sellerCaseList } from '../../../modules/aftersale/endpoints-staff.ts'
import { OrderCasesPanel } from '../../../modules/aftersale/ui/order-cases-panel.tsx'
import { PurchasePanel } from '../../../modules/fulfilment/ui/purchase-panel.tsx'
import { OrderRemarkPanel } from './order-remark-panel.tsx'
import { SellerExits, useSellerExitMoves } from './seller-exits.tsx'
import { storeWeighNotes } from '../../../modules/weighing/ui/weigh-notes.tsx'
import { SellerShipments } from '../../../modules/fulfilment/ui/seller-shipments.tsx'
import { ShipmentDialog } from '../../../modules/fulfilment/ui/shipment-dialog.tsx'
import { sellerContractOfOrder } from '../../../modules/contract/endpoints-staff.ts'
import { contractPageMessages } from '../../../modules/contract/messages.ts'
import { contractLines, type OrderContract } from '../../../modules/contract/ui/order-contract.ts'
import { shippingMessages } from '../../../modules/fulfilment/messages.ts'

/** One order of a store that I serve: ship it, follow its shipments, note something on it. */
export default function SellerOrderDetailPage() {
  const t = useMessages(shippingMessages)
  const [query] = useSearchParams()
  const orderSn = query.get('orderSn') ?? ''
  const call = useCall(sellerOrderDetail, { orderSn })
  const shipments = useCall(sellerShipments, { orderSn })
  const cases = useCall(sellerCaseList, { keyword: orderSn })
  const exits = useCall(sellerExits, { orderSn })
  const contract = useCall(sellerContractOfOrder, { orderSn })
  const reload = () => {
    call.reload()
    shipments.reload()
    cases.reload()
    exits.reload()
  }
  return (
    <CallView call={call} rows={10}>
      {(order) => (
        <Detail
          head={<SellerHead order={order} onDone={reload} />}
          aside={
            <>
              <ReceiverPanel order={order} />
              <PurchasePanel order={order} />
              <OrderRemarkPanel key={order.orderSn} orderSn={order.orderSn} remark={order.sellerRemark} />
              <PaymentPanel order={order} />
              <OrderCasesPanel call={cases} address={(caseSn) => `/seller/aftersale/detail?caseSn=${caseSn}`} />
              <SellerLinks order={order} contract={contract.data} />
              <OrderLogPanel order={order} />
            </>
          }
        >
          <SellerExits call={exits} onDone={reload} />
          <Panel title={t('shipments')}>
            <CallView call={shipments} rows={2}>
              {(found) =>
                found.shipments.length === 0 ? (
                  <Empty icon="truck" title={t('noShipmentsYet')} />
                ) : (
                  <SellerShipments below={storeWeighNotes} shipments={found.shipments} onDone={reload} />
                )
              }
            </CallView>
          </Panel>
          <Panel title={order.storeName}>
            <OrderLines order={order} />
          </Panel>
        </Detail>
      )}
    </CallView>
  )
}

function SellerHead({ order, onDone }: { order: SellerOrderDetail; onDone: () => void }) {
  const t = useMessages(shippingMessages)
  const trade = useMessages(orderPageMessages)
  const { message } = App.useApp()
  const [shipping, setShipping] = useState(false)
  const exit = useSellerExitMoves(order, onDone)
  const shipped = (text: string) => {
    setShipping(false)
    message.success(text)
    onDone()
  }
  return (
    <>
      <DetailHead
        list="/seller/order/list"
        title={<OrderStateTag order={order} />}
        sub={
          <>
            {t('orderSn')} <CopyText text={order.orderSn} /> · {t('buyer')} {order.buyerName} ·{' '}
            {t('placedAt', { at: fullTime(order.createTime) })}
          </>
        }
        moves={
          <Moves
            can={order.can}
            moves={[...exit.moves, { key: 'ship', label: t('ship'), tone: 'action', icon: 'truck', run: () => setShipping(true) }]}
          />
        }
        steps={{ label: trade('steps'), list: orderProgressSteps(order, trade) }}
      >
        {order.payDueTime && (
          <p className="t13">
            {t('dueIn')} <Countdown until={order.payDueTime} />
          </p>
        )}
        {order.cancelReason && <p className="t13 c2">{trade('logReason', { reason: order.cancelReason })}</p>}
      </DetailHead>
      {exit.dialog}
      {shipping && <ShipmentDialog orderSn={order.orderSn} onClose={() => setShipping(false)} onDone={shipped} />}
    </>
  )
}

function SellerLinks({ order, contract }: { order: SellerOrderDetail; contract: OrderContract | null | undefined }) {
  const t = useMessages(orderPageMessages)
  const contractWords = useMessages(contractPageMessages)
  const isShippable = !['PENDING_PAYMENT', 'PAYMENT_REVIEW', 'PENDING_APPROVAL', 'CANCELLED'].includes(order.state)
  return (
    <OrderLinksPanel
      order={order}
      address={(orderSn) => `/seller/order/detail?orderSn=${orderSn}`}
      lines={[
        ...contractLines(contract, order.orderSn, 'store', contractWords),
        ...(isShippable
          ? [
              {
                key: 'note',
                icon: 'printer' as const,
                text: t('notePaper'),
                to: { address: `/seller/shipment/print?orderSn=${order.orderSn}`, label: t('printNow') },
              },
            ]
          : []),
        {
          key: 'buyer',
          icon: 'building-2',
          text: t('buyerOrders'),
          to: { address: `/seller/order/list?keyword=${encodeURIComponent(order.buyerName)}`, label: t('open') },
        },
      ]}
    />
  )
}
