import { rows, type AnyHandle } from '../../../shared/unit.ts'

const statement = {
  name: 'catalog.heldIn',
  text: `SELECT s.goods_id AS "goodsId", array_agg(DISTINCT st.warehouse_id) AS warehouses FROM sku s JOIN sku_stock st USING (product_id)
   WHERE s.goods_id = ANY($1::bigint[]) AND s.state = 'active' GROUP BY s.goods_id`,
}

/** The warehouses that have a place for goods, whatever lies there now, by goods id. */
export async function heldIn(handle: AnyHandle, goodsIds: readonly number[]): Promise<ReadonlyMap<number, ReadonlySet<number>>> {
  const found = await rows<{ goodsId: number; warehouses: readonly (number | string)[] }>(handle, statement, [goodsIds])
  return new Map(found.map((row) => [Number(row.goodsId), new Set(row.warehouses.map(Number))]))
}
