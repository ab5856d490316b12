import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { ButtonLink } from '../../../ui/basic/button.tsx'
import { KeywordFilter } from '../../../ui/console/filter-fields.tsx'
import { Empty } from '../../../ui/feedback/states.tsx'
import { PanelHead } from '../../../ui/layout/panel.tsx'
import { invoiceList } from '../../../modules/invoice/endpoints.ts'
import { invoicePageMessages } from '../../../modules/invoice/messages.ts'
import { InvoiceList } from '../../../modules/invoice/ui/invoice-list.tsx'
import { useInvoiceTabs, useInvoiceWatch } from '../../../modules/invoice/ui/use-invoice-tabs.ts'

/** The buyer's invoices. */
export default function InvoiceListPage() {
  const t = useMessages(invoicePageMessages)
  const { list, tabs, search, setKeyword } = useInvoiceTabs('member.invoices')
  const call = useCall(invoiceList, { ...search, current: list.page, pageSize: list.size })
  useInvoiceWatch(call.data?.list, call.reload)
  return (
    <InvoiceList
      isBuyer
      folder="/member/invoice"
      label={t('listTitle')}
      list={list}
      call={call}
      tabs={tabs}
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
      filters={<KeywordFilter label={t('search')} value={search.keyword} maxLength={40} onSearch={setKeyword} />}
      empty={<Empty icon="receipt-text" title={t('none')} help={t('noneHelp')} />}
    />
  )
}
