import { Input } from 'antd'
import { useState } from 'react'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { ConsoleDialog } from '../../../ui/console/console-dialog.tsx'
import { Field } from '../../../ui/console/form/field.tsx'
import { sellerPayoutAccountSubmit, type PayoutAccountView } from '../../../modules/settlement/endpoints-payout.ts'
import { settlementPageMessages } from '../../../modules/settlement/messages.ts'

type Props = { readonly before: PayoutAccountView | null; readonly onDone: () => void; readonly onClose: () => void }
const fields = [
  ['accountName', 60, 'accountNameHelp'],
  ['bankName', 60, null],
  ['branch', 80, null],
  ['accountNumber', 48, 'accountNumberHelp'],
] as const

/** Enters a new bank account. The number is typed anew: pages know its last digits only. */
export function PayoutAccountDialog({ before, onDone, onClose }: Props) {
  const t = useMessages(settlementPageMessages)
  const [form, setForm] = useState({
    accountName: before?.accountName ?? '',
    bankName: before?.bankName ?? '',
    branch: before?.branch ?? '',
    accountNumber: '',
  })
  const title = t(before ? 'accountChange' : 'accountEnter')
  return (
    <ConsoleDialog title={title} ok={t('accountSubmit')} call={sellerPayoutAccountSubmit} input={form} onDone={onDone} onClose={onClose}>
      {(errors) =>
        fields.map(([name, most, help]) => (
          <Field key={name} id={`account-${name}`} label={t(name)} isRequired help={help ? t(help) : undefined} error={errors[name]}>
            <Input
              id={`account-${name}`}
              maxLength={most}
              autoComplete="off"
              inputMode={name === 'accountNumber' ? 'numeric' : undefined}
              value={form[name]}
              onChange={(event) => setForm((old) => ({ ...old, [name]: event.target.value }))}
            />
          </Field>
        ))
      }
    </ConsoleDialog>
  )
}
