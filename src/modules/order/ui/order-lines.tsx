import type { ReactNode } from 'react'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Anchor } from '../../../ui/basic/anchor.tsx'
import { Picture } from '../../../ui/basic/picture.tsx'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { OrderPriceFormula } from '../../pricing/ui/public.ts'
import type { OrderDetail, OrderLine } from '../endpoints-schemas.ts'
import { orderPageMessages } from '../messages.ts'
import { counted } from '../../../kernel/quantity/counted-unit.ts'

/** The lines of an order with what was shipped and received of each, and the sums below. */
export function OrderLines({
  order,
  after,
}: {
  order: OrderDetail
  /** A last column, e.g. actions per line. */ after?: (line: OrderLine) => ReactNode
}) {
  const t = useMessages(orderPageMessages)
  return (
    <>
      <div className="tsc">
        <table className="tbl">
          <thead>
            <tr>
              <th>{t('goods')}</th>
              <th className="r">{t('unitPrice')}</th>
              <th className="r">{t('quantity')}</th>
              <th className="r">{t('shipped')}</th>
              <th className="r">{t('received')}</th>
              <th className="r">{t('subtotal')}</th>
              {after && <th />}
            </tr>
          </thead>
          <tbody>
            {order.orderProductList.map((line) => (
              <tr key={line.orderProductId}>
                <td>
                  <div className="row g3">
                    <Picture src={line.goodsImage} alt="" width={48} className="w48" />
                    <div className="min-w-0">
                      <Anchor className="b5" to={`/goods/detail/${line.productId}`}>
                        {line.goodsName}
                      </Anchor>
                      <div className="t12 c3">{line.specText}</div>
                      {line.materialCode && <div className="t12 c2">{t('ownCode', { code: line.materialCode })}</div>}
                      {line.noFreeReturn && <div className="t12 c3">{t('noFreeReturn')}</div>}
                    </div>
                  </div>
                </td>
                <td className="r n nw">
                  ¥{priceText(line.goodsPrice)}
                  <span className="c3 t12">/{line.unitName}</span>
                  {line.formula && (
                    <div>
                      <OrderPriceFormula told={line.formula} unit={t('tonne')} />
                    </div>
                  )}
                </td>
                <td className="r n nw">{counted(line.buyNum, line.unitName)}</td>
                <td className="r n c2">
                  {line.shippedNum}
                  {line.cancelledNum > 0 && (
                    <div className="t12 cd">{t('notShipped', { number: counted(line.cancelledNum, line.unitName) })}</div>
                  )}
                </td>
                <td className="r n c2">{line.receivedNum}</td>
                <td className="r n nw b6">
                  ¥{priceText(line.subtotal)}
                  {line.discount > 0 && <div className="t12 cd">−¥{priceText(line.discount)}</div>}
                </td>
                {after && <td className="r nw">{after(line)}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <OrderSums order={order} />
    </>
  )
}

function OrderSums({ order }: { order: OrderDetail }) {
  const t = useMessages(orderPageMessages)
  const rows = [
    ['goodsAmount', order.goodsAmount],
    ['freight', order.freight],
    ['net', order.netAmount],
    ['vat', order.taxAmount],
  ] as const
  return (
    <div className="o-sum">
      <dl>
        {rows.map(([key, amount]) => (
          <div key={key}>
            <dt>{t(key)}</dt>
            <dd>¥{priceText(amount)}</dd>
          </div>
        ))}
        {order.benefits.map((benefit) => (
          <div key={benefit.kind}>
            <dt>{benefit.name}</dt>
            <dd className="cd">−¥{priceText(benefit.amount)}</dd>
          </div>
        ))}
        <div className="all">
          <dt>{t('total')}</dt>
          <dd className="cp">¥{priceText(order.totalAmount)}</dd>
        </div>
        {order.paidAmount > 0 && (
          <div>
            <dt>{t('paid')}</dt>
            <dd className="cok">¥{priceText(order.paidAmount)}</dd>
          </div>
        )}
        {order.givenBackAmount > 0 && (
          <div>
            <dt>{t('givenBack')}</dt>
            <dd className="cd">−¥{priceText(order.givenBackAmount)}</dd>
          </div>
        )}
      </dl>
    </div>
  )
}
