import type { Quantity } from '../../../shared/quantity.ts'
import { rows, type Unit } from '../../../shared/unit.ts'

/** Stock of one warehouse that was held for somebody. */
export type HeldLine = { readonly productId: number; readonly warehouseId: number; readonly quantity: Quantity; readonly reference: string }

// Locks in the order of the keys, like taking does, so that the two directions never wait for each other in a circle.
const statement = (name: string, movement: 'release' | 'ship', set: string, change: string) => ({
  name: `catalog.${name}`,
  text: `WITH want AS (
    SELECT product_id, warehouse_id, sum(quantity)::bigint AS quantity, min(reference) AS reference
    FROM unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::text[]) AS w(product_id, warehouse_id, quantity, reference) GROUP BY product_id, warehouse_id
  ), locked AS MATERIALIZED (
    SELECT st.product_id, st.warehouse_id FROM sku_stock st WHERE (st.product_id, st.warehouse_id) IN (SELECT product_id, warehouse_id FROM want)
    ORDER BY st.product_id, st.warehouse_id FOR NO KEY UPDATE
  ), moved AS (
    UPDATE sku_stock st SET ${set} FROM want w JOIN locked l USING (product_id, warehouse_id)
    WHERE st.product_id = w.product_id AND st.warehouse_id = w.warehouse_id AND st.held >= w.quantity
    RETURNING st.product_id, st.warehouse_id, w.quantity, w.reference
  ), noted AS (
    INSERT INTO stock_ledger (product_id, warehouse_id, movement, change, held_change, reference)
    SELECT product_id, warehouse_id, '${movement}', ${change}, -quantity, reference FROM moved
  )
  SELECT count(*)::int AS moved, (SELECT count(*)::int FROM want) AS wanted FROM moved`,
})
const release = statement('releaseStock', 'release', 'available = st.available + w.quantity, held = st.held - w.quantity', 'quantity')
const ship = statement('shipStock', 'ship', 'held = st.held - w.quantity, sold = st.sold + w.quantity', '0')

/** Gives held stock back to sale (a cancelled order). Throws when more would be given back than is held: that is a defect of the caller. */
export async function releaseStock(unit: Unit, lines: readonly HeldLine[]): Promise<void> {
  await move(unit, release, lines)
}

/** Turns held stock into sold stock (a shipment). Throws when more would go out than is held. */
export async function shipStock(unit: Unit, lines: readonly HeldLine[]): Promise<void> {
  await move(unit, ship, lines)
}

async function move(unit: Unit, how: typeof release, lines: readonly HeldLine[]): Promise<void> {
  if (lines.length === 0) return
  const [row] = await rows<{ moved: number; wanted: number }>(unit, how, [
    lines.map((line) => line.productId),
    lines.map((line) => line.warehouseId),
    lines.map((line) => line.quantity.toString()),
    lines.map((line) => line.reference),
  ])
  if (!row || row.moved !== row.wanted) throw new Error(`${how.name}: more than is held for ${lines[0]?.reference ?? 'nobody'}`)
}

const held = {
  name: 'catalog.heldStock',
  text: `SELECT product_id AS "productId", warehouse_id AS "warehouseId", sum(held_change)::bigint AS quantity, min(reference) AS reference
         FROM stock_ledger WHERE reference = $1 GROUP BY product_id, warehouse_id HAVING sum(held_change) > 0 ORDER BY product_id, warehouse_id`,
}

/** What a reference still holds, from the ledger: what to release when an order is cancelled. */
export async function heldBy(unit: Unit, reference: string): Promise<HeldLine[]> {
  const found = await rows<{ productId: number; warehouseId: number; quantity: number; reference: string }>(unit, held, [reference])
  return found.map((row) => ({ ...row, quantity: BigInt(row.quantity) }))
}
