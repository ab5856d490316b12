import type { ReactNode } from 'react'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Button } from '../../../ui/basic/button.tsx'
import { DayRange } from '../../../ui/console/day-range.tsx'
import { KeywordFilter } from '../../../ui/console/filter-fields.tsx'
import { orderSorts } from '../endpoints-orders.ts'
import { orderPageMessages } from '../messages.ts'

/** What every list of orders is filtered by, in its address. */
export const orderFilterNames = ['tab', 'keyword', 'startDate', 'endDate'] as const
export type OrderFilters = Readonly<Record<(typeof orderFilterNames)[number], string>>

const nothing: OrderFilters = { tab: '', keyword: '', startDate: '', endDate: '' }

/** The filters as the list calls take them, without the tab. */
export function orderSearch({ keyword, startDate, endDate, order = '' }: OrderFilters & { readonly order?: string }) {
  return {
    sort: orderSorts.find((orderSort) => orderSort === order) ?? '-time',
    keyword,
    startDate: startDate || undefined,
    endDate: endDate || undefined,
  }
}

type Props = {
  readonly values: OrderFilters
  readonly onFilter: (change: Partial<OrderFilters>) => void
  /** What the word is looked for in. */
  readonly keywordLabel: string
  /** More for the bar's right end. */
  readonly children?: ReactNode
}

/** The fields that a list of orders is filtered by: word and days. */
export function OrderFilterFields({ values, onFilter, keywordLabel }: Omit<Props, 'children'>) {
  const t = useMessages(orderPageMessages)
  return (
    <>
      <KeywordFilter label={keywordLabel} value={values.keyword} onSearch={(keyword) => onFilter({ keyword })} />
      <DayRange
        start={values.startDate}
        end={values.endDate}
        labels={{ start: t('from'), end: t('to') }}
        onChange={(startDate, endDate) => onFilter({ startDate, endDate })}
      />
    </>
  )
}

/** The bar of a list of orders: its fields, and back to everything. */
export function OrderFilterBar({ values, onFilter, keywordLabel, children }: Props) {
  const t = useMessages(orderPageMessages)
  const isFiltered = Object.values(values).some((value) => value !== '')
  return (
    <>
      <OrderFilterFields values={values} onFilter={onFilter} keywordLabel={keywordLabel} />
      <Button disabled={!isFiltered} onClick={() => onFilter(nothing)}>
        {t('reset')}
      </Button>
      {children}
    </>
  )
}
