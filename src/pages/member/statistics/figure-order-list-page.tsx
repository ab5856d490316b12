import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { groupedNumber } from '../../../ui/basic/grouped-number.ts'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { shortTime } from '../../../ui/basic/short-time.ts'
import type { ListColumn } from '../../../ui/console/list/list-columns.ts'
import { List } from '../../../ui/console/list/list.tsx'
import { useExportAll } from '../../../ui/console/list/use-export-all.ts'
import { useList } from '../../../ui/console/list/use-list.ts'
import { Empty } from '../../../ui/feedback/states.tsx'
import '../../../ui/styles/console.css'
import { buyerFigureExport, buyerFigureOrders, buyerParts, type BuyerOrder } from '../../../modules/analytics/endpoints-buyer.ts'
import { buyerStatisticsMessages } from '../../../modules/analytics/messages.ts'
import { SpanBar } from '../../../modules/analytics/ui/span-bar.tsx'
import { useFigureSpan } from '../../../modules/analytics/ui/use-figure-span.ts'

const filterNames = ['by', 'id', 'from', 'to', 'days'] as const

/** The paid orders behind a figure of my purchases. */
export default function FigureOrderListPage() {
  const t = useMessages(buyerStatisticsMessages)
  const { values, set: _set, ...list } = useList('member.figureOrders', filterNames)
  const span = useFigureSpan()
  const by = buyerParts.find((one) => one === values.by) ?? 'all'
  const search = { by, id: /^[0-9]{1,15}$/.test(values.id) ? Number(values.id) : 0, from: span.from, to: span.to }
  const call = useCall(buyerFigureOrders, { ...search, current: list.page, pageSize: list.size })
  const { take } = useExportAll(buyerFigureExport, search)
  const columns: readonly ListColumn<BuyerOrder>[] = [
    { key: 'sn', title: t('colSn'), as: 'title', text: (one) => one.orderSn },
    { key: 'time', title: t('colTime'), isTight: true, text: (one) => shortTime(one.payTime) },
    { key: 'supplier', title: t('supplier'), text: (one) => one.storeName },
    { key: 'amount', title: t('colAmount'), align: 'right', isTight: true, text: (one) => `¥${priceText(one.amount)}` },
    {
      key: 'tonnes',
      title: t('colTonnes'),
      align: 'right',
      isTight: true,
      text: (one) => (one.tonnes > 0 ? groupedNumber(one.tonnes) : '—'),
    },
    {
      key: 'part',
      title: t(by === 'prices' || by === 'coupons' ? 'colSaved' : 'colPart'),
      align: 'right',
      isTight: true,
      text: (one) => `¥${priceText(one.part)}`,
    },
  ]
  return (
    <List
      label={t('ordersTitle')}
      list={list}
      call={call}
      rows={(found) => found.list}
      keyOf={(one) => one.orderSn}
      columns={columns}
      to={({ orderSn }) => `/member/order/detail?orderSn=${orderSn}`}
      filters={<SpanBar span={span} />}
      sum={() => t('sum', { amount: priceText(call.data?.sum ?? 0), tonnes: groupedNumber(call.data?.tonnes ?? 0) })}
      exportAll={take}
      pages={({ total }) => ({ total })}
      empty={<Empty icon="chart-line" title={t('none')} />}
    />
  )
}
