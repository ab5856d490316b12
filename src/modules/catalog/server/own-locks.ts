import { memberOf, type Call } from '../../../api/handler.ts'
import type { OutputOf } from '../../../api/endpoint.ts'
import { rows } from '../../../shared/unit.ts'
import { unitPriceNumber } from '../../../shared/unit-price.ts'
import type { ownLocks } from '../../market/contract-lock.ts'
import { unitOf } from '../rules/units.ts'
import { skusForCall } from './price-locks.ts'

const held = {
  name: 'catalog.ownLocks',
  text: `SELECT product_id AS id FROM price_lock WHERE member_id = $1 AND expires_at > $2 ORDER BY expires_at, product_id LIMIT 100`,
}

/** The member's locks that hold now, at the prices that orders would take; a lock of another price class holds nothing. */
export async function listOwnLocks(call: Call): Promise<OutputOf<typeof ownLocks>> {
  const { read, clock } = call.house
  const found = await rows<{ id: number | string }>(read, held, [memberOf(call).memberId, clock.now()])
  const ids = found.map((row) => Number(row.id))
  const skus = ids.length === 0 ? new Map<number, never>() : await skusForCall(call, read, ids)
  return ids.flatMap((productId) => {
    const sku = skus.get(productId)
    if (!sku?.onSale || !sku.storeOpen || !sku.basis || !sku.index?.lockedUntil) return []
    const [goodsName, specText] = call.lang === 'en' ? [sku.nameEn, sku.specEn] : [sku.nameZh, sku.specZh]
    return {
      productId,
      goodsName,
      specText,
      price: unitPriceNumber(sku.basis.unitPrice),
      priceUnit: unitOf(sku.unitCode)[call.lang],
      expiresAt: sku.index.lockedUntil.toISOString(),
    }
  })
}
