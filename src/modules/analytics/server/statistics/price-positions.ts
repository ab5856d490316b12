import type { z } from 'zod'
import { storeIdsWith } from '../../../../api/caller.ts'
import type { OutputOf } from '../../../../api/endpoint.ts'
import type { Call } from '../../../../api/handler.ts'
import { offsetOf } from '../../../../kernel/database/paging.ts'
import { rows } from '../../../../kernel/database/transaction.ts'
import { unitPriceNumber } from '../../../../kernel/money/unit-price.ts'
import { unitOf } from '../../../catalog/rules/units.ts'
import type { pricePositions } from '../../endpoints-price-position.ts'
import { priceBand, type PriceBand } from '../../rules/price-band.ts'

type Row = {
  readonly productId: number
  readonly goodsId: number
  readonly zh: string
  readonly en: string
  readonly specZh: string
  readonly specEn: string
  readonly itemZh: string
  readonly itemEn: string
  readonly unit: string
  readonly price: number | bigint
  readonly rivals: number
  readonly cheaper: number
}
// SKUs that are an item, as buyers compare them: on sale, with a price that is shown.
const offers = `goods_card c JOIN goods g ON g.goods_id = c.goods_id AND g.price_shown AND NOT g.require_enquiry
    JOIN sku s ON s.goods_id = g.goods_id AND s.state = 'active' AND s.business_price IS NOT NULL`
const isItem = `i.enabled AND i.category_id = ANY(c.category_path) AND (g.attributes || s.axis_values) @> i.attributes`
// The cheapest SKU of a store stands for it.
const positions = {
  name: 'analytics.pricePositions',
  text: `WITH own AS MATERIALIZED (SELECT s.product_id, g.goods_id, g.name_zh, g.name_en, s.spec_text_zh, s.spec_text_en, s.business_price AS price, g.price_unit,
        i.standard_item_id, i.name_zh AS item_zh, i.name_en AS item_en
      FROM ${offers} JOIN standard_item i ON ${isItem} WHERE g.store_id = ANY($1::bigint[]) ORDER BY 1 LIMIT 5000),
    item AS MATERIALIZED (SELECT i.* FROM standard_item i WHERE i.standard_item_id IN (SELECT standard_item_id FROM own)),
    rival AS MATERIALIZED (SELECT i.standard_item_id, g.price_unit, g.store_id, min(s.business_price) AS price
      FROM ${offers} JOIN item i ON ${isItem} WHERE g.store_id <> ALL($1::bigint[]) GROUP BY 1, 2, 3)
    SELECT o.product_id AS "productId", o.goods_id AS "goodsId", o.name_zh AS zh, o.name_en AS en, o.spec_text_zh AS "specZh", o.spec_text_en AS "specEn",
      o.item_zh AS "itemZh", o.item_en AS "itemEn", o.price_unit AS unit, o.price, count(r.store_id)::int AS rivals,
      (count(r.store_id) FILTER (WHERE r.price < o.price))::int AS cheaper
    FROM own o LEFT JOIN rival r USING (standard_item_id, price_unit) GROUP BY 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, o.standard_item_id ORDER BY o.goods_id, o.product_id, o.standard_item_id`,
}

type Asked = z.output<typeof pricePositions.input>

/** Where the caller's list prices stand; the dearest against the others first. */
export async function pricePositionsOf(call: Call, asked: Asked): Promise<OutputOf<typeof pricePositions>> {
  const found = await rows<Row>(call.app.read, positions, [storeIdsWith(call.caller, 'store.orders')])
  const isEnglish = call.lang === 'en'
  const placed = found
    .map((row) => ({
      productId: row.productId,
      goodsId: row.goodsId,
      goodsName: (isEnglish && row.en) || row.zh,
      spec: (isEnglish && row.specEn) || row.specZh,
      itemName: (isEnglish && row.itemEn) || row.itemZh,
      price: unitPriceNumber(BigInt(row.price)),
      unitName: unitOf(row.unit)[call.lang],
      storeNum: row.rivals + 1,
      band: priceBand(row.rivals, row.cheaper),
      place: priceBand(row.rivals, row.cheaper) === 'few' ? null : row.cheaper + 1,
    }))
    .filter(
      (one) => asked.keyword === '' || `${one.goodsName} ${one.spec} ${one.itemName}`.toLowerCase().includes(asked.keyword.toLowerCase()),
    )
  const counts: Record<PriceBand | 'all', number> = { all: placed.length, low: 0, middle: 0, high: 0, few: 0 }
  for (const { band } of placed) counts[band] += 1
  const share = (one: (typeof placed)[number]) => (one.place === null ? -1 : (one.place - 1) / (one.storeNum - 1))
  const chosen = placed.filter((one) => asked.band === '' || one.band === asked.band).toSorted((a, b) => share(b) - share(a))
  const from = offsetOf(asked)
  return { list: chosen.slice(from, from + asked.pageSize), total: chosen.length, counts }
}
