import { useSearchParams } from 'react-router'
import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Anchor } from '../../../ui/basic/anchor.tsx'
import { CallView } from '../../../ui/console/call-view.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import '../../../ui/styles/console.css'
import { sellerInvoiceDetail } from '../../../modules/invoice/endpoints-staff.ts'
import { invoicePageMessages } from '../../../modules/invoice/messages.ts'
import { InvoiceProperties, InvoiceLines } from '../../../modules/invoice/ui/invoice-properties.tsx'
import { InvoiceStateTag } from '../../../modules/invoice/ui/invoice-state-tag.tsx'
import { RedLetters } from '../../../modules/invoice/ui/red-letters.tsx'
import { useInvoiceWatch } from '../../../modules/invoice/ui/use-invoice-tabs.ts'
import { InvoiceActions } from './invoice-actions.tsx'

/** One invoice of the store. */
export default function DeskInvoicePage() {
  const t = useMessages(invoicePageMessages)
  const [query] = useSearchParams()
  const call = useCall(sellerInvoiceDetail, { invoiceId: Number(query.get('invoiceId')) || 1 })
  useInvoiceWatch(call.data && [call.data], call.reload)
  return (
    <CallView call={call}>
      {(of) => (
        <Panel
          title={t('infoTitle')}
          sub={of.number || of.invoiceSn}
          more={
            <Anchor className="lk t13" to="/seller/invoice/list">
              {t('back')}
            </Anchor>
          }
        >
          <div className="bx col g3">
            <div>
              <InvoiceStateTag of={of} />
            </div>
            <InvoiceActions of={of} onDone={call.reload} />
            <RedLetters of={of} viewer="store" onDone={call.reload} />
            <InvoiceProperties of={of} />
            <InvoiceLines of={of} />
          </div>
        </Panel>
      )}
    </CallView>
  )
}
