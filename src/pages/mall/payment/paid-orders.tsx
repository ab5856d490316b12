import { Anchor } from '../../../ui/basic/anchor.tsx'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { Panel } from '../../../ui/layout/panel.tsx'
import type { PayMethods, PayStatus } from '../../../modules/payment/endpoints.ts'
import { usePayMessages } from './use-messages.ts'

/** The orders that this payment settles, and what was paid or tried. */
export function PaidOrders({ methods, status }: { methods: PayMethods; status: PayStatus }) {
  const t = usePayMessages()
  const told = status.paymentList.filter((payment) => payment.state !== 'CREATED' && payment.state !== 'WAITING')
  return (
    <>
      <Panel title={t('orders', { count: methods.orderList.length })}>
        <div className="tsc plain">
          <table className="tbl">
            <thead>
              <tr>
                <th>{t('orderSn')}</th>
                <th>{t('store')}</th>
                <th className="r">{t('amount')}</th>
                <th />
              </tr>
            </thead>
            <tbody>
              {methods.orderList.map((order) => (
                <tr key={order.orderSn}>
                  <td className="num nw">{order.orderSn}</td>
                  <td>{order.storeName}</td>
                  <td className="r num nw b6">¥{priceText(order.totalAmount)}</td>
                  <td className="r">
                    <Anchor className="lk" to={`/member/order/detail?orderSn=${order.orderSn}`}>
                      {t('viewOrder')}
                    </Anchor>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </Panel>
      {told.length > 0 && (
        <Panel title={t('attempts')}>
          <ul className="lst-p">
            {told.map((payment) => (
              <li key={payment.paymentSn} className="row g3 t13">
                <span className="num c3 el">{payment.paymentSn}</span>
                <span>
                  {payment.method === 'balance'
                    ? t('methodBalance')
                    : (methods.methodList.find((one) => one.method === payment.method)?.name ?? payment.method)}
                </span>
                <span className="sp" />
                <b className="num">¥{priceText(payment.amount)}</b>
                <span>{payment.stateText}</span>
              </li>
            ))}
          </ul>
        </Panel>
      )}
    </>
  )
}
