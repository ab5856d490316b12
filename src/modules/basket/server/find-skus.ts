import type { Call } from '../../../api/handler.ts'
import type { AnyHandle, Unit } from '../../../shared/unit.ts'
import type { FindSku } from './change-cart.ts'
import { skusForSale, type SkuForSale } from '../../catalog/server/public.ts'

/** Where a viewer's prices are read: business prices on the application's role, retail prices on the visitors'. */
function pricesHandle(call: Call, business: AnyHandle): AnyHandle {
  return call.priceClass === 'business' ? business : call.house.visitorRead
}

/** SKUs with the prices of the viewer. */
export function skusOf(call: Call, productIds: readonly number[]): Promise<Map<number, SkuForSale>> {
  return skusForSale(pricesHandle(call, call.house.read), productIds, call.priceClass)
}

/** The same within a transaction, without a second connection of the application's pool. */
export function skusInUnit(call: Call, unit: Unit, productIds: readonly number[]): Promise<Map<number, SkuForSale>> {
  return skusForSale(pricesHandle(call, unit), productIds, call.priceClass)
}

export function skuFinder(call: Call, unit: Unit): FindSku {
  return async (productId) => (await skusInUnit(call, unit, [productId])).get(productId)
}
