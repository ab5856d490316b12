import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Anchor } from '../../../ui/basic/anchor.tsx'
import { CallView } from '../../../ui/console/call-view.tsx'
import { useCursors } from '../../../ui/console/cursor-pager.tsx'
import { Empty } from '../../../ui/feedback/states.tsx'
import { MoreLink, Panel } from '../../../ui/layout/panel.tsx'
import { sellerOrderList } from '../../../modules/order/endpoints-orders.ts'
import { SellerOrderTable } from '../../../modules/fulfilment/ui/seller-order-table.tsx'
import { shippingMessages } from '../../../modules/fulfilment/messages.ts'

const kpis = [
  { tab: 'awaitingShipment', key: 'kpiToShip' },
  { tab: 'awaitingPayment', key: 'kpiToPay' },
  { tab: 'awaitingReceipt', key: 'kpiOnTheWay' },
  { tab: 'completed', key: 'kpiDone' },
  { tab: 'cancelled', key: 'kpiCancelled' },
] as const

/** A supplier's first page: true counts, and the orders that wait to be shipped. */
export default function WorkbenchPage() {
  const t = useMessages(shippingMessages)
  const cursors = useCursors()
  const call = useCall(sellerOrderList, { tab: 'awaitingShipment', cursor: cursors.cursor, pageSize: 10 })
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
      <Panel title={t('nextToShip')} more={<MoreLink to="/seller/order/list">{t('allOrders')}</MoreLink>}>
        <CallView call={call}>
          {(page) =>
            page.list.length === 0 ? (
              <Empty icon="circle-check" title={t('nothingToShip')} />
            ) : (
              <SellerOrderTable page={page} cursors={cursors} onDone={call.reload} />
            )
          }
        </CallView>
      </Panel>
    </div>
  )
}
