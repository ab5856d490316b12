import { Form, Input, Select } from 'antd'
import { useLanguage, useMessages } from '../../../api/browser/use-messages.tsx'
import { withNote } from '../../../kernel/text/list-format.ts'
import type { OutputOf } from '../../../api/endpoint.ts'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { formulaPeriods, quotePointNames } from '../../../modules/pricing/endpoints-formulas.ts'
import { roundings, type OwnFormula, type previewFormula } from '../../../modules/pricing/endpoints-formulas-seller.ts'
import { formulaEditorMessages } from './messages.ts'
import type { FormulaForm } from './formula-form.ts'

type Props = {
  goods: OwnFormula
  form: FormulaForm
  errors: Readonly<Record<string, string>>
  tried: OutputOf<typeof previewFormula> | null
  onChange: (next: Partial<FormulaForm>) => void
}
type TextName = Exclude<keyof FormulaForm, 'deltas' | 'seriesCode' | 'point' | 'period' | 'roundedTo' | 'whenStale'>

/** Every term of a formula, and per SKU its difference with the prices now and by the formula. */
export function FormulaFields({ goods, form, errors, tried, onChange }: Props) {
  const t = useMessages(formulaEditorMessages)
  const field = (name: TextName, label: string, help?: string) => (
    <Form.Item
      label={label}
      htmlFor={`formula-${name}`}
      validateStatus={errors[name] ? 'error' : ''}
      help={errors[name] ?? help}
      style={{ marginBottom: 12 }}
    >
      <Input
        id={`formula-${name}`}
        className="num"
        inputMode="decimal"
        maxLength={12}
        value={form[name]}
        onChange={(event) => onChange({ [name]: event.target.value.trim() })}
      />
    </Form.Item>
  )
  const choice = <Name extends 'point' | 'period' | 'whenStale' | 'roundedTo' | 'seriesCode'>(
    name: Name,
    label: string,
    options: readonly { value: FormulaForm[Name]; label: string }[],
  ) => (
    <Form.Item label={label} validateStatus={errors[name] ? 'error' : ''} help={errors[name]} style={{ marginBottom: 12 }}>
      <Select<FormulaForm[Name]>
        aria-label={label}
        value={form[name]}
        options={[...options]}
        onChange={(value) => onChange({ [name]: value })}
      />
    </Form.Item>
  )
  const series = goods.series.map((one) => ({
    value: one.seriesCode,
    label: `${one.seriesName} · ${t('latest', { date: one.latestDate, price: priceText(one.latestPrice, true) })}`,
  }))
  return (
    <Form layout="vertical" requiredMark={false} component="div">
      <div className="grid grid-cols-[repeat(auto-fill,minmax(190px,1fr))] gap-x-4 gap-y-0">
        {choice('seriesCode', t('series'), series)}
        {choice(
          'point',
          t('point'),
          quotePointNames.map((value) => ({ value, label: t(`point_${value}`) })),
        )}
        {choice(
          'period',
          t('period'),
          formulaPeriods.map((value) => ({ value, label: t(`period_${value}`) })),
        )}
        {form.period === 'days' && field('periodDays', t('periodDays'))}
        {field('factor', t('factor'))}
        {field('coefficient', t('coefficient'), t('coefficientHelp'))}
        {field('retailPremium', t('retailPremium'))}
        {field('businessPremium', t('businessPremium'))}
        {field('processFee', t('processFee'))}
        {field('freight', t('freight'))}
        {choice(
          'roundedTo',
          t('roundedTo'),
          roundings.map((value) => ({ value, label: value })),
        )}
        {goods.secPriceUnit !== null && field('secondSurcharge', t('secondSurcharge', { unit: goods.secPriceUnit }))}
        {field('lockMinutes', t('lockMinutes'))}
        {field('freshDays', t('freshDays'))}
        {choice('whenStale', t('whenStale'), [
          { value: 'refuse', label: t('refuse') },
          { value: 'last', label: t('last') },
        ])}
      </div>
      <SkuDeltas goods={goods} form={form} tried={tried} onChange={onChange} />
    </Form>
  )
}

function SkuDeltas({ goods, form, tried, onChange }: Omit<Props, 'errors'>) {
  const t = useMessages(formulaEditorMessages)
  const lang = useLanguage()
  const times = tried ? `${t('before')} → ${t('after')}` : t('before')
  const price = (now: number | null, then: number | undefined) =>
    `${now === null ? '—' : priceText(now)}${then === undefined ? '' : ` → ${priceText(then)}`}`
  return (
    <div className="tsc">
      <table className="tbl d" aria-label={t('deltas')}>
        <thead>
          <tr>
            <th scope="col">{t('spec')}</th>
            <th scope="col">{t('delta')}</th>
            <th scope="col" className="r">
              {withNote(lang, t('retailNow'), times)}
            </th>
            <th scope="col" className="r">
              {withNote(lang, t('businessNow'), times)}
            </th>
          </tr>
        </thead>
        <tbody>
          {goods.skus.map((sku) => {
            const then = tried?.skus.find((one) => one.productId === sku.productId)
            return (
              <tr key={sku.productId}>
                <td>
                  {sku.specText} <span className="c3 t12 num">{sku.productId}</span>
                </td>
                <td>
                  <Input
                    aria-label={`${t('delta')} ${sku.specText}`}
                    className="num"
                    inputMode="decimal"
                    maxLength={10}
                    style={{ width: 120 }}
                    value={form.deltas[sku.productId] ?? ''}
                    onChange={(event) => onChange({ deltas: { ...form.deltas, [sku.productId]: event.target.value.trim() } })}
                  />
                </td>
                <td className="r n nw">{price(sku.retailPrice, then?.retailPrice)}</td>
                <td className="r n nw">{price(sku.businessPrice, then?.businessPrice)}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
