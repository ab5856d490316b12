import { useState } from 'react'
import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Anchor } from '../../../ui/basic/anchor.tsx'
import { useCursors } from '../../../ui/console/cursor-pager.tsx'
import { ButtonLink } from '../../../ui/basic/button.tsx'
import { List } from '../../../ui/console/list/list.tsx'
import { useList } from '../../../ui/console/list/use-list.ts'
import { Empty } from '../../../ui/feedback/states.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { buyerOrderList } from '../../../modules/order/endpoints-orders.ts'
import type { OrderCard } from '../../../modules/order/endpoints-schemas.ts'
import { OrderStateTag } from '../../../modules/order/ui/order-state-tag.tsx'
import { buyerShipments } from '../../../modules/fulfilment/endpoints.ts'
import { useWaitingWeighNotes, WaitingWeighNotes } from '../../../modules/weighing/ui/weigh-notes.tsx'
import { useOrderFileColumns } from '../../../modules/order/ui/use-order-file-columns.ts'
import { BuyerShipments } from './buyer-shipments.tsx'
import { shippingMessages } from '../../../modules/fulfilment/messages.ts'

const noFilters = [] as const

/** What is on the way to me, by order. */
export default function LogisticsPage() {
  const t = useMessages(shippingMessages)
  const list = useList('member.onTheWay', noFilters, { pageSize: 10 })
  const cursors = useCursors(list.size)
  const call = useCall(buyerOrderList, { tab: 'awaitingReceipt', cursor: cursors.cursor, pageSize: list.size })
  const columns = useOrderFileColumns()
  const waiting = useWaitingWeighNotes('buyer')
  // What was decided above is read anew below.
  const [turn, setTurn] = useState(0)
  const isAbove = waiting.data?.map(({ weighNoteSn }) => weighNoteSn) ?? []
  return (
    <div className="col g3">
      <WaitingWeighNotes viewer="buyer" call={waiting} onDone={() => setTurn(turn + 1)} />
      <List
        label={t('logisticsTitle')}
        list={list}
        call={call}
        rows={(found) => found.list}
        keyOf={({ orderSn }) => orderSn}
        columns={columns}
        body={(orders) => (
          <div className="col g3 bx">
            {orders.map((order) => (
              <TrackedOrder key={`${order.orderSn} ${turn}`} order={order} notesAbove={isAbove} onDone={call.reload} />
            ))}
          </div>
        )}
        pages={({ nextCursor }) => ({ cursors, next: nextCursor })}
        empty={
          <Empty
            icon="truck"
            title={t('noTracks')}
            help={t('noTracksHelp')}
            actions={<ButtonLink to="/member/order/list">{t('allMyOrders')}</ButtonLink>}
          />
        }
      />
    </div>
  )
}

type TrackedProps = { readonly order: OrderCard; readonly notesAbove: readonly string[]; readonly onDone: () => void }

function TrackedOrder({ order, notesAbove, onDone }: TrackedProps) {
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
      <BuyerShipments call={call} notesAbove={notesAbove} onDone={done} />
    </Panel>
  )
}
