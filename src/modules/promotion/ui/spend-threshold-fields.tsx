import { Input } from 'antd'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Button } from '../../../ui/basic/button.tsx'
import { Field } from '../../../ui/console/form/field.tsx'
import { couponScopes } from '../endpoints-coupons-on-goods.ts'
import { maxThresholds } from '../rules/spend-threshold-form.ts'
import { campaignAdminMessages } from '../messages.ts'
import { ChoiceInput, DayInput, ScopeInput, TextInput, type CampaignFieldsProps } from './campaign-fields.tsx'

/** A full reduction: its steps, the goods that it is for, and its period. */
export function SpendThresholdFields(props: CampaignFieldsProps) {
  const t = useMessages(campaignAdminMessages)
  return (
    <>
      <TextInput {...props} name="nameZh" most={40} />
      <TextInput {...props} name="nameEn" most={80} />
      <Steps {...props} />
      <ChoiceInput {...props} name="scope" values={couponScopes} />
      <ScopeInput {...props} />
      <div className="grid grid-cols-2 gap-x-3">
        <DayInput {...props} name="claimFrom" label={t('firstDay')} />
        <DayInput {...props} name="claimUntil" label={t('lastDay')} />
      </div>
    </>
  )
}

function Steps({ form, set, errors }: CampaignFieldsProps) {
  const t = useMessages(campaignAdminMessages)
  const { steps } = form
  const write = (place: number, change: Partial<(typeof steps)[number]>) =>
    set({ steps: steps.map((step, at) => (at === place ? { ...step, ...change } : step)) })
  const field = (place: number, name: 'from' | 'off') => (
    <Input
      id={place === 0 && name === 'from' ? 'coupon-steps' : `coupon-${name}-${place}`}
      aria-label={t(name === 'from' ? 'stepFrom' : 'stepOff', { number: place + 1 })}
      prefix={t(name)}
      suffix={t('yuan')}
      maxLength={12}
      inputMode="decimal"
      value={steps[place]?.[name] ?? ''}
      onChange={(event) => write(place, { [name]: event.target.value })}
    />
  )
  return (
    <Field id="coupon-steps" label={t('steps')} error={errors['reductionSteps']}>
      {steps.map((_step, place) => (
        // A step has no name of its own but its place.
        <div key={place} className="row g2 mb-2">
          {field(place, 'from')}
          {field(place, 'off')}
          {steps.length > 1 && (
            <Button
              size="sm"
              icon="x"
              aria-label={t('removeStep', { number: place + 1 })}
              onClick={() => set({ steps: steps.filter((_one, at) => at !== place) })}
            />
          )}
        </div>
      ))}
      {steps.length < maxThresholds && (
        <Button size="sm" icon="plus" onClick={() => set({ steps: [...steps, { from: '', off: '' }] })}>
          {t('addStep')}
        </Button>
      )}
    </Field>
  )
}
