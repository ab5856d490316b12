import { useMessages } from '../../../api/browser/use-messages.tsx'
import { fullTime, shortTime } from '../../../ui/basic/short-time.ts'
import { EventLog } from '../../../ui/layout/timeline.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import type { OrderDetail } from '../endpoints-schemas.ts'
import { orderPageMessages } from '../messages.ts'

/** Where the goods go, as it was when the order was placed. */
export function ReceiverPanel({ order }: { order: OrderDetail }) {
  const t = useMessages(orderPageMessages)
  const { receiver } = order
  return (
    <Panel title={t('receiverBox')}>
      <dl className="kv bx">
        <dt>{t('delivery')}</dt>
        <dd>{t(`by_${order.delivery}`)}</dd>
        {receiver && (
          <>
            <dt>{t('receiver')}</dt>
            <dd>
              {receiver.receiverName} <span className="num">{receiver.mobile}</span>
            </dd>
          </>
        )}
        {receiver && (
          <>
            <dt>{t('address')}</dt>
            <dd>
              {receiver.regionText} {receiver.detail}
            </dd>
          </>
        )}
        <dt>{t('buyerRemark')}</dt>
        <dd>{order.buyerRemark || t('none')}</dd>
      </dl>
    </Panel>
  )
}

/** How the order is paid and which invoice was wished for. */
export function PaymentPanel({ order }: { order: OrderDetail }) {
  const t = useMessages(orderPageMessages)
  const { invoice, payOrder } = order
  // The schema's list of states is the machine's; a state without a word would be shown by its code.
  const state = payOrder.state as 'OPEN' | 'PAYING' | 'PART_PAID' | 'PAID' | 'CLOSED' | 'LATE_PAID'
  return (
    <Panel title={t('moneyBox')}>
      <dl className="kv bx">
        <dt>{t('method')}</dt>
        <dd>{t(`method_${order.payMethod}`)}</dd>
        <dt>{t('payStatus')}</dt>
        <dd>{t(state)}</dd>
        <dt>{t('paySn')}</dt>
        <dd className="num">{order.paySn}</dd>
        <dt>{t('payTime')}</dt>
        <dd className="num">{fullTime(order.payTime)}</dd>
        <dt>{t('invoice')}</dt>
        <dd>{t(`invoice${invoice.invoiceType}`)}</dd>
        {invoice.invoiceType !== 0 && (
          <>
            <dt>{t('invoiceTitle')}</dt>
            <dd>{invoice.title}</dd>
          </>
        )}
        {invoice.invoiceType !== 0 && invoice.taxNumber && (
          <>
            <dt>{t('taxNumber')}</dt>
            <dd className="num">{invoice.taxNumber}</dd>
          </>
        )}
        {invoice.invoiceType !== 0 && (
          <>
            <dt>{t('invoiceContent')}</dt>
            <dd>{t(`content_${invoice.content}`)}</dd>
          </>
        )}
      </dl>
    </Panel>
  )
}

/** Everything that happened to the order, newest first. */
export function OrderLogPanel({ order }: { order: OrderDetail }) {
  const t = useMessages(orderPageMessages)
  return (
    <Panel title={t('logBox')}>
      <div className="bx">
        <EventLog
          label={t('logBox')}
          entries={order.logs.map((log, index) => ({
            key: `${log.at}${log.event}${index}`,
            time: shortTime(log.at),
            state: index === 0 ? 'current' : 'ok',
            text: (
              <>
                {log.text}
                <span className="t12 c3" style={{ display: 'block' }}>
                  {log.actorName || t('system')}
                  {log.reason && ` · ${t('logReason', { reason: log.reason })}`}
                </span>
              </>
            ),
          }))}
        />
      </div>
    </Panel>
  )
}
