import { rows, type Queryable } from '../../../../kernel/database/transaction.ts'

const goods = {
  name: 'catalog.goodsCovered',
  text: `SELECT g.goods_id AS "goodsId", g.store_id AS "storeId", g.category_id AS "categoryId", g.name_zh AS "nameZh", g.name_en AS "nameEn",
      (SELECT c.default_product_id FROM goods_card c WHERE c.goods_id = g.goods_id) AS "productId"
    FROM goods g WHERE g.goods_id = ANY($1) ORDER BY g.goods_id`,
}

export type NamedGoods = {
  readonly goodsId: number
  readonly storeId: number
  readonly categoryId: number
  readonly nameZh: string
  readonly nameEn: string
  /** The SKU that its page shows first; null while it is not on sale. */
  readonly productId: number | null
}

/** Goods with their store, category and names; those that do not exist are missing. */
export async function namedGoods(db: Queryable, goodsIds: readonly number[]): Promise<NamedGoods[]> {
  return goodsIds.length === 0 ? [] : rows<NamedGoods>(db, goods, [goodsIds])
}
