import { execute, rows, type Queryable, type Transaction } from '../../../kernel/database/transaction.ts'
import type { StockCountState } from '../rules/stock-count-machine.ts'

type Int = number | bigint
export type CountRow = {
  readonly id: Int
  readonly storeId: Int
  readonly warehouseId: Int
  readonly placeZh: string
  readonly placeEn: string
  readonly state: StockCountState
  readonly note: string
  readonly lines: number
  readonly counted: number
  readonly different: number
  readonly startedAt: Date
  readonly closedAt: Date | null
}
export type CountLineRow = {
  readonly productId: number
  readonly goodsId: number
  readonly nameZh: string
  readonly nameEn: string
  readonly specZh: string
  readonly specEn: string
  readonly unitCode: string
  readonly precision: number
  readonly expected: Int
  readonly counted: Int | null
}

const columns = `c.stock_count_id AS id, c.store_id AS "storeId", c.warehouse_id AS "warehouseId", w.name_zh AS "placeZh", w.name_en AS "placeEn", c.state, c.note, c.started_at AS "startedAt", c.closed_at AS "closedAt",
    n.lines, n.counted, n.different`
const source = `stock_count c JOIN warehouse w USING (warehouse_id), LATERAL (SELECT count(*)::int AS lines, count(x.counted)::int AS counted,
    (count(*) FILTER (WHERE x.counted <> x.expected))::int AS different FROM stock_count_line x WHERE x.stock_count_id = c.stock_count_id) n`
const page = {
  name: 'inventory.counts',
  text: `SELECT ${columns}, count(*) OVER ()::int AS total FROM ${source} WHERE c.store_id = ANY($1::bigint[]) AND ($2 = '' OR c.state = $2)
    ORDER BY c.stock_count_id DESC LIMIT $3 OFFSET $4`,
}
const byId = {
  name: 'inventory.count',
  text: `SELECT ${columns} FROM ${source} WHERE c.stock_count_id = $1 AND c.store_id = ANY($2::bigint[])`,
}
const lockOne = {
  name: 'inventory.lockCount',
  text: `SELECT FROM stock_count WHERE stock_count_id = $1 AND store_id = ANY($2::bigint[]) FOR UPDATE`,
}
const lines = {
  name: 'inventory.countLines',
  text: `SELECT l.product_id AS "productId", g.goods_id AS "goodsId", g.name_zh AS "nameZh", g.name_en AS "nameEn", s.spec_text_zh AS "specZh", s.spec_text_en AS "specEn",
      g.price_unit AS "unitCode", g.unit_precision AS precision, l.expected, l.counted
    FROM stock_count_line l JOIN sku s USING (product_id) JOIN goods g USING (goods_id) WHERE l.stock_count_id = $1 ORDER BY g.goods_id, s.sort, s.product_id`,
}
const add = {
  name: 'inventory.addCount',
  text: `INSERT INTO stock_count (store_id, warehouse_id, state, note, started_at) VALUES ($1, $2, 'COUNTING', $3, $4) ON CONFLICT DO NOTHING RETURNING stock_count_id AS id`,
}
const addLines = {
  name: 'inventory.addCountLines',
  text: `INSERT INTO stock_count_line (stock_count_id, product_id, expected)
    SELECT $1, k.product_id, k.available + k.held FROM sku_stock k JOIN sku s USING (product_id) JOIN goods g USING (goods_id)
    WHERE k.warehouse_id = $2 AND g.store_id = $3 AND s.state = 'active' LIMIT $4`,
}
const saveLine = {
  name: 'inventory.saveCount',
  // The books are read with the count: what is shipped later no longer belongs to the difference.
  text: `UPDATE stock_count_line l SET counted = w.counted, counted_at = CASE WHEN w.counted IS NULL THEN NULL ELSE $3::timestamptz END, expected = k.available + k.held
    FROM json_to_recordset($2::json) AS w(product_id bigint, counted bigint), stock_count c, sku_stock k
    WHERE l.stock_count_id = $1 AND c.stock_count_id = $1 AND l.product_id = w.product_id AND k.product_id = l.product_id AND k.warehouse_id = c.warehouse_id`,
}
const move = {
  name: 'inventory.moveCount',
  text: `UPDATE stock_count SET state = $2, closed_at = $4 WHERE stock_count_id = $1 AND state = ANY($3::text[]) RETURNING stock_count_id`,
}
const lockStock = {
  name: 'inventory.lockCounted',
  text: `SELECT product_id FROM sku_stock WHERE product_id = ANY($1::bigint[]) AND warehouse_id = $2 ORDER BY product_id, warehouse_id FOR UPDATE`,
}
const applied = {
  name: 'inventory.applyCount',
  text: `WITH moved AS (
      UPDATE sku_stock k SET available = k.available + (l.counted - l.expected) FROM stock_count_line l
      WHERE l.stock_count_id = $1 AND l.counted <> l.expected AND k.product_id = l.product_id AND k.warehouse_id = $2 AND k.available + (l.counted - l.expected) >= 0
      RETURNING k.product_id, l.counted - l.expected AS change),
    noted AS (INSERT INTO stock_ledger (product_id, warehouse_id, movement, change, held_change, reference)
      SELECT product_id, $2, 'count', change, 0, 'count:' || $1 FROM moved)
    SELECT product_id AS "productId" FROM moved`,
}

