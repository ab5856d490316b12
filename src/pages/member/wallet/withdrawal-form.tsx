import { App } from 'antd'
import { useState, type FormEvent } from 'react'
import { useCommand } from '../../../api/browser/use-command.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Button } from '../../../ui/basic/button.tsx'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { consoleKitMessages } from '../../../ui/console/messages.ts'
import { Note } from '../../../ui/feedback/states.tsx'
import { TextField } from '../../../ui/form/field.tsx'
import { withdrawalApplyCall, type BalanceView } from '../../../modules/wallet/endpoints.ts'
import { balancePageMessages } from '../../../modules/wallet/messages.ts'
import '../../../ui/styles/commerce.css'

const empty = { amount: '', payeeName: '', bankName: '', bankAccount: '', payPassword: '' }

/** Where the balance is to be paid, and the payment password. */
export function WithdrawalForm({ balance, onDone }: { balance: BalanceView; onDone: () => void }) {
  const t = useMessages(balancePageMessages)
  const kit = useMessages(consoleKitMessages)
  const { message } = App.useApp()
  const { run, busy } = useCommand(withdrawalApplyCall)
  const [form, setForm] = useState(empty)
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setErrors({})
    const outcome = await run({ ...form, amount: Number(form.amount) || 0 })
    if (outcome.kind === 'unknown') return setErrors({ form: kit('unknown') })
    if (outcome.answer.state !== 200) return setErrors(outcome.answer.errors ?? { form: outcome.answer.msg })
    setForm(empty)
    message.success(t('applied'))
    return onDone()
  }
  const line = (name: keyof typeof empty, label: string, more: object = {}) => (
    <TextField
      label={label}
      required
      {...more}
      value={form[name]}
      error={errors[name]}
      onChange={(event) => setForm((before) => ({ ...before, [name]: event.target.value }))}
    />
  )
  return (
    <form className="vch" onSubmit={(event) => void submit(event)} noValidate aria-label={t('withdrawalTitle')}>
      {line('amount', t('withdrawAmount'), {
        inputMode: 'decimal',
        maxLength: 16,
        hint: t('withdrawHelp', { available: priceText(balance.available) }),
      })}
      {line('payeeName', t('payee'), { maxLength: 60 })}
      {line('bankName', t('bank'), { maxLength: 60, hint: t('bankHelp') })}
      {line('bankAccount', t('account'), { maxLength: 30, inputMode: 'numeric' })}
      {line('payPassword', t('payPassword'), {
        type: 'password',
        maxLength: 6,
        inputMode: 'numeric',
        autoComplete: 'off',
        hint: t('payPasswordHelp'),
      })}
      {errors['form'] && (
        <div className="all">
          <Note tone="danger">{errors['form']}</Note>
        </div>
      )}
      <div className="all">
        <Button type="submit" tone="brand" size="lg" busy={busy} disabled={balance.available <= 0}>
          {t('apply')}
        </Button>
      </div>
    </form>
  )
}
