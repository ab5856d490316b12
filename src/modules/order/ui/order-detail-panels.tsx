import { useMessages } from '../../../api/browser/use-messages.tsx'
import { fullTime } from '../../../ui/basic/short-time.ts'
import { PropertiesPanel, HistoryPanel, LinksPanel, type LinkedLine } from '../../../ui/console/detail/detail-panels.tsx'
import type { OrderDetail } from '../endpoints-schemas.ts'
import { orderPageMessages } from '../messages.ts'

/** Where the goods go, as it was when the order was placed. */
export function ReceiverPanel({ order }: { order: OrderDetail }) {
  const t = useMessages(orderPageMessages)
  const { receiver } = order
  return (
    <PropertiesPanel
      title={t('receiverBox')}
      list={[
        [t('delivery'), t(`by_${order.delivery}`)],
        [
          t('receiver'),
          receiver && (
            <>
              {receiver.receiverName} <span className="num">{receiver.mobile}</span>
            </>
          ),
        ],
        [t('address'), receiver && `${receiver.regionText} ${receiver.detail}`],
        [t('buyerRemark'), order.buyerRemark || t('none')],
      ]}
    />
  )
}

/** How the order is paid and which invoice was wished for. */
export function PaymentPanel({ order }: { order: OrderDetail }) {
  const t = useMessages(orderPageMessages)
  const { invoice, payOrder } = order
  // The schema's list of states is the machine's; a state without a word would be shown by its code.
  const state = payOrder.state as 'OPEN' | 'PAYING' | 'PART_PAID' | 'PAID' | 'CLOSED' | 'LATE_PAID'
  const wanted = invoice.invoiceType !== 0
  return (
    <PropertiesPanel
      title={t('moneyBox')}
      list={[
        [t('method'), t(`method_${order.payMethod}`)],
        [t('payStatus'), t(state)],
        [t('paySn'), order.paySn],
        [t('payTime'), order.payTime && fullTime(order.payTime)],
        [t('invoice'), t(`invoice${invoice.invoiceType}`)],
        [t('invoiceTitle'), wanted ? invoice.title : ''],
        [t('taxNumber'), wanted ? invoice.taxNumber : ''],
        [t('invoiceContent'), wanted ? t(`content_${invoice.content}`) : ''],
      ]}
    />
  )
}

/** Other orders of the same checkout, and the papers and pages that belong to this one. */
export function OrderLinksPanel({
  order,
  address,
  lines,
}: {
  order: OrderDetail
  /** Where the detail of an order lies in this console. */
  address: (orderSn: string) => string
  lines: readonly LinkedLine[]
}) {
  const t = useMessages(orderPageMessages)
  const others = order.payOrder.orderSnList.filter((sn) => sn !== order.orderSn)
  return (
    <LinksPanel
      title={t('linksBox')}
      lines={[
        ...lines,
        ...others.map((sn) => ({
          key: sn,
          icon: 'package' as const,
          text: <span className="num">{sn}</span>,
          note: t('sameCheckout'),
          to: { address: address(sn), label: t('open') },
        })),
      ]}
    />
  )
}

/** Everything that happened to the order, newest first. */
export function OrderLogPanel({ order }: { order: OrderDetail }) {
  const t = useMessages(orderPageMessages)
  return (
    <HistoryPanel
      title={t('logBox')}
      events={order.logs.map((log, index) => ({
        key: `${log.at}${log.event}${index}`,
        at: log.at,
        text: log.text,
        by: `${log.actorName || t('system')}${log.reason && ` · ${t('logReason', { reason: log.reason })}`}`,
      }))}
    />
  )
}
