import { Input } from 'antd'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Button } from '../../../ui/basic/button.tsx'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { quantityText } from '../../../ui/basic/quantity-text.ts'
import { Field } from '../../../ui/console/form/field.tsx'
import { flashSaleAdminMessages } from '../messages.ts'
import type { FlashLineValues } from './flash-sale-form.ts'
import './flash-sale-form.css'

type Props = {
  readonly line: FlashLineValues
  readonly place: number
  readonly errors: Readonly<Record<string, string>>
  readonly onChange: (to: Partial<FlashLineValues>) => void
  readonly onRemove: () => void
}
const names = ['businessPrice', 'retailPrice', 'number', 'perBuyer'] as const

/** A SKU of a flash sale: both prices, its quantity and the limit per buyer. */
export function FlashSaleLine({ line, place, errors, onChange, onRemove }: Props) {
  const t = useMessages(flashSaleAdminMessages)
  const helps = {
    businessPrice: undefined,
    retailPrice: undefined,
    number:
      line.stock === null || line.least === null
        ? undefined
        : t('inStock', { stock: quantityText(line.stock), least: quantityText(line.least) }),
    perBuyer: t('perBuyerHint'),
  }
  return (
    <fieldset className="fls-l">
      <div className="row g2">
        <legend className="b5">{line.title}</legend>
        <span className="sp" />
        <Button size="sm" tone="ghost" onClick={onRemove}>
          {t('remove')}
        </Button>
      </div>
      {line.listRetail !== null && line.listBusiness !== null && (
        <p className="t12 c3">{t('listPrices', { retail: priceText(line.listRetail), business: priceText(line.listBusiness) })}</p>
      )}
      {errors[`items.${place}.productId`] && <p className="t12 cd">{errors[`items.${place}.productId`]}</p>}
      <div className="fls-g">
        {names.map((name) => (
          <Field
            key={name}
            id={`flash-${place}-${name}`}
            label={t(name, { unit: line.unitName })}
            error={errors[`items.${place}.${name}`]}
            help={helps[name]}
            isRequired={name !== 'perBuyer'}
          >
            <Input
              id={`flash-${place}-${name}`}
              inputMode="decimal"
              value={line[name]}
              maxLength={14}
              onChange={(event) => onChange({ [name]: event.target.value })}
            />
          </Field>
        ))}
      </div>
    </fieldset>
  )
}
