import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Anchor } from '../../../ui/basic/anchor.tsx'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { fullTime } from '../../../ui/basic/short-time.ts'
import { Tag, type TagTone } from '../../../ui/basic/tag.tsx'
import type { ListColumn } from '../../../ui/console/list/list-columns.ts'
import type { LedgerEntryView } from '../endpoints-ledger.ts'
import { bookkeepingPageMessages } from '../messages.ts'
import type { EntryKind } from '../rules/ledger-entry.ts'

const tones: Readonly<Record<EntryKind, TagTone>> = {
  order: 'neutral',
  receipt: 'info',
  weight: 'info',
  price: 'info',
  return: 'warn',
  invoice: 'brand',
  red: 'danger',
  payment: 'ok',
  refund: 'warn',
  deposit: 'neutral',
  repayment: 'ok',
  interest: 'danger',
  writeOff: 'danger',
  recovery: 'ok',
  payout: 'ok',
}
const casePages = { member: '/member/order/refund/detail', seller: '/seller/aftersale/detail' } as const

/** The page of a document, where its reader has one. */
function pageOf(entry: LedgerEntryView, side: 'member' | 'seller'): string | null {
  if (entry.kind === 'interest' || entry.kind === 'writeOff' || entry.kind === 'recovery')
    return `/${side}/credit/statement?statementSn=${entry.documentNo}`
  if (entry.kind === 'payout') return `/seller/bill/detail?billId=${entry.documentId}`
  if (entry.contractId > 0) return `/${side}/contract/detail?contractId=${entry.contractId}`
  if (!entry.isMine) return null
  if (entry.kind === 'invoice' || entry.kind === 'red') return `/${side}/invoice/info?invoiceId=${entry.documentId}`
  if (entry.kind === 'return') return `${casePages[side]}?caseSn=${entry.documentNo}`
  return entry.orderSn === '' ? null : `/${side}/order/detail?orderSn=${entry.orderSn}`
}

/** The columns of the statement of a month. */
export function useLedgerColumns(side: 'member' | 'seller'): readonly ListColumn<LedgerEntryView>[] {
  const t = useMessages(bookkeepingPageMessages)
  return [
    {
      key: 'document',
      title: t('colDocument'),
      as: 'title',
      isTight: true,
      text: (entry) => entry.documentNo,
      cell: (entry) => <div className="t12 c3 num">{fullTime(entry.time)}</div>,
    },
    {
      key: 'kind',
      title: t('colKind'),
      as: 'state',
      text: (entry) => t(`entry_${entry.kind}`),
      cell: (entry) => <Tag tone={tones[entry.kind]}>{t(`entry_${entry.kind}`)}</Tag>,
    },
    { key: 'party', title: t(side === 'member' ? 'supplier' : 'customer'), text: (entry) => entry.party },
    { key: 'order', title: t('colOrderSn'), isTight: true, text: (entry) => entry.orderSn || '—' },
    {
      key: 'amount',
      title: t('colAmount'),
      align: 'right',
      isTight: true,
      text: (entry) => entry.amount,
      cell: (entry) => <span className={entry.amount < 0 ? 'num b6 cd' : 'num b6'}>{priceText(entry.amount)}</span>,
    },
    {
      key: 'tax',
      title: t('colTax'),
      align: 'right',
      isTight: true,
      text: (entry) => entry.tax,
      cell: (entry) => <span className="num c3">{entry.tax === 0 ? '—' : priceText(entry.tax)}</span>,
    },
    { key: 'way', title: t('colWay'), text: (entry) => entry.wayText || '—' },
    {
      key: 'actions',
      title: t('colActions'),
      as: 'actions',
      cell: (entry) => {
        const to = pageOf(entry, side)
        return to === null ? null : (
          <Anchor className="lk t13" to={to}>
            {t('open')}
          </Anchor>
        )
      },
    },
  ]
}
