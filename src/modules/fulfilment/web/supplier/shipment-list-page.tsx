import { useCall } from '../../../../api/browser/use-call.ts'
import { useWords } from '../../../../api/browser/use-words.tsx'
import { Anchor } from '../../../../ui/basic/anchor.tsx'
import { CallView } from '../../../../ui/console/call-view.tsx'
import { CursorPager, useCursors } from '../../../../ui/console/cursor-pager.tsx'
import { StateTabs } from '../../../../ui/console/state-tabs.tsx'
import { useFilters } from '../../../../ui/console/use-filters.ts'
import { Empty } from '../../../../ui/feedback/states.tsx'
import { Panel } from '../../../../ui/layout/panel.tsx'
import { sellerOrderList, type OrderTab } from '../../../order/contract-list.ts'
import type { OrderCard } from '../../../order/contract-order.ts'
import { OrderStateMark, useOrderTabs } from '../../../order/web/public.ts'
import { sellerShipments } from '../../contract.ts'
import { SellerShipments } from '../parts/seller-shipments.tsx'
import { shippingWords } from '../words.ts'

const filterNames = ['tab'] as const
const shownTabs = ['awaitingReceipt', 'awaitingShipment', 'completed'] as const satisfies readonly OrderTab[]

/** The store's shipments by order: on the way, being made ready, done. */
export default function ShipmentListPage() {
  const { values, set } = useFilters(filterNames)
  const tab = shownTabs.find((one) => one === values.tab) ?? 'awaitingReceipt'
  const t = useWords(shippingWords)
  const cursors = useCursors(tab)
  const call = useCall(sellerOrderList, { tab, cursor: cursors.cursor, pageSize: 10 })
  const tabs = useOrderTabs(shownTabs, call.data?.counts, [])
  return (
    <div className="col g3">
      <section className="pan">
        <StateTabs label={t('shipmentList')} tabs={tabs} current={tab} onChange={(next) => set({ tab: next })} />
        <p className="bx t13 c3">{t('shipmentListHelp')}</p>
      </section>
      <CallView call={call}>
        {(page) =>
          page.list.length === 0 ? (
            <Empty panel icon="truck" title={t('noShipmentsYet')} help={t('noShipmentsYetHelp')} />
          ) : (
            <div className="col g3">
              {page.list.map((order) => (
                <ShippedOrder key={order.orderSn} order={order} onDone={call.reload} />
              ))}
              <CursorPager cursors={cursors} next={page.nextCursor} />
            </div>
          )
        }
      </CallView>
    </div>
  )
}

function ShippedOrder({ order, onDone }: { order: OrderCard; onDone: () => void }) {
  const t = useWords(shippingWords)
  const call = useCall(sellerShipments, { orderSn: order.orderSn })
  const done = () => {
    call.reload()
    onDone()
  }
  return (
    <Panel
      title={
        <Anchor className="num" to={`/seller/order/detail?orderSn=${order.orderSn}`}>
          {t('orderSn')} {order.orderSn}
        </Anchor>
      }
      sub={order.buyerName}
      more={<OrderStateMark order={order} />}
    >
      <CallView call={call} rows={2}>
        {({ shipments }) =>
          shipments.length === 0 ? (
            <Empty icon="truck" title={t('noShipmentsYet')} />
          ) : (
            <SellerShipments shipments={shipments} onDone={done} />
          )
        }
      </CallView>
    </Panel>
  )
}
