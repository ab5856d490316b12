import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Anchor } from '../../../ui/basic/anchor.tsx'
import { useCursors } from '../../../ui/console/cursor-pager.tsx'
import { useList } from '../../../ui/console/list/use-list.ts'
import { Empty } from '../../../ui/feedback/states.tsx'
import { MoreLink, PanelHead } from '../../../ui/layout/panel.tsx'
import { orderSorts, sellerOrderList } from '../../../modules/order/endpoints-orders.ts'
import { SellerOrderList } from '../../../modules/fulfilment/ui/seller-order-list.tsx'
import { shippingMessages } from '../../../modules/fulfilment/messages.ts'

const kpis = [
  { tab: 'awaitingShipment', key: 'kpiToShip' },
  { tab: 'awaitingPayment', key: 'kpiToPay' },
  { tab: 'awaitingReceipt', key: 'kpiOnTheWay' },
  { tab: 'refund', key: 'kpiRefund' },
  { tab: 'completed', key: 'kpiDone' },
  { tab: 'cancelled', key: 'kpiCancelled' },
] as const

const noFilters = [] as const

/** A supplier's first page: true counts, and the orders that wait to be shipped. */
export default function WorkbenchPage() {
  const t = useMessages(shippingMessages)
  const { values, ...list } = useList('seller.workbench', noFilters, { pageSize: 10 })
  const cursors = useCursors([values, list.size])
  const sort = orderSorts.find((orderSort) => orderSort === values.order)
  const call = useCall(sellerOrderList, { tab: 'awaitingShipment', sort, cursor: cursors.cursor, pageSize: list.size })
  return (
    <div className="col g3">
      <nav className="pan kpi lnk" aria-label={t('workbench')}>
        {kpis.map((kpi) => (
          <Anchor key={kpi.tab} to={`/seller/order/list?tab=${kpi.tab}`}>
            <span className="l">{t(kpi.key)}</span>
            <span className="v">{call.data?.counts[kpi.tab] ?? '—'}</span>
          </Anchor>
        ))}
      </nav>
      <SellerOrderList
        isPlain
        label={t('nextToShip')}
        list={list}
        call={call}
        cursors={cursors}
        head={
          <PanelHead title={t('nextToShip')}>
            <MoreLink to="/seller/order/list">{t('allOrders')}</MoreLink>
          </PanelHead>
        }
        empty={<Empty icon="circle-check" title={t('nothingToShip')} />}
      />
    </div>
  )
}
