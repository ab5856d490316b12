import { useMessages } from '../../../api/browser/use-messages.tsx'
import { PropertyList } from '../../../ui/layout/property-list.tsx'
import type { OrderDetail } from '../../order/endpoints-schemas.ts'
import { purchaseDataMessages, shippingMessages } from '../messages.ts'
import { purchaseProperties } from '../rules/purchase-properties.ts'

/** Where a shipment goes, whom the driver calls, and how it is unloaded there. */
export function ShipmentReceiver({ order }: { order: OrderDetail }) {
  const t = useMessages(shippingMessages)
  const said = useMessages(purchaseDataMessages)
  const { receiver } = order
  const address = order.delivery === 'PICKUP' ? t('selfPickupHere') : receiver && `${receiver.regionText} ${receiver.detail}`
  return (
    <section className="mb-4" aria-label={t('receiverAddress')}>
      <PropertyList
        list={[
          [t('receiverAddress'), address],
          [
            t('receiverName'),
            receiver && (
              <>
                {receiver.receiverName}{' '}
                <a className="num lk" href={`tel:${receiver.mobile}`}>
                  {receiver.mobile}
                </a>
              </>
            ),
          ],
          ...purchaseProperties(order.purchaseData, said).map(({ label, value }) => [label, value] as const),
          [t('buyerNote'), order.buyerRemark],
        ]}
      />
    </section>
  )
}
