import type { RefOutput } from '../../../api/browser/call-ref.ts'
import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { ButtonLink } from '../../../ui/basic/button.tsx'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { fullTime } from '../../../ui/basic/short-time.ts'
import type { ListColumn } from '../../../ui/console/list/list-columns.ts'
import { List } from '../../../ui/console/list/list.tsx'
import { useList } from '../../../ui/console/list/use-list.ts'
import { Empty } from '../../../ui/feedback/states.tsx'
import { PanelHead } from '../../../ui/layout/panel.tsx'
import { supplierRfqList } from '../../../modules/rfq/endpoints-supplier-quotation.ts'
import { quoteAddress } from '../../../modules/rfq/ui/rfq-addresses.ts'
import { RfqStateTag, QuotationStateTag } from '../../../modules/rfq/ui/state-tags.tsx'
import { rfqPageMessages } from '../../../modules/rfq/messages.ts'

const filterNames = ['phase'] as const
const phases = ['all', 'waiting', 'review', 'quoted', 'won', 'ended'] as const
type Row = RefOutput<typeof supplierRfqList>['list'][number]

/** Requests that came to the own store, and those that it quoted. */
export default function SupplierInquiriesPage() {
  const t = useMessages(rfqPageMessages)
  const { values, set, ...list } = useList('seller.rfqs', filterNames)
  const phase = phases.find((one) => one === values.phase) ?? 'all'
  const call = useCall(supplierRfqList, { phase, current: list.page, pageSize: list.size })
  const columns = useSupplierRfqColumns()
  return (
    <List
      label={t('supplierTitle')}
      list={list}
      call={call}
      rows={(found) => found.list}
      keyOf={(row) => row.inquirySn}
      columns={columns}
      to={(row) => quoteAddress(row.inquirySn)}
      head={
        <PanelHead title={t('supplierTitle')} sub={t('supplierLead')}>
          <ButtonLink size="sm" to="/seller/quotation/settings">
            {t('settingsTitle')}
          </ButtonLink>
          <ButtonLink size="sm" tone="brand" to="/inquire/index">
            {t('toHall')}
          </ButtonLink>
        </PanelHead>
      }
      tabs={{
        list: phases.map((key) => ({ key, label: t(`store_${key}`) })),
        current: phase,
        onChange: (next) => set({ phase: next === 'all' ? '' : next }),
      }}
      pages={({ total }) => ({ total })}
      empty={
        <Empty
          icon="inbox"
          title={t('storeNone')}
          help={t('storeNoneHelp')}
          actions={<ButtonLink to="/inquire/index">{t('toHall')}</ButtonLink>}
        />
      }
    />
  )
}

function useSupplierRfqColumns(): readonly ListColumn<Row>[] {
  const t = useMessages(rfqPageMessages)
  return [
    {
      key: 'request',
      title: t('colRequest'),
      as: 'title',
      text: (row) => row.title,
      cell: (row) => (
        <>
          <div className="t12 c3 num">{row.inquirySn}</div>
          {row.buyerTitle && <div className="t12 c2">{row.buyerTitle}</div>}
        </>
      ),
    },
    { key: 'sn', title: t('factSn'), isTight: true, isOff: true, text: (row) => row.inquirySn },
    { key: 'kind', title: t('colKind'), isTight: true, text: (row) => t(`kind_${row.kind}`) },
    { key: 'state', title: t('colState'), as: 'state', isTight: true, cell: (row) => <RfqStateTag of={row} /> },
    { key: 'close', title: t('colClose'), isTight: true, text: (row) => row.closeTime && fullTime(row.closeTime) },
    {
      key: 'own',
      title: t('colOwn'),
      isTight: true,
      cell: (row) => row.quotation && <QuotationStateTag of={row.quotation} />,
    },
    {
      key: 'total',
      title: t('totalDelivered'),
      align: 'right',
      isTight: true,
      text: (row) => (row.quotation && row.quotation.totalAmount > 0 ? row.quotation.totalAmount : null),
      cell: (row) => row.quotation && row.quotation.totalAmount > 0 && `¥${priceText(row.quotation.totalAmount)}`,
    },
    {
      key: 'actions',
      title: t('colActions'),
      as: 'actions',
      cell: (row) => (
        <ButtonLink size="sm" to={quoteAddress(row.inquirySn)}>
          {t(row.quotation ? 'look' : 'quote')}
        </ButtonLink>
      ),
    },
  ]
}
