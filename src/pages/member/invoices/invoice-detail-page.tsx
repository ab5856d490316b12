import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Anchor } from '../../../ui/basic/anchor.tsx'
import { Button } from '../../../ui/basic/button.tsx'
import { CallView } from '../../../ui/console/call-view.tsx'
import { useAct } from '../../../ui/console/use-act.ts'
import { Panel } from '../../../ui/layout/panel.tsx'
import { invoiceCancel, invoiceDetail } from '../../../modules/invoice/endpoints.ts'
import type { InvoiceView } from '../../../modules/invoice/endpoints-schemas.ts'
import { invoicePageMessages } from '../../../modules/invoice/messages.ts'
import { InvoiceProperties, InvoiceLines } from '../../../modules/invoice/ui/invoice-properties.tsx'
import { InvoiceFiles } from '../../../modules/invoice/ui/invoice-files.tsx'
import { InvoiceStateTag } from '../../../modules/invoice/ui/invoice-state-tag.tsx'
import { RedAskDialog } from '../../../modules/invoice/ui/red-ask-dialog.tsx'
import { RedLetters } from '../../../modules/invoice/ui/red-letters.tsx'
import { useInvoiceWatch } from '../../../modules/invoice/ui/use-invoice-tabs.ts'
import { InvoiceEditDialog } from './invoice-edit-dialog.tsx'

/** One invoice of the buyer: what became of it, and what may be done now. */
export default function InvoiceInfoPage() {
  const t = useMessages(invoicePageMessages)
  const [query] = useSearchParams()
  const call = useCall(invoiceDetail, { invoiceId: Number(query.get('invoiceId')) || 1 })
  useInvoiceWatch(call.data && [call.data], call.reload)
  return (
    <CallView call={call}>
      {(of) => (
        <Panel
          title={t('infoTitle')}
          sub={of.number || of.invoiceSn}
          more={
            <Anchor className="lk t13" to="/member/invoice">
              {t('back')}
            </Anchor>
          }
        >
          <div className="bx col g3">
            <div>
              <InvoiceStateTag of={of} />
            </div>
            <Acts of={of} onDone={call.reload} />
            <RedLetters of={of} viewer="buyer" onDone={call.reload} />
            <InvoiceProperties of={of} />
            <InvoiceLines of={of} />
          </div>
        </Panel>
      )}
    </CallView>
  )
}

function Acts({ of, onDone }: { of: InvoiceView; onDone: () => void }) {
  const t = useMessages(invoicePageMessages)
  const cancel = useAct(invoiceCancel)
  const [dialog, setDialog] = useState<'edit' | 'red' | null>(null)
  const close = () => setDialog(null)
  const done = () => {
    close()
    onDone()
  }
  const takeBack = async () => {
    if (await cancel.act({ invoiceId: of.invoiceId }, t('cancelled'))) onDone()
  }
  return (
    <div className="row g2 wrp">
      <InvoiceFiles of={of} viewer="buyer" onDone={onDone} />
      {of.can.includes('edit') && (
        <Button size="sm" tone={of.state === 'REJECTED' ? 'brand' : 'ghost'} onClick={() => setDialog('edit')}>
          {t('edit')}
        </Button>
      )}
      {of.can.includes('cancel') && (
        <Button size="sm" busy={cancel.busy} onClick={() => void takeBack()}>
          {t('cancel')}
        </Button>
      )}
      {of.can.includes('askRed') && (
        <Button size="sm" onClick={() => setDialog('red')}>
          {t('askRed')}
        </Button>
      )}
      {dialog === 'edit' && <InvoiceEditDialog of={of} onDone={done} onClose={close} />}
      {dialog === 'red' && <RedAskDialog of={of} viewer="buyer" onDone={done} onClose={close} />}
    </div>
  )
}
