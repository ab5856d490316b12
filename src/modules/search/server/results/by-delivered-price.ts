import type { Call } from '../../../../api/handler.ts'
import { isRegionOpen } from '../../../site/server/public.ts'
import { comparedQuantity, deliveredPrice } from '../../../pricing/rules/delivered-price.ts'
import { skusForBuyer } from '../../../pricing/server/public.ts'

/** So many of the cheapest are put in order by delivered price: what lies behind them by its price alone is seldom nearer. */
export const mostDelivered = 300

/**
 * SKUs, in order of price within their units, put in order of what they cost at the buyer's gate: price and freight of the
 * quantity that delivered prices are compared at. Units keep their order; where the carrier must be asked comes last in its unit.
 */
export async function byDeliveredPrice(call: Call, productIds: readonly number[], order: 'asc' | 'desc' = 'asc'): Promise<number[]> {
  const [skus, isOpen] = await Promise.all([skusForBuyer(call, call.app.read, productIds), isRegionOpen(call.app.read, call.cityCode)])
  const to = { place: call.cityCode, closed: !isOpen }
  const units: string[] = []
  const told = productIds.map((productId, place) => {
    const sku = skus.get(productId)
    const unit = sku?.basis ? sku.unitCode : ''
    if (!units.includes(unit)) units.push(unit)
    return { productId, place, unit, price: sku ? (deliveredPrice(sku, comparedQuantity(sku), to)?.perUnit ?? null) : null }
  })
  const sign = order === 'asc' ? 1n : -1n
  return told
    .toSorted((a, b) => {
      if (a.unit !== b.unit) return units.indexOf(a.unit) - units.indexOf(b.unit)
      if (a.price === null || b.price === null) return Number(a.price === null) - Number(b.price === null) || a.place - b.place
      const difference = sign * (a.price - b.price)
      return difference === 0n ? a.place - b.place : difference < 0n ? -1 : 1
    })
    .map((one) => one.productId)
}
