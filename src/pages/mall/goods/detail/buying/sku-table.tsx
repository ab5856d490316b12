import { useState } from 'react'
import { Button } from '../../../../../ui/basic/button.tsx'
import { Price } from '../../../../../ui/basic/price.tsx'
import { priceText } from '../../../../../ui/basic/price-parts.ts'
import { QuantityStepper } from '../../../../../ui/form/quantity-stepper.tsx'
import { VariantTable, type VariantColumn, type VariantRow } from '../../../../../ui/goods/variant-table.tsx'
import { Panel } from '../../../../../ui/layout/panel.tsx'
import {
  useGoodsMessages,
  useQuantityMessages,
  type GoodsTranslate,
  type QuantityTranslate,
} from '../../../../../modules/catalog/ui/use-messages.ts'
import type { GoodsDetail } from '../detail-data.ts'
import { tierPrice } from './detail-price.tsx'
import type { DetailTranslate } from '../../use-messages.ts'
import { lineSum } from '../../../../../modules/pricing/rules/line-sum.ts'
import { quantityLabels } from '../../quantity-labels.ts'
import { quantityText } from '../../../../../ui/basic/quantity-text.ts'
import { saleUnit } from './sale-unit.ts'
import { useBaskets } from '../../../../../modules/basket/ui/use-baskets.ts'

type Sku = GoodsDetail['skus'][number]
type Numbers = Readonly<Record<number, string>>

/** All SKUs of a goods in one table with a quantity in each row, to be ordered together. */
export function SkuTable({ goods, t }: { goods: GoodsDetail; t: DetailTranslate }) {
  const baskets = useBaskets()
  const g = useGoodsMessages()
  const q = useQuantityMessages()
  const [numbers, setNumbers] = useState<Numbers>({})
  const chosen = goods.skus.filter((sku) => Number(numbers[sku.productId] ?? 0) > 0)
  const lines = chosen.map((sku) => ({ productId: sku.productId, number: numbers[sku.productId] ?? '0', unit: 'primary' as const }))
  const total = chosen.reduce((sum, sku) => sum + (sumOf(goods, sku, numbers) ?? 0), 0)
  const setNumber = (sku: Sku, number: string) => setNumbers((known) => ({ ...known, [sku.productId]: number }))
  return (
    <Panel
      id="variants"
      className={chosen.length === 0 ? 'vars none' : 'vars'}
      title={t('variants')}
      sub={t('variantsSub', { count: goods.skus.length })}
    >
      <VariantTable
        caption={t('variants')}
        columns={columnsOf(goods, t)}
        rows={goods.skus.map((sku) => rowOf(goods, sku, numbers, (number) => setNumber(sku, number), { g, q }))}
        footer={
          <>
            <span className="c2">{t('chosen', { count: chosen.length })}</span>
            <span className="sp" />
            <span className="c2">{t('sum')}</span>
            <Price amount={Number(total.toFixed(2))} size="total" />
            <Button size="lg" tone="brand-outline" disabled={lines.length === 0} onClick={() => void baskets.addToEnquiry(lines)}>
              {t('enquireAll')}
            </Button>
            {goods.isRequireEnquiry === 0 && (
              <Button
                size="lg"
                tone="action"
                icon="shopping-cart"
                disabled={lines.length === 0}
                busy={baskets.busy === 'cart'}
                onClick={() => void baskets.addToCart(lines)}
              >
                {t('cartAll')}
              </Button>
            )}
          </>
        }
      />
    </Panel>
  )
}

function sumOf(goods: GoodsDetail, sku: Sku, numbers: Numbers): number | null {
  const number = numbers[sku.productId] ?? '0'
  const price = tierPrice({ sku, unit: saleUnit(goods, sku, 'primary'), number })
  return price === null || Number(number) === 0 ? null : lineSum(price, Number(number))
}

function columnsOf(goods: GoodsDetail, t: DetailTranslate): readonly VariantColumn[] {
  const axes = goods.axes.map((axis): VariantColumn => ({
    key: axis.code,
    title: axis.unit === '' ? axis.label : `${axis.label} ${axis.unit}`,
    align: 'center',
  }))
  return [
    ...(axes.length > 0 ? axes : [{ key: 'spec', title: t('specification'), align: 'center' as const }]),
    { key: 'price', title: t('unitPriceHead', { unit: goods.priceUnit }) },
    ...(goods.secPriceUnit === null ? [] : [{ key: 'second', title: t('unitPriceHead', { unit: goods.secPriceUnit }) }]),
    { key: 'stock', title: t('stockHead', { unit: goods.priceUnit }) },
    { key: 'number', title: t('numberHead'), align: 'center' },
    { key: 'sum', title: t('sumHead') },
  ]
}

type Words = { readonly g: GoodsTranslate; readonly q: QuantityTranslate }

function rowOf(goods: GoodsDetail, sku: Sku, numbers: Numbers, setNumber: (number: string) => void, { g, q }: Words): VariantRow {
  const unit = saleUnit(goods, sku, 'primary')
  const number = numbers[sku.productId] ?? '0'
  const sum = sumOf(goods, sku, numbers)
  // What the quantity is charged at, not the price before its tier.
  const price = tierPrice({ sku, unit, number })
  const soldOut = sku.productStock <= 0 && goods.isRequireEnquiry === 0
  return {
    key: String(sku.productId),
    chosen: Number(number) > 0,
    cells: {
      ...sku.axisValues,
      spec: sku.specText,
      price: price === null ? g('enquiry') : <b className="b6">{priceText(price)}</b>,
      second: sku.secPrice === null ? undefined : <span className="c2">{priceText(sku.secPrice)}</span>,
      stock: soldOut ? <span className="cw">{g('soldOut')}</span> : quantityText(sku.productStock),
      number: soldOut ? undefined : (
        <QuantityStepper
          size="sm"
          allowZero
          value={number}
          min={unit.min}
          step={unit.step}
          max={goods.isRequireEnquiry === 1 ? undefined : unit.max}
          onChange={setNumber}
          unit={unit.name}
          labels={quantityLabels(q, unit.name)}
        />
      ),
      sum: sum === null ? undefined : <span className="b6 cp">{`¥${priceText(sum)}`}</span>,
    },
  }
}
