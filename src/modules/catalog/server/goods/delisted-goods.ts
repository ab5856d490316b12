import type { OutputOf } from '../../../../api/endpoint.ts'
import { rows, type Queryable } from '../../../../kernel/database/transaction.ts'
import type { Language } from '../../../../kernel/i18n/translate.ts'
import type { goodsDelisted, goodsPaused } from '../../endpoints-goods.ts'
import { mediaPath } from '../read-model/card-document.ts'

type Row = {
  readonly zh: string
  readonly en: string
  readonly categoryId: number
  readonly isPaused: boolean
  readonly storeZh: string
  readonly storeEn: string
}

// What was never published says nothing, not even its name.
const statement = {
  name: 'catalog.gone',
  text: `SELECT g.name_zh AS zh, g.name_en AS en, g.category_id AS "categoryId", sh.store_name AS "storeZh", sh.store_name_en AS "storeEn",
           g.state = 'on_sale' AND s.state = 'active' AS "isPaused"
         FROM sku s JOIN goods g USING (goods_id) JOIN sku_store sh USING (store_id)
         WHERE s.product_id = $1 AND g.published_at IS NOT NULL
           AND (g.state IN ('off_shelf', 'taken_down') OR (g.state = 'on_sale' AND (s.state = 'retired' OR sh.store_paused)))`,
}

/** Goods that were on sale and were taken down, or whose store is suspended: their page says so and leads to similar ones. */
export async function showDelistedGoods(db: Queryable, productId: number, lang: Language): Promise<OutputOf<typeof goodsDelisted>> {
  const [row] = await rows<Row>(db, statement, [productId])
  if (!row) return { gone: 0, goodsName: '', categoryId: null, pausedStore: '' }
  const pausedStore = row.isPaused ? (lang === 'en' ? row.storeEn : row.storeZh) : ''
  return { gone: 1, goodsName: row[lang], categoryId: row.categoryId, pausedStore }
}

const first = {
  name: 'catalog.firstSkus',
  text: `SELECT goods_id AS "goodsId", default_product_id AS "productId" FROM goods_card WHERE goods_id = ANY($1::bigint[])`,
}

/** The SKUs that goods open with, in the order asked; goods that are not on sale are left out. */
export async function firstSkus(db: Queryable, goodsIds: readonly number[]): Promise<number[]> {
  const found = await rows<{ goodsId: number; productId: number }>(db, first, [goodsIds])
  const byGoods = new Map(found.map((row) => [Number(row.goodsId), Number(row.productId)]))
  return [...new Set(goodsIds)].flatMap((id) => byGoods.get(id) ?? [])
}

type PausedRow = {
  readonly goodsId: number
  readonly productIds: readonly (number | string)[]
  readonly zh: string
  readonly en: string
  readonly image: string | null
  readonly storeZh: string
  readonly storeEn: string
}
const paused = {
  name: 'catalog.pausedGoods',
  text: `SELECT g.goods_id AS "goodsId", array_agg(s.product_id ORDER BY s.sort, s.product_id) AS "productIds", g.name_zh AS zh, g.name_en AS en,
           g.gallery[1] AS image, sh.store_name AS "storeZh", sh.store_name_en AS "storeEn"
         FROM goods g JOIN sku s USING (goods_id) JOIN sku_store sh USING (store_id)
         WHERE (s.product_id = ANY($1::bigint[]) OR g.goods_id = ANY($2::bigint[])) AND g.state = 'on_sale' AND s.state = 'active' AND sh.store_paused
         GROUP BY g.goods_id, sh.store_name, sh.store_name_en ORDER BY g.goods_id`,
}

/** Which of these goods cannot be seen because their store is suspended, each once. */
export async function showPausedGoods(
  db: Queryable,
  of: { readonly productIds: readonly number[]; readonly goodsIds: readonly number[] },
  lang: Language,
): Promise<OutputOf<typeof goodsPaused>> {
  const found = await rows<PausedRow>(db, paused, [of.productIds, of.goodsIds])
  return found.map((row) => ({
    goodsId: Number(row.goodsId),
    productIds: row.productIds.map(Number),
    goodsName: row[lang],
    goodsImage: row.image === null ? '' : mediaPath + row.image,
    storeName: lang === 'en' ? row.storeEn : row.storeZh,
  }))
}
