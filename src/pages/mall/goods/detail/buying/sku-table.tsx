import { useState } from 'react'
import { useMessages } from '../../../../../api/browser/use-messages.tsx'
import { counted } from '../../../../../kernel/quantity/counted-unit.ts'
import { Button } from '../../../../../ui/basic/button.tsx'
import { Price } from '../../../../../ui/basic/price.tsx'
import { priceText } from '../../../../../ui/basic/price-parts.ts'
import { quantityText } from '../../../../../ui/basic/quantity-text.ts'
import { Tag } from '../../../../../ui/basic/tag.tsx'
import { QuantityStepper } from '../../../../../ui/form/quantity-stepper.tsx'
import { useWrongRows } from '../../../../../ui/form/use-wrong-rows.ts'
import { VariantTable, type VariantColumn, type VariantRow } from '../../../../../ui/goods/variant-table.tsx'
import { Panel } from '../../../../../ui/layout/panel.tsx'
import { Segmented } from '../../../../../ui/layout/segmented.tsx'
import { useBaskets, type BasketLine } from '../../../../../modules/basket/ui/use-baskets.ts'
import { useGoodsMessages, useQuantityMessages } from '../../../../../modules/catalog/ui/use-messages.ts'
import type { GoodsDetail } from '../detail-data.ts'
import type { DetailTranslate } from '../../use-messages.ts'
import { skuTableMessages } from '../../messages.ts'
import { quantityLabels } from '../../../../../modules/catalog/ui/quantity-labels.ts'
import { unitKindsOf, type UnitKind } from './sale-unit.ts'
import { orderRow, orderTotals, type EnteredBySku, type OrderRow } from './sku-order.ts'
import { countedUnit, skuWeights, truckTonnes } from './sku-weights.ts'

/** All SKUs of a goods in one table with a quantity in each row, to be ordered together. */
export function SkuTable({ goods, t }: { goods: GoodsDetail; t: DetailTranslate }) {
  const s = useMessages(skuTableMessages)
  const hasSecond = goods.skus.some((sku) => unitKindsOf(goods, sku).length > 1)
  // Long products are counted in pieces, as the trade orders them.
  const [kind, setKind] = useState<UnitKind>(hasSecond && countedUnit(goods) === 'second' ? 'second' : 'primary')
  const [entered, setEntered] = useState<EnteredBySku>({})
  const { wrong, tellWrong } = useWrongRows()
  const rows = goods.skus.map((sku) => orderRow(goods, sku, entered[sku.productId], kind))
  const totals = orderTotals(rows)
  const name = (one: UnitKind) => (one === 'second' ? goods.secPriceUnit : null) ?? goods.priceUnit
  const enter = (row: OrderRow, number: string) =>
    setEntered((known) => ({ ...known, [row.sku.productId]: { number, kind: row.unit.kind } }))
  return (
    <Panel
      id="variants"
      className={totals.chosen.length === 0 ? 'vars none' : 'vars'}
      title={t('variants')}
      sub={s('sub', { count: goods.skus.length })}
      more={
        hasSecond && (
          <Segmented
            label={s('countIn')}
            current={kind}
            onChange={(key) => setKind(key === 'second' ? 'second' : 'primary')}
            options={(['second', 'primary'] as const).map((one) => ({ key: one, label: t('byUnit', { unit: name(one) }) }))}
          />
        )
      }
    >
      <VariantRows goods={goods} rows={rows} stockUnit={name(kind)} enter={enter} tellWrong={tellWrong} t={t} />
      <Totals goods={goods} totals={totals} isWrong={wrong.size > 0} asked={askedLines(rows, wrong)} t={t} />
    </Panel>
  )
}

type RowsProps = {
  readonly goods: GoodsDetail
  readonly rows: readonly OrderRow[]
  readonly stockUnit: string
  readonly enter: (row: OrderRow, number: string) => void
  readonly tellWrong: ReturnType<typeof useWrongRows>['tellWrong']
  readonly t: DetailTranslate
}

