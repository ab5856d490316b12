import { rows, type Queryable } from '../../../../kernel/database/transaction.ts'
import { ratioOf, type Ratio } from '../../../../kernel/quantity/unit-conversion.ts'

/** The two units that a SKU is counted in. */
export type SkuUnits = {
  readonly productId: number
  readonly unitCode: string
  readonly secUnitCode: string
  /** How many second units make one trade unit. */
  readonly convToSec: Ratio
}

type Row = Omit<SkuUnits, 'convToSec'> & { readonly num: number | bigint; readonly den: number | bigint }

const units = {
  name: 'catalog.unitsOfSkus',
  text: `SELECT s.product_id AS "productId", g.price_unit AS "unitCode", g.sec_unit AS "secUnitCode", s.conv_numerator AS num, s.conv_denominator AS den
    FROM sku s JOIN goods g USING (goods_id)
    WHERE s.product_id = ANY($1::bigint[]) AND g.sec_unit IS NOT NULL AND s.conv_numerator IS NOT NULL AND s.conv_denominator IS NOT NULL`,
}

/** The units of SKUs that have two, whether they are still on sale or not. */
export async function unitsOfSkus(db: Queryable, productIds: readonly number[]): Promise<SkuUnits[]> {
  const found = productIds.length === 0 ? [] : await rows<Row>(db, units, [productIds])
  return found.flatMap(({ num, den, ...sku }) => {
    const convToSec = ratioOf(BigInt(num), BigInt(den))
    return convToSec ? [{ ...sku, convToSec }] : []
  })
}
