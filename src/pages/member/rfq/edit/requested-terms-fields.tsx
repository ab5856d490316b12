import { Form, InputNumber, Select } from 'antd'
import type { ReactNode } from 'react'
import { useCall } from '../../../../api/browser/use-call.ts'
import { useMessages } from '../../../../api/browser/use-messages.tsx'
import { indexSeries } from '../../../../modules/market/endpoints.ts'
import { rfqPageMessages } from '../../../../modules/rfq/messages.ts'
import { deliveryWays, payWays, priceBases, type RequestedTerms } from '../../../../modules/rfq/rules/trade-terms.ts'
import type { FieldErrors } from '../../../../modules/rfq/ui/field-errors.ts'

type Props = { readonly terms: RequestedTerms; readonly errors: FieldErrors; readonly onChange: (change: RequestedTerms) => void }

/** Terms that suppliers are asked to answer; each may stay open. */
export function RequestedTermsFields({ terms, errors, onChange }: Props) {
  const t = useMessages(rfqPageMessages)
  const series = useCall(indexSeries, {})
  const field = (id: string, label: string, input: ReactNode, error?: string) => (
    <Form.Item label={label} htmlFor={`rfq-${id}`} validateStatus={error ? 'error' : ''} help={error}>
      {input}
    </Form.Item>
  )
  const choice = <Value extends string | number>(
    id: string,
    label: string,
    value: Value | undefined,
    options: readonly { readonly value: Value; readonly label: string }[],
    set: (value: Value | undefined) => void,
    error?: string,
  ) =>
    field(
      id,
      label,
      <Select<Value>
        id={`rfq-${id}`}
        aria-label={label}
        allowClear
        placeholder={t('anyTerm')}
        value={value ?? null}
        options={[...options]}
        onChange={(next: Value | undefined) => set(next)}
      />,
      error,
    )
  const days = (id: 'payDays' | 'validDays', max: number) =>
    field(
      id,
      t(id),
      <InputNumber
        id={`rfq-${id}`}
        style={{ width: '100%' }}
        min={id === 'payDays' ? 0 : 1}
        max={max}
        precision={0}
        value={terms[id] ?? null}
        onChange={(next) => onChange({ [id]: next ?? undefined })}
      />,
      errors[`terms.${id}`],
    )
  return (
    <section aria-label={t('terms')}>
      <div className="row g2 wrp">
        <b className="t14 b6">{t('terms')}</b>
        <span className="c3 t12">{t('termsHelp')}</span>
      </div>
      <Form layout="vertical" requiredMark={false} component="div">
        <div className="grid grid-cols-[repeat(auto-fill,minmax(200px,1fr))] gap-x-4 gap-y-0 mt-2">
          {choice(
            'payment',
            t('term_payment'),
            terms.payment,
            payWays.map((value) => ({ value, label: t(`pay_${value}`) })),
            (payment) => onChange({ payment, payDays: payment === 'CREDIT' ? terms.payDays : undefined }),
          )}
          {terms.payment === 'CREDIT' && days('payDays', 180)}
          {choice(
            'delivery',
            t('term_delivery'),
            terms.delivery,
            deliveryWays.map((value) => ({ value, label: t(`delivery_${value}`) })),
            (delivery) => onChange({ delivery }),
          )}
          {choice(
            'taxIncluded',
            t('term_tax'),
            terms.taxIncluded,
            ([1, 0] as const).map((value) => ({ value, label: t(`taxIn_${value}`) })),
            (taxIncluded) => onChange({ taxIncluded }),
          )}
          {days('validDays', 60)}
          {choice(
            'priceBasis',
            t('term_priceBasis'),
            terms.priceBasis,
            priceBases.map((value) => ({ value, label: t(`basis_${value}`) })),
            (priceBasis) => onChange({ priceBasis, seriesCode: priceBasis === 'INDEX' ? terms.seriesCode : undefined }),
          )}
          {terms.priceBasis === 'INDEX' &&
            choice(
              'seriesCode',
              t('seriesCode'),
              terms.seriesCode,
              (series.data ?? []).map((one) => ({ value: one.seriesCode, label: one.seriesName })),
              (seriesCode) => onChange({ seriesCode }),
              errors['terms.seriesCode'],
            )}
        </div>
      </Form>
    </section>
  )
}
