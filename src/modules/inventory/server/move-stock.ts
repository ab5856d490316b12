import { failure, type Failure } from '../../../kernel/failure/failure.ts'
import { releaseFlashStock } from './flash-stock.ts'
import { rows, type Transaction } from '../../../kernel/database/transaction.ts'

/** A need of one document: so many trade-unit steps of a SKU. */
export type StockNeed = { readonly reference: string; readonly productId: number; readonly number: bigint }

const take = {
  name: 'catalog.stockTake',
  // Rows are locked in one order for everybody, so that carts with the same SKUs in another order wait and do not deadlock.
  text: `WITH want AS (
      SELECT reference, product_id, number, sum(number) OVER (PARTITION BY product_id ORDER BY reference) AS upto
      FROM json_to_recordset($1::json) AS need(reference text, product_id bigint, number bigint)),
    locked AS MATERIALIZED (
      SELECT product_id, warehouse_id, available FROM sku_stock WHERE product_id = ANY($2) ORDER BY product_id, warehouse_id FOR UPDATE),
    shelf AS (SELECT *, sum(available) OVER (PARTITION BY product_id ORDER BY warehouse_id) AS upto FROM locked),
    part AS (
      SELECT w.reference, s.product_id, s.warehouse_id, (least(w.upto, s.upto) - greatest(w.upto - w.number, s.upto - s.available))::bigint AS taken
      FROM want w JOIN shelf s USING (product_id) WHERE least(w.upto, s.upto) > greatest(w.upto - w.number, s.upto - s.available)),
    moved AS (
      UPDATE sku_stock k SET available = k.available - p.taken, held = k.held + p.taken
      FROM (SELECT product_id, warehouse_id, sum(taken)::bigint AS taken FROM part GROUP BY 1, 2) p
      WHERE k.product_id = p.product_id AND k.warehouse_id = p.warehouse_id),
    noted AS (
      INSERT INTO stock_ledger (product_id, warehouse_id, movement, change, held_change, reference)
      SELECT product_id, warehouse_id, 'take', -taken, taken, reference FROM part)
    SELECT w.product_id FROM want w LEFT JOIN (SELECT product_id, sum(taken) AS taken FROM part GROUP BY 1) p USING (product_id)
    GROUP BY w.product_id, p.taken HAVING sum(w.number) > coalesce(p.taken, 0)`,
}
const held = `SELECT product_id, warehouse_id, sum(held_change)::bigint AS held FROM stock_ledger WHERE reference = $1 GROUP BY 1, 2 HAVING sum(held_change) > 0`
const release = {
  name: 'catalog.stockRelease',
  text: `WITH held AS (${held}),
    locked AS MATERIALIZED (SELECT k.product_id, k.warehouse_id FROM sku_stock k JOIN held USING (product_id, warehouse_id) ORDER BY 1, 2 FOR UPDATE OF k),
    moved AS (
      UPDATE sku_stock k SET available = k.available + held.held, held = k.held - held.held
      FROM held JOIN locked USING (product_id, warehouse_id) WHERE k.product_id = held.product_id AND k.warehouse_id = held.warehouse_id)
    INSERT INTO stock_ledger (product_id, warehouse_id, movement, change, held_change, reference)
    SELECT product_id, warehouse_id, 'release', held, -held, $1 FROM held`,
}
// A part of what a document holds goes back to where it was taken from.
const releasePart = {
  name: 'catalog.stockReleasePart',
  text: `WITH want AS (SELECT product_id, sum(number) AS number FROM json_to_recordset($2::json) AS need(product_id bigint, number bigint) GROUP BY 1),
    held AS (SELECT *, sum(held) OVER (PARTITION BY product_id ORDER BY warehouse_id DESC) AS upto FROM (${held}) AS kept),
    part AS (
      SELECT held.product_id, held.warehouse_id, (least(want.number, held.upto) - (held.upto - held.held))::bigint AS back
      FROM held JOIN want USING (product_id) WHERE want.number > held.upto - held.held),
    locked AS MATERIALIZED (SELECT k.product_id, k.warehouse_id FROM sku_stock k JOIN part USING (product_id, warehouse_id) ORDER BY 1, 2 FOR UPDATE OF k),
    moved AS (
      UPDATE sku_stock k SET available = k.available + part.back, held = k.held - part.back
      FROM part JOIN locked USING (product_id, warehouse_id) WHERE k.product_id = part.product_id AND k.warehouse_id = part.warehouse_id)
    INSERT INTO stock_ledger (product_id, warehouse_id, movement, change, held_change, reference)
    SELECT product_id, warehouse_id, 'release', back, -back, $1 FROM part`,
}
const ship = {
  name: 'catalog.stockShip',
  text: `WITH want AS (SELECT product_id, sum(number) AS number FROM json_to_recordset($2::json) AS need(product_id bigint, number bigint) GROUP BY 1),
    held AS (SELECT *, sum(held) OVER (PARTITION BY product_id ORDER BY warehouse_id) AS upto FROM (${held}) AS kept),
    part AS (
      SELECT held.product_id, held.warehouse_id, (least(want.number, held.upto) - (held.upto - held.held))::bigint AS sent
      FROM held JOIN want USING (product_id) WHERE want.number > held.upto - held.held),
    locked AS MATERIALIZED (SELECT k.product_id, k.warehouse_id FROM sku_stock k JOIN part USING (product_id, warehouse_id) ORDER BY 1, 2 FOR UPDATE OF k),
    moved AS (
      UPDATE sku_stock k SET held = k.held - part.sent, sold = k.sold + part.sent
      FROM part JOIN locked USING (product_id, warehouse_id) WHERE k.product_id = part.product_id AND k.warehouse_id = part.warehouse_id)
    INSERT INTO stock_ledger (product_id, warehouse_id, movement, change, held_change, reference)
    SELECT product_id, warehouse_id, 'ship', 0, -sent, $1 FROM part`,
}

