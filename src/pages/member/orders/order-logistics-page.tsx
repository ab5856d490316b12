import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Anchor } from '../../../ui/basic/anchor.tsx'
import { CallView } from '../../../ui/console/call-view.tsx'
import { CursorPager, useCursors } from '../../../ui/console/cursor-pager.tsx'
import { ButtonLink } from '../../../ui/basic/button.tsx'
import { Empty } from '../../../ui/feedback/states.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { buyerOrderList } from '../../../modules/order/endpoints-orders.ts'
import type { OrderCard } from '../../../modules/order/endpoints-schemas.ts'
import { OrderStateTag } from '../../../modules/order/ui/order-state-tag.tsx'
import { buyerShipments } from '../../../modules/fulfilment/endpoints.ts'
import { WaitingWeighNotes } from '../../../modules/weighing/ui/weigh-notes.tsx'
import { BuyerShipments } from './buyer-shipments.tsx'
import { shippingMessages } from '../../../modules/fulfilment/messages.ts'

/** What is on the way to me, by order. */
export default function LogisticsPage() {
  const t = useMessages(shippingMessages)
  const cursors = useCursors()
  const call = useCall(buyerOrderList, { tab: 'awaitingReceipt', cursor: cursors.cursor, pageSize: 10 })
  return (
    <div className="col g3">
      <WaitingWeighNotes viewer="buyer" />
      <CallView call={call}>
        {(page) =>
          page.list.length === 0 ? (
            <Empty
              panel
              icon="truck"
              title={t('noTracks')}
              help={t('noTracksHelp')}
              actions={<ButtonLink to="/member/order/list">{t('allMyOrders')}</ButtonLink>}
            />
          ) : (
            <div className="col g3">
              {page.list.map((order) => (
                <TrackedOrder key={order.orderSn} order={order} onDone={call.reload} />
              ))}
              <CursorPager cursors={cursors} next={page.nextCursor} />
            </div>
          )
        }
      </CallView>
    </div>
  )
}

function TrackedOrder({ order, onDone }: { order: OrderCard; onDone: () => void }) {
  const t = useMessages(shippingMessages)
  const call = useCall(buyerShipments, { orderSn: order.orderSn })
  const done = () => {
    call.reload()
    onDone()
  }
  return (
    <Panel
      title={
        <Anchor className="num" to={`/member/order/detail?orderSn=${order.orderSn}`}>
          {t('orderSn')} {order.orderSn}
        </Anchor>
      }
      sub={order.storeName}
      more={<OrderStateTag order={order} />}
    >
      <BuyerShipments call={call} onDone={done} />
    </Panel>
  )
}
