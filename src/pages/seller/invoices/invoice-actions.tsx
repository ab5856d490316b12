import { Input } from 'antd'
import { useState } from 'react'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Button } from '../../../ui/basic/button.tsx'
import { ConsoleDialog } from '../../../ui/console/console-dialog.tsx'
import { Field } from '../../../ui/console/form/field.tsx'
import { MoneyInput } from '../../../ui/console/form/value-inputs.tsx'
import { useAct } from '../../../ui/console/use-act.ts'
import {
  sellerInvoiceDeliver,
  sellerInvoiceIssue,
  sellerInvoiceRecord,
  sellerInvoiceReject,
} from '../../../modules/invoice/endpoints-staff.ts'
import type { InvoiceView } from '../../../modules/invoice/endpoints-schemas.ts'
import { invoicePageMessages } from '../../../modules/invoice/messages.ts'
import { InvoiceFiles } from '../../../modules/invoice/ui/invoice-files.tsx'
import { RedAskDialog } from '../../../modules/invoice/ui/red-ask-dialog.tsx'

type Props = { readonly of: InvoiceView; readonly onDone: () => void }
type Dialog = 'reject' | 'record' | 'deliver' | 'red'
const opened = { reject: 'reject', record: 'record', deliver: 'deliver', red: 'askRed' } as const

/** What a store may do with an invoice now. */
export function InvoiceActions({ of, onDone }: Props) {
  const t = useMessages(invoicePageMessages)
  const issue = useAct(sellerInvoiceIssue)
  const [dialog, setDialog] = useState<Dialog | null>(null)
  const close = () => setDialog(null)
  const done = () => {
    close()
    onDone()
  }
  const begin = async () => {
    if (await issue.act({ invoiceIds: [of.invoiceId], versions: [of.version] }, t('issueBegun', { count: 1 }))) onDone()
  }
  return (
    <div className="row g2 wrp">
      {of.can.includes('issue') && (
        <Button size="sm" tone="brand" busy={issue.busy} onClick={() => void begin()}>
          {t('issue')}
        </Button>
      )}
      <InvoiceFiles of={of} viewer="store" onDone={onDone} />
      {(['record', 'reject', 'deliver', 'red'] as const)
        .filter((one) => of.can.includes(opened[one]))
        .map((one) => (
          <Button key={one} size="sm" onClick={() => setDialog(one)}>
            {t(opened[one])}
          </Button>
        ))}
      {dialog === 'reject' && <RejectDialog of={of} onDone={done} onClose={close} />}
      {dialog === 'record' && <RecordDialog of={of} onDone={done} onClose={close} />}
      {dialog === 'deliver' && <DeliverDialog of={of} onDone={done} onClose={close} />}
      {dialog === 'red' && <RedAskDialog of={of} viewer="store" onDone={done} onClose={close} />}
    </div>
  )
}

type DialogProps = Props & { readonly onClose: () => void }

function RejectDialog({ of, onDone, onClose }: DialogProps) {
  const t = useMessages(invoicePageMessages)
  const [reason, setReason] = useState('')
  const input = { invoiceId: of.invoiceId, reason }
  return (
    <ConsoleDialog title={t('rejectTitle')} ok={t('reject')} call={sellerInvoiceReject} input={input} onDone={onDone} onClose={onClose}>
      {(errors) => (
        <Field id="invoice-reason" label={t('reason')} error={errors['reason']}>
          <Input id="invoice-reason" maxLength={200} value={reason} onChange={(event) => setReason(event.target.value)} />
        </Field>
      )}
    </ConsoleDialog>
  )
}

function DeliverDialog({ of, onDone, onClose }: DialogProps) {
  const t = useMessages(invoicePageMessages)
  const [note, setNote] = useState('')
  const input = { invoiceId: of.invoiceId, note }
  return (
    <ConsoleDialog title={t('deliverTitle')} ok={t('deliver')} call={sellerInvoiceDeliver} input={input} onDone={onDone} onClose={onClose}>
      {(errors) => (
        <Field id="invoice-note" label={t('deliveryNote')} error={errors['note']}>
          <Input
            id="invoice-note"
            maxLength={100}
            placeholder={t('deliveryHint')}
            value={note}
            onChange={(event) => setNote(event.target.value)}
          />
        </Field>
      )}
    </ConsoleDialog>
  )
}

function RecordDialog({ of, onDone, onClose }: DialogProps) {
  const t = useMessages(invoicePageMessages)
  const [number, setNumber] = useState('')
  const [total, setTotal] = useState('')
  const input = { invoiceId: of.invoiceId, number, total }
  return (
    <ConsoleDialog title={t('recordTitle')} ok={t('record')} call={sellerInvoiceRecord} input={input} onDone={onDone} onClose={onClose}>
      {(errors) => (
        <>
          <Field id="invoice-number" label={t('recordNumber')} error={errors['number']}>
            <Input id="invoice-number" maxLength={20} value={number} onChange={(event) => setNumber(event.target.value.trim())} />
          </Field>
          <Field id="invoice-total" label={t('total')} error={errors['total']}>
            <MoneyInput id="invoice-total" value={total} onChange={setTotal} />
          </Field>
        </>
      )}
    </ConsoleDialog>
  )
}
