import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Anchor } from '../../../ui/basic/anchor.tsx'
import { fullTime } from '../../../ui/basic/short-time.ts'
import { CallView } from '../../../ui/console/call-view.tsx'
import { CopyText } from '../../../ui/console/copy-text.tsx'
import { Countdown } from '../../../ui/console/countdown.tsx'
import { Detail, DetailHead } from '../../../ui/console/detail/detail.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { buyerOrderDetail } from '../../../modules/order/endpoints-orders.ts'
import type { OrderDetail } from '../../../modules/order/endpoints-schemas.ts'
import { OrderLinksPanel, OrderLogPanel, PaymentPanel, ReceiverPanel } from '../../../modules/order/ui/order-detail-panels.tsx'
import { OrderLines } from '../../../modules/order/ui/order-lines.tsx'
import { orderProgressSteps } from '../../../modules/order/ui/order-progress-steps.ts'
import { OrderStateTag } from '../../../modules/order/ui/order-state-tag.tsx'
import { orderPageMessages } from '../../../modules/order/messages.ts'
import { buyerExits } from '../../../modules/cancellation/endpoints.ts'
import { buyerShipments } from '../../../modules/fulfilment/endpoints.ts'
import { invoiceableParts } from '../../../modules/invoice/endpoints.ts'
import { buyerCaseList } from '../../../modules/aftersale/endpoints.ts'
import { OrderCasesPanel } from '../../../modules/aftersale/ui/order-cases-panel.tsx'
import { BuyerOrderActions } from './buyer-order-actions.tsx'
import { BuyerExits } from './buyer-exits.tsx'
import { BuyerPurchasePanel } from './purchase-data-dialog.tsx'
import { BuyerShipments } from './buyer-shipments.tsx'
import { contractOfOrder } from '../../../modules/contract/endpoints.ts'
import { contractPageMessages } from '../../../modules/contract/messages.ts'
import { contractLines, type OrderContract } from '../../../modules/contract/ui/order-contract.ts'
import { useOwnMemberType } from '../../../modules/member/ui/use-own-member-type.ts'
import { shippingMessages } from '../../../modules/fulfilment/messages.ts'

