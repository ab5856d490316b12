import type { z } from 'zod'
import { audit } from '../../../kernel/audit/audit.ts'
import { failure, type Failure } from '../../../kernel/failure/failure.ts'
import { parseQuantity, quantityNumber, quantityText } from '../../../kernel/quantity/quantity.ts'
import { execute, rows, type Transaction } from '../../../kernel/database/transaction.ts'
import { warehousesOf } from '../../store/server/public.ts'
import type { adjustOwnStock } from '../endpoints.ts'
import { ownSku, type SellerActor, goodsChanged } from '../../catalog/server/public.ts'

type Asked = z.output<typeof adjustOwnStock.input>
type Shelf = { readonly available: number | bigint; readonly held: number | bigint }

const place = {
  name: 'catalog.stockPlace',
  text: `INSERT INTO sku_stock (product_id, warehouse_id, available) VALUES ($1, $2, 0) ON CONFLICT DO NOTHING`,
}
const correct = {
  name: 'catalog.stockAdjust',
  // Orders move available to held and back, so what lies there stays the same for them: only shipments and other corrections collide.
  text: `WITH moved AS (
      UPDATE sku_stock SET available = available + ($4::bigint - $3::bigint)
      WHERE product_id = $1 AND warehouse_id = $2 AND available + held = $3::bigint AND held <= $4::bigint RETURNING available, held),
    noted AS (
      INSERT INTO stock_ledger (product_id, warehouse_id, movement, change, held_change, reference, note)
      SELECT $1::bigint, $2::bigint, 'adjust', $4::bigint - $3::bigint, 0, $5::text, $6::text FROM moved)
    SELECT available, held FROM moved`,
}
const now = { name: 'catalog.stockNow', text: `SELECT available, held FROM sku_stock WHERE product_id = $1 AND warehouse_id = $2` }

/**
 * Corrects what lies in a warehouse of one of the stores. Refused: a number that the unit cannot have (`catalog.badStock`),
 * less than orders hold (`catalog.belowHeld`), a number that changed since it was seen (`catalog.stockChanged`).
 */
export async function adjustStock(tx: Transaction, asked: Asked, { storeIds, actor, requestId }: SellerActor) {
  const sku = await ownSku(tx, asked.productId, storeIds)
  if (!sku) return failure('api.notFound')
  const places = await warehousesOf(tx, [sku.storeId])
  if (!places.some((one) => Number(one.warehouseId) === asked.warehouseId)) return failure('api.notFound')
  const [from, to] = [parseQuantity(asked.oldOnHand, sku.precision), parseQuantity(asked.onHand, sku.precision)]
  if (from === undefined || to === undefined) return failure('catalog.badStock', { decimals: sku.precision }, { field: 'onHand' })
  await execute(tx, place, [asked.productId, asked.warehouseId])
  await audit(tx, {
    actor,
    channel: 'seller',
    requestId,
    action: 'goods.stock',
    entity: 'sku',
    entityId: asked.productId,
    reason: asked.reason,
    diff: { onHand: [quantityText(from, sku.precision), quantityText(to, sku.precision)] },
    facts: { warehouseId: asked.warehouseId },
  })
  await goodsChanged(tx, [sku.goodsId])
  // The shelf's row is what checkouts wait for, so it is taken last (architecture: stock moves at the end).
  const [moved] = await rows<Shelf>(tx, correct, [asked.productId, asked.warehouseId, from, to, `adjust:${requestId}`, asked.reason])
  if (!moved) return whyNot(tx, asked, { to, precision: sku.precision })
  const [available, held] = [BigInt(moved.available), BigInt(moved.held)]
  const count = (steps: bigint) => quantityNumber(steps, sku.precision)
  return {
    productId: asked.productId,
    warehouseId: asked.warehouseId,
    available: count(available),
    held: count(held),
    onHand: count(available + held),
  }
}

/** What lies in a warehouse now, in steps of the trade unit, those held for orders included. */
export async function onHandAt(tx: Transaction, productId: number, warehouseId: number): Promise<bigint> {
  const [shelf] = await rows<Shelf>(tx, now, [productId, warehouseId])
  return BigInt(shelf?.available ?? 0) + BigInt(shelf?.held ?? 0)
}

async function whyNot(tx: Transaction, asked: Asked, { to, precision }: { to: bigint; precision: number }): Promise<Failure> {
  const [shelf] = await rows<Shelf>(tx, now, [asked.productId, asked.warehouseId])
  const [available, held] = [BigInt(shelf?.available ?? 0), BigInt(shelf?.held ?? 0)]
  if (to < held) return failure('catalog.belowHeld', { held: quantityText(held, precision) }, { field: 'onHand' })
  return failure('catalog.stockChanged', { onHand: quantityText(available + held, precision) })
}
