import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Anchor } from '../../../ui/basic/anchor.tsx'
import { ButtonLink } from '../../../ui/basic/button.tsx'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { fullTime } from '../../../ui/basic/short-time.ts'
import { classNames } from '../../../ui/class-names.ts'
import { List, type ListPlace } from '../../../ui/console/list/list.tsx'
import type { ListColumn } from '../../../ui/console/list/list-columns.ts'
import type { BillView } from '../endpoints.ts'
import { settlementPageMessages } from '../messages.ts'
import { BillStateTag } from './bill-state-tag.tsx'
import { MoneyFigure } from './money-figure.tsx'

type Found = { readonly list: readonly BillView[]; readonly total: number }
type Props = ListPlace<Found> & {
  /** Where a bill is looked at. */
  readonly folder: '/seller/bill' | '/admin/bill'
}

/** Bills with what they come to; the platform's list says whose they are. */
export function BillList({ folder, ...place }: Props) {
  const columns = useBillColumns(folder)
  return (
    <List
      {...place}
      rows={(found) => found.list}
      keyOf={(bill) => bill.billId}
      to={(bill) => `${folder}/detail?billId=${bill.billId}`}
      columns={columns}
      pages={({ total }) => ({ total })}
    />
  )
}

function useBillColumns(folder: Props['folder']): readonly ListColumn<BillView>[] {
  const t = useMessages(settlementPageMessages)
  const store: ListColumn<BillView> = {
    key: 'store',
    title: t('colStore'),
    text: (bill) => bill.storeName,
    cell: (bill) => (
      <Anchor className="lk" to={`/admin/store/detail?storeId=${bill.storeId}`}>
        {bill.storeName}
      </Anchor>
    ),
  }
  return [
    {
      key: 'bill',
      title: t('colBill'),
      as: 'title',
      isTight: true,
      isCopied: true,
      text: (bill) => bill.billSn,
      cell: (bill) => <div className="t12 c3 num">{fullTime(bill.generateTime)}</div>,
    },
    ...(folder === '/admin/bill' ? [store] : []),
    { key: 'period', title: t('colPeriod'), isTight: true, text: (bill) => t('to', { from: bill.fromDay, until: bill.toDay }) },
    { key: 'lines', title: t('colLines'), align: 'right', text: (bill) => bill.lineNum },
    {
      key: 'total',
      title: t('colTotal'),
      align: 'right',
      isTight: true,
      text: (bill) => bill.total,
      cell: (bill) => <span className="b6 num">¥{priceText(bill.total)}</span>,
    },
    { key: 'state', title: t('colState'), as: 'state', text: (bill) => bill.stateText, cell: (bill) => <BillStateTag of={bill} /> },
    {
      key: 'actions',
      title: t('colActions'),
      as: 'actions',
      cell: (bill) => (
        <ButtonLink size="sm" to={`${folder}/detail?billId=${bill.billId}`}>
          {t('detailTitle')}
        </ButtonLink>
      ),
    },
  ]
}

type Sums = { readonly unbilled: number; readonly billed: number; readonly paid: number }

/** What is owed to stores, in three figures; `inside` a card they have no frame of their own. */
export function BillSums({ of, inside }: { of: Sums | null | undefined; inside?: boolean }) {
  const t = useMessages(settlementPageMessages)
  return (
    <section className={classNames(!inside && 'pan', 'kpi k2')} aria-label={t('colTotal')}>
      {(['unbilled', 'billed', 'paid'] as const).map((key) => (
        <MoneyFigure key={key} label={t(key)} amount={of ? of[key] : null} />
      ))}
    </section>
  )
}
