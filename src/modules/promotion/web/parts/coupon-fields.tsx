import { Input, InputNumber, Select } from 'antd'
import { useLanguage, useWords } from '../../../../api/browser/use-words.tsx'
import { DeskField } from '../../../../ui/console/desk-dialog.tsx'
import { memberTypeNames } from '../../../catalog/web/public.ts'
import { couponKinds, couponScopes, type CouponKind } from '../../../catalog/contract-coupon.ts'
import type { CouponForm } from '../coupon-form.ts'
import { couponDeskWords } from '../words-desk.ts'
import { CategoryScope, GoodsScope } from './coupon-scope.tsx'

export type CouponFieldsProps = {
  readonly form: CouponForm
  readonly set: (change: Partial<CouponForm>) => void
  readonly errors: Readonly<Record<string, string>>
  /** Whose goods can be chosen; null for everybody's. */
  readonly storeId: number | null
  readonly named: readonly { readonly id: number; readonly name: string }[]
}
type Name = keyof CouponForm & ('nameZh' | 'nameEn' | 'amount' | 'offPercent' | 'cap' | 'threshold')
type DayName = 'claimFrom' | 'claimUntil' | 'validFrom' | 'validUntil'

/** What a coupon takes off, what for, who may have it and when. */
export function CouponFields(props: CouponFieldsProps) {
  const { form } = props
  return (
    <>
      <Text {...props} name="nameZh" most={40} />
      <Text {...props} name="nameEn" most={80} />
      <Choice {...props} name="kind" values={couponKinds} />
      <div style={{ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: 12 }}>
        {form.kind === 'FIXED' ? <Text {...props} name="amount" most={12} /> : <Text {...props} name="offPercent" most={5} />}
        <Text {...props} name="threshold" most={12} />
        {form.kind === 'PERCENT' && <Text {...props} name="cap" most={12} />}
      </div>
      <Choice {...props} name="scope" values={couponScopes} />
      <Scope {...props} />
      <Who {...props} />
      <div style={{ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: 12 }}>
        <Count {...props} name="total" most={10_000_000} />
        <Count {...props} name="perPerson" most={20} />
        <Day {...props} name="claimFrom" />
        <Day {...props} name="claimUntil" />
      </div>
      <Validity {...props} />
    </>
  )
}

export function Text({ form, set, errors, name, most }: CouponFieldsProps & { readonly name: Name; readonly most: number }) {
  const t = useWords(couponDeskWords)
  return (
    <DeskField id={`coupon-${name}`} label={t(name)} error={errors[name]}>
      <Input id={`coupon-${name}`} value={form[name]} maxLength={most} onChange={(event) => set({ [name]: event.target.value })} />
    </DeskField>
  )
}

function Count({ form, set, errors, name, most }: CouponFieldsProps & { readonly name: 'total' | 'perPerson'; readonly most: number }) {
  const t = useWords(couponDeskWords)
  return (
    <DeskField id={`coupon-${name}`} label={t(name)} error={errors[name]}>
      <InputNumber
        id={`coupon-${name}`}
        min={1}
        max={most}
        precision={0}
        value={form[name]}
        onChange={(value) => set({ [name]: value ?? 0 })}
      />
    </DeskField>
  )
}

export function Day({ form, set, errors, name, label }: CouponFieldsProps & { readonly name: DayName; readonly label?: string }) {
  const t = useWords(couponDeskWords)
  return (
    <DeskField id={`coupon-${name}`} label={label ?? t(name)} error={errors[name]}>
      <Input id={`coupon-${name}`} type="date" value={form[name] ?? ''} onChange={(event) => set({ [name]: event.target.value || null })} />
    </DeskField>
  )
}

export function Choice({
  form,
  set,
  name,
  values,
}: CouponFieldsProps & { readonly name: 'kind' | 'scope'; readonly values: readonly string[] }) {
  const t = useWords(couponDeskWords)
  const word = (value: string) => (name === 'kind' ? t(`kind_${value as CouponKind}`) : t(`scope_${value as CouponForm['scope']}`))
  return (
    <DeskField id={`coupon-${name}`} label={t(name)}>
      <Select
        id={`coupon-${name}`}
        value={form[name]}
        options={values.map((value) => ({ value, label: word(value) }))}
        onChange={(value) =>
          set(name === 'scope' ? { scope: value as CouponForm['scope'], scopeIds: [] } : { kind: value as CouponForm['kind'] })
        }
      />
    </DeskField>
  )
}

export function Scope({ form, set, errors, storeId, named }: CouponFieldsProps) {
  const t = useWords(couponDeskWords)
  if (form.scope === 'ALL') return null
  const field = { id: 'coupon-scopeIds', value: form.scopeIds, onChange: (scopeIds: number[]) => set({ scopeIds }) }
  return (
    <DeskField id={field.id} label={t('scopeIds')} error={errors['scopeIds']}>
      {form.scope === 'CATEGORY' ? <CategoryScope {...field} /> : <GoodsScope {...field} storeId={storeId} named={named} />}
    </DeskField>
  )
}

function Who({ form, set, errors }: CouponFieldsProps) {
  const t = useWords(couponDeskWords)
  const lang = useLanguage()
  return (
    <DeskField id="coupon-memberTypes" label={t('memberTypes')} error={errors['memberTypes']}>
      <Select
        id="coupon-memberTypes"
        mode="multiple"
        allowClear
        value={form.memberTypes}
        options={memberTypeNames(lang)}
        onChange={(memberTypes: number[]) => set({ memberTypes })}
      />
    </DeskField>
  )
}

function Validity(props: CouponFieldsProps) {
  const { form, set } = props
  const t = useWords(couponDeskWords)
  const isByDays = form.validDays > 0
  const choose = (way: string) =>
    set(
      way === 'days'
        ? { validDays: 30, validFrom: null, validUntil: null }
        : { validDays: 0, validFrom: form.claimFrom, validUntil: form.claimUntil },
    )
  return (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: 12 }}>
      <DeskField id="coupon-way" label={t('validity')}>
        <Select
          id="coupon-way"
          value={isByDays ? 'days' : 'dates'}
          options={[
            { value: 'days', label: t('byDays') },
            { value: 'dates', label: t('byDates') },
          ]}
          onChange={choose}
        />
      </DeskField>
      {isByDays ? (
        <DeskField id="coupon-days" label={t('days')} error={props.errors['validDays']}>
          <InputNumber
            id="coupon-days"
            min={1}
            max={366}
            precision={0}
            value={form.validDays}
            onChange={(value) => set({ validDays: value ?? 1 })}
          />
        </DeskField>
      ) : (
        <>
          <Day {...props} name="validFrom" />
          <Day {...props} name="validUntil" />
        </>
      )}
    </div>
  )
}