/** Stocktakes of stores, the newest first; every row says how many there are in all. */
export function countsOf(db: Queryable, query: { stores: readonly number[]; state: string; limit: number; offset: number }) {
  return rows<CountRow & { readonly total: number }>(db, page, [query.stores, query.state, query.limit, query.offset])
}

/** One stocktake of the stores. */
export async function countById(db: Queryable, id: number, stores: readonly number[]): Promise<CountRow | undefined> {
  return (await rows<CountRow>(db, byId, [id, stores]))[0]
}

/** The same, locked until the transaction ends. */
export async function lockCount(tx: Transaction, id: number, stores: readonly number[]): Promise<CountRow | undefined> {
  await rows(tx, lockOne, [id, stores])
  return countById(tx, id, stores)
}

export function countLines(db: Queryable, id: number): Promise<CountLineRow[]> {
  return rows<CountLineRow>(db, lines, [id])
}

/** Makes a stocktake with a line for each SKU of the warehouse; null when one is open there. */
export async function addCount(tx: Transaction, of: { storeId: number; warehouseId: number; note: string; now: Date }, most: number) {
  const [made] = await rows<{ id: Int }>(tx, add, [of.storeId, of.warehouseId, of.note, of.now])
  if (!made) return null
  return { id: Number(made.id), lineNum: await execute(tx, addLines, [made.id, of.warehouseId, of.storeId, most + 1]) }
}

/** Writes counts down; null takes one back. */
export async function saveCounts(tx: Transaction, id: number, counts: ReadonlyMap<number, bigint | null>, now: Date): Promise<void> {
  const payload = [...counts].map(([productId, counted]) => ({ product_id: productId, counted: counted === null ? null : String(counted) }))
  await execute(tx, saveLine, [id, JSON.stringify(payload), now])
}

/** One conditional update; undefined when the state was another. */
export async function moveCountRow(tx: Transaction, id: number, to: StockCountState, sources: readonly StockCountState[], now: Date) {
  return (await rows(tx, move, [id, to, sources, now]))[0]
}

/** Moves the stock by the differences; answers the SKUs that were moved. */
export async function applyCount(tx: Transaction, id: number, warehouseId: number, productIds: readonly number[]): Promise<number[]> {
  await rows(tx, lockStock, [productIds, warehouseId])
  return (await rows<{ productId: Int }>(tx, applied, [id, warehouseId])).map((one) => Number(one.productId))
}
