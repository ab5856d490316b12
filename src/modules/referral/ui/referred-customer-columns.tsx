import type { ReactNode } from 'react'
import type { RefOutput } from '../../../api/browser/call-ref.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { shortTime } from '../../../ui/basic/short-time.ts'
import type { ListColumn } from '../../../ui/console/list/list-columns.ts'
import type { adminCustomers } from '../endpoints-admin.ts'
import { referralPageMessages } from '../messages.ts'

type Customer = Omit<RefOutput<typeof adminCustomers>['list'][number], 'customerId' | 'planned'>
type Own<Row extends Customer> = {
  /** Who the customer is, as far as the reader may know: below the name, or where it leads. */
  readonly who: (one: Row) => ReactNode
  /** What stands below where the customer comes from. */
  readonly note?: (one: Row) => ReactNode
  /** What the reader can do with a customer, in a last column. */
  readonly act?: (one: Row) => ReactNode
}

/** A salesperson's customers: who, since when and from where, and what they have bought. */
export function useReferredCustomerColumns<Row extends Customer>({ who, note, act }: Own<Row>): readonly ListColumn<Row>[] {
  const t = useMessages(referralPageMessages)
  return [
    { key: 'customer', title: t('colCustomer'), as: 'title', text: ({ memberName }) => memberName, cell: who },
    { key: 'company', title: t('colCompany'), text: ({ companyName }) => companyName },
    {
      key: 'source',
      title: t('colSource'),
      isTight: true,
      text: ({ source }) => t(`source_${source}`),
      cell: (one) => (
        <div>
          {t(`source_${one.source}`)}
          {note?.(one)}
        </div>
      ),
    },
    { key: 'bound', title: t('colBound'), isTight: true, text: ({ bindTime }) => shortTime(bindTime) },
    { key: 'orders', title: t('colOrders'), align: 'right', text: ({ orderNum }) => orderNum },
    {
      key: 'amount',
      title: t('colAmount'),
      align: 'right',
      isTight: true,
      text: ({ goodsAmount }) => goodsAmount,
      cell: ({ goodsAmount }) => `¥${priceText(goodsAmount)}`,
    },
    ...(act ? [{ key: 'actions', title: t('colActions'), as: 'actions' as const, cell: act }] : []),
  ]
}
