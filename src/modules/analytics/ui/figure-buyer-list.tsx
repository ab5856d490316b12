import type { CallState } from '../../../api/browser/use-call.ts'
import type { OutputOf } from '../../../api/endpoint.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { groupedNumber } from '../../../ui/basic/grouped-number.ts'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { shortTime } from '../../../ui/basic/short-time.ts'
import { Tag } from '../../../ui/basic/tag.tsx'
import type { ListColumn } from '../../../ui/console/list/list-columns.ts'
import { List } from '../../../ui/console/list/list.tsx'
import type { ListControl } from '../../../ui/console/list/use-list.ts'
import { Empty, Note } from '../../../ui/feedback/states.tsx'
import '../../../ui/styles/console.css'
import { buyerKinds, type FigureBuyer, type storeFigureBuyers } from '../endpoints-figure-rows.ts'
import { statisticsMessages } from '../messages.ts'
import { SpanBar } from './span-bar.tsx'
import type { FigureSpanChoice } from './use-figure-span.ts'

type BuyerKind = (typeof buyerKinds)[number]
/** What the address says of the buyers that are asked for. */
export const buyerFilters = ['kind', 'first', 'from', 'to', 'days'] as const
export const buyerKindOf = (text: string): BuyerKind => buyerKinds.find((one) => one === text) ?? ''

type Props = {
  readonly list: ListControl
  readonly call: CallState<OutputOf<typeof storeFigureBuyers>>
  readonly kind: BuyerKind
  readonly span: FigureSpanChoice
  readonly set: (change: { readonly kind: string }) => void
  readonly to: (row: FigureBuyer) => string
  /** Month of the first payment; empty for all. */
  readonly first?: string
}

/** Who paid in a period. */
export function FigureBuyerList({ list, call, kind, span, set, to, first = '' }: Props) {
  const t = useMessages(statisticsMessages)
  const counts = call.data?.counts
  const right = { align: 'right', isTight: true } as const
  const columns: readonly ListColumn<FigureBuyer>[] = [
    { key: 'name', title: t('colBuyer'), as: 'title', text: (row) => row.name },
    {
      key: 'kind',
      title: t('colKind'),
      as: 'state',
      text: (row) => t(row.isReturning ? 'returningBuyer' : 'newBuyer'),
      cell: (row) => (
        <Tag small tone={row.isReturning ? 'ok' : 'info'}>
          {t(row.isReturning ? 'returningBuyer' : 'newBuyer')}
        </Tag>
      ),
    },
    { key: 'last', title: t('colLast'), isTight: true, text: (row) => shortTime(row.lastTime) },
    { key: 'orders', title: t('colOrders'), ...right, text: (row) => groupedNumber(row.orderNum) },
    { key: 'amount', title: t('colAmount'), ...right, text: (row) => `¥${priceText(row.amount)}` },
  ]
  const tabs = [
    { key: 'all', label: t('all'), count: counts?.all },
    { key: 'returning', label: t('returningBuyer'), count: counts?.returning },
    { key: 'new', label: t('newBuyer'), count: counts ? counts.all - counts.returning : undefined },
  ]
  return (
    <List
      label={t('buyersTitle')}
      list={list}
      call={call}
      rows={(found) => found.list}
      keyOf={(row) => row.key || row.memberId}
      columns={columns}
      to={to}
      tabs={{ label: t('colKind'), list: tabs, current: kind || 'all', onChange: (next) => set({ kind: next === 'all' ? '' : next }) }}
      filters={<SpanBar span={span} />}
      {...(first
        ? {
            head: (
              <div className="bx">
                <Note>{t('firstIn', { month: first })}</Note>
              </div>
            ),
          }
        : {})}
      pages={({ total }) => ({ total })}
      empty={<Empty icon="users" title={t('noCases')} />}
    />
  )
}
