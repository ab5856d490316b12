import { useState, type FormEvent } from 'react'
import { callRef } from '../../../api/browser/call-ref.ts'
import { useCommand } from '../../../api/browser/use-command.ts'
import { Button } from '../../../ui/basic/button.tsx'
import { Note } from '../../../ui/feedback/states.tsx'
import { TextField } from '../../../ui/form/field.tsx'
import { ImagePicker, type PickedImage } from '../../../ui/form/image-picker.tsx'
import { uploadMemberImage } from '../../../modules/site/ui/upload-member-image.ts'
import type { PayStatus, payVoucher } from '../../../modules/payment/endpoints.ts'
import { usePayMessages } from './use-messages.ts'

const voucherRef = callRef<typeof payVoucher>('POST', 'v3/payment/front/pay/voucher', true)

type Form = {
  readonly payerName: string
  readonly bankName: string
  readonly bankSerial: string
  readonly amount: string
  readonly transferDate: string
  readonly remark: string
  readonly images: readonly PickedImage[]
}
type Errors = Readonly<Record<string, string | undefined>>

function emptyForm(status: PayStatus): Form {
  // The day in Shanghai, whatever the browser's own zone is.
  const today = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10)
  return { payerName: '', bankName: '', bankSerial: '', amount: status.dueAmount.toFixed(2), transferDate: today, remark: '', images: [] }
}

function useVoucher(status: PayStatus, onSent: () => void) {
  const t = usePayMessages()
  const [form, setForm] = useState(() => emptyForm(status))
  const [errors, setErrors] = useState<Errors>({})
  const { run, busy } = useCommand(voucherRef)
  const send = async () => {
    const missing = (['payerName', 'bankName', 'bankSerial'] as const).filter((field) => form[field].trim() === '')
    const wrong: Errors = {
      ...Object.fromEntries(missing.map((field) => [field, t('needed')])),
      ...(/^\d{1,12}(\.\d{1,2})?$/.test(form.amount) ? {} : { amount: t('amountInvalid') }),
    }
    setErrors(wrong)
    if (Object.keys(wrong).length > 0) return
    const outcome = await run({ ...form, paySn: status.paySn, amount: Number(form.amount), images: form.images.map((image) => image.name) })
    if (outcome.kind === 'unknown') setErrors({ form: t('unknownSend') })
    else if (outcome.answer.state === 200) onSent()
    else setErrors(outcome.answer.errors ?? { form: outcome.answer.msg })
  }
  return { form, errors, busy, send, set: (change: Partial<Form>) => setForm((before) => ({ ...before, ...change })) }
}

/** Tells the platform of one transfer: who paid, from which bank, how much, with pictures of the voucher. */
export function TransferVoucherForm({ status, onSent }: { status: PayStatus; onSent: () => void }) {
  const t = usePayMessages()
  const { form, errors, busy, send, set } = useVoucher(status, onSent)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void send()
  }
  const line = (
    name: 'payerName' | 'bankName' | 'bankSerial' | 'amount' | 'transferDate' | 'remark',
    label: string,
    more: { maxLength?: number; type?: string; inputMode?: 'decimal'; required?: boolean } = {},
  ) => (
    <TextField
      label={label}
      required
      {...more}
      value={form[name]}
      error={errors[name]}
      onChange={(event) => set({ [name]: event.target.value })}
    />
  )
  return (
    <form className="vch" onSubmit={submit} noValidate aria-label={t('voucherForm')}>
      <b className="all mb-2">{t('voucherForm')}</b>
      {line('payerName', t('payerName'), { maxLength: 100 })}
      {line('bankName', t('payerBank'), { maxLength: 100 })}
      {line('bankSerial', t('bankSerial'), { maxLength: 64 })}
      {line('amount', t('transferAmount'), { maxLength: 16, inputMode: 'decimal' })}
      {line('transferDate', t('transferDate'), { type: 'date' })}
      {line('remark', t('voucherRemark'), { maxLength: 200, required: false })}
      <div className="all">
        <ImagePicker
          images={form.images}
          onChange={(images) => set({ images })}
          upload={(file) => uploadMemberImage(file, 'voucher')}
          most={5}
          labels={{
            title: t('images'),
            add: t('addImage'),
            remove: t('removeImage'),
            help: t('imagesHelp'),
            tooLarge: t('imageTooLarge'),
            wrongType: t('imageWrongType'),
            failed: t('imageFailed'),
          }}
        />
      </div>
      {errors.form && (
        <div className="all">
          <Note tone="danger">{errors.form}</Note>
        </div>
      )}
      <div className="all mt-2">
        <Button type="submit" tone="brand" size="lg" busy={busy}>
          {t('sendVoucher')}
        </Button>
      </div>
    </form>
  )
}
