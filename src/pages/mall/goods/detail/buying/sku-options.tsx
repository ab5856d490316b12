import { QuantityStepper } from '../../../../../ui/form/quantity-stepper.tsx'
import { DetailRow, SpecOptions } from '../../../../../ui/goods/spec-options.tsx'
import { useQuantityMessages } from '../../../../../modules/catalog/ui/use-messages.ts'
import type { GoodsDetail } from '../detail-data.ts'
import type { DetailTranslate } from '../../use-messages.ts'
import { quantityLabels } from '../../../../../modules/catalog/ui/quantity-labels.ts'
import { plainQuantity, quantityText } from '../../../../../ui/basic/quantity-text.ts'
import { inPrimary } from './sale-unit.ts'
import { valueState } from './sku-choice.ts'
import type { SkuChoice } from './use-sku-choice.ts'

type PartProps = { goods: GoodsDetail; choice: SkuChoice; t: DetailTranslate }

/** One row of chips per axis. Every value stays visible and leads to the nearest SKU that exists. */
export function SkuOptions({ goods, choice, t }: PartProps) {
  const why = { ready: undefined, soldOut: t('soldOutOption'), elsewhere: t('otherOption') }
  return goods.axes.map((axis) => (
    <SpecOptions
      key={axis.code}
      label={axis.label}
      value={choice.sku.axisValues[axis.code]}
      onChange={(value) => choice.choose(axis.code, value)}
      options={axis.values.map((value) => ({
        value,
        label: value,
        soldOut:
          why[
            valueState(
              goods.skus,
              goods.axes.map((one) => one.code),
              choice.sku,
              axis.code,
              value,
            )
          ],
      }))}
      after={axis.unit || undefined}
    />
  ))
}

/** The quantity with its rule and what it is in the other unit. */
export function QuantityRow({ goods, choice, t }: PartProps) {
  const q = useQuantityMessages()
  const { unit, number, setNumber } = choice
  const soldOut = choice.sku.productStock <= 0
  return (
    <DetailRow label={t('quantity')}>
      <div className="row g3 qty">
        <QuantityStepper
          size="lg"
          value={number}
          onChange={setNumber}
          onWrong={choice.setWrong}
          min={unit.min}
          step={unit.step}
          max={goods.isRequireEnquiry === 1 || soldOut ? undefined : unit.max}
          unit={unit.name}
          labels={quantityLabels(q, unit.name)}
        />
        <span className="t13 c2 nw">{otherQuantity(goods, choice, t)}</span>
        <span className="t12 c3">
          {t('rule', { min: unit.min, step: unit.step, unit: unit.name })}
          {goods.buyLimit !== null && ` · ${t('limit', { max: quantityText(goods.buyLimit), unit: goods.priceUnit })}`}
        </span>
      </div>
    </DetailRow>
  )
}

function otherQuantity(goods: GoodsDetail, { sku, unit, number }: SkuChoice, t: DetailTranslate): string | null {
  if (sku.convToSec === null || goods.secPriceUnit === null)
    return sku.unitMassKg === null ? null : t('mass', { mass: quantityText(Number((Number(number) * sku.unitMassKg).toFixed(2))) })
  if (unit.kind === 'second')
    return t('inOther', { number: quantityText(Number(inPrimary(number, 'second', sku).toFixed(goods.precision))), unit: goods.priceUnit })
  const second = (Number(number) * sku.convToSec.numerator) / sku.convToSec.denominator
  return t('inOther', { number: quantityText(Number(plainQuantity(Number(second.toFixed(sku.secPrecision))))), unit: goods.secPriceUnit })
}

/** Stock of the chosen SKU, in all and by warehouse. */
export function StockRow({ goods, choice, t }: PartProps) {
  const { sku } = choice
  return (
    <DetailRow label={t('stock')}>
      {sku.productStock > 0 ? (
        <div className="stk">
          <b>{t('stockTotal', { stock: quantityText(sku.productStock), unit: goods.priceUnit })}</b>
          {sku.warehouses.map((place) => (
            <span key={place.warehouseId} className="c2">
              {t('warehouseStock', { name: place.warehouseName, stock: quantityText(place.stock), unit: goods.priceUnit })}
            </span>
          ))}
        </div>
      ) : (
        <span className="cw">{t('noStock')}</span>
      )}
    </DetailRow>
  )
}
