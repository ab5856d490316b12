import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Button, ButtonLink } from '../../../ui/basic/button.tsx'
import { keepFile } from '../../../ui/basic/save-file.ts'
import { useAct } from '../../../ui/console/use-act.ts'
import { invoiceDownload } from '../endpoints.ts'
import { sellerInvoiceDownload } from '../endpoints-staff.ts'
import type { InvoiceView } from '../endpoints-schemas.ts'
import { invoicePageMessages } from '../messages.ts'

/** The files of an issued invoice, and the way to check it. */
export function InvoiceFiles({ of, viewer, onDone }: { of: InvoiceView; viewer: 'buyer' | 'store'; onDone: () => void }) {
  const t = useMessages(invoicePageMessages)
  const mine = useAct(invoiceDownload)
  const stores = useAct(sellerInvoiceDownload)
  const { act, busy } = viewer === 'buyer' ? mine : stores
  if (!of.can.includes('download')) return null
  const fetchFile = async (format: 'pdf' | 'xml') => {
    const done = await act({ invoiceId: of.invoiceId, format })
    if (!done?.data) return
    keepFile(done.data)
    onDone()
  }
  return (
    <>
      <Button size="sm" tone="brand" icon="download" busy={busy} onClick={() => void fetchFile('pdf')}>
        {t('pdf')}
      </Button>
      <Button size="sm" busy={busy} onClick={() => void fetchFile('xml')}>
        {t('xml')}
      </Button>
      <ButtonLink size="sm" to={`/vc?code=${of.number}&amount=${of.total.toFixed(2)}`}>
        {t('verify')}
      </ButtonLink>
    </>
  )
}
