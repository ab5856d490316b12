import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Anchor } from '../../../ui/basic/anchor.tsx'
import { CallView } from '../../../ui/console/call-view.tsx'
import { useCursors } from '../../../ui/console/cursor-pager.tsx'
import { StateTabs } from '../../../ui/console/state-tabs.tsx'
import { List } from '../../../ui/console/list/list.tsx'
import { useList } from '../../../ui/console/list/use-list.ts'
import { Empty } from '../../../ui/feedback/states.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { sellerOrderList, type StoreOrderTab } from '../../../modules/order/endpoints-orders.ts'
import type { OrderCard } from '../../../modules/order/endpoints-schemas.ts'
import { OrderStateTag } from '../../../modules/order/ui/order-state-tag.tsx'
import { useOrderTabs } from '../../../modules/order/ui/use-order-tabs.ts'
import { useOrderFileColumns } from '../../../modules/order/ui/use-order-file-columns.ts'
import { sellerShipments } from '../../../modules/fulfilment/endpoints.ts'
import { storeWeighNotes, StoreWaitingWeighNotes } from '../../../modules/weighing/ui/weigh-notes.tsx'
import { SellerShipments } from '../../../modules/fulfilment/ui/seller-shipments.tsx'
import { weighingMessages } from '../../../modules/weighing/messages.ts'
import { shippingMessages } from '../../../modules/fulfilment/messages.ts'

const filterNames = ['tab'] as const
const shownTabs = ['awaitingReceipt', 'partlyShipped', 'awaitingShipment', 'completed'] as const satisfies readonly StoreOrderTab[]

/** The store's shipments by order: on the way, being made ready, done; and its weigh notes that wait. */
export default function ShipmentListPage() {
  const { values, set, ...list } = useList('seller.shipments', filterNames, { pageSize: 10 })
  const isWeighing = values.tab === 'weighing'
  const tab = shownTabs.find((one) => one === values.tab) ?? 'awaitingReceipt'
  const t = useMessages(shippingMessages)
  const tw = useMessages(weighingMessages)
  const cursors = useCursors([tab, list.size])
  const call = useCall(sellerOrderList, { tab, cursor: cursors.cursor, pageSize: list.size })
  const tabs = {
    list: [...useOrderTabs(shownTabs, call.data?.counts, []), { key: 'weighing', label: tw('waitingStore') }],
    current: isWeighing ? 'weighing' : tab,
    onChange: (next: string) => set({ tab: next }),
  }
  const columns = useOrderFileColumns()
  if (isWeighing)
    return (
      <div className="col g3">
        <section className="pan">
          <StateTabs label={t('shipmentList')} tabs={tabs.list} current={tabs.current} onChange={tabs.onChange} />
        </section>
        <StoreWaitingWeighNotes empty={<Empty panel icon="scale" title={tw('noneWaiting')} help={tw('noneWaitingHelp')} />} />
      </div>
    )
  return (
    <List
      label={t('shipmentList')}
      list={list}
      call={call}
      rows={(found) => found.list}
      keyOf={({ orderSn }) => orderSn}
      columns={columns}
      head={<p className="bx t13 c3">{t('shipmentListHelp')}</p>}
      tabs={tabs}
      body={(orders) => (
        <div className="col g3 bx">
          {orders.map((order) => (
            <ShippedOrder key={order.orderSn} order={order} onDone={call.reload} />
          ))}
        </div>
      )}
      pages={({ nextCursor }) => ({ cursors, next: nextCursor })}
      empty={<Empty icon="truck" title={t('noShipmentsYet')} help={t('noShipmentsYetHelp')} />}
    />
  )
}

function ShippedOrder({ order, onDone }: { order: OrderCard; onDone: () => void }) {
  const t = useMessages(shippingMessages)
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
      more={<OrderStateTag order={order} />}
    >
      <CallView call={call} rows={2}>
        {({ shipments }) =>
          shipments.length === 0 ? (
            <Empty icon="truck" title={t('noShipmentsYet')} />
          ) : (
            <SellerShipments below={storeWeighNotes} shipments={shipments} onDone={done} />
          )
        }
      </CallView>
    </Panel>
  )
}
