import { rows, type Queryable } from '../../../../kernel/database/transaction.ts'

const statement = {
  name: 'catalog.heldIn',
  text: `SELECT s.goods_id AS "goodsId", array_agg(DISTINCT st.warehouse_id) AS warehouses FROM sku s JOIN sku_stock st USING (product_id)
   WHERE s.goods_id = ANY($1::bigint[]) AND s.state = 'active' GROUP BY s.goods_id`,
}

/** The warehouses that have a place for goods, whatever lies there now, by goods id. */
export async function stockLocations(db: Queryable, goodsIds: readonly number[]): Promise<ReadonlyMap<number, ReadonlySet<number>>> {
  const found = await rows<{ goodsId: number; warehouses: readonly (number | string)[] }>(db, statement, [goodsIds])
  return new Map(found.map((row) => [Number(row.goodsId), new Set(row.warehouses.map(Number))]))
}

type Row = { readonly version: number; readonly productId: number | null; readonly warehouseId: number; readonly available: number }

const live = {
  name: 'catalog.liveStock',
  text: `SELECT v.version, st.product_id AS "productId", st.warehouse_id AS "warehouseId", st.available
         FROM catalog_version v LEFT JOIN sku_stock st ON st.product_id = ANY($1::bigint[])`,
}

/** Stock of SKUs in steps of their trade unit, by warehouse, and the catalogue version of the same moment. */
export type LiveStock = {
  readonly version: number
  readonly byProduct: ReadonlyMap<number, readonly { readonly warehouseId: number; readonly available: bigint }[]>
}

/** Reads live stock: the one query of a list or page whose documents are remembered. */
export async function liveStock(db: Queryable, productIds: readonly number[]): Promise<LiveStock> {
  const found = await rows<Row>(db, live, [productIds])
  const byProduct = new Map<number, { warehouseId: number; available: bigint }[]>()
  for (const row of found) {
    if (row.productId === null) continue
    const places = byProduct.get(row.productId)
    const place = { warehouseId: row.warehouseId, available: BigInt(row.available) }
    if (places) places.push(place)
    else byProduct.set(row.productId, [place])
  }
  return { version: found[0]?.version ?? 0, byProduct }
}

/** What is available of a SKU in all warehouses. */
export function totalOf(stock: LiveStock, productId: number): bigint {
  return (stock.byProduct.get(productId) ?? []).reduce((sum, place) => sum + place.available, 0n)
}
