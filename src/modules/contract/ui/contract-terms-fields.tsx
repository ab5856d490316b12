import { Input, Select } from 'antd'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Field } from '../../../ui/console/form/field.tsx'
import { NumberInput } from '../../../ui/console/form/value-inputs.tsx'
import { contractPageMessages } from '../messages.ts'
import type { FormValues } from './contract-form-values.ts'

type Terms = FormValues['content']['terms']
type Props = {
  readonly terms: Terms
  readonly isFramework: boolean
  readonly onChange: (terms: Terms) => void
  readonly errors: Readonly<Record<string, string>>
}

const choices = {
  deliveryMode: ['delivered', 'pickup'],
  freightBy: ['seller', 'buyer'],
  priceMode: ['fixed', 'index'],
  payMethod: ['transfer', 'acceptance'],
  invoice: ['special', 'ordinary'],
  dispute: ['court', 'arbitration'],
} as const
const numbers = { deliveryDays: 0, inspectionDays: 0, depositPercent: 0, tolerance: 2, lateRate: 3 } as const
type Name = keyof typeof choices | keyof typeof numbers | 'deliveryPlace' | 'packing' | 'disputePlace'

const order: readonly Name[] = [
  ...(['deliveryMode', 'deliveryPlace', 'freightBy', 'deliveryDays', 'tolerance', 'packing', 'inspectionDays', 'priceMode'] as const),
  ...(['depositPercent', 'payMethod', 'invoice', 'lateRate', 'dispute', 'disputePlace'] as const),
]
const isWhole = (name: string): boolean => name === 'deliveryDays' || name === 'inspectionDays' || name === 'depositPercent'

/** The typed variables of the clauses. */
export function ContractTermsFields({ terms, isFramework, onChange, errors }: Props) {
  const t = useMessages(contractPageMessages)
  const set = (name: string, value: string | number) => onChange({ ...terms, [name]: value })
  const control = (name: Name) => {
    const id = `contract-${name}`
    if (name in choices) {
      const options = choices[name as keyof typeof choices].map((value) => ({ value, label: t(value) }))
      return <Select id={id} value={String(terms[name])} options={options} onChange={(value: string) => set(name, value)} />
    }
    if (name in numbers) {
      const decimals = numbers[name as keyof typeof numbers]
      return (
        <NumberInput
          id={id}
          decimals={decimals}
          value={String(terms[name])}
          onChange={(value) => set(name, isWhole(name) ? Number(value) : value)}
        />
      )
    }
    return (
      <Input
        id={id}
        maxLength={name === 'packing' ? 200 : 60}
        value={String(terms[name] ?? '')}
        onChange={(event) => set(name, event.target.value)}
      />
    )
  }
  return (
    <div className="grid grid-cols-[repeat(auto-fill,minmax(220px,1fr))] gap-x-5">
      {order.map((name) => (
        <Field key={name} id={`contract-${name}`} label={t(name)} error={errors[name] ?? errors[`content.terms.${name}`]}>
          {control(name)}
        </Field>
      ))}
      <Field id="contract-retention" label={t('retention')}>
        <Select
          id="contract-retention"
          value={Number(terms.retention)}
          options={[
            { value: 0, label: t('no') },
            { value: 1, label: t('yes') },
          ]}
          onChange={(value: number) => set('retention', value)}
        />
      </Field>
      {isFramework && (
        <>
          <Field id="contract-monthlyQuantity" label={t('monthlyQuantity')}>
            <NumberInput
              id="contract-monthlyQuantity"
              decimals={6}
              value={terms.monthlyQuantity ?? ''}
              onChange={(value) => onChange({ ...terms, monthlyQuantity: value === '' ? undefined : value })}
            />
          </Field>
          <Field id="contract-monthlyBand" label={t('monthlyBand')}>
            <NumberInput
              id="contract-monthlyBand"
              max={100}
              value={String(terms.monthlyBand ?? 0)}
              onChange={(value) => onChange({ ...terms, monthlyBand: Number(value) })}
            />
          </Field>
        </>
      )}
      {terms.priceMode === 'index' && (
        <Field id="contract-priceFormula" label={t('priceFormula')} error={errors['priceFormula']}>
          <Input
            id="contract-priceFormula"
            maxLength={300}
            value={terms.priceFormula}
            onChange={(event) => set('priceFormula', event.target.value)}
          />
        </Field>
      )}
    </div>
  )
}
