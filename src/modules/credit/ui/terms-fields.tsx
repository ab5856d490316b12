import { Checkbox, Input, Select } from 'antd'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Field } from '../../../ui/console/form/field.tsx'
import { Note } from '../../../ui/feedback/states.tsx'
import { creditPageMessages } from '../messages.ts'
import { dueBases, warnedTermDays, type DueBasis } from '../rules/credit-terms.ts'
import { DayInput } from '../../../ui/console/form/value-inputs.tsx'

export type TermsForm = {
  readonly limit: string
  readonly termDays: string
  readonly dueBasis: DueBasis
  readonly monthEnd: boolean
  readonly withInterest: boolean
  readonly expiresOn: string
}

/** What the call takes of what was typed. */
export function termsInput({ limit, termDays, dueBasis, monthEnd, withInterest, expiresOn }: TermsForm) {
  return {
    ...(Number(limit) > 0 ? { limit: Number(limit) } : {}),
    termDays: Number(termDays) || 0,
    dueBasis,
    monthEnd,
    withInterest,
    ...(expiresOn === '' ? {} : { expiresOn }),
  }
}

type Props = {
  readonly form: TermsForm
  readonly errors: Readonly<Record<string, string>>
  readonly onChange: (change: Partial<TermsForm>) => void
  readonly limitHelp?: string
}

/** Limit and terms of a line. */
export function TermsFields({ form, errors, onChange, limitHelp }: Props) {
  const t = useMessages(creditPageMessages)
  return (
    <>
      <Field id="credit-limit" label={t('limitField')} isRequired help={limitHelp} error={errors['limit']}>
        <Input
          id="credit-limit"
          inputMode="decimal"
          maxLength={14}
          value={form.limit}
          onChange={(event) => onChange({ limit: event.target.value })}
        />
      </Field>
      <Field id="credit-days" label={t('termDays')} isRequired error={errors['termDays']}>
        <Input
          id="credit-days"
          inputMode="numeric"
          maxLength={3}
          value={form.termDays}
          onChange={(event) => onChange({ termDays: event.target.value })}
        />
      </Field>
      {Number(form.termDays) > warnedTermDays && <Note tone="warn">{t('sixtyDays')}</Note>}
      <Field id="credit-basis" label={t('dueBasis')}>
        <Select
          id="credit-basis"
          value={form.dueBasis}
          options={dueBases.map((value) => ({ value, label: t(`basis_${value}`) }))}
          onChange={(dueBasis) => onChange({ dueBasis })}
        />
      </Field>
      <Field id="credit-expiry" label={t('expiresOn')} isRequired error={errors['expiresOn']}>
        <DayInput id="credit-expiry" value={form.expiresOn} onChange={(expiresOn) => onChange({ expiresOn })} />
      </Field>
      <Checkbox checked={form.monthEnd} onChange={(event) => onChange({ monthEnd: event.target.checked })}>
        {t('monthEnd')}
      </Checkbox>
      <Checkbox checked={form.withInterest} onChange={(event) => onChange({ withInterest: event.target.checked })}>
        {t('withInterest')}
      </Checkbox>
    </>
  )
}
