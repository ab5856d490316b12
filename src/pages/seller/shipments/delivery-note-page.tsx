import { useSearchParams } from 'react-router'
import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Button } from '../../../ui/basic/button.tsx'
import { fullTime } from '../../../ui/basic/short-time.ts'
import { CallView } from '../../../ui/console/call-view.tsx'
import { Empty } from '../../../ui/feedback/states.tsx'
import '../../../ui/styles/sheet.css'
import { sellerOrderDetail, type SellerOrderDetail } from '../../../modules/order/endpoints-orders.ts'
import { sellerShipments, type ShipmentView } from '../../../modules/fulfilment/endpoints.ts'
import { shippingMessages } from '../../../modules/fulfilment/messages.ts'

const mostOrders = 50

/** Delivery notes for paper: one shipment, or all shipments of the orders chosen. */
export default function ShipmentPrintPage() {
  const t = useMessages(shippingMessages)
  const [query] = useSearchParams()
  const orders = (query.get('orderSn') ?? '').split(',').filter(Boolean).slice(0, mostOrders)
  const only = query.get('shipmentSn')
  return (
    <>
      <div className="ar no-print mb-3">
        <Button tone="brand" icon="printer" onClick={() => window.print()}>
          {t('printNow')}
        </Button>
      </div>
      {orders.length === 0 && <Empty panel icon="printer" title={t('noteGone')} />}
      {orders.map((orderSn) => (
        <OrderNotes key={orderSn} orderSn={orderSn} only={only} />
      ))}
    </>
  )
}

function OrderNotes({ orderSn, only }: { orderSn: string; only: string | null }) {
  const t = useMessages(shippingMessages)
  const order = useCall(sellerOrderDetail, { orderSn })
  const shipments = useCall(sellerShipments, { orderSn })
  return (
    <CallView call={order}>
      {(detail) => (
        <CallView call={shipments}>
          {(found) => {
            const shown = found.shipments.filter((shipment) => shipment.state !== 'VOID' && (only === null || shipment.shipmentSn === only))
            return shown.length === 0 ? (
              <Empty panel icon="printer" title={t('noteGone')} help={orderSn} />
            ) : (
              shown.map((one) => <DeliveryNote key={one.shipmentSn} order={detail} shipment={one} />)
            )
          }}
        </CallView>
      )}
    </CallView>
  )
}

function wayOf(shipment: ShipmentView, pickup: string): string {
  if (shipment.kind === 'PICKUP') return pickup
  return shipment.kind === 'TRUCK'
    ? `${shipment.plateNo} ${shipment.driverName} ${shipment.driverPhone}`
    : `${shipment.carrierName} ${shipment.trackingNo}`
}

function DeliveryNote({ order, shipment }: { order: SellerOrderDetail; shipment: ShipmentView }) {
  const t = useMessages(shippingMessages)
  const { receiver } = order
  const facts = [
    [t('shipmentSn'), shipment.shipmentSn],
    [t('orderSn'), order.orderSn],
    [t('noteDate'), fullTime(shipment.shipTime ?? shipment.createTime)],
    [t('noteFrom'), order.storeName],
    [t('noteFor'), receiver ? `${receiver.receiverName} ${receiver.mobile}` : order.buyerName],
    [t('shipKind'), `${t(shipment.kind)} ${wayOf(shipment, '')}`],
  ] as const
  return (
    <article className="pan sheet">
      <h1>{t('noteTitle')}</h1>
      <dl className="sheet-f">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {receiver && <p className="t13 mb-3">{t('shipAddress', { address: `${receiver.regionText} ${receiver.detail}` })}</p>}
      <div className="tsc plain" tabIndex={0} role="region" aria-label={t('noteTitle')}>
        <table className="sheet-t">
          <thead>
            <tr>
              <th>{t('line')}</th>
              <th>{t('noteSpec')}</th>
              <th className="r">{t('noteCount')}</th>
              <th>{t('noteUnit')}</th>
            </tr>
          </thead>
          <tbody>
            {shipment.lines.map((line) => (
              <tr key={line.orderProductId}>
                <td>
                  {line.goodsName}
                  {line.materialCode && <div className="t12">{t('noteOwnCode', { code: line.materialCode })}</div>}
                </td>
                <td>{line.specText}</td>
                <td className="r num">{line.number}</td>
                <td>{line.unitName}</td>
              </tr>
            ))}
          </tbody>
          {shipment.remark && (
            <tfoot>
              <tr>
                <th>{t('remark')}</th>
                <td colSpan={3}>{shipment.remark}</td>
              </tr>
            </tfoot>
          )}
        </table>
      </div>
      <div className="sheet-s">
        <span>{t('noteSignShip')}</span>
        <span>{t('noteSignDriver')}</span>
        <span>{t('noteSignReceive')}</span>
      </div>
    </article>
  )
}
