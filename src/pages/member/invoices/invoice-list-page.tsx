import { Input } from 'antd'
import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { ButtonLink } from '../../../ui/basic/button.tsx'
import { fullTime } from '../../../ui/basic/short-time.ts'
import { ConsoleList } from '../../../ui/console/console-list.tsx'
import { PageTurner } from '../../../ui/console/page-turner.tsx'
import { Empty } from '../../../ui/feedback/states.tsx'
import { PanelHead } from '../../../ui/layout/panel.tsx'
import { invoiceList } from '../../../modules/invoice/endpoints.ts'
import type { InvoiceView } from '../../../modules/invoice/endpoints-schemas.ts'
import { invoicePageMessages } from '../../../modules/invoice/messages.ts'
import { InvoiceStateTag } from '../../../modules/invoice/ui/invoice-state-tag.tsx'
import { useInvoiceTabs, useInvoiceWatch } from '../../../modules/invoice/ui/use-invoice-tabs.ts'
import { priceText } from '../../../ui/basic/price-parts.ts'

const pageSize = 20

/** The buyer's invoices. */
export default function InvoiceListPage() {
  const t = useMessages(invoicePageMessages)
  const { tab, tabs, keyword, search, page, turn } = useInvoiceTabs()
  const call = useCall(invoiceList, { tab, keyword, current: page, pageSize })
  useInvoiceWatch(call.data?.list, call.reload)
  return (
    <ConsoleList
      label={t('listTitle')}
      head={
        <PanelHead title={t('listTitle')}>
          <ButtonLink size="sm" to="/member/statement/match">
            {t('toMatch')}
          </ButtonLink>
          <ButtonLink size="sm" to="/member/invoice/header">
            {t('titles')}
          </ButtonLink>
          <ButtonLink size="sm" to="/member/invoice/address">
            {t('addresses')}
          </ButtonLink>
          <ButtonLink size="sm" tone="brand" icon="receipt-text" to="/member/invoice/add">
            {t('apply')}
          </ButtonLink>
        </PanelHead>
      }
      tabs={tabs}
      bar={
        <Input.Search
          allowClear
          defaultValue={keyword}
          placeholder={t('search')}
          aria-label={t('search')}
          maxLength={40}
          onSearch={search}
        />
      }
      call={call}
      empty={<Empty icon="receipt-text" title={t('none')} help={t('noneHelp')} />}
      foot={({ total }) => <PageTurner page={page} pageSize={pageSize} total={total} onTurn={turn} />}
    >
      {({ list }) => <Rows list={list} />}
    </ConsoleList>
  )
}

function Rows({ list }: { list: readonly InvoiceView[] }) {
  const t = useMessages(invoicePageMessages)
  return (
    <div className="tsc">
      <table className="tbl cds">
        <thead>
          <tr>
            <th>{t('colInvoice')}</th>
            <th>{t('colTitle')}</th>
            <th>{t('colStore')}</th>
            <th className="r">{t('colTotal')}</th>
            <th>{t('colState')}</th>
            <th>{t('colTime')}</th>
            <th className="r" aria-label={t('view')} />
          </tr>
        </thead>
        <tbody>
          {list.map((of) => (
            <tr key={of.invoiceId}>
              <td>
                <b className="b5 num">{of.number || of.invoiceSn}</b>
                <div className="t12 c3">{t(`type${of.invoiceType}`)}</div>
              </td>
              <td data-l={t('colTitle')}>{of.title.title}</td>
              <td data-l={t('colStore')}>{of.storeName}</td>
              <td className="r num nw" data-l={t('colTotal')}>
                ¥{priceText(of.total)}
              </td>
              <td data-l={t('colState')}>
                <InvoiceStateTag of={of} />
              </td>
              <td className="num nw t12" data-l={t('colTime')}>
                {fullTime(of.applyTime)}
              </td>
              <td className="r">
                <ButtonLink size="sm" to={`/member/invoice/info?invoiceId=${of.invoiceId}`}>
                  {t('view')}
                </ButtonLink>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
