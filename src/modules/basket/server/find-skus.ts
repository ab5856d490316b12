import type { Call } from '../../../api/handler.ts'
import type { Queryable, Transaction } from '../../../kernel/database/transaction.ts'
import type { FindSku } from './change-cart.ts'
import { skusForBuyer, type SkuForSale } from '../../pricing/server/public.ts'

/** SKUs with the prices of the viewer, locked ones included. */
export function skusOf(call: Call, productIds: readonly number[]): Promise<Map<number, SkuForSale>> {
  return skusForBuyer(call, call.app.read, productIds)
}

/** The same within a transaction, without a second connection of the application's pool. */
export function skusInTransaction(call: Call, tx: Transaction, productIds: readonly number[]): Promise<Map<number, SkuForSale>> {
  return skusForBuyer(call, tx, productIds)
}

export function skuFinder(call: Call, tx: Transaction): FindSku {
  return async (productId) => (await skusInTransaction(call, tx, [productId])).get(productId)
}

/** The same on whichever handle of the application a view is made. */
export function skusWith(call: Call, db: Queryable, productIds: readonly number[]): Promise<Map<number, SkuForSale>> {
  return skusForBuyer(call, db, productIds)
}
