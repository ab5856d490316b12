import { Checkbox } from 'antd'
import { useState } from 'react'
import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Anchor } from '../../../ui/basic/anchor.tsx'
import { Button, ButtonLink } from '../../../ui/basic/button.tsx'
import { Picture } from '../../../ui/basic/picture.tsx'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { shortTime } from '../../../ui/basic/short-time.ts'
import { CallView } from '../../../ui/console/call-view.tsx'
import { Countdown } from '../../../ui/console/countdown.tsx'
import { Empty } from '../../../ui/feedback/states.tsx'
import { OrderStateTag } from '../../order/ui/public.ts'
import { orderPageMessages } from '../../order/messages.ts'
import type { OrderCard } from '../../order/endpoints-schemas.ts'
import { sellerShipments } from '../endpoints.ts'
import { shippingMessages } from '../messages.ts'
import { SellerShipments } from './seller-shipments.tsx'
import { counted } from '../../../kernel/quantity/counted-unit.ts'

type Props = {
  readonly order: OrderCard
  readonly isChosen: boolean
  readonly onChoose: (chosen: boolean) => void
  readonly onShip: () => void
  readonly onDone: () => void
}

/** One order in the store's list; its shipments unfold below it. */
export function SellerOrderRow({ order, isChosen, onChoose, onShip, onDone }: Props) {
  const t = useMessages(shippingMessages)
  const trade = useMessages(orderPageMessages)
  const [isOpen, setIsOpen] = useState(false)
  const to = `/seller/order/detail?orderSn=${order.orderSn}`
  return (
    <>
      <tr className={isChosen ? 'sel' : undefined}>
        <td style={{ paddingRight: 0 }}>
          <Checkbox
            aria-label={t('selectOne', { orderSn: order.orderSn })}
            checked={isChosen}
            onChange={(event) => onChoose(event.target.checked)}
          />
        </td>
        <td className="nw">
          <Anchor className="cl num b5" to={to}>
            {order.orderSn}
          </Anchor>
          <div className="t12 c3 num">{shortTime(order.createTime)}</div>
        </td>
        <td>
          <div className="el" style={{ maxWidth: 160 }}>
            {order.buyerName}
          </div>
        </td>
        <td>
          <OrderGoods order={order} />
        </td>
        <td className="r nw">
          <div className="num b6">¥{priceText(order.totalAmount)}</div>
          <div className="t12 c3">{trade(`method_${order.payMethod}`)}</div>
        </td>
        <td className="nw">
          <OrderStateTag order={order} />
          <div className="t12">
            {order.payDueTime ? <Countdown until={order.payDueTime} /> : <span className="c3">{trade(`by_${order.delivery}`)}</span>}
          </div>
        </td>
        <td className="r nw">
          {order.can.includes('ship') && (
            <Button size="sm" tone="action" onClick={onShip}>
              {t('ship')}
            </Button>
          )}{' '}
          <ButtonLink size="sm" tone="ghost" to={to}>
            {t('detail')}
          </ButtonLink>
          <Button
            size="sm"
            tone="ghost"
            square
            icon={isOpen ? 'chevron-up' : 'chevron-down'}
            aria-expanded={isOpen}
            aria-label={t(isOpen ? 'collapse' : 'expand')}
            onClick={() => setIsOpen(!isOpen)}
          />
        </td>
      </tr>
      {isOpen && (
        <tr className="xp">
          <td />
          <td colSpan={6}>
            <OrderShipments key={order.version} orderSn={order.orderSn} onDone={onDone} />
          </td>
        </tr>
      )}
    </>
  )
}

function OrderGoods({ order }: { order: OrderCard }) {
  const t = useMessages(shippingMessages)
  const [first] = order.orderProductList
  return (
    <div className="row g2">
      {first && <Picture src={first.goodsImage} alt="" width={36} className="w36" />}
      <div style={{ minWidth: 0, maxWidth: 280 }}>
        {order.orderProductList.slice(0, 2).map((line) => (
          <div key={line.orderProductId} className="row t12">
            <span className="el">
              {line.goodsName} {line.specText}
            </span>
            <span className="c3 nw num" style={{ marginLeft: 6 }}>
              × {counted(line.buyNum, line.unitName)}
            </span>
          </div>
        ))}
        {order.orderProductList.length > 2 && <div className="t12 c3">{t('kindsMore', { count: order.orderProductList.length })}</div>}
      </div>
    </div>
  )
}

function OrderShipments({ orderSn, onDone }: { orderSn: string; onDone: () => void }) {
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
            <SellerShipments shipments={shipments} onDone={done} />
          )
        }
      </CallView>
    </div>
  )
}
