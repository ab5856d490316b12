import { useState } from 'react'
import { Button } from '../../../../ui/basic/button.tsx'
import { priceText } from '../../../../ui/basic/price-parts.ts'
import { classNames } from '../../../../ui/class-names.ts'
import { QuantityStepper } from '../../../../ui/form/quantity-stepper.tsx'
import { ResultTable, type ResultRow } from '../../../../ui/goods/result-table.tsx'
import { type GoodsSpeak, useGoodsWords } from '../use-goods-words.ts'
import type { ListSpeak } from '../use-list-words.ts'
import { cardOf, stockText } from './goods-card.tsx'
import { cartable, minimumLine, type ListResultsProps } from './list-cards.tsx'
import { quantityLabels } from './quantity-labels.ts'
import { plainQuantity, quantityText } from './quantity-text.ts'
import type { ShownCard } from './shown-card.ts'
import { useBaskets } from './use-baskets.ts'

/** The goods as a table with a quantity in each row. */
export function ListTable({ goods, busy, t }: ListResultsProps) {
  const g = useGoodsWords()
  const baskets = useBaskets()
  const [numbers, setNumbers] = useState<Readonly<Record<number, string>>>({})
  const rows = goods.map((one) => {
    const number = numbers[one.defaultProductId] ?? plainQuantity(one.minBuyNum)
    return tableRow(one, number, g, t, {
      onNumber: (next) => setNumbers((known) => ({ ...known, [one.defaultProductId]: next })),
      onCart: () => void baskets.addToCart([minimumLine(one, number)]),
      onEnquiry: () => void baskets.addToEnquiry([minimumLine(one, number)]),
    })
  })
  return (
    <div className={classNames(busy && 'dim')} aria-busy={busy || undefined}>
      <ResultTable
        caption={t('title')}
        rows={rows}
        labels={{
          compare: t('compare'),
          product: t('product'),
          brand: t('brand'),
          price: t('unitPrice'),
          secondPrice: t('secondPrice'),
          stock: t('stock'),
          minimum: t('minimum'),
          lead: t('lead'),
          quantity: t('quantity'),
          actions: t('actions'),
        }}
      />
    </div>
  )
}

type RowActions = { onNumber: (number: string) => void; onCart: () => void; onEnquiry: () => void }

function tableRow(goods: ShownCard, number: string, g: GoodsSpeak, t: ListSpeak, actions: RowActions): ResultRow {
  const product = cardOf(goods, g, 'table')
  const buyable = cartable(goods)
  return {
    key: String(goods.goodsId),
    product,
    brand: goods.brandName || undefined,
    price: product.price,
    secondPrice: goods.secPrice !== null && goods.secPriceUnit ? `¥${priceText(goods.secPrice)}/${goods.secPriceUnit}` : undefined,
    stock: product.soldOut ? g('soldOut') : stockText(goods),
    minimum: `${quantityText(goods.minBuyNum)} ${goods.priceUnit}`,
    quantity: buyable ? (
      <QuantityStepper
        size="sm"
        value={number}
        min={plainQuantity(goods.minBuyNum)}
        step={plainQuantity(goods.buyStep)}
        max={plainQuantity(goods.defaultProduct.productStock)}
        onChange={actions.onNumber}
        labels={quantityLabels(g, goods.priceUnit)}
      />
    ) : (
      <span className="c3 t12">{g('enquiryReason')}</span>
    ),
    actions: (
      <>
        <Button
          size="sm"
          square
          icon="clipboard-list"
          aria-label={g('addToEnquiry')}
          title={g('addToEnquiry')}
          onClick={actions.onEnquiry}
        />
        {buyable && (
          <Button
            size="sm"
            square
            tone="action-outline"
            icon="shopping-cart"
            aria-label={g('addToCart')}
            title={g('addToCart')}
            onClick={actions.onCart}
          />
        )}
      </>
    ),
  }
}
