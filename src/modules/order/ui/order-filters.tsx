import { useMessages } from '../../../api/browser/use-messages.tsx'
import { DayRange } from '../../../ui/console/day-range.tsx'
import { KeywordFilter } from '../../../ui/console/filter-fields.tsx'
import { orderSorts } from '../endpoints-orders.ts'
import { orderPageMessages } from '../messages.ts'

/** What every list of orders is filtered by, in its address. */
export const orderFilterNames = ['tab', 'keyword', 'startDate', 'endDate'] as const
export type OrderFilters = Readonly<Record<(typeof orderFilterNames)[number], string>>

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
}

/** The fields that a list of orders is filtered by: word and days. */
export function OrderFilterFields({ values, onFilter, keywordLabel }: Props) {
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
