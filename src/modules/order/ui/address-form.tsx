import { useState, type FormEvent } from 'react'
import { callRef } from '../../../api/browser/call-ref.ts'
import { useCommand } from '../../../api/browser/use-command.ts'
import { Button } from '../../../ui/basic/button.tsx'
import { Checkbox, Select } from '../../../ui/form/choice.tsx'
import { TextField } from '../../../ui/form/field.tsx'
import type { addressAdd, addressUpdate, AddressView } from '../../member/endpoints.ts'
import type { Translate } from '../../../kernel/i18n/translate.ts'
import type { addressFormMessages } from '../messages.ts'
import { useCall } from '../../../api/browser/use-call.ts'
import type { regionList } from '../../site/endpoints.ts'

type AddressFormTranslate = Translate<typeof addressFormMessages>

const regionsRef = callRef<typeof regionList>('GET', 'v3/system/front/region/list')

type Level = {
  readonly t: AddressFormTranslate
  readonly label: string
  readonly parentCode: string | null
  readonly value: string
  readonly onChange: (code: string) => void
}

type RegionProps = { t: AddressFormTranslate; value: string; error?: string; onChange: (code: string) => void }

/**
 * Province, city and district as three selects. The value is the deepest code chosen: 2, 4 or 6 digits; only 6 digits
 * are a district.
 */
function RegionFields({ t, value, error, onChange }: RegionProps) {
  const province = value.slice(0, 2)
  const city = value.length >= 4 ? value.slice(0, 4) : ''
  const district = value.length >= 6 ? value : ''
  return (
    <fieldset className="rgn" aria-label={t('region')}>
      <RegionLevel t={t} label={t('province')} parentCode="" value={province} onChange={onChange} />
      <RegionLevel t={t} label={t('city')} parentCode={province || null} value={city} onChange={(code) => onChange(code || province)} />
      <RegionLevel t={t} label={t('district')} parentCode={city || null} value={district} onChange={(code) => onChange(code || city)} />
      {error && (
        <span className="ferr rgn-e" role="alert">
          {error}
        </span>
      )}
    </fieldset>
  )
}

function RegionLevel({ t, label, parentCode, value, onChange }: Level) {
  const { data } = useCall(regionsRef, parentCode === null ? null : { parentCode })
  const known = parentCode === null ? [] : (data ?? []).filter((one) => one.parentCode === parentCode)
  return (
    <Select
      label={label}
      size="lg"
      value={known.some((one) => one.code === value) ? value : ''}
      disabled={parentCode === null}
      options={[{ value: '', label: t('choose') }, ...known.map((one) => ({ value: one.code, label: one.name }))]}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}

const addRef = callRef<typeof addressAdd>('POST', 'v3/member/front/memberAddress/add')
const updateRef = callRef<typeof addressUpdate>('POST', 'v3/member/front/memberAddress/update')

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
function useSaveAddress(t: AddressFormTranslate, address: AddressView | null, onSaved: (saved: AddressView) => void) {
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
  t: AddressFormTranslate
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
