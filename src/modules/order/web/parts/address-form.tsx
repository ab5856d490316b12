import { useState, type FormEvent } from 'react'
import { callRef } from '../../../../api/browser/call-ref.ts'
import { useCommand } from '../../../../api/browser/use-command.ts'
import { Button } from '../../../../ui/basic/button.tsx'
import { Checkbox } from '../../../../ui/form/choice.tsx'
import { TextField } from '../../../../ui/form/field.tsx'
import type { addressAddCall, addressUpdateCall, AddressView } from '../../../member/contract.ts'
import type { CheckoutSpeak } from '../use-checkout-words.ts'
import { RegionFields } from './region-fields.tsx'

const addRef = callRef<typeof addressAddCall>('POST', 'v3/member/front/memberAddress/add')
const updateRef = callRef<typeof addressUpdateCall>('POST', 'v3/member/front/memberAddress/update')

type Errors = Readonly<Record<string, string | undefined>>
type Form = {
  readonly memberName: string
  readonly telMobile: string
  readonly districtCode: string
  readonly detailAddress: string
  readonly isDefault: 0 | 1
}

function formOf(address: AddressView | null): Form {
  return address
    ? {
        memberName: address.memberName,
        telMobile: address.telMobile,
        districtCode: address.districtCode,
        detailAddress: address.detailAddress,
        isDefault: address.isDefault,
      }
    : { memberName: '', telMobile: '', districtCode: '', detailAddress: '', isDefault: 0 }
}

/** Saves what the form holds; refusals come back by field, the form keeps everything. */
function useSaveAddress(t: CheckoutSpeak, address: AddressView | null, onSaved: (saved: AddressView) => void) {
  const add = useCommand(addRef)
  const update = useCommand(updateRef)
  const [errors, setErrors] = useState<Errors>({})
  const save = async (form: Form) => {
    setErrors({})
    const outcome = address ? await update.run({ addressId: address.addressId, ...form }) : await add.run(form)
    if (outcome.kind === 'unknown') setErrors({ form: t('networkFailed') })
    else if (outcome.answer.state === 200 && outcome.answer.data) onSaved(outcome.answer.data)
    else setErrors(outcome.answer.errors ?? { form: outcome.answer.msg })
  }
  return { save, errors, busy: add.busy || update.busy }
}

/** Adds an address, or changes the one given. It speaks the checkout's words: there from the page's data, in a console from the script. */
export function AddressForm({
  t,
  address,
  onSaved,
  onCancel,
}: {
  t: CheckoutSpeak
  address: AddressView | null
  onSaved: (saved: AddressView) => void
  onCancel?: () => void
}) {
  const [form, setForm] = useState(() => formOf(address))
  const { save, errors, busy } = useSaveAddress(t, address, onSaved)
  const set = (change: Partial<Form>) => setForm((before) => ({ ...before, ...change }))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void save(form)
  }
  return (
    <form className="adr-f" onSubmit={submit} noValidate>
      <TextField
        label={t('receiverName')}
        required
        size="lg"
        autoComplete="name"
        maxLength={30}
        value={form.memberName}
        error={errors.memberName}
        onChange={(event) => set({ memberName: event.target.value })}
      />
      <TextField
        label={t('phone')}
        required
        size="lg"
        inputMode="tel"
        autoComplete="tel"
        maxLength={20}
        value={form.telMobile}
        error={errors.telMobile}
        onChange={(event) => set({ telMobile: event.target.value })}
      />
      <RegionFields t={t} value={form.districtCode} error={errors.districtCode} onChange={(districtCode) => set({ districtCode })} />
      <TextField
        className="adr-w"
        label={t('detail')}
        required
        size="lg"
        autoComplete="street-address"
        maxLength={120}
        placeholder={t('detailHint')}
        value={form.detailAddress}
        error={errors.detailAddress}
        onChange={(event) => set({ detailAddress: event.target.value })}
      />
      <div className="adr-w row g3">
        <Checkbox checked={form.isDefault === 1} onChange={(event) => set({ isDefault: event.target.checked ? 1 : 0 })}>
          {t('asDefault')}
        </Checkbox>
        <span className="sp">
          {errors.form && (
            <span className="ferr" role="alert">
              {errors.form}
            </span>
          )}
        </span>
        {onCancel && <Button onClick={onCancel}>{t('cancel')}</Button>}
        <Button type="submit" tone="brand" busy={busy}>
          {t('save')}
        </Button>
      </div>
    </form>
  )
}
