import { Input, Select } from 'antd'
import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Field } from '../../../ui/console/form/field.tsx'
import { DayInput, NumberInput } from '../../../ui/console/form/value-inputs.tsx'
import { contractPageMessages } from '../../../modules/contract/messages.ts'
import { indexSeries } from '../../../modules/market/endpoints.ts'
import { rfqPageMessages } from '../../../modules/rfq/messages.ts'
import { deliveryWays, priceBases, pricingMethods } from '../../../modules/rfq/rules/trade-terms.ts'
import type { FieldErrors } from '../../../modules/rfq/ui/field-errors.ts'
import type { QuotationFormDraft } from './quotation-draft.ts'

type Props = {
  readonly draft: QuotationFormDraft
  readonly errors: FieldErrors
  readonly onChange: (change: Partial<QuotationFormDraft>) => void
}

/** The answers to the terms of the request: how the goods come, and whether their price is fixed or follows an index. */
export function QuotedTermsFields({ draft, errors, onChange }: Props) {
  const t = useMessages(rfqPageMessages)
  const series = useCall(indexSeries, {})
  const isIndex = draft.delivery !== '' && draft.priceBasis === 'INDEX'
  return (
    <>
      <Field id="rfq-delivery" label={t('term_delivery')} error={errors['terms.delivery']}>
        <Select
          id="rfq-delivery"
          aria-label={t('term_delivery')}
          allowClear
          value={draft.delivery || null}
          options={deliveryWays.map((value) => ({ value, label: t(`delivery_${value}`) }))}
          onChange={(delivery: QuotationFormDraft['delivery'] | undefined) => onChange({ delivery: delivery ?? '' })}
        />
      </Field>
      {draft.delivery !== '' && (
        <Field id="rfq-priceBasis" label={t('term_priceBasis')} error={errors['terms.priceBasis']}>
          <Select
            id="rfq-priceBasis"
            aria-label={t('term_priceBasis')}
            value={draft.priceBasis}
            options={priceBases.map((value) => ({ value, label: t(`basis_${value}`) }))}
            onChange={(priceBasis) => onChange({ priceBasis })}
          />
        </Field>
      )}
      {isIndex && (
        <>
          <Field id="rfq-seriesCode" label={t('seriesCode')} error={errors['terms.seriesCode']} isRequired>
            <Select
              id="rfq-seriesCode"
              aria-label={t('seriesCode')}
              value={draft.seriesCode || null}
              options={(series.data ?? []).map((one) => ({ value: one.seriesCode, label: one.seriesName }))}
              onChange={(seriesCode: string) => onChange({ seriesCode })}
            />
          </Field>
          <Field id="rfq-premium" label={t('premium')} error={errors['terms.premium']} help={t('premiumHelp')} isRequired>
            <Input
              id="rfq-premium"
              inputMode="decimal"
              maxLength={10}
              value={draft.premium}
              onChange={(event) => onChange({ premium: event.target.value.normalize('NFKC').replaceAll(/[^\d.-]/g, '') })}
            />
          </Field>
          <PricingFields draft={draft} errors={errors} onChange={onChange} />
        </>
      )}
    </>
  )
}

/** When and how an index price becomes final; a contract that is drafted from the quotation takes it over. */
function PricingFields({ draft, errors, onChange }: Props) {
  const t = useMessages(contractPageMessages)
  const { windowFrom = '', windowTo = '', method = 'average', fixings = '', marginPercent = '' } = draft
  return (
    <>
      <Field id="rfq-windowFrom" label={t('windowFrom')} error={errors['terms.pricing']} help={t('quotedWindowHelp')}>
        <DayInput id="rfq-windowFrom" value={windowFrom} onChange={(value) => onChange({ windowFrom: value })} />
      </Field>
      <Field id="rfq-windowTo" label={t('windowTo')}>
        <DayInput id="rfq-windowTo" value={windowTo} onChange={(value) => onChange({ windowTo: value })} />
      </Field>
      <Field id="rfq-method" label={t('indexMethod')}>
        <Select
          id="rfq-method"
          aria-label={t('indexMethod')}
          value={method}
          options={pricingMethods.map((value) => ({ value, label: t(`index_${value}`) }))}
          onChange={(value) => onChange({ method: value })}
        />
      </Field>
      {method === 'fixings' && (
        <Field id="rfq-fixings" label={t('indexFixings')}>
          <NumberInput id="rfq-fixings" value={fixings} onChange={(value) => onChange({ fixings: value })} />
        </Field>
      )}
      <Field id="rfq-margin" label={t('marginPercent')}>
        <NumberInput id="rfq-margin" value={marginPercent} onChange={(value) => onChange({ marginPercent: value })} />
      </Field>
    </>
  )
}
