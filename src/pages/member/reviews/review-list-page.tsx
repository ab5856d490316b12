import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Anchor } from '../../../ui/basic/anchor.tsx'
import { ButtonLink } from '../../../ui/basic/button.tsx'
import { Picture } from '../../../ui/basic/picture.tsx'
import { fullTime } from '../../../ui/basic/short-time.ts'
import { CallView } from '../../../ui/console/call-view.tsx'
import { CursorPager, useCursors } from '../../../ui/console/cursor-pager.tsx'
import { Empty } from '../../../ui/feedback/states.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { buyerOrderList } from '../../../modules/order/endpoints-orders.ts'
import { orderPageMessages } from '../../../modules/order/messages.ts'
import { counted } from '../../../kernel/quantity/counted-unit.ts'

/** Completed orders that wait for my evaluation. */
export default function EvaluationPage() {
  const t = useMessages(orderPageMessages)
  const cursors = useCursors()
  const call = useCall(buyerOrderList, { tab: 'awaitingEvaluation', cursor: cursors.cursor })
  return (
    <Panel title={t('evaluationTitle')} sub={t('evaluationHelp')}>
      <CallView call={call}>
        {(page) =>
          page.list.length === 0 ? (
            <Empty
              icon="star"
              title={t('noEvaluations')}
              help={t('noEvaluationsHelp')}
              actions={<ButtonLink to="/member/order/list">{t('allMyOrders')}</ButtonLink>}
            />
          ) : (
            <>
              {page.list.map((order) => (
                <article key={order.orderSn} className="ord" aria-label={order.orderSn}>
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
              ))}
              <CursorPager cursors={cursors} next={page.nextCursor} />
            </>
          )
        }
      </CallView>
    </Panel>
  )
}