function VariantRows({ goods, rows, stockUnit, enter, tellWrong, t }: RowsProps) {
  const s = useMessages(skuTableMessages)
  const weights = goods.skus.map((sku) => skuWeights(goods, sku))
  const shows = {
    metre: weights.some((one) => one.perMetre !== null),
    piece: weights.some((one) => one.perPiece !== null && one.perPiece !== one.perMetre),
    theoretical: weights.some((one) => one.isTheoretical),
  }
  const pieceUnit = countedUnit(goods) === 'second' ? (goods.secPriceUnit ?? '') : goods.priceUnit
  const group = shows.theoretical ? s('weightByDimensions') : s('weight')
  const prices = s('price')
  const columns: VariantColumn[] = [
    ...(goods.columns.length > 0
      ? goods.columns.map(({ code, label, unit }): VariantColumn => ({
          key: code,
          title: unit === '' ? label : `${label} ${unit}`,
          align: 'center',
          place: 'name',
        }))
      : [{ key: 'spec', title: t('specification'), align: 'center' as const, place: 'name' as const }]),
    ...(shows.metre ? [{ key: 'metre', title: s('kgPer', { unit: s('metre') }), group, place: 'wide' as const }] : []),
    ...(shows.piece ? [{ key: 'piece', title: s('kgPer', { unit: pieceUnit }), group, place: 'wide' as const }] : []),
    { key: 'price', title: s('yuanPer', { unit: goods.priceUnit }), group: prices, place: 'price' },
    ...(goods.secPriceUnit === null
      ? []
      : [{ key: 'second', title: s('yuanPer', { unit: goods.secPriceUnit }), group: prices, place: 'fact' as const }]),
    { key: 'stock', title: t('stockHead', { unit: stockUnit }), place: 'fact' },
    // All SKUs of a goods have the same.
    { key: 'lead', title: s('lead'), align: 'center', place: 'wide' },
    { key: 'number', title: t('numberHead'), align: 'center', place: 'number' },
    { key: 'sum', title: t('sumHead'), place: 'sum' },
  ]
  return (
    <VariantTable
      caption={t('variants')}
      columns={columns}
      rows={rows.map((row, index) => ({
        key: String(row.sku.productId),
        chosen: row.chosen,
        cells: {
          ...row.sku.axisValues,
          ...weightCells(weights[index]),
          ...cellsOf(row, s, goods, stockUnit),
          number: <NumberCell goods={goods} row={row} enter={enter} tellWrong={tellWrong} />,
        },
      }))}
    />
  )
}

type TableTranslate = ReturnType<typeof useMessages<typeof skuTableMessages>>

function weightCells(weights: ReturnType<typeof skuWeights> | undefined): VariantRow['cells'] {
  if (!weights) return {}
  const text = (kg: number | null, digits: number) => (kg === null ? undefined : <span className="c2">{kg.toFixed(digits)}</span>)
  return { metre: text(weights.perMetre, 3), piece: text(weights.perPiece, 2) }
}

function cellsOf(row: OrderRow, s: TableTranslate, goods: GoodsDetail, stockUnit: string): VariantRow['cells'] {
  const { sku, unit } = row
  const soldOut = sku.productStock <= 0 && goods.isRequireEnquiry === 0
  const stock = quantityText(row.stock)
  return {
    spec: sku.specText,
    price: row.price === null ? s('ask') : <b className="b6">{priceText(row.price)}</b>,
    second: row.secPrice === null ? undefined : <span className="c2">{priceText(row.secPrice)}</span>,
    // A row that was entered in the other unit says its own.
    stock: soldOut ? <span className="cw">{s('soldOut')}</span> : unit.name === stockUnit ? stock : counted(stock, unit.name),
    lead: goods.leadTimeDays <= 1 ? <span className="cok">24h</span> : s('days', { days: goods.leadTimeDays }),
    sum:
      row.sum === null ? undefined : (
        <>
          <div className="b6 cp">{`¥${priceText(row.sum)}`}</div>
          {row.tierFrom !== null && <div className="t11 cok">{s('tier', { min: quantityText(row.tierFrom), unit: goods.priceUnit })}</div>}
        </>
      ),
  }
}

