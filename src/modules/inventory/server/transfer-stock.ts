import type { z } from 'zod'
import { actorContext } from '../../../api/actor-context.ts'
import type { Call } from '../../../api/handler.ts'
import { audit } from '../../../kernel/audit/audit.ts'
import { failure, isFailure, type Failure } from '../../../kernel/failure/failure.ts'
import { execute, rows, type Transaction } from '../../../kernel/database/transaction.ts'
import { parseQuantity, quantityText } from '../../../kernel/quantity/quantity.ts'
import { goodsChanged } from '../../catalog/server/public.ts'
import { warehousesOf } from '../../store/server/public.ts'
import type { stockTransfer } from '../endpoints.ts'
import { stockStores } from './stock-stores.ts'

type Asked = z.output<typeof stockTransfer.input>
type OwnSkuRow = {
  readonly productId: number
  readonly goodsId: number
  readonly precision: number
  readonly zh: string
  readonly en: string
}
type Need = { readonly sku: OwnSkuRow; readonly number: bigint }

const skus = {
  name: 'inventory.transferSkus',
  text: `SELECT s.product_id AS "productId", g.goods_id AS "goodsId", g.unit_precision AS precision, g.name_zh AS zh, g.name_en AS en
    FROM sku s JOIN goods g USING (goods_id) WHERE s.product_id = ANY($1::bigint[]) AND g.store_id = $2 AND s.state = 'active'`,
}
const insert = {
  name: 'inventory.addTransfer',
  text: `INSERT INTO stock_transfer (store_id, from_warehouse_id, to_warehouse_id, note, moved_at) VALUES ($1, $2, $3, $4, $5) RETURNING stock_transfer_id AS id`,
}
const place = {
  name: 'inventory.placeTransfer',
  text: `INSERT INTO sku_stock (product_id, warehouse_id, available) SELECT unnest($1::bigint[]), $2, 0 ON CONFLICT DO NOTHING`,
}
// In the order in which checkouts lock them, so that neither waits for the other in a circle.
const lock = {
  name: 'inventory.lockTransfer',
  text: `SELECT product_id FROM sku_stock WHERE product_id = ANY($1::bigint[]) AND warehouse_id = ANY($2::bigint[]) ORDER BY product_id, warehouse_id FOR UPDATE`,
}
const want = `want AS (SELECT product_id, number FROM json_to_recordset($1::json) AS need(product_id bigint, number bigint))`
const leave = {
  name: 'inventory.leaveTransfer',
  text: `WITH ${want}, moved AS (
      UPDATE sku_stock k SET available = k.available - w.number FROM want w WHERE k.product_id = w.product_id AND k.warehouse_id = $2 AND k.available >= w.number
      RETURNING k.product_id, w.number),
    noted AS (INSERT INTO stock_ledger (product_id, warehouse_id, movement, change, held_change, reference) SELECT product_id, $2, 'transfer', -number, 0, $3 FROM moved)
    SELECT product_id AS "productId" FROM moved`,
}
const arrive = {
  name: 'inventory.arriveTransfer',
  text: `WITH ${want}, moved AS (
      UPDATE sku_stock k SET available = k.available + w.number FROM want w WHERE k.product_id = w.product_id AND k.warehouse_id = $2 RETURNING k.product_id, w.number)
    INSERT INTO stock_ledger (product_id, warehouse_id, movement, change, held_change, reference) SELECT product_id, $2, 'transfer', number, 0, $3 FROM moved`,
}

/**
 * Brings goods from one warehouse to another of the same store. Refused: the same warehouse (`inventory.samePlace`), another store's
 * (`inventory.otherStore`), a number that the unit cannot have (`inventory.badNumber`), more than may be sold there (`inventory.short`).
 */
export async function transferStock(
  tx: Transaction,
  asked: Asked,
  call: Call,
): Promise<{ stockTransferId: number; lineNum: number } | Failure> {
  const { fromWarehouseId: from, toWarehouseId: to, note } = asked
  if (from === to) return failure('inventory.samePlace', {}, { field: 'toWarehouseId' })
  const places = await warehousesOf(tx, stockStores(call))
  const [left, right] = [from, to].map((id) => places.find((one) => Number(one.warehouseId) === id))
  if (!left || !right) return failure('api.notFound')
  if (left.storeId !== right.storeId) return failure('inventory.otherStore', {}, { field: 'toWarehouseId' })
  const needs = await needsOf(tx, asked, Number(left.storeId))
  if (isFailure(needs)) return needs
  const [made] = await rows<{ id: number }>(tx, insert, [left.storeId, from, to, note, call.app.clock.now()])
  if (!made) throw new Error('the insert of a stock transfer returned no row')
  const stockTransferId = Number(made.id)
  await audit(tx, {
    ...actorContext(call, 'store'),
    action: 'stock.transferStock',
    entity: 'stockTransfer',
    entityId: stockTransferId,
    without: 'creation',
    facts: {
      fromWarehouseId: from,
      toWarehouseId: to,
      note,
      lines: needs.map(({ sku, number }) => ({ productId: sku.productId, number: quantityText(number, sku.precision) })),
    },
  })
  await goodsChanged(tx, [...new Set(needs.map(({ sku }) => sku.goodsId))])
  const short = await moveStock(tx, needs, { from, to, reference: `transfer:${stockTransferId}` })
  if (short) return failure('inventory.short', { goods: call.lang === 'en' ? short.en : short.zh }, { field: 'lines' })
  return { stockTransferId, lineNum: needs.length }
}

async function needsOf(tx: Transaction, { lines }: Asked, storeId: number): Promise<Need[] | Failure> {
  const found = await rows<OwnSkuRow>(tx, skus, [lines.map((line) => line.productId), storeId])
  const needs: Need[] = []
  for (const line of lines) {
    const sku = found.find((one) => one.productId === line.productId)
    if (!sku || needs.some((need) => need.sku === sku)) return failure('api.notFound')
    const number = parseQuantity(line.number, sku.precision)
    if (number === undefined) return failure('inventory.badNumber', { decimals: sku.precision }, { field: 'lines' })
    if (number === 0n) return failure('inventory.nothingToMove', {}, { field: 'lines' })
    needs.push({ sku, number })
  }
  return needs
}

/** Moves the stock, last in its transaction; answers the first SKU of which too little may be sold. */
async function moveStock(
  tx: Transaction,
  needs: readonly Need[],
  { from, to, reference }: { from: number; to: number; reference: string },
) {
  const ids = needs.map(({ sku }) => sku.productId)
  const payload = JSON.stringify(needs.map(({ sku, number }) => ({ product_id: sku.productId, number: String(number) })))
  await execute(tx, place, [ids, to])
  await rows(tx, lock, [ids, [from, to]])
  const moved = await rows<{ productId: number }>(tx, leave, [payload, from, reference])
  const short = needs.find(({ sku }) => !moved.some((one) => Number(one.productId) === sku.productId))
  if (short) return short.sku
  await execute(tx, arrive, [payload, to, reference])
  return null
}
