import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { counted } from '../../../kernel/quantity/counted-unit.ts'
import { sellerShipments } from '../endpoints.ts'
import { shippingMessages } from '../messages.ts'
import { SellerShipments, type BelowShipments } from './seller-shipments.tsx'
import type { Translate } from '../../../kernel/i18n/translate.ts'
import { remainingToShip } from './shipment-form.ts'
import type { OrderCard, OrderLine } from '../../order/endpoints-schemas.ts'
import { Picture } from '../../../ui/basic/picture.tsx'
import { CallView } from '../../../ui/console/call-view.tsx'
import { Empty } from '../../../ui/feedback/states.tsx'

/** What was ordered of a line, and once shipping has begun what of it has gone: 已发 10/20 吨. */
export function quantityOf(order: OrderCard, line: OrderLine, t: Translate<typeof shippingMessages>): string {
  const ordered = counted(line.buyNum, line.unitName)
  return order.state === 'PARTIALLY_SHIPPED' ? t('shippedOf', { shipped: line.shippedNum, ordered }) : `× ${ordered}`
}

/** Of an order that was shipped in part, the lines that wait come first. */
function linesToShow({ state, orderProductList }: OrderCard): readonly OrderLine[] {
  const isDone = (line: OrderLine) => Number(remainingToShip(line, []) === 0)
  return state === 'PARTIALLY_SHIPPED' ? orderProductList.toSorted((one, other) => isDone(one) - isDone(other)) : orderProductList
}

/** The goods of an order in two lines with the picture of the first. */
export function OrderGoods({ order }: { order: OrderCard }) {
  const t = useMessages(shippingMessages)
  const lines = linesToShow(order)
  const [first] = lines
  return (
    <div className="row g2">
      {first && <Picture src={first.goodsImage} alt="" width={36} className="w36" />}
      <div className="min-w-0 max-w-70">
        {lines.slice(0, 2).map((line) => (
          <div key={line.orderProductId} className="row t12">
            <span className="el">
              {line.goodsName} {line.specText}
            </span>
            <span className="c3 nw num ml-1.5">{quantityOf(order, line, t)}</span>
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
