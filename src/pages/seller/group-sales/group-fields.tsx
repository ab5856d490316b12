import { Input, InputNumber, Select } from 'antd'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Button } from '../../../ui/basic/button.tsx'
import { Field } from '../../../ui/console/form/field.tsx'
import { groupAdminMessages } from '../../../modules/group-sale/messages.ts'
import { groupKinds } from '../../../modules/group-sale/rules/group-kinds.ts'
import type { GroupFormValues } from './group-form.ts'
import { ProductField } from './product-field.tsx'
import { MinuteInput } from '../../../ui/console/form/value-inputs.tsx'

type Props = {
  readonly form: GroupFormValues
  readonly set: (change: Partial<GroupFormValues>) => void
  readonly errors: Readonly<Record<string, string>>
  /** What the chosen SKU is called. */
  readonly named: string
}
// An English description takes more letters.
const notes = [
  ['note', 500],
  ['noteEn', 1000],
] as const
type TextName = 'titleZh' | 'titleEn' | 'minNumber' | 'maxNumber'
type TimeName = 'startTime' | 'endTime' | 'balanceTime'
type CountName = 'depositPercent' | 'multiple' | 'balanceHours' | 'shipDays'

/** Goods, tiers, deposit and periods of a group sale. */
export function GroupFields(props: Props) {
  const { form, set, errors } = props
  const t = useMessages(groupAdminMessages)
  return (
    <>
      <Field id="group-kind" label={t('kind')}>
        <Select
          id="group-kind"
          value={form.kind}
          options={groupKinds.map((value) => ({ value, label: t(`kind_${value}`) }))}
          onChange={(kind) => set({ kind })}
        />
      </Field>
      <TextInput {...props} name="titleZh" most={60} />
      <TextInput {...props} name="titleEn" most={120} />
      <ProductField
        id="group-productId"
        label={t('product')}
        help={t('productHelp')}
        value={form.productId}
        named={props.named}
        error={errors['productId']}
        onChange={(productId) => set({ productId })}
      />
      <Tiers {...props} />
      <div className="grid grid-cols-2 gap-x-3">
        <Count {...props} name="depositPercent" most={20} />
        <Field id="group-isForfeit" label={t('forfeit')}>
          <Select
            id="group-isForfeit"
            value={form.isForfeit}
            options={([0, 1] as const).map((value) => ({ value, label: t(`forfeit_${value}`) }))}
            onChange={(isForfeit: 0 | 1) => set({ isForfeit })}
          />
        </Field>
        <Count {...props} name="multiple" most={3} />
        <Count {...props} name="shipDays" most={180} />
        <TextInput {...props} name="minNumber" most={14} />
        <TextInput {...props} name="maxNumber" most={14} />
        <TimeInput {...props} name="startTime" />
        <TimeInput {...props} name="endTime" />
        {form.kind === 'PRESALE' && <TimeInput {...props} name="balanceTime" />}
        <Count {...props} name="balanceHours" most={720} />
      </div>
      {notes.map(([name, most]) => (
        <Field key={name} id={`group-${name}`} label={t(name)} error={errors[name]}>
          <Input.TextArea
            id={`group-${name}`}
            value={form[name]}
            maxLength={most}
            rows={3}
            onChange={(event) => set({ [name]: event.target.value })}
          />
        </Field>
      ))}
    </>
  )
}

function TextInput({ form, set, errors, name, most }: Props & { readonly name: TextName; readonly most: number }) {
  const t = useMessages(groupAdminMessages)
  return (
    <Field id={`group-${name}`} label={t(name)} error={errors[name]}>
      <Input id={`group-${name}`} value={form[name]} maxLength={most} onChange={(event) => set({ [name]: event.target.value })} />
    </Field>
  )
}

function Count({ form, set, errors, name, most }: Props & { readonly name: CountName; readonly most: number }) {
  const t = useMessages(groupAdminMessages)
  return (
    <Field id={`group-${name}`} label={t(name)} error={errors[name]}>
      <InputNumber
        id={`group-${name}`}
        min={1}
        max={most}
        precision={0}
        value={form[name]}
        onChange={(value) => set({ [name]: value ?? 1 })}
      />
    </Field>
  )
}

function TimeInput({ form, set, errors, name }: Props & { readonly name: TimeName }) {
  const t = useMessages(groupAdminMessages)
  return (
    <Field id={`group-${name}`} label={t(name)} error={errors[name]}>
      <MinuteInput id={`group-${name}`} value={form[name]} onChange={(value) => set({ [name]: value })} />
    </Field>
  )
}

function Tiers({ form, set, errors }: Props) {
  const t = useMessages(groupAdminMessages)
  const isTiered = form.kind === 'LADDER'
  const shown = isTiered ? form.tiers : form.tiers.slice(0, 1)
  const change = (place: number, part: Partial<GroupFormValues['tiers'][number]>) =>
    set({ tiers: form.tiers.map((tier, index) => (index === place ? { ...tier, ...part } : tier)) })
  return (
    <Field id="group-tiers" label={t('tiers')} error={errors['tiers']}>
      <div className="col g2" id="group-tiers">
        {shown.map((tier, place) => (
          <div key={place} className="row g2">
            {isTiered && (
              <Input
                aria-label={`${t('tierFrom')} ${place + 1}`}
                placeholder={t('tierFrom')}
                value={tier.from}
                maxLength={14}
                onChange={(event) => change(place, { from: event.target.value })}
              />
            )}
            <Input
              aria-label={`${t('tierPrice')} ${place + 1}`}
              placeholder={t('tierPrice')}
              value={tier.price}
              maxLength={14}
              onChange={(event) => change(place, { price: event.target.value })}
            />
            {isTiered && form.tiers.length > 1 && (
              <Button size="sm" tone="ghost" onClick={() => set({ tiers: form.tiers.filter((_tier, index) => index !== place) })}>
                {t('removeTier')}
              </Button>
            )}
          </div>
        ))}
        {isTiered && form.tiers.length < 5 && (
          <div>
            <Button size="sm" icon="plus" onClick={() => set({ tiers: [...form.tiers, { from: '', price: '' }] })}>
              {t('addTier')}
            </Button>
          </div>
        )}
      </div>
    </Field>
  )
}
