import { Input } from 'antd'
import { useState } from 'react'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { ConsoleDialog } from '../../../ui/console/console-dialog.tsx'
import { Field } from '../../../ui/console/form/field.tsx'
import { invoiceEdit } from '../../../modules/invoice/endpoints.ts'
import type { InvoiceView } from '../../../modules/invoice/endpoints-schemas.ts'
import { invoicePageMessages } from '../../../modules/invoice/messages.ts'
import { InvoiceDetailsFields, useInvoiceDetails, type InvoiceDetails } from './invoice-details-fields.tsx'

/** Corrects an application; a rejected one goes to the store again. */
export function InvoiceEditDialog({ of, onDone, onClose }: { of: InvoiceView; onDone: () => void; onClose: () => void }) {
  const t = useMessages(invoicePageMessages)
  const [papers, setPapers] = useState<InvoiceDetails>({ titleId: 0, receiverId: 0, invoiceType: of.invoiceType })
  const [remark, setRemark] = useState(of.remark)
  const { chosen } = useInvoiceDetails(papers)
  return (
    <ConsoleDialog
      title={t('edit')}
      call={invoiceEdit}
      input={{ invoiceId: of.invoiceId, ...chosen, remark }}
      onDone={onDone}
      onClose={onClose}
    >
      {(errors) => (
        <>
          <InvoiceDetailsFields value={papers} onChange={setPapers} errors={errors} />
          <Field id="invoice-remark" label={t('remark')} error={errors['remark']}>
            <Input id="invoice-remark" maxLength={100} value={remark} onChange={(event) => setRemark(event.target.value)} />
          </Field>
        </>
      )}
    </ConsoleDialog>
  )
}
