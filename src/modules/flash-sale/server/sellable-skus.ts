import { ratioOf, type Ratio } from '../../../kernel/quantity/unit-conversion.ts'
import { rows, type Queryable } from '../../../kernel/database/transaction.ts'

type Int = number | bigint
type Row = {
  readonly productId: number
  readonly storeId: number
  readonly nameZh: string
  readonly nameEn: string
  readonly specZh: string
  readonly specEn: string
  readonly unitCode: string
  readonly precision: number
  readonly min: Int
  readonly step: Int
  readonly retail: Int
  readonly retailSecond: Int | null
  readonly business: Int
  readonly businessSecond: Int | null
  readonly num: Int | null
  readonly den: Int | null
  readonly stock: Int
}
/** A SKU with list prices that a flash sale may hold. */
export type SellableSku = Omit<
  Row,
  'min' | 'step' | 'retail' | 'retailSecond' | 'business' | 'businessSecond' | 'num' | 'den' | 'stock'
> & {
  readonly min: bigint
  readonly step: bigint
  readonly retail: bigint
  readonly retailSecond: bigint | null
  readonly business: bigint
  readonly businessSecond: bigint | null
  /** Null where it is sold in the trade unit only. */
  readonly convToSec: Ratio | null
  readonly stock: bigint
}

const columns = `SELECT s.product_id AS "productId", g.store_id AS "storeId", g.name_zh AS "nameZh", g.name_en AS "nameEn", s.spec_text_zh AS "specZh", s.spec_text_en AS "specEn",
    g.price_unit AS "unitCode", g.unit_precision AS precision, g.min_buy AS min, g.buy_step AS step, s.retail_price AS retail, s.retail_sec_price AS "retailSecond",
    s.business_price AS business, s.business_sec_price AS "businessSecond", CASE WHEN g.sale_unit_state = 2 THEN s.conv_numerator END AS num, s.conv_denominator AS den,
    (SELECT coalesce(sum(st.available), 0)::bigint FROM sku_stock st WHERE st.product_id = s.product_id) AS stock
   FROM sku s JOIN goods g USING (goods_id)
   WHERE g.state = 'on_sale' AND s.state = 'active' AND g.price_shown AND NOT g.require_enquiry AND s.retail_price IS NOT NULL AND s.business_price IS NOT NULL`
const byIds = { name: 'flashSale.skusByIds', text: `${columns} AND s.product_id = ANY($1::bigint[])` }
const byWords = {
  name: 'flashSale.skusByWords',
  text: `${columns} AND g.store_id = $1 AND ($2 = '' OR g.name_zh || ' ' || g.name_en || ' ' || s.spec_text_zh || ' ' || s.product_id ILIKE '%' || $2 || '%')
    ORDER BY g.sold_count DESC, g.goods_id, s.sort LIMIT 40`,
}

/** Those of the SKUs that may be in a sale, by id. */
export async function sellableSkus(db: Queryable, productIds: readonly number[]): Promise<ReadonlyMap<number, SellableSku>> {
  return new Map((await rows<Row>(db, byIds, [productIds])).map((row) => [row.productId, skuOf(row)]))
}

/** SKUs of a store by words of their names and specifications, the best sold first. */
export async function findSellableSkus(db: Queryable, storeId: number, keyword: string): Promise<SellableSku[]> {
  const words = keyword.replaceAll('\\', '\\\\').replaceAll('%', '\\%').replaceAll('_', '\\_')
  return (await rows<Row>(db, byWords, [storeId, words])).map(skuOf)
}

const bigOrNull = (value: Int | null) => (value === null ? null : BigInt(value))

function skuOf({ num, den, ...row }: Row): SellableSku {
  return {
    ...row,
    min: BigInt(row.min),
    step: BigInt(row.step),
    retail: BigInt(row.retail),
    retailSecond: bigOrNull(row.retailSecond),
    business: BigInt(row.business),
    businessSecond: bigOrNull(row.businessSecond),
    convToSec: num === null || den === null ? null : (ratioOf(BigInt(num), BigInt(den)) ?? null),
    stock: BigInt(row.stock),
  }
}
