import type { ReactNode } from 'react'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { fullTime } from '../../../ui/basic/short-time.ts'
import type { ListColumn } from '../../../ui/console/list/list-columns.ts'
import { List, type ListPlace } from '../../../ui/console/list/list.tsx'
import type { InvoiceView } from '../endpoints-schemas.ts'
import { invoicePageMessages } from '../messages.ts'
import { InvoiceStateTag } from './invoice-state-tag.tsx'

type Found = { readonly list: readonly InvoiceView[]; readonly total: number }
type Props<Data> = ListPlace<Data> & {
  /** The folder of the page that a row leads to: `/member/invoice` or `/seller/invoice`. */
  readonly folder: string
  /** Whether the other party of a row is a store; on a store's desk it is the buyer. */
  readonly isBuyer: boolean
  readonly bulk?: (picked: readonly InvoiceView[], done: () => void) => ReactNode
}

/** Invoices with their title, state and sums, for the buyer or for a store. */
export function InvoiceList<Data extends Found>({ folder, isBuyer, bulk, ...place }: Props<Data>) {
  const t = useMessages(invoicePageMessages)
  const columns = useInvoiceColumns(isBuyer)
  return (
    <List
      {...place}
      rows={(found: Data) => found.list}
      keyOf={(invoice) => invoice.invoiceId}
      columns={columns}
      to={(invoice) => `${folder}/info?invoiceId=${invoice.invoiceId}`}
      bulk={bulk}
      bulkSum={(picked) => t('pickedSum', { count: picked.length, amount: priceText(sumOf(picked)) })}
      sum={(rows) => t('pageSum', { count: rows.length, amount: priceText(sumOf(rows)) })}
      pages={({ total }) => ({ total })}
    />
  )
}

const sumOf = (invoices: readonly InvoiceView[]): number =>
  invoices.reduce((total, invoice) => total + Math.round(invoice.total * 100), 0) / 100

function useInvoiceColumns(isBuyer: boolean): readonly ListColumn<InvoiceView>[] {
  const t = useMessages(invoicePageMessages)
  const party: ListColumn<InvoiceView> = { key: 'store', title: t('colStore'), text: ({ storeName }) => storeName }
  return [
    {
      key: 'invoice',
      title: t('colInvoice'),
      as: 'title',
      isCopied: true,
      isTight: true,
      text: ({ number, invoiceSn }) => number || invoiceSn,
    },
    { key: 'type', title: t('colType'), isTight: true, text: ({ invoiceType }) => t(`type${invoiceType}`) },
    {
      key: 'title',
      title: t('colTitle'),
      text: ({ title }) => `${title.title} ${title.taxNumber}`,
      cell: ({ title }) => (
        <>
          {title.title}
          <div className="t12 c3 num">{title.taxNumber}</div>
        </>
      ),
    },
    ...(isBuyer ? [party] : []),
    {
      key: 'orders',
      title: t('orders'),
      isOff: isBuyer,
      text: ({ orderSnList }) => orderSnList.join(' '),
      cell: ({ orderSnList }) => <span className="num t13">{orderSnList.join(' ')}</span>,
    },
    {
      key: 'total',
      title: t('colTotal'),
      align: 'right',
      isTight: true,
      text: ({ total }) => total,
      cell: ({ total }) => <span className="num">¥{priceText(total)}</span>,
    },
    { key: 'state', title: t('colState'), as: 'state', text: ({ state }) => t(state), cell: (invoice) => <InvoiceStateTag of={invoice} /> },
    {
      key: 'time',
      title: t('colTime'),
      isTight: true,
      text: ({ applyTime }) => applyTime,
      cell: ({ applyTime, can, dueTime }) => (
        <span className="num t12">
          {fullTime(applyTime)}
          {can.includes('issue') && <div className="c3">{t('dueBy', { time: fullTime(dueTime) })}</div>}
        </span>
      ),
    },
  ]
}
