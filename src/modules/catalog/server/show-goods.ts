import type { Call } from '../../../api/handler.ts'
import type { OutputOf } from '../../../api/endpoint.ts'
import { failure, type Failure } from '../../../shared/failure.ts'
import { quantityNumber } from '../../../shared/quantity.ts'
import { rows } from '../../../shared/unit.ts'
import type { goodsDetail } from '../contract-goods.ts'
import type { BoardKeeper, KeptBoard } from './board-keeper.ts'
import { cardsOf, priceHandle } from './card-store.ts'
import type { pageDocument, priceDocument } from './page-document.ts'

type PageDocument = ReturnType<typeof pageDocument>
type PriceDocument = ReturnType<typeof priceDocument>
type Row = {
  readonly page: PageDocument
  readonly prices: PriceDocument
  readonly specHead: readonly string[]
  /** Stock as [productId, warehouseId, available]. */
  readonly stock: readonly (readonly [number, number, number])[] | null
  readonly version: number
}
type Detail = OutputOf<typeof goodsDetail>

const statement = (priceClass: 'retail' | 'business', lang: 'zh' | 'en') => ({
  name: `catalog.page.${priceClass}.${lang}`,
  text: `SELECT p.page_${lang} AS page, p.${priceClass}_doc AS prices, c.card_${lang} -> 'specHead' AS "specHead", v.version,
    (SELECT json_agg(json_build_array(st.product_id, st.warehouse_id, st.available) ORDER BY st.warehouse_id)
     FROM sku one JOIN sku_stock st USING (product_id) WHERE one.goods_id = p.goods_id) AS stock
   FROM sku asked JOIN goods_page p USING (goods_id) JOIN goods_card c USING (goods_id) CROSS JOIN catalog_version v
   WHERE asked.product_id = $1 AND asked.state = 'active'`,
})
const statements = {
  retail: { zh: statement('retail', 'zh'), en: statement('retail', 'en') },
  business: { zh: statement('business', 'zh'), en: statement('business', 'en') },
}
const mostSiblings = 6

/** The goods page of a SKU: a prepared document, the prices of the viewer's class, live stock, and cards of the same category. Two queries. */
export async function showGoods(keeper: BoardKeeper, productId: number, call: Call): Promise<Detail | Failure> {
  const [row] = await rows<Row>(priceHandle(call), statements[call.priceClass][call.lang], [productId])
  if (!row) return failure('catalog.offSale')
  keeper.seen(row.version)
  const kept = await keeper.current(call.house, call.priceClass)
  const { cards } = await cardsOf(call, siblings(kept, row.page))
  return presentDetail(row, { productId, call, cards, kept })
}

/** The best sold other goods of the same category, or of the one above when it has few. */
function siblings({ board }: KeptBoard, page: PageDocument): number[] {
  const ids = page.path.map((one) => one.categoryId).toReversed()
  const chosen = new Map<number, number>()
  for (const id of ids) {
    const near = board.skus.filter((sku) => sku.goodsId !== page.goodsId && sku.categoryPath.includes(id)).toSorted((a, b) => b.sold - a.sold)
    for (const sku of near) if (chosen.size < mostSiblings && !chosen.has(sku.goodsId)) chosen.set(sku.goodsId, sku.productId)
    if (chosen.size === mostSiblings) break
  }
  return [...chosen.values()]
}

type About = { readonly productId: number; readonly call: Call; readonly cards: Detail['sameCategory']; readonly kept: KeptBoard }

function presentDetail(row: Row, { productId, call, cards, kept }: About): Detail {
  const { skus: _, warehouses: places, ...page } = row.page
  const skus = row.page.skus.map((sku, index) => ({ ...sku, ...priceAt(row.prices, index), ...stockOf(row, sku.productId, places) }))
  const asked = skus.find((sku) => sku.productId === productId)
  const goodsPrice = asked?.goodsPrice ?? null
  return {
    ...page,
    productId,
    specLine: [...row.specHead, asked?.specText ?? ''].filter((part) => part !== '').join(' · '),
    priceClass: call.priceClass,
    goodsPrice,
    secPrice: asked?.secPrice ?? null,
    defaultProduct: { productId, productPrice: goodsPrice, productStock: asked?.productStock ?? 0 },
    indexLink: row.prices.indexLink === null || row.prices.indexLink.seriesCode === null ? null : { ...row.prices.indexLink, seriesCode: row.prices.indexLink.seriesCode },
    skus,
    documents: [...page.documents],
    tags: [...page.tags],
    qualificationRequired: [...page.qualificationRequired],
    store: { ...page.store, goodsNum: goodsOfStore(kept, page.store.storeId) },
    sameCategory: cards,
  }
}

function priceAt(prices: PriceDocument, index: number) {
  const found = prices.skus[index]
  return { goodsPrice: found?.goodsPrice ?? null, secPrice: found?.secPrice ?? null, tiers: found?.tiers ?? [] }
}

function stockOf(row: Row, productId: number, places: PageDocument['warehouses']) {
  const { precision } = row.page
  const own = (row.stock ?? []).filter((one) => one[0] === productId)
  return {
    productStock: quantityNumber(own.reduce((total, one) => total + BigInt(one[2]), 0n), precision),
    warehouses: own.flatMap(([, warehouseId, available]) => {
      const place = places.find((one) => one.warehouseId === warehouseId)
      return place ? [{ ...place, stock: quantityNumber(BigInt(available), precision) }] : []
    }),
  }
}

function goodsOfStore({ board, memory }: KeptBoard, storeId: number): number {
  const key = `goods of store ${storeId}`
  const known = memory.get(key)
  if (typeof known === 'number') return known
  const number = new Set(board.skus.filter((sku) => sku.facts.some(([code, value]) => code === 'store' && value === String(storeId))).map((sku) => sku.goodsId)).size
  memory.set(key, number)
  return number
}
