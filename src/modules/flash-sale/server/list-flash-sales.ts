import type { PriceClass } from '../../../api/caller.ts'
import type { OutputOf } from '../../../api/endpoint.ts'
import type { Call } from '../../../api/handler.ts'
import { unitPriceNumber } from '../../../kernel/money/unit-price.ts'
import { quantityNumber } from '../../../kernel/quantity/quantity.ts'
import { rows } from '../../../kernel/database/transaction.ts'
import { unitOf } from '../../catalog/rules/units.ts'
import { mediaPath, priceHandle } from '../../catalog/server/public.ts'
import { flashTakenBy } from '../../inventory/server/public.ts'
import type { flashSaleOfSku, FlashSession } from '../endpoints.ts'

type Int = number | bigint
type Row = {
  readonly flashSaleId: number
  readonly nameZh: string
  readonly nameEn: string
  readonly storeId: number
  readonly storeName: string
  readonly storeNameEn: string
  readonly startsAt: Date
  readonly endsAt: Date
  readonly state: 'RUNNING' | 'SCHEDULED'
  readonly productId: number
  readonly goodsZh: string
  readonly goodsEn: string
  readonly specZh: string
  readonly specEn: string
  readonly image: string | null
  readonly unitCode: string
  readonly precision: number
  readonly price: Int
  readonly listPrice: Int | null
  readonly number: Int
  readonly left: Int | null
  readonly perBuyer: Int | null
}

// One statement per price class: the visitor role may not even name the business columns.
const listOf = (side: PriceClass) => ({
  name: `flashSale.list.${side}`,
  text: `SELECT k.flash_sale_id AS "flashSaleId", k.name_zh AS "nameZh", k.name_en AS "nameEn", k.store_id AS "storeId", sh.store_name AS "storeName",
      sh.store_name_en AS "storeNameEn", k.starts_at AS "startsAt", k.ends_at AS "endsAt", k.state, i.product_id AS "productId", g.name_zh AS "goodsZh",
      g.name_en AS "goodsEn", s.spec_text_zh AS "specZh", s.spec_text_en AS "specEn", g.gallery[1] AS image, g.price_unit AS "unitCode", g.unit_precision AS precision,
      i.${side}_price AS price, s.${side}_price AS "listPrice", i.number, fs.available AS "left", i.per_buyer AS "perBuyer"
    FROM (SELECT flash_sale_id, store_id, name_zh, name_en, starts_at, ends_at, state FROM flash_sale
        WHERE state = 'RUNNING' OR (state = 'SCHEDULED' AND starts_at < $1::timestamptz + interval '7 days') ORDER BY state, ends_at LIMIT $2) k
    JOIN sku_store sh USING (store_id) JOIN flash_sale_item i USING (flash_sale_id) JOIN sku s USING (product_id) JOIN goods_card c USING (goods_id) JOIN goods g USING (goods_id)
    LEFT JOIN flash_stock fs USING (flash_sale_id, product_id)
    WHERE s.state = 'active' ORDER BY k.state, k.ends_at, k.flash_sale_id, i.sort`,
})
const lists = { retail: listOf('retail'), business: listOf('business') }

const share = (number: bigint, left: bigint) => (number === 0n ? 0 : Number(((number - left) * 100n) / number))

/** Sales that run, then those of the next seven days, with prices of the viewer's class. Retail prices are read on the visitors' role. */
export async function listFlashSales(call: Call, most: number): Promise<FlashSession[]> {
  const found = await rows<Row>(priceHandle(call), lists[call.priceClass], [call.app.clock.now(), most])
  const isEnglish = call.lang === 'en'
  return [...Map.groupBy(found, (row) => row.flashSaleId).values()].flatMap((lines) => {
    const [first] = lines
    if (!first) return []
    return [
      {
        flashSaleId: first.flashSaleId,
        name: (isEnglish && first.nameEn) || first.nameZh,
        storeId: first.storeId,
        storeName: isEnglish ? first.storeNameEn : first.storeName,
        startsAt: first.startsAt.toISOString(),
        endsAt: first.endsAt.toISOString(),
        state: first.state,
        goods: lines.map((line) => goodsOf(line, call)),
      },
    ]
  })
}

function goodsOf(row: Row, { lang }: Call): FlashSession['goods'][number] {
  const isEnglish = lang === 'en'
  const number = BigInt(row.number)
  const left = row.left === null ? number : BigInt(row.left)
  const show = (steps: bigint) => quantityNumber(steps, row.precision)
  return {
    productId: row.productId,
    goodsName: isEnglish ? row.goodsEn : row.goodsZh,
    specLine: isEnglish ? row.specEn : row.specZh,
    goodsImage: row.image === null ? '' : mediaPath + row.image,
    priceUnit: unitOf(row.unitCode)[lang],
    flashPrice: unitPriceNumber(BigInt(row.price)),
    listPrice: row.listPrice === null ? null : unitPriceNumber(BigInt(row.listPrice)),
    number: show(number),
    left: show(left),
    soldShare: share(number, left),
    perBuyer: row.perBuyer === null ? null : show(BigInt(row.perBuyer)),
  }
}

const ofSku = {
  name: 'flashSale.ofSku',
  text: `SELECT p.flash_sale_id AS "flashSaleId", p.ends_at AS "endsAt", k.total, k.available, k.per_buyer AS "perBuyer", g.unit_precision AS precision
    FROM sku_flash_price p JOIN flash_stock k USING (flash_sale_id, product_id) JOIN sku s USING (product_id) JOIN goods g USING (goods_id) WHERE p.product_id = $1`,
}
type SkuRow = { flashSaleId: number; endsAt: Date; total: Int; available: Int; perBuyer: Int | null; precision: number }

/** The running sale of a SKU with what is left and what the viewer holds of it; null without one. */
export async function flashSaleOf(call: Call, productId: number): Promise<OutputOf<typeof flashSaleOfSku>> {
  const [row] = await rows<SkuRow>(call.app.visitorRead, ofSku, [productId])
  if (!row) return null
  const { flashSaleId } = row
  const { member } = call.caller
  const taken = member ? (await flashTakenBy(call.app.read, member, [{ flashSaleId, productId }])).get(`${flashSaleId} ${productId}`) : 0n
  const show = (steps: Int) => quantityNumber(BigInt(steps), row.precision)
  return {
    flashSaleId,
    endsAt: row.endsAt.toISOString(),
    number: show(row.total),
    left: show(row.available),
    soldShare: share(BigInt(row.total), BigInt(row.available)),
    perBuyer: row.perBuyer === null ? null : show(row.perBuyer),
    taken: show(taken ?? 0n),
  }
}
