import type { ReactNode } from 'react'
import type { RefOutput } from '../../../api/browser/call-ref.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { shortTime } from '../../../ui/basic/short-time.ts'
import type { adminCustomers } from '../endpoints-admin.ts'
import { referralPageMessages } from '../messages.ts'

type Customer = Omit<RefOutput<typeof adminCustomers>['list'][number], 'customerId' | 'planned'>
type Props<Row extends Customer> = {
  readonly list: readonly Row[]
  readonly keyOf: (one: Row) => string | number
  /** Who the customer is, as far as the reader may know. */
  readonly who: (one: Row) => ReactNode
  /** What stands below where the customer comes from. */
  readonly note?: (one: Row) => ReactNode
  /** What the reader can do with a customer, in a last column. */
  readonly act?: { readonly label: string; readonly of: (one: Row) => ReactNode }
}

/** A salesperson's customers: who, since when and from where, and what they have bought. */
export function ReferredCustomerTable<Row extends Customer>({ list, keyOf, who, note, act }: Props<Row>) {
  const t = useMessages(referralPageMessages)
  return (
    <div className="tsc">
      <table className="tbl cds">
        <thead>
          <tr>
            <th>{t('colCustomer')}</th>
            <th>{t('colCompany')}</th>
            <th>{t('colSource')}</th>
            <th>{t('colBound')}</th>
            <th className="r">{t('colOrders')}</th>
            <th className="r">{t('colAmount')}</th>
            {act && <th aria-label={act.label} />}
          </tr>
        </thead>
        <tbody>
          {list.map((one) => (
            <tr key={keyOf(one)}>
              <td>{who(one)}</td>
              <td data-l={t('colCompany')}>{one.companyName}</td>
              <td className="nw" data-l={t('colSource')}>
                <div>
                  {t(`source_${one.source}`)}
                  {note?.(one)}
                </div>
              </td>
              <td className="num nw" data-l={t('colBound')}>
                {shortTime(one.bindTime)}
              </td>
              <td className="r num" data-l={t('colOrders')}>
                {one.orderNum}
              </td>
              <td className="r num nw" data-l={t('colAmount')}>
                ¥{priceText(one.goodsAmount)}
              </td>
              {act && <td className="r nw">{act.of(one)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