function NumberCell({ goods, row, enter, tellWrong }: Pick<RowsProps, 'goods' | 'enter' | 'tellWrong'> & { row: OrderRow }) {
  const q = useQuantityMessages()
  const g = useGoodsMessages()
  const { sku, unit } = row
  if (sku.productStock <= 0 && goods.isRequireEnquiry === 0) return <span className="c3">{g('soldOut')}</span>
  return (
    <QuantityStepper
      // Another unit is another quantity: what was typed in the first is not read in the second.
      key={unit.kind}
      size="sm"
      allowZero
      value={row.number}
      min={unit.min}
      step={unit.step}
      max={goods.isRequireEnquiry === 1 ? undefined : unit.max}
      onChange={(number) => enter(row, number)}
      onWrong={(isWrong, asked) => tellWrong(sku.productId, isWrong, asked)}
      unit={unit.name}
      labels={{ ...quantityLabels(q, unit.name), quantity: `${sku.specText} ${q('quantity')}` }}
    />
  )
}

/** What may be asked for, of the rows that show more than can be ordered. */
function askedLines(rows: readonly OrderRow[], wrong: ReadonlyMap<number, string | null>): readonly BasketLine[] | null {
  const lines = rows.flatMap(({ sku, unit }) => {
    const number = wrong.get(sku.productId)
    return number ? [{ productId: sku.productId, number, unit: unit.kind }] : []
  })
  return lines.length === wrong.size ? lines : null
}

type TotalsProps = {
  readonly goods: GoodsDetail
  readonly totals: ReturnType<typeof orderTotals>
  readonly isWrong: boolean
  /** Rows with more than can be ordered; null while a row shows what cannot be asked for either. */
  readonly asked: readonly BasketLine[] | null
  readonly t: DetailTranslate
}

/** What was chosen: quantities per unit, tonnes with their share of a truck, tiers, sum, and the two ways on. */
function Totals({ goods, totals, isWrong, asked, t }: TotalsProps) {
  const s = useMessages(skuTableMessages)
  const baskets = useBaskets()
  const { lines, tonnes } = totals
  const none = lines.length === 0
  const more = new Set((asked ?? []).map((line) => line.productId))
  const enquiryLines = [...lines.filter((line) => !more.has(line.productId)), ...(asked ?? [])]
  const chosen = [
    t('chosen', { count: lines.length }),
    ...totals.quantities.map(({ number, unit }) => counted(quantityText(number), unit)),
    ...(none || tonnes === null
      ? []
      : [s('tonnes', { tonnes: tonnes.toFixed(3) }), s('truck', { share: truckShare(tonnes), full: truckTonnes })]),
  ]
  return (
    <div className="vt-f">
      <span className="c2" aria-live="polite">
        {chosen.join(' · ')}
      </span>
      {totals.atTier > 0 && (
        <Tag tone="ok" small>
          {s('atTier', { count: totals.atTier, yuan: priceText(totals.saved) })}
        </Tag>
      )}
      <span className="sp" />
      <span className="c2">{t('sum')}</span>
      <Price amount={totals.sum} size="total" />
      <Button
        size="lg"
        tone="brand-outline"
        disabled={asked === null || (none && asked.length === 0)}
        busy={baskets.busy === 'enquiry'}
        onClick={() => void baskets.addToEnquiry(enquiryLines)}
      >
        {t('enquireAll')}
      </Button>
      {goods.isRequireEnquiry === 0 && (
        <Button
          size="lg"
          tone="action"
          icon="shopping-cart"
          disabled={none || isWrong}
          busy={baskets.busy === 'cart'}
          onClick={() => void baskets.addToCart(lines)}
        >
          {t('cartAll')}
        </Button>
      )}
    </div>
  )
}

const truckShare = (tonnes: number): string => {
  const percent = (tonnes / truckTonnes) * 100
  return percent > 0 && percent < 1 ? '< 1' : String(Math.round(percent))
}