/** One of my orders: how far it is, what was shipped, what it costs, what can be done. */
export default function OrderDetailPage() {
  const [query] = useSearchParams()
  const orderSn = query.get('orderSn') ?? ''
  const call = useCall(buyerOrderDetail, { orderSn })
  const shipments = useCall(buyerShipments, { orderSn })
  const cases = useCall(buyerCaseList, { keyword: orderSn })
  const exits = useCall(buyerExits, { orderSn })
  const memberType = useOwnMemberType()
  const contract = useCall(contractOfOrder, memberType === 3 || memberType === 6 ? { orderSn } : null)
  const reload = () => {
    call.reload()
    shipments.reload()
    exits.reload()
  }
  return (
    <CallView call={call} rows={10}>
      {(order) => (
        <Detail
          head={<BuyerHead order={order} onDone={reload} />}
          aside={
            <>
              <ReceiverPanel order={order} />
              <BuyerPurchasePanel order={order} onDone={reload} />
              <PaymentPanel order={order} />
              <OrderCasesPanel call={cases} address={(caseSn) => `/member/order/refund/detail?caseSn=${caseSn}`} />
              <BuyerLinks order={order} contract={contract.data} />
              <OrderLogPanel order={order} />
            </>
          }
        >
          <BuyerExits call={exits} onDone={reload} />
          <ShipmentPanel order={order}>
            <BuyerShipments call={shipments} onDone={reload} />
          </ShipmentPanel>
          <Panel title={<Anchor to={`/store/index?vid=${order.storeId}`}>{order.storeName}</Anchor>} more={<AskStore order={order} />}>
            <OrderLines order={order} />
          </Panel>
        </Detail>
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

function BuyerHead({ order, onDone }: { order: OrderDetail; onDone: () => void }) {
  const t = useMessages(shippingMessages)
  const trade = useMessages(orderPageMessages)
  return (
    <DetailHead
      list="/member/order/list"
      title={<OrderStateTag order={order} />}
      sub={
        <>
          {t('orderSn')} <CopyText text={order.orderSn} /> · {t('placedAt', { at: fullTime(order.createTime) })}
        </>
      }
      moves={
        <div className="ord-a">
          <BuyerOrderActions order={order} onDone={onDone} />
        </div>
      }
      steps={{ label: trade('steps'), list: orderProgressSteps(order, trade) }}
    >
      {order.payDueTime && (
        <p className="t13 mt-1">
          {t('dueIn')} <Countdown until={order.payDueTime} />
        </p>
      )}
      {order.cancelReason && <p className="t13 c2 mt-1">{trade('logReason', { reason: order.cancelReason })}</p>}
    </DetailHead>
  )
}

function BuyerLinks({ order, contract }: { order: OrderDetail; contract: OrderContract | null | undefined }) {
  const t = useMessages(orderPageMessages)
  const contractWords = useMessages(contractPageMessages)
  const isReceived = order.orderProductList.some((line) => line.receivedNum > 0)
  // What was refunded or invoiced already cannot be applied for again: the way then leads to the invoices.
  const invoiceable = useCall(invoiceableParts, isReceived ? { orderSn: order.orderSn } : null)
  const mayApply = (invoiceable.data?.stores.length ?? 0) > 0
  return (
    <OrderLinksPanel
      order={order}
      address={(orderSn) => `/member/order/detail?orderSn=${orderSn}`}
      lines={[
        ...contractLines(contract, order.orderSn, 'buyer', contractWords),
        ...(invoiceable.data
          ? [
              {
                key: 'invoice',
                icon: 'receipt-text' as const,
                text: t('invoice'),
                to: mayApply
                  ? { address: `/member/invoice/add?order=${order.orderSn}`, label: t('applyInvoice') }
                  : { address: '/member/invoice', label: t('allInvoices') },
              },
            ]
          : []),
        ...(order.can.includes('print')
          ? [
              {
                key: 'print',
                icon: 'file-text' as const,
                text: t('printPaper'),
                to: { address: `/member/order/info?orderSn=${order.orderSn}`, label: t('printNow') },
              },
            ]
          : []),
      ]}
    />
  )
}

function ShipmentPanel({ order, children }: { order: OrderDetail; children: ReactNode }) {
  const t = useMessages(shippingMessages)
  const all = order.orderProductList.length
  const shipped = order.orderProductList.filter((line) => line.shippedNum >= line.buyNum).length
  const mass = shippedMass(order)
  if (shipped === 0 && ['PENDING_PAYMENT', 'PAYMENT_REVIEW', 'PENDING_APPROVAL', 'CANCELLED'].includes(order.state)) return null
  return (
    <Panel
      title={t('shipments')}
      sub={mass ? t('shipmentsMass', mass) : t('shipmentsSub', { shipped, all })}
      more={<ShippedPart order={order} />}
    >
      {children}
    </Panel>
  )
}

const tonnes = (kg: number) => (kg / 1000).toFixed(3)

/** Tonnes ordered, sent and open; null where a SKU says no weight. */
function shippedMass({ orderProductList }: OrderDetail) {
  if (orderProductList.some((line) => line.massKg === null)) return null
  const all = orderProductList.reduce((sum, line) => sum + (line.massKg ?? 0), 0)
  const sent = orderProductList.reduce((sum, line) => sum + ((line.massKg ?? 0) * line.shippedNum) / line.buyNum, 0)
  return { all: tonnes(all), sent: tonnes(sent), open: tonnes(Math.max(0, all - sent)) }
}

/** How much of the order has gone, as a bar with its number. */
function ShippedPart({ order }: { order: OrderDetail }) {
  const t = useMessages(shippingMessages)
  const parts = order.orderProductList.map((line) => ({ weight: line.massKg ?? line.subtotal, done: line.shippedNum / line.buyNum }))
  const whole = parts.reduce((sum, part) => sum + part.weight, 0)
  const percent = whole === 0 ? 0 : (parts.reduce((sum, part) => sum + part.weight * part.done, 0) / whole) * 100
  return (
    <span className="row g3">
      <meter className="mtr w-40" min={0} max={100} value={percent} aria-label={t('shippedPart')} />
      <b className="num t13">{percent.toFixed(percent === 100 ? 0 : 1)}%</b>
    </span>
  )
}
