import { Input, InputNumber, Select } from 'antd'
import { useLanguage, useMessages } from '../../../api/browser/use-messages.tsx'
import { Field } from '../../../ui/console/form/field.tsx'
import { memberTypeNames } from './coupon-labels.ts'
import { couponKinds, couponScopes, type CouponKind } from '../endpoints-coupons-on-goods.ts'
import type { CampaignFormValues } from './campaign-form.ts'
import { campaignAdminMessages } from '../messages.ts'
import { CategoryScope, GoodsScope } from './campaign-scope-fields.tsx'
import { DayInput as CalendarDay } from '../../../ui/console/form/value-inputs.tsx'

export type CampaignFieldsProps = {
  readonly form: CampaignFormValues
  readonly set: (change: Partial<CampaignFormValues>) => void
  readonly errors: Readonly<Record<string, string>>
  /** Whose goods can be chosen; null for everybody's. */
  readonly storeId: number | null
  readonly named: readonly { readonly id: number; readonly name: string }[]
}
type Name = keyof CampaignFormValues & ('nameZh' | 'nameEn' | 'amount' | 'offPercent' | 'cap' | 'threshold')
type DayName = 'claimFrom' | 'claimUntil' | 'validFrom' | 'validUntil'

/** What a coupon takes off, what for, who may have it and when. */
export function CampaignFields(props: CampaignFieldsProps) {
  const { form } = props
  return (
    <>
      <TextInput {...props} name="nameZh" most={40} />
      <TextInput {...props} name="nameEn" most={80} />
      <ChoiceInput {...props} name="kind" values={couponKinds} />
      <div className="grid grid-cols-2 gap-x-3">
        {form.kind === 'FIXED' ? <TextInput {...props} name="amount" most={12} /> : <TextInput {...props} name="offPercent" most={5} />}
        <TextInput {...props} name="threshold" most={12} />
        {form.kind === 'PERCENT' && <TextInput {...props} name="cap" most={12} />}
      </div>
      <ChoiceInput {...props} name="scope" values={couponScopes} />
      <ScopeInput {...props} />
      <Who {...props} />
      <div className="grid grid-cols-2 gap-x-3">
        <Count {...props} name="total" most={10_000_000} />
        <Count {...props} name="perPerson" most={20} />
        <DayInput {...props} name="claimFrom" />
        <DayInput {...props} name="claimUntil" />
      </div>
      <Validity {...props} />
    </>
  )
}

export function TextInput({ form, set, errors, name, most }: CampaignFieldsProps & { readonly name: Name; readonly most: number }) {
  const t = useMessages(campaignAdminMessages)
  return (
    <Field id={`coupon-${name}`} label={t(name)} error={errors[name]}>
      <Input id={`coupon-${name}`} value={form[name]} maxLength={most} onChange={(event) => set({ [name]: event.target.value })} />
    </Field>
  )
}

function Count({ form, set, errors, name, most }: CampaignFieldsProps & { readonly name: 'total' | 'perPerson'; readonly most: number }) {
  const t = useMessages(campaignAdminMessages)
  return (
    <Field id={`coupon-${name}`} label={t(name)} error={errors[name]}>
      <InputNumber
        id={`coupon-${name}`}
        min={1}
        max={most}
        precision={0}
        value={form[name]}
        onChange={(value) => set({ [name]: value ?? 0 })}
      />
    </Field>
  )
}

export function DayInput({ form, set, errors, name, label }: CampaignFieldsProps & { readonly name: DayName; readonly label?: string }) {
  const t = useMessages(campaignAdminMessages)
  return (
    <Field id={`coupon-${name}`} label={label ?? t(name)} error={errors[name]}>
      <CalendarDay id={`coupon-${name}`} value={form[name] ?? ''} onChange={(value) => set({ [name]: value || null })} />
    </Field>
  )
}

export function ChoiceInput({
  form,
  set,
  name,
  values,
}: CampaignFieldsProps & { readonly name: 'kind' | 'scope'; readonly values: readonly string[] }) {
  const t = useMessages(campaignAdminMessages)
  const word = (value: string) => (name === 'kind' ? t(`kind_${value as CouponKind}`) : t(`scope_${value as CampaignFormValues['scope']}`))
  return (
    <Field id={`coupon-${name}`} label={t(name)}>
      <Select
        id={`coupon-${name}`}
        value={form[name]}
        options={values.map((value) => ({ value, label: word(value) }))}
        onChange={(value) =>
          set(
            name === 'scope'
              ? { scope: value as CampaignFormValues['scope'], scopeIds: [] }
              : { kind: value as CampaignFormValues['kind'] },
          )
        }
      />
    </Field>
  )
}

export function ScopeInput({ form, set, errors, storeId, named }: CampaignFieldsProps) {
  const t = useMessages(campaignAdminMessages)
  if (form.scope === 'ALL') return null
  const field = { id: 'coupon-scopeIds', value: form.scopeIds, onChange: (scopeIds: number[]) => set({ scopeIds }) }
  return (
    <Field id={field.id} label={t('scopeIds')} error={errors['scopeIds']}>
      {form.scope === 'CATEGORY' ? <CategoryScope {...field} /> : <GoodsScope {...field} storeId={storeId} named={named} />}
    </Field>
  )
}

function Who({ form, set, errors }: CampaignFieldsProps) {
  const t = useMessages(campaignAdminMessages)
  const lang = useLanguage()
  return (
    <Field id="coupon-memberTypes" label={t('memberTypes')} error={errors['memberTypes']}>
      <Select
        id="coupon-memberTypes"
        mode="multiple"
        allowClear
        value={form.memberTypes}
        options={memberTypeNames(lang)}
        onChange={(memberTypes: number[]) => set({ memberTypes })}
      />
    </Field>
  )
}

function Validity(props: CampaignFieldsProps) {
  const { form, set } = props
  const t = useMessages(campaignAdminMessages)
  const isByDays = form.validDays > 0
  const choose = (way: string) =>
    set(
      way === 'days'
        ? { validDays: 30, validFrom: null, validUntil: null }
        : { validDays: 0, validFrom: form.claimFrom, validUntil: form.claimUntil },
    )
  return (
    <div className="grid grid-cols-2 gap-x-3">
      <Field id="coupon-way" label={t('validity')}>
        <Select
          id="coupon-way"
          value={isByDays ? 'days' : 'dates'}
          options={[
            { value: 'days', label: t('byDays') },
            { value: 'dates', label: t('byDates') },
          ]}
          onChange={choose}
        />
      </Field>
      {isByDays ? (
        <Field id="coupon-days" label={t('days')} error={props.errors['validDays']}>
          <InputNumber
            id="coupon-days"
            min={1}
            max={366}
            precision={0}
            value={form.validDays}
            onChange={(value) => set({ validDays: value ?? 1 })}
          />
        </Field>
      ) : (
        <>
          <DayInput {...props} name="validFrom" />
          <DayInput {...props} name="validUntil" />
        </>
      )}
    </div>
  )
}
