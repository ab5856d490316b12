import { Input } from 'antd'
import { useCall } from '../../../../api/browser/use-call.ts'
import { useWords } from '../../../../api/browser/use-words.tsx'
import { Anchor } from '../../../../ui/basic/anchor.tsx'
import { Button } from '../../../../ui/basic/button.tsx'
import { priceText } from '../../../../ui/basic/price-parts.ts'
import { fullTime } from '../../../../ui/basic/short-time.ts'
import { CallView } from '../../../../ui/console/call-view.tsx'
import { Countdown } from '../../../../ui/console/countdown.tsx'
import { CursorPager, useCursors, type Cursors } from '../../../../ui/console/cursor-pager.tsx'
import { DayRange } from '../../../../ui/console/day-range.tsx'
import { StateTabs } from '../../../../ui/console/state-tabs.tsx'
import { useFilters } from '../../../../ui/console/use-filters.ts'
import { Empty } from '../../../../ui/feedback/states.tsx'
import { adminOrderList, type OrderPage, type OrderTab } from '../../contract-list.ts'
import { OrderStateMark } from '../trade/order-state-mark.tsx'
import { useOrderTabs } from '../trade/use-order-tabs.ts'
import { tradeWords } from '../trade/words.ts'

const filterNames = ['tab', 'keyword', 'startDate', 'endDate'] as const
const shownTabs = [
  'all',
  'awaitingPayment',
  'awaitingShipment',
  'awaitingReceipt',
  'completed',
  'cancelled',
] as const satisfies readonly OrderTab[]
type Filters = Record<(typeof filterNames)[number], string>

/** Every order of the platform, to read. */
export default function AdminOrderListPage() {
  const filters = useFilters(filterNames)
  return <AdminOrders key={JSON.stringify(filters.values)} values={filters.values} onFilter={filters.set} />
}

function AdminOrders({ values, onFilter }: { values: Filters; onFilter: (change: Partial<Filters>) => void }) {
  const t = useWords(tradeWords)
  const cursors = useCursors()
  const tab: OrderTab = shownTabs.find((one) => one === values.tab) ?? 'all'
  const call = useCall(adminOrderList, {
    tab,
    keyword: values.keyword,
    startDate: values.startDate || undefined,
    endDate: values.endDate || undefined,
    cursor: cursors.cursor,
    pageSize: 20,
  })
  const tabs = useOrderTabs(shownTabs, call.data?.counts, [])
  return (
    <section className="pan" aria-label={t('adminOrders')}>
      <StateTabs label={t('adminOrders')} tabs={tabs} current={tab} onChange={(next) => onFilter({ tab: next === 'all' ? '' : next })} />
      <div className="flt">
        <Input.Search
          allowClear
          defaultValue={values.keyword}
          placeholder={t('keyword')}
          aria-label={t('keyword')}
          enterButton={t('search')}
          style={{ maxWidth: 360 }}
          maxLength={60}
          onSearch={(keyword) => onFilter({ keyword: keyword.trim() })}
        />
        <DayRange
          start={values.startDate}
          end={values.endDate}
          labels={{ start: t('from'), end: t('to') }}
          onChange={(startDate, endDate) => onFilter({ startDate, endDate })}
        />
        <Button onClick={() => onFilter({ tab: '', keyword: '', startDate: '', endDate: '' })}>{t('reset')}</Button>
      </div>
      <CallView call={call}>
        {(page) =>
          page.list.length === 0 ? <Empty icon="package-search" title={t('noOrders')} /> : <AdminOrderTable page={page} cursors={cursors} />
        }
      </CallView>
    </section>
  )
}

function AdminOrderTable({ page, cursors }: { page: OrderPage; cursors: Cursors }) {
  const t = useWords(tradeWords)
  return (
    <>
      <div className="tsc">
        <table className="tbl so">
          <thead>
            <tr>
              <th>{t('colOrder')}</th>
              <th>{t('colBuyer')}</th>
              <th>{t('colStore')}</th>
              <th>{t('goods')}</th>
              <th className="r">{t('colAmount')}</th>
              <th>{t('colState')}</th>
            </tr>
          </thead>
          <tbody>
            {page.list.map((order) => (
              <tr key={order.orderSn}>
                <td className="nw">
                  <Anchor className="cl num b5" to={`/admin/order/detail?orderSn=${order.orderSn}`}>
                    {order.orderSn}
                  </Anchor>
                  <div className="t12 c3 num">{fullTime(order.createTime)}</div>
                </td>
                <td>{order.buyerName}</td>
                <td>{order.storeName}</td>
                <td>
                  {order.orderProductList.slice(0, 2).map((line) => (
                    <div key={line.orderProductId} className="t12 el" style={{ maxWidth: 300 }}>
                      {line.goodsName} {line.specText}{' '}
                      <span className="c3 num">
                        × {line.buyNum} {line.unitName}
                      </span>
                    </div>
                  ))}
                </td>
                <td className="r nw">
                  <div className="num b6">¥{priceText(order.totalAmount)}</div>
                  <div className="t12 c3">{t(`method_${order.payMethod}`)}</div>
                </td>
                <td className="nw">
                  <OrderStateMark order={order} />
                  {order.payDueTime && (
                    <div className="t12">
                      {t('due')} <Countdown until={order.payDueTime} />
                    </div>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <CursorPager cursors={cursors} next={page.nextCursor} />
    </>
  )
}
