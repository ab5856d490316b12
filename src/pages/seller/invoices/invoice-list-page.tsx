import { App } from 'antd'
import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Button } from '../../../ui/basic/button.tsx'
import { KeywordFilter } from '../../../ui/console/filter-fields.tsx'
import { useAct } from '../../../ui/console/use-act.ts'
import { Empty } from '../../../ui/feedback/states.tsx'
import type { InvoiceView } from '../../../modules/invoice/endpoints-schemas.ts'
import { sellerInvoiceIssue, sellerInvoiceList } from '../../../modules/invoice/endpoints-staff.ts'
import { invoicePageMessages } from '../../../modules/invoice/messages.ts'
import { InvoiceList } from '../../../modules/invoice/ui/invoice-list.tsx'
import { useInvoiceTabs, useInvoiceWatch } from '../../../modules/invoice/ui/use-invoice-tabs.ts'

/** Has applications issued and says what became of them; those that were refused are named. */
function useIssue(onDone: () => void) {
  const t = useMessages(invoicePageMessages)
  const { message } = App.useApp()
  const { act, busy } = useAct(sellerInvoiceIssue)
  const issue = async (invoices: readonly Pick<InvoiceView, 'invoiceId' | 'version'>[], done: () => void) => {
    const answer = await act({ invoiceIds: invoices.map(({ invoiceId }) => invoiceId), versions: invoices.map(({ version }) => version) })
    if (!answer?.data) return
    const { begun, refused } = answer.data
    if (begun.length > 0) message.success(t('issueBegun', { count: begun.length }))
    const [first] = refused
    if (first) message.error(t('issueRefused', { count: refused.length, reason: first.reason }))
    done()
    onDone()
  }
  return { issue, busy }
}

/** What buyers want invoices for: issue one by one or many at once. */
export default function DeskInvoiceListPage() {
  const t = useMessages(invoicePageMessages)
  const { list, tabs, search, setKeyword } = useInvoiceTabs('seller.invoices')
  const call = useCall(sellerInvoiceList, { ...search, current: list.page, pageSize: list.size })
  useInvoiceWatch(call.data?.list, call.reload)
  const { issue, busy } = useIssue(call.reload)
  const { demonstration = false, connected = true, waiting = 0 } = call.data ?? {}
  return (
    <InvoiceList
      isBuyer={false}
      folder="/seller/invoice"
      label={t('deskTitle')}
      list={list}
      call={call}
      tabs={tabs}
      filters={<KeywordFilter label={t('search')} value={search.keyword} maxLength={40} onSearch={setKeyword} />}
      actions={
        <span className="t13 c2">
          {t('waitingCount', { count: waiting })}
          {demonstration && <span className="cd"> {t('demonstration')}</span>}
          {!connected && <span className="cd"> {t('notConnected')}</span>}
        </span>
      }
      bulk={
        connected
          ? (picked, done) => {
              const open = picked.filter(({ can }) => can.includes('issue'))
              return (
                <Button tone="brand" size="sm" busy={busy} disabled={open.length === 0} onClick={() => void issue(open, done)}>
                  {t('issueMany', { count: open.length })}
                </Button>
              )
            }
          : undefined
      }
      empty={<Empty icon="receipt-text" title={t('noneDesk')} help={t('noneDeskHelp')} />}
    />
  )
}
