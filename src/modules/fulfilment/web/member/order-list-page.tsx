import { Input } from 'antd'
import { useCall } from '../../../../api/browser/use-call.ts'
import { useWords } from '../../../../api/browser/use-words.tsx'
import { ButtonLink } from '../../../../ui/basic/button.tsx'
import { CallView } from '../../../../ui/console/call-view.tsx'
import { CursorPager, useCursors } from '../../../../ui/console/cursor-pager.tsx'
import { DayRange } from '../../../../ui/console/day-range.tsx'
import { StateTabs } from '../../../../ui/console/state-tabs.tsx'
import { useFilters } from '../../../../ui/console/use-filters.ts'
import { Empty } from '../../../../ui/feedback/states.tsx'
import { buyerOrderList, orderTabs, type OrderTab } from '../../../order/contract-list.ts'
import { useOrderTabs } from '../../../order/web/public.ts'
import { BuyerOrderCard } from '../parts/order-card.tsx'
import { shippingWords } from '../words.ts'

const filterNames = ['tab', 'keyword', 'startDate', 'endDate'] as const
type Filters = Record<(typeof filterNames)[number], string>

/** My orders by state, with search and days in the address. */
export default function OrderListPage() {
  const filters = useFilters(filterNames)
  return <OrderList key={JSON.stringify(filters.values)} values={filters.values} onFilter={filters.set} />
}

function OrderList({ values, onFilter }: { values: Filters; onFilter: (change: Partial<Filters>) => void }) {
  const t = useWords(shippingWords)
  const cursors = useCursors()
  const tab: OrderTab = orderTabs.find((one) => one === values.tab) ?? 'all'
  const call = useCall(buyerOrderList, {
    tab,
    keyword: values.keyword,
    startDate: values.startDate || undefined,
    endDate: values.endDate || undefined,
    cursor: cursors.cursor,
    pageSize: 10,
  })
  const tabs = useOrderTabs(orderTabs, call.data?.counts, ['awaitingPayment', 'awaitingReceipt', 'awaitingEvaluation'])
  return (
    <section className="pan" aria-label={t('orderList')}>
      <StateTabs label={t('orderList')} tabs={tabs} current={tab} onChange={(next) => onFilter({ tab: next === 'all' ? '' : next })} />
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
      </div>
      <CallView call={call}>
        {(page) =>
          page.list.length === 0 ? (
            <Empty
              icon="package-search"
              title={t('noOrders')}
              help={t('noOrdersHelp')}
              actions={
                <ButtonLink to="/goods/list" tone="brand">
                  {t('goShopping')}
                </ButtonLink>
              }
            />
          ) : (
            <>
              {page.list.map((order) => (
                <BuyerOrderCard key={order.orderSn} order={order} onDone={call.reload} />
              ))}
              <CursorPager cursors={cursors} next={page.nextCursor} />
            </>
          )
        }
      </CallView>
    </section>
  )
}
