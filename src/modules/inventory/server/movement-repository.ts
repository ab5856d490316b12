import { rows, type Queryable } from '../../../kernel/database/transaction.ts'
import type { MovementKind } from '../rules/movement-cause.ts'

type Int = number | bigint
export type MovementRow = {
  readonly id: Int
  readonly at: Date
  readonly kind: MovementKind
  readonly productId: number
  readonly nameZh: string
  readonly nameEn: string
  readonly specZh: string
  readonly specEn: string
  readonly unitCode: string
  readonly precision: number
  readonly placeZh: string
  readonly placeEn: string
  readonly change: Int
  readonly heldChange: Int
  readonly available: Int
  readonly reference: string
  readonly note: string
  readonly otherZh: string
  readonly otherEn: string
}
export type MovementQuery = {
  readonly stores: readonly number[]
  readonly productId: number | null
  readonly warehouseId: number | null
  readonly kind: MovementKind | ''
  readonly keyword: string
  readonly startDate: string | null
  readonly endDate: string | null
}

const page = {
  name: 'inventory.movements',
  // What was there afterwards is counted back from now: the newest rows, which are read most, have the fewest after them.
  text: `SELECT l.id, l.at, l.movement AS kind, l.product_id AS "productId", g.name_zh AS "nameZh", g.name_en AS "nameEn", s.spec_text_zh AS "specZh", s.spec_text_en AS "specEn",
      g.price_unit AS "unitCode", g.unit_precision AS precision, w.name_zh AS "placeZh", w.name_en AS "placeEn", l.change, l.held_change AS "heldChange", l.reference,
      k.available - coalesce((SELECT sum(x.change) FROM stock_ledger x WHERE x.product_id = l.product_id AND x.warehouse_id = l.warehouse_id AND x.id > l.id), 0)::bigint AS available,
      coalesce(t.note, c.note, l.note, '') AS note, coalesce(o.name_zh, '') AS "otherZh", coalesce(o.name_en, '') AS "otherEn"
    FROM stock_ledger l JOIN sku s USING (product_id) JOIN goods g ON g.goods_id = s.goods_id JOIN warehouse w USING (warehouse_id)
      JOIN sku_stock k ON k.product_id = l.product_id AND k.warehouse_id = l.warehouse_id
      LEFT JOIN stock_transfer t ON l.movement = 'transfer' AND 'transfer:' || t.stock_transfer_id = l.reference
      LEFT JOIN warehouse o ON o.warehouse_id = CASE WHEN l.warehouse_id = t.from_warehouse_id THEN t.to_warehouse_id ELSE t.from_warehouse_id END
      LEFT JOIN stock_count c ON l.movement = 'count' AND 'count:' || c.stock_count_id = l.reference
    WHERE w.store_id = ANY($1::bigint[]) AND g.store_id = ANY($1::bigint[]) AND ($2::bigint IS NULL OR l.product_id = $2) AND ($3::bigint IS NULL OR l.warehouse_id = $3)
      AND ($4 = '' OR l.movement = $4)
      AND ($5 = '' OR l.reference = $5 OR l.product_id::text = $5 OR strpos(lower(g.name_zh || ' ' || g.name_en || ' ' || s.spec_text_zh || ' ' || s.spec_text_en), lower($5)) > 0)
      AND ($6::date IS NULL OR l.at >= $6::date::timestamp AT TIME ZONE 'Asia/Shanghai') AND ($7::date IS NULL OR l.at < ($7::date + 1)::timestamp AT TIME ZONE 'Asia/Shanghai')
      AND ($8::bigint IS NULL OR l.id < $8)
    ORDER BY l.id DESC LIMIT $9`,
}

/** Movements of the stores' stock, newest first, before the row `before`. */
export function movementsOf(db: Queryable, query: MovementQuery, before: bigint | null, limit: number): Promise<MovementRow[]> {
  const { stores, productId, warehouseId, kind, keyword, startDate, endDate } = query
  return rows<MovementRow>(db, page, [stores, productId, warehouseId, kind, keyword, startDate, endDate, before, limit])
}

export type StockRow = {
  readonly productId: number
  readonly nameZh: string
  readonly nameEn: string
  readonly specZh: string
  readonly specEn: string
  readonly unitCode: string
  readonly precision: number
  readonly available: Int
  readonly held: Int
}
const at = {
  name: 'inventory.stockAt',
  text: `SELECT k.product_id AS "productId", g.name_zh AS "nameZh", g.name_en AS "nameEn", s.spec_text_zh AS "specZh", s.spec_text_en AS "specEn", g.price_unit AS "unitCode",
      g.unit_precision AS precision, k.available, k.held
    FROM sku_stock k JOIN sku s USING (product_id) JOIN goods g USING (goods_id) JOIN warehouse w USING (warehouse_id)
    WHERE k.warehouse_id = $1 AND w.store_id = ANY($2::bigint[]) AND g.store_id = w.store_id AND s.state = 'active'
      AND ($3 = '' OR s.product_id::text = $3 OR strpos(lower(g.name_zh || ' ' || g.name_en || ' ' || s.spec_text_zh || ' ' || s.spec_text_en), lower($3)) > 0)
    ORDER BY k.available = 0, g.goods_id, s.sort, s.product_id LIMIT $4`,
}

/** What lies in a warehouse of one of the stores, what may be sold first. */
export function stockAt(db: Queryable, warehouseId: number, query: { stores: readonly number[]; keyword: string; limit: number }) {
  return rows<StockRow>(db, at, [warehouseId, query.stores, query.keyword, query.limit])
}
