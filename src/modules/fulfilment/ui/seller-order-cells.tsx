import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { counted } from '../../../kernel/quantity/counted-unit.ts'
import { sellerShipments } from '../endpoints.ts'
import { shippingMessages } from '../messages.ts'
import { SellerShipments, type BelowShipments } from './seller-shipments.tsx'
import type { OrderCard } from '../../order/endpoints-schemas.ts'
import { Picture } from '../../../ui/basic/picture.tsx'
import { CallView } from '../../../ui/console/call-view.tsx'
import { Empty } from '../../../ui/feedback/states.tsx'

/** The goods of an order in two lines with the picture of the first. */
export function OrderGoods({ order }: { order: OrderCard }) {
  const t = useMessages(shippingMessages)
  const [first] = order.orderProductList
  return (
    <div className="row g2">
      {first && <Picture src={first.goodsImage} alt="" width={36} className="w36" />}
      <div className="min-w-0 max-w-70">
        {order.orderProductList.slice(0, 2).map((line) => (
          <div key={line.orderProductId} className="row t12">
            <span className="el">
              {line.goodsName} {line.specText}
            </span>
            <span className="c3 nw num ml-1.5">× {counted(line.buyNum, line.unitName)}</span>
          </div>
        ))}
        {order.orderProductList.length > 2 && <div className="t12 c3">{t('kindsMore', { count: order.orderProductList.length })}</div>}
      </div>
    </div>
  )
}

/** The shipments of an order, below its row. */
export function OrderShipments({ orderSn, below, onDone }: { orderSn: string; below: BelowShipments; onDone: () => void }) {
  const t = useMessages(shippingMessages)
  const call = useCall(sellerShipments, { orderSn })
  const done = () => {
    call.reload()
    onDone()
  }
  return (
    <div className="pan">
      <CallView call={call} rows={2}>
        {({ shipments }) =>
          shipments.length === 0 ? (
            <Empty icon="truck" title={t('noShipmentsYet')} help={t('noShipmentsYetHelp')} />
          ) : (
            <SellerShipments shipments={shipments} below={below} onDone={done} />
          )
        }
      </CallView>
    </div>
  )
}
