import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Anchor } from '../../../ui/basic/anchor.tsx'
import { Picture } from '../../../ui/basic/picture.tsx'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { fullTime } from '../../../ui/basic/short-time.ts'
import { CopyText } from '../../../ui/console/copy-text.tsx'
import { Countdown } from '../../../ui/console/countdown.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'
import { OrderStateTag } from '../../../modules/order/ui/order-state-tag.tsx'
import type { OrderCard } from '../../../modules/order/endpoints-schemas.ts'
import { shippingMessages } from '../../../modules/fulfilment/messages.ts'
import { BuyerOrderActions } from './buyer-order-actions.tsx'
import { counted } from '../../../kernel/quantity/counted-unit.ts'

const shown = 3

/** One of the buyer's orders in the list: what, how much, how far, and what can be done. */
export function BuyerOrderCard({ order, onDone }: { order: OrderCard; onDone: () => void }) {
  const t = useMessages(shippingMessages)
  const to = `/member/order/detail?orderSn=${order.orderSn}`
  return (
    <article className="ord" aria-label={`${t('orderSn')} ${order.orderSn}`}>
      <header>
        <span className="num c3">{fullTime(order.createTime)}</span>
        <span className="c2">
          {t('orderSn')} <CopyText text={order.orderSn} />
        </span>
        <Anchor to={`/store/index?vid=${order.storeId}`} className="row g1">
          <Icon name="store" size={14} className="c3" />
          {order.storeName}
        </Anchor>
        {order.project &&
          (order.project.projectId === 0 ? (
            <span className="c3">{order.project.title}</span>
          ) : (
            <Anchor to={`/member/project/detail?projectId=${order.project.projectId}`} className="row g1">
              <Icon name="folder-kanban" size={14} className="c3" />
              {order.project.title}
            </Anchor>
          ))}
        <span className="sp" />
        <OrderStateTag order={order} />
      </header>
      <div>
        <ul className="ord-l">
          {order.orderProductList.slice(0, shown).map((line) => (
            <li key={line.orderProductId}>
              <Picture src={line.goodsImage} alt="" width={48} />
              <span className="min-w-0">
                <Anchor to={to} className="b5 el block">
                  {line.goodsName}
                </Anchor>
                <span className="t12 c3">{[line.specText, line.materialCode].filter((text) => text !== '').join(' · ')}</span>
              </span>
              <span className="ar nw num">
                <span>¥{priceText(line.goodsPrice)}</span>
                <br />
                <span className="t12 c3">× {counted(line.buyNum, line.unitName)}</span>
              </span>
            </li>
          ))}
          {order.orderProductList.length > shown && (
            <li className="t12 c3">
              <Anchor to={to} className="lk">
                {t('kindsMore', { count: order.orderProductList.length })}
              </Anchor>
            </li>
          )}
        </ul>
        <div className="ar">
          <b className="num t16">¥{priceText(order.totalAmount)}</b>
          <div className="t12 c3">{t('withFreight', { amount: priceText(order.freight) })}</div>
          {order.payDueTime && (
            <div className="t12">
              {t('dueIn')} <Countdown until={order.payDueTime} />
            </div>
          )}
        </div>
        <div className="ord-a">
          <Anchor to={to} className="btn sm gh">
            {t('detail')}
          </Anchor>
          <BuyerOrderActions order={order} size="sm" without={['print']} onDone={onDone} />
        </div>
      </div>
    </article>
  )
}
