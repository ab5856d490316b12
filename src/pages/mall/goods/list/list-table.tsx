import { useState } from 'react'
import { Button } from '../../../../ui/basic/button.tsx'
import { nearPriceText } from '../../../../ui/basic/price-parts.ts'
import { classNames } from '../../../../ui/class-names.ts'
import { QuantityStepper, type QuantityLabels } from '../../../../ui/form/quantity-stepper.tsx'
import { useWrongRows } from '../../../../ui/form/use-wrong-rows.ts'
import { ResultTable, type ResultRow } from '../../../../ui/goods/result-table.tsx'
import { type GoodsTranslate, useGoodsMessages, useQuantityMessages } from '../../../../modules/catalog/ui/use-messages.ts'
import type { GoodsListTranslate } from '../../../../modules/search/ui/use-messages.ts'
import { toCardProduct, stockText, surchargeNote } from '../../../../modules/catalog/ui/goods-card.tsx'
import { canAddToCart, minimumOrderLine, type GoodsResultsProps } from '../../../../modules/basket/ui/goods-cards.tsx'
import { quantityLabels } from '../../../../modules/catalog/ui/quantity-labels.ts'
import { plainQuantity, quantityText } from '../../../../ui/basic/quantity-text.ts'
import type { GoodsCardView } from '../../../../modules/catalog/ui/goods-card-view.ts'
import { DeliveredNote } from '../../../../modules/pricing/ui/delivered-note.tsx'
import { type DeliveredPrices, useDeliveredPrices } from '../../../../modules/pricing/ui/use-delivered-prices.ts'
import { useBaskets } from '../../../../modules/basket/ui/use-baskets.ts'
import { counted } from '../../../../kernel/quantity/counted-unit.ts'

