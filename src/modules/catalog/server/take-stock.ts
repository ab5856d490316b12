import { failure, type Failure } from '../../../shared/failure.ts'
import type { Quantity } from '../../../shared/quantity.ts'
import { rows, type Unit } from '../../../shared/unit.ts'

/** Stock wanted by one order line, in steps of the trade unit. `reference` names who takes it, such as `order:17`. */
export type StockLine = { readonly productId: number; readonly quantity: Quantity; readonly reference: string; readonly warehouseId?: number }
/** Where the stock of a line came from. */
export type StockTaken = { readonly productId: number; readonly warehouseId: number; readonly quantity: Quantity; readonly reference: string }

// One statement, so that a hot row is locked for one round trip only. `locked` takes the rows in the order of their keys,
// whoever asks and in which direction; PostgreSQL re-reads a row that another order has just changed before it is spread.
const take = {
  name: 'catalog.takeStock',
  text: `WITH want AS (
    SELECT product_id, warehouse_id, quantity, reference FROM unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::text[]) AS w(product_id, warehouse_id, quantity, reference)
  ), locked AS MATERIALIZED (
    SELECT st.product_id, st.warehouse_id, st.available FROM sku_stock st
    WHERE st.product_id = ANY($1::bigint[]) ORDER BY st.product_id, st.warehouse_id FOR NO KEY UPDATE
  ), spread AS (
    SELECT l.product_id, l.warehouse_id, w.reference,
      least(l.available, greatest(0, w.quantity - coalesce(sum(l.available) OVER (PARTITION BY l.product_id ORDER BY l.available DESC, l.warehouse_id ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING), 0)))::bigint AS part
    FROM locked l JOIN want w ON w.product_id = l.product_id AND (w.warehouse_id = 0 OR w.warehouse_id = l.warehouse_id)
  ), taken AS (
    UPDATE sku_stock st SET available = st.available - s.part, held = st.held + s.part FROM spread s
    WHERE st.product_id = s.product_id AND st.warehouse_id = s.warehouse_id AND s.part > 0 AND st.available >= s.part
    RETURNING st.product_id, st.warehouse_id, s.part, s.reference
  ), noted AS (
    INSERT INTO stock_ledger (product_id, warehouse_id, movement, change, held_change, reference)
    SELECT product_id, warehouse_id, 'take', -part, part, reference FROM taken
  )
  SELECT product_id AS "productId", warehouse_id AS "warehouseId", part AS quantity, reference FROM taken ORDER BY product_id, warehouse_id`,
}
const available = {
  name: 'catalog.availableStock',
  text: `SELECT product_id AS "productId", coalesce(sum(available), 0)::bigint AS available FROM sku_stock WHERE product_id = ANY($1::bigint[]) GROUP BY product_id`,
}

type TakenRow = { readonly productId: number; readonly warehouseId: number; readonly quantity: number; readonly reference: string }

/**
 * Takes stock for lines of an order: from available to held, largest warehouse first, with a ledger row per movement.
 * All or nothing: a short line is a Failure (`catalog.stockShort`, per line under `errors` by product id) on which the
 * unit rolls back. Call it as the LAST step of the transaction, so that hot SKUs are locked for the shortest time.
 */
export async function takeStock(unit: Unit, lines: readonly StockLine[]): Promise<readonly StockTaken[] | Failure> {
  const wanted = merged(lines)
  const found = await rows<TakenRow>(unit, take, [
    wanted.map((line) => line.productId),
    wanted.map((line) => line.warehouseId ?? 0),
    wanted.map((line) => line.quantity.toString()),
    wanted.map((line) => line.reference),
  ])
  const taken = found.map((row) => ({ ...row, quantity: BigInt(row.quantity) }))
  const short = wanted.filter((line) => sumOf(taken, line.productId) < line.quantity)
  return short.length === 0 ? taken : refuse(unit, short, taken)
}

/** Lines of one SKU become one: every statement may touch a row once. */
function merged(lines: readonly StockLine[]): StockLine[] {
  const byProduct = new Map<number, StockLine>()
  for (const line of lines) {
    const before = byProduct.get(line.productId)
    byProduct.set(line.productId, before ? { ...before, quantity: before.quantity + line.quantity } : line)
  }
  return [...byProduct.values()]
}

function sumOf(taken: readonly StockTaken[], productId: number): Quantity {
  return taken.reduce((sum, one) => (one.productId === productId ? sum + one.quantity : sum), 0n)
}

/** Facts in steps of the trade unit: whoever shows the refusal knows the unit of its line. */
async function refuse(unit: Unit, short: readonly StockLine[], taken: readonly StockTaken[]): Promise<Failure> {
  const left = new Map((await rows<{ productId: number; available: number }>(unit, available, [short.map((line) => line.productId)])).map((row) => [row.productId, BigInt(row.available)]))
  const facts = (line: StockLine) => ({ productId: line.productId, maxSteps: ((left.get(line.productId) ?? 0n) + sumOf(taken, line.productId)).toString(), wantedSteps: line.quantity.toString() })
  const errors = Object.fromEntries(short.map((line) => [String(line.productId), { code: 'catalog.stockShort', facts: facts(line) }]))
  const [first] = short
  return failure('catalog.stockShort', first ? facts(first) : {}, { errors })
}
