import type { GoodsSku } from '../../../../../modules/catalog/endpoints-goods.ts'
import { plainQuantity } from '../../../../../ui/basic/quantity-text.ts'

export type UnitKind = 'primary' | 'second'

export type SaleGoods = {
  readonly priceUnit: string
  readonly secPriceUnit: string | null
  readonly saleUnitState: 1 | 2
  readonly minBuyNum: number
  readonly buyStep: number
  readonly buyLimit: number | null
}

/** What the stepper and the price block need of a SKU in one of its units. */
export type SaleUnit = {
  readonly kind: UnitKind
  readonly name: string
  readonly price: number | null
  readonly min: string
  readonly step: string
  readonly max: string | undefined
}

/** Units that a SKU may be ordered in. */
export function unitKindsOf(goods: SaleGoods, sku: GoodsSku): readonly UnitKind[] {
  return goods.saleUnitState === 2 && goods.secPriceUnit !== null && sku.convToSec !== null && sku.secPrice !== null
    ? ['primary', 'second']
    : ['primary']
}

/**
 * A SKU in one unit. In the second unit the minimum is the converted one rounded up to what can be counted, and the
 * step is the converted one where it can be counted exactly, else the smallest countable; the server judges in the end.
 */
export function saleUnit(goods: SaleGoods, sku: GoodsSku, kind: UnitKind): SaleUnit {
  const most = goods.buyLimit === null ? sku.productStock : Math.min(goods.buyLimit, sku.productStock)
  const top = most > 0 ? most : undefined
  if (kind === 'primary' || sku.convToSec === null || goods.secPriceUnit === null) {
    return {
      kind: 'primary',
      name: goods.priceUnit,
      price: sku.goodsPrice,
      min: plainQuantity(goods.minBuyNum),
      step: plainQuantity(goods.buyStep),
      max: top === undefined ? undefined : plainQuantity(top),
    }
  }
  const { numerator, denominator } = sku.convToSec
  const scale = 10 ** sku.secPrecision
  const converted = (quantity: number) => (quantity * numerator * scale) / denominator
  const nearly = (value: number) => Math.abs(value - Math.round(value)) < 1e-6
  const step = converted(goods.buyStep)
  const min = converted(goods.minBuyNum)
  return {
    kind,
    name: goods.secPriceUnit,
    price: sku.secPrice,
    min: plainQuantity((nearly(min) ? Math.round(min) : Math.ceil(min)) / scale),
    step: plainQuantity((nearly(step) && step >= 1 ? Math.round(step) : 1) / scale),
    max: top === undefined ? undefined : plainQuantity(Math.floor(converted(top) + 1e-6) / scale),
  }
}

/** The price steps from the least quantity on: where the first step lies above it, the price without steps comes first. */
export function stepsFrom(
  minBuyNum: number,
  { tiers, goodsPrice, secPrice }: Pick<GoodsSku, 'tiers' | 'goodsPrice' | 'secPrice'>,
): GoodsSku['tiers'] {
  const [first] = tiers
  if (!first || goodsPrice === null || first.minNum <= minBuyNum) return tiers
  return [{ minNum: minBuyNum, goodsPrice, secPrice }, ...tiers]
}

/** The price step that a quantity in trade units has reached, as an index; -1 below the first. */
export function reachedTier(tiers: GoodsSku['tiers'], primaryNumber: number): number {
  return tiers.reduce((reached, tier, index) => (primaryNumber >= tier.minNum ? index : reached), -1)
}

/** A typed quantity in trade units. */
export function inPrimary(number: string, kind: UnitKind, sku: GoodsSku): number {
  const quantity = Number(number)
  return kind === 'second' && sku.convToSec ? (quantity * sku.convToSec.denominator) / sku.convToSec.numerator : quantity
}
