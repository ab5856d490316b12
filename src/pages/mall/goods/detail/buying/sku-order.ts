import type { GoodsSku } from '../../../../../modules/catalog/endpoints-goods.ts'
import { lineSum } from '../../../../../modules/pricing/rules/line-sum.ts'
import type { GoodsDetail } from '../detail-data.ts'
import { inPrimary, reachedTier, saleUnit, unitKindsOf, type SaleUnit, type UnitKind } from './sale-unit.ts'

/** What was entered for a SKU; a row keeps the unit that it was entered in. */
export type Entered = { readonly number: string; readonly kind: UnitKind }
export type EnteredBySku = Readonly<Record<number, Entered>>

export type OrderRow = {
  readonly sku: GoodsSku
  readonly unit: SaleUnit
  readonly number: string
  readonly chosen: boolean
  /** The prices at the tier that the quantity has reached; null where the price is asked for. */
  readonly price: number | null
  readonly secPrice: number | null
  readonly sum: number | null
  /** What the tier takes off the price without it, in yuan. */
  readonly saved: number
  /** Least quantity of the reached tier in trade units; null on the first. */
  readonly tierFrom: number | null
  /** Available stock in the row's unit. */
  readonly stock: number
  readonly kilograms: number | null
}

/** A row of the table of sizes; `kind` is the unit of rows in which nothing was entered yet. */
export function orderRow(goods: GoodsDetail, sku: GoodsSku, entered: Entered | undefined, kind: UnitKind): OrderRow {
  const chosen = Number(entered?.number ?? 0) > 0
  const wanted = chosen && entered ? entered.kind : kind
  const unit = saleUnit(goods, sku, unitKindsOf(goods, sku).includes(wanted) ? wanted : 'primary')
  const number = chosen && entered ? entered.number : '0'
  const primary = inPrimary(number, unit.kind, sku)
  const tier = sku.tiers[reachedTier(sku.tiers, primary)]
  const [price, secPrice] = [tier?.goodsPrice ?? sku.goodsPrice, tier?.secPrice ?? sku.secPrice]
  const [own, plain] = unit.kind === 'primary' ? [price, sku.goodsPrice] : [secPrice, sku.secPrice]
  const sum = own === null || !chosen ? null : lineSum(own, Number(number))
  const saved = sum === null || plain === null ? 0 : Math.max(0, lineSum(plain, Number(number)) - sum)
  return {
    sku,
    unit,
    number,
    chosen,
    price,
    secPrice,
    sum,
    saved,
    tierFrom: chosen && saved > 0 && tier ? tier.minNum : null,
    stock: stockIn(sku, unit.kind),
    kilograms: sku.unitMassKg === null ? null : primary * sku.unitMassKg,
  }
}

/** Whole second units that the stock holds: half a piece is none. */
function stockIn(sku: GoodsSku, kind: UnitKind): number {
  if (kind === 'primary' || sku.convToSec === null) return sku.productStock
  const scale = 10 ** sku.secPrecision
  return Math.floor((sku.productStock * sku.convToSec.numerator * scale) / sku.convToSec.denominator + 1e-6) / scale
}

/** Quantities of chosen rows per unit, sum, mass (null where one is not known) and what tiers took off. */
export function orderTotals(rows: readonly OrderRow[]) {
  const chosen = rows.filter((row) => row.chosen)
  const quantities = [...Map.groupBy(chosen, (row) => row.unit.name)].map(([unit, some]) => ({
    unit,
    number: Number(some.reduce((sum, row) => sum + Number(row.number), 0).toFixed(6)),
  }))
  const kilograms = chosen.reduce<number | null>((sum, row) => (sum === null || row.kilograms === null ? null : sum + row.kilograms), 0)
  return {
    chosen,
    quantities,
    tonnes: kilograms === null ? null : kilograms / 1000,
    sum: Number(chosen.reduce((sum, row) => sum + (row.sum ?? 0), 0).toFixed(2)),
    saved: Number(chosen.reduce((sum, row) => sum + row.saved, 0).toFixed(2)),
    atTier: chosen.filter((row) => row.tierFrom !== null).length,
    lines: chosen.map((row) => ({ productId: row.sku.productId, number: row.number, unit: row.unit.kind })),
  }
}
