import type { Fen } from '../../../kernel/money/money.ts'
import { lineAmount } from '../../../kernel/money/unit-price.ts'
import { divideHalfUp } from '../../../kernel/money/rounding.ts'
import { resolvePrice, type PriceBasis } from '../../catalog/rules/resolve-price.ts'
import { calculateFreight, massOf, type FreightRates, type FreightReason } from './freight.ts'
import type { Place } from './road-distance.ts'

/** What of a SKU its delivered price depends on; quantities in the trade unit's steps. */
export type DeliverableSku = {
  readonly basis: PriceBasis | null
  readonly unitCode: string
  readonly precision: number
  readonly min: bigint
  readonly step: bigint
  readonly unitMassGrams: bigint | null
  readonly freightRates: FreightRates
  readonly shipFrom: Place
}

/** Goods with the freight of one consignment: amounts in fen; `perUnit` is what one trade unit costs at the buyer's gate. */
export type Delivered = {
  readonly amount: Fen
  readonly freight: Fen | null
  /** Null where the carrier must be asked. */
  readonly perUnit: Fen | null
  readonly reason: FreightReason
}

// Bulk goods are compared at one load: the freight of a tonne depends on how many go together.
const comparedTonnes = 10n

/** The quantity at which delivered prices are compared: ten tonnes for goods by the tonne, the least order for all others; never under the least order. */
export function comparedQuantity(sku: Pick<DeliverableSku, 'unitCode' | 'precision' | 'min' | 'step'>): bigint {
  const wanted = comparedTonnes * 10n ** BigInt(sku.precision)
  if (sku.unitCode !== 't' || wanted <= sku.min) return sku.min
  return sku.min + ((wanted - sku.min + sku.step - 1n) / sku.step) * sku.step
}

/** The delivered price (到厂价) of a quantity to a place, by the resolver and the freight rule that the checkout uses. Null for goods without a price. */
export function deliveredPrice(
  sku: DeliverableSku,
  number: bigint,
  to: { readonly place: Place; readonly closed: boolean },
): Delivered | null {
  const price = sku.basis && resolvePrice({ basis: sku.basis, quantity: number, unit: 'primary' })
  if (!price || number <= 0n) return null
  const amount = lineAmount(price.unitPrice, number, sku.precision)
  const { amount: freight, reason } = calculateFreight({
    rates: sku.freightRates,
    grams: massOf(sku, number),
    from: sku.shipFrom,
    to: to.place,
    goodsAmount: amount,
    closed: to.closed,
  })
  const perUnit = freight === null ? null : divideHalfUp((amount + freight) * 10n ** BigInt(sku.precision), number)
  return { amount, freight, perUnit, reason }
}
