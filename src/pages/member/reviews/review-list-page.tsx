import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Anchor } from '../../../ui/basic/anchor.tsx'
import { ButtonLink } from '../../../ui/basic/button.tsx'
import { Picture } from '../../../ui/basic/picture.tsx'
import { fullTime } from '../../../ui/basic/short-time.ts'
import { List } from '../../../ui/console/list/list.tsx'
import { useList } from '../../../ui/console/list/use-list.ts'
import { useCursors } from '../../../ui/console/cursor-pager.tsx'
import { Empty } from '../../../ui/feedback/states.tsx'
import { PanelHead } from '../../../ui/layout/panel.tsx'
import { buyerOrderList } from '../../../modules/order/endpoints-orders.ts'
import { orderPageMessages } from '../../../modules/order/messages.ts'
import type { OrderCard } from '../../../modules/order/endpoints-schemas.ts'
import { useOrderFileColumns } from '../../../modules/order/ui/use-order-file-columns.ts'
import { counted } from '../../../kernel/quantity/counted-unit.ts'

const noFilters = [] as const

/** Completed orders that wait for my evaluation. */
export default function EvaluationPage() {
  const t = useMessages(orderPageMessages)
  const list = useList('member.toEvaluate', noFilters)
  const cursors = useCursors(list.size)
  const call = useCall(buyerOrderList, { tab: 'awaitingEvaluation', cursor: cursors.cursor, pageSize: list.size })
  const columns = useOrderFileColumns()
  return (
    <List
      label={t('evaluationTitle')}
      list={list}
      call={call}
      rows={(found) => found.list}
      keyOf={({ orderSn }) => orderSn}
      columns={columns}
      head={<PanelHead title={t('evaluationTitle')} sub={t('evaluationHelp')} />}
      body={(orders) => orders.map((order) => <WaitingOrder key={order.orderSn} order={order} />)}
      pages={({ nextCursor }) => ({ cursors, next: nextCursor })}
      empty={
        <Empty
          icon="star"
          title={t('noEvaluations')}
          help={t('noEvaluationsHelp')}
          actions={<ButtonLink to="/member/order/list">{t('allMyOrders')}</ButtonLink>}
        />
      }
    />
  )
}

function WaitingOrder({ order }: { order: OrderCard }) {
  const t = useMessages(orderPageMessages)
  return (
    <article data-row tabIndex={-1} className="ord" aria-label={order.orderSn}>
      <header>
        <span className="num c3">{fullTime(order.createTime)}</span>
        <Anchor className="cl num" to={`/member/order/detail?orderSn=${order.orderSn}`}>
          {order.orderSn}
        </Anchor>
        <span>{order.storeName}</span>
      </header>
      <div>
        <ul className="ord-l">
          {order.orderProductList.map((line) => (
            <li key={line.orderProductId}>
              <Picture src={line.goodsImage} alt="" width={48} />
              <span>
                {line.goodsName}
                <br />
                <span className="t12 c3">{line.specText}</span>
              </span>
              <span className="num c3">× {counted(line.buyNum, line.unitName)}</span>
            </li>
          ))}
        </ul>
        <span />
        <div className="ord-a">
          <ButtonLink size="sm" tone="action-outline" to={`/member/order/evaluate?orderSn=${order.orderSn}`}>
            {t('evaluate')}
          </ButtonLink>
        </div>
      </div>
    </article>
  )
}
