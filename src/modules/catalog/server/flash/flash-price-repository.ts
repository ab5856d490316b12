import type { UnitPrice } from '../../../../kernel/money/unit-price.ts'
import { rows, type Transaction } from '../../../../kernel/database/transaction.ts'
import { goodsChanged } from '../goods/publish-goods.ts'

/** The flash price of a SKU, per trade unit and per second unit, for both price classes. */
export type FlashPrice = {
  readonly productId: number
  readonly retail: UnitPrice
  readonly retailSecond: UnitPrice | null
  readonly business: UnitPrice
  readonly businessSecond: UnitPrice | null
}

const put = {
  name: 'catalog.putFlashPrices',
  text: `WITH put AS (
      INSERT INTO sku_flash_price (product_id, flash_sale_id, retail_price, retail_sec_price, business_price, business_sec_price, ends_at)
      SELECT product_id, $1, retail, retail_second, business, business_second, $2
      FROM json_to_recordset($3::json) AS r(product_id bigint, retail bigint, retail_second bigint, business bigint, business_second bigint)
      ON CONFLICT (product_id) DO NOTHING RETURNING product_id)
    SELECT DISTINCT s.goods_id AS "goodsId" FROM put JOIN sku s USING (product_id)`,
}
const end = {
  name: 'catalog.endFlashPrices',
  text: `WITH gone AS (DELETE FROM sku_flash_price WHERE flash_sale_id = $1 AND ($2::bigint[] IS NULL OR product_id = ANY($2)) RETURNING product_id)
    SELECT DISTINCT s.goods_id AS "goodsId" FROM gone JOIN sku s USING (product_id)`,
}
const text = (price: bigint | null) => (price === null ? null : String(price))

/** Flash prices hold from the commit on, everywhere: the read model follows in the same transaction. A SKU that has one keeps it. */
export async function setFlashPrices(
  tx: Transaction,
  sale: { readonly flashSaleId: number; readonly endsAt: Date },
  prices: readonly FlashPrice[],
): Promise<void> {
  const list = prices.map(({ productId, retail, retailSecond, business, businessSecond }) => ({
    product_id: productId,
    retail: text(retail),
    retail_second: text(retailSecond),
    business: text(business),
    business_second: text(businessSecond),
  }))
  await tellGoods(tx, await rows<Goods>(tx, put, [sale.flashSaleId, sale.endsAt, JSON.stringify(list)]))
}

/** Ends the flash prices of a sale, or of some of its SKUs. */
export async function endFlashPrices(tx: Transaction, flashSaleId: number, productIds: readonly number[] | null = null): Promise<void> {
  await tellGoods(tx, await rows<Goods>(tx, end, [flashSaleId, productIds]))
}

type Goods = { readonly goodsId: number | string }
async function tellGoods(tx: Transaction, goods: readonly Goods[]): Promise<void> {
  if (goods.length > 0)
    await goodsChanged(
      tx,
      goods.map(({ goodsId }) => Number(goodsId)),
    )
}
