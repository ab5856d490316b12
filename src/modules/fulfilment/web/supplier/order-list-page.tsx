import { Input } from 'antd'
import { useWords } from '../../../../api/browser/use-words.tsx'
import { useCall } from '../../../../api/browser/use-call.ts'
import { Button } from '../../../../ui/basic/button.tsx'
import { CallView } from '../../../../ui/console/call-view.tsx'
import { useCursors } from '../../../../ui/console/cursor-pager.tsx'
import { DayRange } from '../../../../ui/console/day-range.tsx'
import { StateTabs } from '../../../../ui/console/state-tabs.tsx'
import { useFilters } from '../../../../ui/console/use-filters.ts'
import { Empty } from '../../../../ui/feedback/states.tsx'
import { sellerOrderList, type OrderTab } from '../../../order/contract-list.ts'
import { useOrderTabs } from '../../../order/web/public.ts'
import { SellerOrderTable } from '../parts/seller-order-table.tsx'
import { shippingWords } from '../words.ts'

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

/** The orders of the stores that I serve, with filters in the address. */
export default function SellerOrderListPage() {
  const filters = useFilters(filterNames)
  return <SellerOrders key={JSON.stringify(filters.values)} values={filters.values} onFilter={filters.set} />
}

function SellerOrders({ values, onFilter }: { values: Filters; onFilter: (change: Partial<Filters>) => void }) {
  const t = useWords(shippingWords)
  const cursors = useCursors()
  const tab: OrderTab = shownTabs.find((one) => one === values.tab) ?? 'all'
  const call = useCall(sellerOrderList, {
    tab,
    keyword: values.keyword,
    startDate: values.startDate || undefined,
    endDate: values.endDate || undefined,
    cursor: cursors.cursor,
    pageSize: 20,
  })
  const tabs = useOrderTabs(shownTabs, call.data?.counts, ['awaitingShipment'])
  return (
    <section className="pan" style={{ overflow: 'hidden' }} aria-label={t('sellerOrders')}>
      <StateTabs label={t('sellerOrders')} tabs={tabs} current={tab} onChange={(next) => onFilter({ tab: next === 'all' ? '' : next })} />
      <div className="flt">
        <Input.Search
          allowClear
          defaultValue={values.keyword}
          placeholder={t('sellerKeyword')}
          aria-label={t('sellerKeyword')}
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
          page.list.length === 0 ? (
            <Empty icon="package-search" title={t('noOrders')} />
          ) : (
            <SellerOrderTable page={page} cursors={cursors} onDone={call.reload} />
          )
        }
      </CallView>
    </section>
  )
}