// Goods of a document come back to where they left from. `$3`: they are damaged, so they leave the shelf at once, with the reason.
const takeBack = {
  name: 'catalog.stockTakeBack',
  text: `WITH want AS (SELECT product_id, sum(number) AS number FROM json_to_recordset($2::json) AS need(product_id bigint, number bigint) GROUP BY 1),
    gone AS (SELECT *, sum(gone) OVER (PARTITION BY product_id ORDER BY warehouse_id) AS upto FROM (
      SELECT product_id, warehouse_id, (coalesce(-sum(held_change) FILTER (WHERE movement = 'ship'), 0) - coalesce(sum(change) FILTER (WHERE movement = 'return'), 0))::bigint AS gone
      FROM stock_ledger WHERE reference = $1 GROUP BY 1, 2) AS one WHERE gone > 0),
    part AS (
      SELECT gone.product_id, gone.warehouse_id, (least(want.number, gone.upto) - (gone.upto - gone.gone))::bigint AS back
      FROM gone JOIN want USING (product_id) WHERE want.number > gone.upto - gone.gone),
    locked AS MATERIALIZED (SELECT k.product_id, k.warehouse_id FROM sku_stock k JOIN part USING (product_id, warehouse_id) ORDER BY 1, 2 FOR UPDATE OF k),
    moved AS (
      UPDATE sku_stock k SET available = k.available + CASE WHEN $3 THEN 0 ELSE part.back END, sold = k.sold - part.back
      FROM part JOIN locked USING (product_id, warehouse_id) WHERE k.product_id = part.product_id AND k.warehouse_id = part.warehouse_id)
    INSERT INTO stock_ledger (product_id, warehouse_id, movement, change, held_change, reference, note)
    SELECT product_id, warehouse_id, kind.movement, kind.sign * back, 0, $1, $4
    FROM part CROSS JOIN (VALUES (1, 'return', 1), (2, 'adjust', -1)) AS kind(place, movement, sign) WHERE kind.place = 1 OR $3 ORDER BY product_id, warehouse_id, kind.place`,
}

/**
 * Takes stock for documents: available → held, over the warehouses of a SKU. All or nothing: a refusal
 * (`catalog.soldWhileOrdering`, with the SKU that is short) must roll the transaction back. Make it the last statement.
 */
export async function holdStock(tx: Transaction, needs: readonly StockNeed[]): Promise<true | Failure> {
  const payload = JSON.stringify(
    needs.map((need) => ({ reference: need.reference, product_id: need.productId, number: String(need.number) })),
  )
  const [short] = await rows<{ product_id: number }>(tx, take, [payload, [...new Set(needs.map((need) => need.productId))]])
  return short ? failure('catalog.soldWhileOrdering', { productId: short.product_id }) : true
}

/** Gives back everything that a document still holds, of flash sales too; a second time finds nothing to give. */
export async function releaseStock(tx: Transaction, reference: string): Promise<void> {
  await releaseFlashStock(tx, reference)
  await rows(tx, release, [reference])
}

/** Gives back so much of what a document holds, of flash sales too, no more than it still does. */
export async function releaseStockPart(tx: Transaction, reference: string, needs: readonly Omit<StockNeed, 'reference'>[]): Promise<void> {
  if (needs.length === 0) return
  await releaseFlashStock(tx, reference, needs)
  await rows(tx, releasePart, [reference, needsJson(needs)])
}

const needsJson = (needs: readonly Omit<StockNeed, 'reference'>[]) =>
  JSON.stringify(needs.map((need) => ({ product_id: need.productId, number: String(need.number) })))

/** Goods of a document leave the house: held → sold, no more than it still holds. */
export async function shipStock(tx: Transaction, reference: string, needs: readonly Omit<StockNeed, 'reference'>[]): Promise<void> {
  await rows(tx, ship, [reference, needsJson(needs)])
}

/** Goods of a document came back, no more than left for it: for sale again, or written off because they are damaged. `note` says why. */
export async function takeBackStock(
  tx: Transaction,
  reference: string,
  back: { readonly needs: readonly Omit<StockNeed, 'reference'>[]; readonly isDamaged: boolean; readonly note: string },
): Promise<void> {
  if (back.needs.length > 0) await rows(tx, takeBack, [reference, needsJson(back.needs), back.isDamaged, back.note])
}
