import { afterOthers } from '../../../api/browser/after-others.ts'
import { useCall, type CallState } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { CallView } from '../../../ui/console/call-view.tsx'
import { useCursors } from '../../../ui/console/cursor-pager.tsx'
import { StateTabs } from '../../../ui/console/state-tabs.tsx'
import { useList } from '../../../ui/console/list/use-list.ts'
import { Empty } from '../../../ui/feedback/states.tsx'
import { MoreLink, PanelHead } from '../../../ui/layout/panel.tsx'
import { storeFigures, storeOverview, storeTodoList } from '../../../modules/dashboard/endpoints.ts'
import { OverviewStrip } from '../../../modules/dashboard/ui/overview-strip.tsx'
import { TodoStrip } from '../../../modules/dashboard/ui/todo-strip.tsx'
import { usePeriod } from '../../../modules/dashboard/ui/use-period.ts'
import { orderSorts, sellerOrderList, type StoreOrderTab } from '../../../modules/order/endpoints-orders.ts'
import { useOrderTabs } from '../../../modules/order/ui/use-order-tabs.ts'
import { storeWeighNotes } from '../../../modules/weighing/ui/weigh-notes.tsx'
import { SellerOrderList } from '../../../modules/fulfilment/ui/seller-order-list.tsx'
import { shippingMessages } from '../../../modules/fulfilment/messages.ts'
import { StoreFiguresPanels } from './store-figures.tsx'

const filterNames = ['tab'] as const
const shownTabs = ['awaitingShipment', 'partlyShipped'] as const satisfies readonly StoreOrderTab[]

/** A supplier's first page: what waits, what there is, and with the right to orders how the store does and what is to be shipped. */
export default function WorkbenchPage() {
  const todo = useCall(storeTodoList, {})
  return (
    <div className="col g3">
      <TodoStrip call={todo} />
      <CallView call={useCall(storeOverview, {})} rows={2}>
        {({ counts, panels }) => (
          <div className="col g3">
            <OverviewStrip counts={counts} side="store" />
            {panels.includes('sales') && <Sales above={todo} />}
          </div>
        )}
      </CallView>
    </div>
  )
}

/** Figures, and below them the orders to ship: these appear when everything above has its height, so that no button moves under a press. */
function Sales({ above }: { above: CallState<unknown> }) {
  const t = useMessages(shippingMessages)
  const { values, set, ...list } = useList('seller.workbench', filterNames, { pageSize: 10 })
  const cursors = useCursors([values, list.size])
  const sort = orderSorts.find((orderSort) => orderSort === values.order)
  const tab = shownTabs.find((one) => one === values.tab) ?? 'awaitingShipment'
  const call = useCall(sellerOrderList, { tab, sort, cursor: cursors.cursor, pageSize: list.size })
  const tabs = useOrderTabs(shownTabs, call.data?.counts, shownTabs)
  const { days, choice } = usePeriod()
  const figures = useCall(storeFigures, { days })
  return (
    <>
      <StoreFiguresPanels call={figures} days={days} choice={choice} />
      <SellerOrderList
        below={storeWeighNotes}
        isPlain
        label={t('nextToShip')}
        list={list}
        call={afterOthers(call, above, figures)}
        cursors={cursors}
        head={
          <>
            <PanelHead title={t('nextToShip')}>
              <MoreLink to="/seller/order/list">{t('allOrders')}</MoreLink>
            </PanelHead>
            <StateTabs label={t('nextToShip')} tabs={tabs} current={tab} onChange={(next) => set({ tab: next })} />
          </>
        }
        empty={<Empty icon="circle-check" title={t('nothingToShip')} />}
      />
    </>
  )
}
