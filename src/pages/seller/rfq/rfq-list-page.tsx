import type { RefOutput } from '../../../api/browser/call-ref.ts'
import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Anchor } from '../../../ui/basic/anchor.tsx'
import { ButtonLink } from '../../../ui/basic/button.tsx'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { fullTime } from '../../../ui/basic/short-time.ts'
import { ListFrame } from '../../../ui/console/list-frame.tsx'
import { PageTurner } from '../../../ui/console/page-turner.tsx'
import { useFilters } from '../../../ui/console/use-filters.ts'
import { Empty } from '../../../ui/feedback/states.tsx'
import { PanelHead } from '../../../ui/layout/panel.tsx'
import { supplierRfqListCall } from '../../../modules/rfq/endpoints-quotation.ts'
import { quoteAddress } from '../../../modules/rfq/ui/rfq-addresses.ts'
import { RfqStateTag, QuotationStateTag } from '../../../modules/rfq/ui/state-tags.tsx'
import { rfqPageMessages } from '../../../modules/rfq/messages.ts'

const filterNames = ['phase'] as const
const phases = ['all', 'waiting', 'quoted', 'won', 'ended'] as const
const pageSize = 20

/** Requests that came to the own store, and those that it quoted. */
export default function SupplierInquiriesPage() {
  const t = useMessages(rfqPageMessages)
  const { values, set, page, turn } = useFilters(filterNames)
  const phase = phases.find((one) => one === values.phase) ?? 'all'
  const call = useCall(supplierRfqListCall, { phase, current: page, pageSize })
  return (
    <ListFrame
      label={t('supplierTitle')}
      head={
        <PanelHead title={t('supplierTitle')} sub={t('supplierLead')}>
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
      call={call}
      empty={
        <Empty
          icon="inbox"
          title={t('storeNone')}
          help={t('storeNoneHelp')}
          actions={<ButtonLink to="/inquire/index">{t('toHall')}</ButtonLink>}
        />
      }
      foot={({ total }) => <PageTurner page={page} pageSize={pageSize} total={total} onTurn={turn} />}
    >
      {({ list }) => <SupplierTable list={list} />}
    </ListFrame>
  )
}

function SupplierTable({ list }: { list: RefOutput<typeof supplierRfqListCall>['list'] }) {
  const t = useMessages(rfqPageMessages)
  return (
    <div className="tsc">
      <table className="tbl">
        <thead>
          <tr>
            <th>{t('colRequest')}</th>
            <th>{t('colKind')}</th>
            <th>{t('colState')}</th>
            <th>{t('colClose')}</th>
            <th>{t('colOwn')}</th>
            <th className="r">{t('totalDelivered')}</th>
            <th className="r">{t('colActions')}</th>
          </tr>
        </thead>
        <tbody>
          {list.map((row) => (
            <tr key={row.inquirySn}>
              <td>
                <Anchor className="cl b5" to={quoteAddress(row.inquirySn)}>
                  {row.title}
                </Anchor>
                <div className="t12 c3 num">{row.inquirySn}</div>
                {row.buyerTitle && <div className="t12 c2">{row.buyerTitle}</div>}
              </td>
              <td className="nw">{t(`kind_${row.kind}`)}</td>
              <td className="nw">
                <RfqStateTag of={row} />
              </td>
              <td className="nw t12 num">{fullTime(row.closeTime)}</td>
              <td className="nw">{row.quotation && <QuotationStateTag of={row.quotation} />}</td>
              <td className="r num nw">
                {row.quotation && row.quotation.totalAmount > 0 ? `¥${priceText(row.quotation.totalAmount)}` : ''}
              </td>
              <td className="r nw">
                <ButtonLink size="sm" to={quoteAddress(row.inquirySn)}>
                  {t(row.quotation ? 'look' : 'quote')}
                </ButtonLink>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
