import { Input, Select } from 'antd'
import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Button } from '../../../ui/basic/button.tsx'
import { Field } from '../../../ui/console/form/field.tsx'
import { DayInput, NumberInput } from '../../../ui/console/form/value-inputs.tsx'
import { indexSeries } from '../../market/endpoints.ts'
import { contractPageMessages } from '../messages.ts'
import type { FormValues } from './contract-form-values.ts'

type Index = NonNullable<FormValues['content']['lines'][number]['index']>
type Props = { readonly no: number; readonly index: Index | undefined; readonly onChange: (index: Index | undefined) => void }

const blank: Index = { seriesCode: '', from: '', to: '', method: 'average', fixings: 0, premium: '0', premiumTax: 1, marginPercent: 0 }

/** How an index prices a line; nothing for a fixed price. */
export function IndexTermsFields({ no, index, onChange }: Props) {
  const t = useMessages(contractPageMessages)
  if (!index)
    return (
      <Button size="sm" onClick={() => onChange(blank)}>
        {t('priceByIndex')}
      </Button>
    )
  return (
    <div className="col-span-full border-l-2 border-solid border-(--zb-line) pl-3">
      <Fields no={no} index={index} set={(change) => onChange({ ...index, ...change })} />
      <Button size="sm" onClick={() => onChange(undefined)}>
        {t('priceFixed')}
      </Button>
    </div>
  )
}

function Fields({ no, index, set }: { no: number; index: Index; set: (change: Partial<Index>) => void }) {
  const t = useMessages(contractPageMessages)
  const series = useCall(indexSeries, {})
  const id = (name: string) => `index-${no}-${name}`
  const known = (series.data ?? []).filter(({ currency }) => currency === 'CNY')
  const chosen = known.find(({ seriesCode }) => seriesCode === index.seriesCode)
  return (
    <div className="grid grid-cols-[repeat(auto-fill,minmax(180px,1fr))] gap-x-4">
      <Field id={id('series')} label={t('indexSeries')} help={chosen && t(chosen.taxIncluded ? 'indexTaxed' : 'indexUntaxed')}>
        <Select
          id={id('series')}
          value={index.seriesCode === '' ? null : index.seriesCode}
          options={known.map(({ seriesCode, seriesName }) => ({ value: seriesCode, label: seriesName }))}
          onChange={(seriesCode: string) => set({ seriesCode })}
        />
      </Field>
      <Field id={id('from')} label={t('windowFrom')}>
        <DayInput id={id('from')} value={index.from} onChange={(from) => set({ from })} />
      </Field>
      <Field id={id('to')} label={t('windowTo')}>
        <DayInput id={id('to')} value={index.to} onChange={(to) => set({ to })} />
      </Field>
      <Field id={id('method')} label={t('indexMethod')}>
        <Select
          id={id('method')}
          value={index.method}
          options={(['average', 'fixings'] as const).map((value) => ({ value, label: t(`index_${value}`) }))}
          onChange={(method) => set({ method, fixings: method === 'fixings' ? 1 : 0 })}
        />
      </Field>
      {index.method === 'fixings' && (
        <Field id={id('fixings')} label={t('indexFixings')}>
          <NumberInput
            id={id('fixings')}
            min={1}
            max={60}
            value={String(index.fixings)}
            onChange={(value) => set({ fixings: Number(value) })}
          />
        </Field>
      )}
      <Field id={id('premium')} label={t('indexPremium')}>
        <Input id={id('premium')} maxLength={10} value={index.premium} onChange={(event) => set({ premium: event.target.value.trim() })} />
      </Field>
      <Field id={id('premiumTax')} label={t('premiumTax')}>
        <Select
          id={id('premiumTax')}
          value={Number(index.premiumTax)}
          options={[
            { value: 1, label: t('withVat') },
            { value: 0, label: t('withoutVat') },
          ]}
          onChange={(value: number) => set({ premiumTax: value === 1 ? 1 : 0 })}
        />
      </Field>
      <Field id={id('margin')} label={t('marginPercent')}>
        <NumberInput
          id={id('margin')}
          max={50}
          value={String(index.marginPercent)}
          onChange={(value) => set({ marginPercent: Number(value) })}
        />
      </Field>
    </div>
  )
}