/** The goods as a table with a quantity in each row; ticked rows go into a basket together. */
export function ListTable({ goods, busy, t }: GoodsResultsProps) {
  const g = useGoodsMessages()
  const q = useQuantityMessages()
  const baskets = useBaskets()
  const delivered = useDeliveredPrices(goods.map((one) => one.defaultProductId))
  const [numbers, setNumbers] = useState<Readonly<Record<number, string>>>({})
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set())
  const { wrong, tellWrong } = useWrongRows()
  const numberOf = (goodsCardView: GoodsCardView) => numbers[goodsCardView.defaultProductId] ?? plainQuantity(goodsCardView.minBuyNum)
  const rows = goods.map((goodsCardView) => ({
    ...tableRow(goodsCardView, numberOf(goodsCardView), g, t, {
      labels: quantityLabels(q, goodsCardView.priceUnit),
      isWrong: wrong.has(goodsCardView.defaultProductId),
      canAsk: wrong.get(goodsCardView.defaultProductId) !== null,
      onWrong: (isWrong, asked) => tellWrong(goodsCardView.defaultProductId, isWrong, asked),
      onNumber: (next) => setNumbers((known) => ({ ...known, [goodsCardView.defaultProductId]: next })),
      onCart: () => void baskets.addToCart([minimumOrderLine(goodsCardView, numberOf(goodsCardView))]),
      onEnquiry: () =>
        void baskets.addToEnquiry([minimumOrderLine(goodsCardView, wrong.get(goodsCardView.defaultProductId) ?? numberOf(goodsCardView))]),
    }),
    delivered: noteOf(delivered, goodsCardView.defaultProductId),
    picked: picked.has(String(goodsCardView.goodsId)),
  }))
  const pick = (key: string, isPicked: boolean) =>
    setPicked((known) => (isPicked ? new Set([...known, key]) : known.difference(new Set([key]))))
  const chosen = goods.filter((goodsCardView) => picked.has(String(goodsCardView.goodsId)))
  return (
    <div className={classNames('col g2', busy && 'dim')} aria-busy={busy || undefined}>
      <PickedLines
        goods={chosen}
        numberOf={numberOf}
        isWrong={chosen.some((one) => wrong.has(one.defaultProductId))}
        baskets={baskets}
        onDone={() => setPicked(new Set())}
        t={t}
      />
      <ResultTable
        caption={t('title')}
        rows={rows}
        onPick={pick}
        onPickAll={(isPicked) => setPicked(new Set(isPicked ? rows.map((row) => row.key) : []))}
        labels={{
          pick: t('pick'),
          pickAll: t('pickAll'),
          product: t('product'),
          brand: t('brand'),
          price: t('unitPrice'),
          secondPrice: t('secondPrice'),
          ...(delivered.cityName === '' ? {} : { delivered: g('deliveredTo', { city: delivered.cityName }) }),
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

function noteOf({ of }: DeliveredPrices, productId: number) {
  const told = of.get(productId)
  return told && <DeliveredNote told={told} />
}

type PickedProps = {
  readonly goods: readonly GoodsCardView[]
  readonly numberOf: (goods: GoodsCardView) => string
  readonly isWrong: boolean
  readonly baskets: ReturnType<typeof useBaskets>
  readonly onDone: () => void
  readonly t: GoodsListTranslate
}

/** What is ticked, with the two baskets; goods that are sold on enquiry alone stay out of the cart. */
function PickedLines({ goods, numberOf, isWrong, baskets, onDone, t }: PickedProps) {
  if (goods.length === 0) return null
  const lines = (some: readonly GoodsCardView[]) => some.map((goodsCardView) => minimumOrderLine(goodsCardView, numberOf(goodsCardView)))
  const buyable = goods.filter(canAddToCart)
  const send = async (work: Promise<boolean>) => {
    if (await work) onDone()
  }
  return (
    <div className="pan flt row g2" role="status">
      <span className="t13 b5">{t('picked', { count: goods.length })}</span>
      <span className="sp" />
      <Button
        size="sm"
        icon="clipboard-list"
        busy={baskets.busy === 'enquiry'}
        disabled={isWrong}
        onClick={() => void send(baskets.addToEnquiry(lines(goods)))}
      >
        {t('pickedEnquiry')}
      </Button>
      <Button
        size="sm"
        tone="action"
        icon="shopping-cart"
        busy={baskets.busy === 'cart'}
        disabled={isWrong || buyable.length === 0}
        onClick={() => void send(baskets.addToCart(lines(buyable)))}
      >
        {t('pickedCart')}
        {buyable.length < goods.length ? ` ${buyable.length}/${goods.length}` : ''}
      </Button>
    </div>
  )
}

/** The price by the second unit; its surcharge stands below it, so that the table keeps its width. */
function SecondUnitPrice({ goods, g }: { goods: GoodsCardView; g: GoodsTranslate }) {
  if (goods.secPrice === null || !goods.secPriceUnit) return <span className="c3">—</span>
  const note = surchargeNote(goods.secSurcharge, g)
  return (
    <>
      {`¥${nearPriceText(goods.secPrice)}/${goods.secPriceUnit}`}
      {note !== '' && <div>{note}</div>}
    </>
  )
}

type RowActions = {
  readonly labels: QuantityLabels
  readonly isWrong: boolean
  readonly canAsk: boolean
  readonly onWrong: (isWrong: boolean, asked: string | null) => void
  readonly onNumber: (number: string) => void
  readonly onCart: () => void
  readonly onEnquiry: () => void
}

function tableRow(goods: GoodsCardView, number: string, g: GoodsTranslate, t: GoodsListTranslate, actions: RowActions): ResultRow {
  const product = toCardProduct(goods, g, 'table')
  const buyable = canAddToCart(goods)
  return {
    key: String(goods.goodsId),
    product,
    brand: goods.brandName || undefined,
    price: product.price,
    secondPrice: <SecondUnitPrice goods={goods} g={g} />,
    stock: product.soldOut ? g('soldOut') : stockText(goods),
    minimum: counted(quantityText(goods.minBuyNum), goods.priceUnit),
    quantity: buyable ? (
      <QuantityStepper
        size="sm"
        value={number}
        min={plainQuantity(goods.minBuyNum)}
        step={plainQuantity(goods.buyStep)}
        max={plainQuantity(goods.defaultProduct.productStock)}
        onChange={actions.onNumber}
        onWrong={actions.onWrong}
        unit={goods.priceUnit}
        labels={actions.labels}
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
          disabled={!actions.canAsk}
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
            disabled={actions.isWrong}
            onClick={actions.onCart}
          />
        )}
      </>
    ),
  }
}
