import type { OutputOf } from '../../../api/endpoint.ts'
import { rows, type AnyHandle } from '../../../shared/unit.ts'
import type { Language } from '../../../shared/words.ts'
import type { goodsGone } from '../contract-goods.ts'

type Row = { readonly zh: string; readonly en: string; readonly categoryId: number }

// What was never published says nothing, not even its name.
const statement = {
  name: 'catalog.gone',
  text: `SELECT g.name_zh AS zh, g.name_en AS en, g.category_id AS "categoryId" FROM sku s JOIN goods g USING (goods_id)
         WHERE s.product_id = $1 AND g.published_at IS NOT NULL AND (g.state = 'off_shelf' OR (g.state = 'on_sale' AND s.state = 'retired'))`,
}

/** Goods that were on sale and were taken down: their page says so and leads to similar ones. */
export async function goneGoods(handle: AnyHandle, productId: number, lang: Language): Promise<OutputOf<typeof goodsGone>> {
  const [row] = await rows<Row>(handle, statement, [productId])
  return row ? { gone: 1, goodsName: row[lang], categoryId: row.categoryId } : { gone: 0, goodsName: '', categoryId: null }
}

const first = {
  name: 'catalog.firstSkus',
  text: `SELECT goods_id AS "goodsId", default_product_id AS "productId" FROM goods_card WHERE goods_id = ANY($1::bigint[])`,
}

/** The SKUs that goods open with, in the order asked; goods that are not on sale are left out. */
export async function firstSkus(handle: AnyHandle, goodsIds: readonly number[]): Promise<number[]> {
  const found = await rows<{ goodsId: number; productId: number }>(handle, first, [goodsIds])
  const byGoods = new Map(found.map((row) => [Number(row.goodsId), Number(row.productId)]))
  return [...new Set(goodsIds)].flatMap((id) => byGoods.get(id) ?? [])
}
