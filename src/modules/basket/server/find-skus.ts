import type { Call } from '../../../api/handler.ts'
import type { AnyHandle, Unit } from '../../../shared/unit.ts'
import type { FindSku } from './change-cart.ts'
import { skusForCall, type SkuForSale } from '../../catalog/server/public.ts'

/** SKUs with the prices of the viewer, locked ones included. */
export function skusOf(call: Call, productIds: readonly number[]): Promise<Map<number, SkuForSale>> {
  return skusForCall(call, call.house.read, productIds)
}

/** The same within a transaction, without a second connection of the application's pool. */
export function skusInUnit(call: Call, unit: Unit, productIds: readonly number[]): Promise<Map<number, SkuForSale>> {
  return skusForCall(call, unit, productIds)
}

export function skuFinder(call: Call, unit: Unit): FindSku {
  return async (productId) => (await skusInUnit(call, unit, [productId])).get(productId)
}

/** The same on whichever handle of the application a view is made. */
export function skusFrom(call: Call, handle: AnyHandle, productIds: readonly number[]): Promise<Map<number, SkuForSale>> {
  return skusForCall(call, handle, productIds)
}
