import { Select } from 'antd'
import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Button } from '../../../ui/basic/button.tsx'
import { Field } from '../../../ui/console/form/field.tsx'
import { MoneyInput, NumberInput } from '../../../ui/console/form/value-inputs.tsx'
import { regionList } from '../../../modules/site/endpoints.ts'
import { freightPageMessages } from '../../../modules/pricing/messages.ts'
import type { FreightForm } from '../../../modules/pricing/rules/freight-form.ts'

type Errors = Readonly<Record<string, string>>
type Props<Form extends FreightForm> = { readonly rates: Form; readonly errors: Errors; readonly onChange: (rates: Form) => void }
type Truck = Extract<FreightForm, { mode: 'per_tonne_km' }>
type Steps = Extract<FreightForm, { mode: 'step_kg' }>
type Express = Extract<FreightForm, { mode: 'first_next' }>

/** The rates of the chosen way to charge. */
export function RatesFields({ rates, errors, onChange }: Props<FreightForm>) {
  if (rates.mode === 'per_tonne_km') return <TruckFields rates={rates} errors={errors} onChange={onChange} />
  if (rates.mode === 'step_kg') return <StepFields rates={rates} errors={errors} onChange={onChange} />
  return rates.mode === 'first_next' ? <ExpressFields rates={rates} errors={errors} onChange={onChange} /> : null
}

const truckFields = [
  ['leastTonnes', 'tonne', 3],
  ['fullTruckTonnes', 'tonne', 3],
  ['fullRate', 'perTonneKm', 4],
  ['partRate', 'perTonneKm', 4],
  ['minCharge', 'yuan', 2],
  ['loadingPerTonne', 'perTonne', 2],
] as const

function TruckFields({ rates, errors, onChange }: Props<Truck>) {
  const t = useMessages(freightPageMessages)
  return truckFields.map(([key, unit, decimals]) => (
    <Field key={key} id={`freight-${key}`} label={t(key)} unit={t(unit)} error={errors[`rates.${key}`]} isRequired>
      <NumberInput
        id={`freight-${key}`}
        decimals={decimals}
        value={rates[key]}
        onChange={(value) => onChange({ ...rates, [key]: value })}
      />
    </Field>
  ))
}

function StepFields({ rates, errors, onChange }: Props<Steps>) {
  const t = useMessages(freightPageMessages)
  const set = (place: number, part: Partial<Steps['steps'][number]>) =>
    onChange({ ...rates, steps: rates.steps.map((step, at) => (at === place ? { ...step, ...part } : step)) })
  return (
    <Field id="freight-steps-0" label={t('steps')} error={errors['rates.steps']} isRequired>
      <div className="col g2">
        {rates.steps.map((step, place) => {
          const wrong = errors[`rates.steps.${place}.uptoKg`] ?? errors[`rates.steps.${place}.amount`]
          return (
            <div key={place} className="col g1">
              <div className="row g2">
                <NumberInput
                  id={`freight-steps-${place}`}
                  label={t('uptoKg')}
                  placeholder={t('uptoKg')}
                  decimals={3}
                  value={step.uptoKg}
                  isWrong={wrong !== undefined}
                  onChange={(uptoKg) => set(place, { uptoKg })}
                />
                <Select
                  aria-label={t('by')}
                  value={step.by}
                  style={{ minWidth: 120 }}
                  options={(['price', 'kg'] as const).map((value) => ({ value, label: t(`by_${value}`) }))}
                  onChange={(by) => set(place, { by })}
                />
                <NumberInput
                  id={`freight-amount-${place}`}
                  label={t('amount')}
                  placeholder={t('amount')}
                  decimals={step.by === 'kg' ? 4 : 2}
                  value={step.amount}
                  isWrong={wrong !== undefined}
                  onChange={(amount) => set(place, { amount })}
                />
                {rates.steps.length > 1 && (
                  <Button
                    square
                    tone="ghost"
                    icon="x"
                    aria-label={t('dropStep')}
                    onClick={() => onChange({ ...rates, steps: rates.steps.filter((_one, at) => at !== place) })}
                  />
                )}
              </div>
              {wrong && <span className="t12 cd">{wrong}</span>}
            </div>
          )
        })}
        <span>
          <Button size="sm" onClick={() => onChange({ ...rates, steps: [...rates.steps, { uptoKg: '', by: 'kg', amount: '' }] })}>
            {t('addStep')}
          </Button>
        </span>
      </div>
    </Field>
  )
}

const expressFields = [
  ['firstKg', 'kg', 3],
  ['first', 'yuan', 2],
  ['nextKg', 'kg', 3],
  ['next', 'yuan', 2],
] as const

function ExpressFields({ rates, errors, onChange }: Props<Express>) {
  const t = useMessages(freightPageMessages)
  const provinces = useCall(regionList, {})
  return (
    <>
      {expressFields.map(([key, unit, decimals]) => (
        <Field key={key} id={`freight-${key}`} label={t(key)} unit={t(unit)} error={errors[`rates.${key}`]} isRequired>
          <NumberInput
            id={`freight-${key}`}
            decimals={decimals}
            value={rates[key]}
            onChange={(value) => onChange({ ...rates, [key]: value })}
          />
        </Field>
      ))}
      <Field id="freight-free" label={t('freeOver')} error={errors['rates.freeOver']} help={t('freeOverHelp')}>
        <MoneyInput id="freight-free" value={rates.freeOver} onChange={(freeOver) => onChange({ ...rates, freeOver })} />
      </Field>
      <Field id="freight-remote" label={t('remoteProvinces')} error={errors['rates.remoteProvinces']}>
        <Select
          id="freight-remote"
          mode="multiple"
          optionFilterProp="label"
          value={[...rates.remoteProvinces]}
          options={(provinces.data ?? []).map((one) => ({ value: one.code, label: one.name }))}
          onChange={(remoteProvinces: string[]) => onChange({ ...rates, remoteProvinces })}
        />
      </Field>
      <Field id="freight-surcharge" label={t('remoteSurcharge')} error={errors['rates.remoteSurcharge']}>
        <MoneyInput
          id="freight-surcharge"
          value={rates.remoteSurcharge}
          onChange={(remoteSurcharge) => onChange({ ...rates, remoteSurcharge })}
        />
      </Field>
    </>
  )
}
