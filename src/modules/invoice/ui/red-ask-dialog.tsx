import { Input, Radio, Select } from 'antd'
import { useState } from 'react'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { ConsoleDialog } from '../../../ui/console/console-dialog.tsx'
import { Field } from '../../../ui/console/form/field.tsx'
import { MoneyInput } from '../../../ui/console/form/value-inputs.tsx'
import { invoiceRedAsk } from '../endpoints.ts'
import { sellerRedAsk } from '../endpoints-staff.ts'
import type { InvoiceView } from '../endpoints-schemas.ts'
import { invoicePageMessages } from '../messages.ts'
import { redReasons, type RedReason } from '../rules/red-letter-machine.ts'

type Props = { readonly of: InvoiceView; readonly viewer: 'buyer' | 'store'; readonly onDone: () => void; readonly onClose: () => void }

/** Asks for a red letter over an invoice, wholly or line by line. */
export function RedAskDialog({ of, viewer, onDone, onClose }: Props) {
  const t = useMessages(invoicePageMessages)
  const [reason, setReason] = useState<RedReason>('02')
  const [isPart, setPart] = useState(false)
  const [note, setNote] = useState('')
  const [amounts, setAmounts] = useState<Readonly<Record<number, string>>>({})
  const lines = of.lines.flatMap((line) => {
    const amount = Number(amounts[line.lineNo] ?? '')
    return isPart && amount > 0 ? [{ lineNo: line.lineNo, amount }] : []
  })
  const left = of.lines.filter((line) => line.amount > line.redAmount)
  return (
    <ConsoleDialog
      title={t('askRed')}
      ok={t('askRed')}
      call={viewer === 'buyer' ? invoiceRedAsk : sellerRedAsk}
      input={{ invoiceId: of.invoiceId, reason, note, lines: isPart && lines.length === 0 ? [{ lineNo: 1, amount: 0 }] : lines }}
      onDone={onDone}
      onClose={onClose}
    >
      {(errors) => (
        <>
          <p className="t13 c2">{t('redLead')}</p>
          <Field id="red-reason" label={t('redReason')} error={errors['reason']}>
            <Select
              id="red-reason"
              value={reason}
              onChange={setReason}
              options={redReasons.map((value) => ({ value, label: t(`redReason_${value}`) }))}
            />
          </Field>
          <Field id="red-part" label={t('redAmount')} error={errors['lines']}>
            <Radio.Group
              id="red-part"
              value={isPart}
              onChange={(event) => setPart(event.target.value)}
              options={[
                { value: false, label: t('redWhole') },
                { value: true, label: t('redPart') },
              ]}
            />
          </Field>
          {isPart &&
            left.map((line) => (
              <Field
                key={line.lineNo}
                id={`red-line-${line.lineNo}`}
                label={`${line.itemName} · ${t('redLine', { most: (line.amount - line.redAmount).toFixed(2) })}`}
              >
                <MoneyInput
                  id={`red-line-${line.lineNo}`}
                  value={amounts[line.lineNo] ?? ''}
                  onChange={(value) => setAmounts({ ...amounts, [line.lineNo]: value })}
                />
              </Field>
            ))}
          <Field id="red-note" label={t('remark')} error={errors['note']}>
            <Input id="red-note" maxLength={100} value={note} onChange={(event) => setNote(event.target.value)} />
          </Field>
        </>
      )}
    </ConsoleDialog>
  )
}
