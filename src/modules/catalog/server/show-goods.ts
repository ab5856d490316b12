import type { Call } from '../../../api/handler.ts'
import type { OutputOf } from '../../../api/endpoint.ts'
import { failure, type Failure } from '../../../shared/failure.ts'
import { quantityNumber } from '../../../shared/quantity.ts'
import { rows } from '../../../shared/unit.ts'
import type { GoodsCard } from '../contract.ts'
import type { goodsDetail } from '../contract-goods.ts'
import { keep, remember, withBoard, type BoardKeeper, type KeptBoard, type Seen } from './board-keeper.ts'
import { cardDocuments, priceHandle, withStock } from './card-store.ts'
import type { pageDocument, priceDocument } from './page-document.ts'
import { liveStock, totalOf, type LiveStock } from './stock-store.ts'

type PageDocument = ReturnType<typeof pageDocument>
type PriceDocument = ReturnType<typeof priceDocument>
type Row = { readonly page: PageDocument; readonly prices: PriceDocument; readonly specHead: readonly string[]; readonly version: number }
type Detail = OutputOf<typeof goodsDetail>
/** A goods page as it is apart from stock and the SKU that was asked for. */
type Prepared = Row & { readonly siblings: readonly GoodsCard[]; readonly goodsNum: number; readonly stockIds: readonly number[] }

const statement = (priceClass: 'retail' | 'business', lang: 'zh' | 'en') => ({
  name: `catalog.page.${priceClass}.${lang}`,
  text: `SELECT p.page_${lang} AS page, p.${priceClass}_doc AS prices, c.card_${lang} -> 'specHead' AS "specHead", v.version
   FROM goods_page p JOIN goods_card c USING (goods_id) CROSS JOIN catalog_version v WHERE p.goods_id = $1`,
})
const statements = {
  retail: { zh: statement('retail', 'zh'), en: statement('retail', 'en') },
  business: { zh: statement('business', 'zh'), en: statement('business', 'en') },
}
const mostSiblings = 6

/**
 * The goods page of a SKU: a prepared document with the prices of the viewer's class, live stock by warehouse, and cards
 * of the same category. One query when the page is remembered with the board, at most four otherwise.
 */
export function showGoods(keeper: BoardKeeper, productId: number, call: Call): Promise<Detail | Failure> {
  return withBoard<Detail | Failure>(keeper, call, async (kept) => {
    const place = kept.board.skuAt.get(productId)
    const goodsId = place === undefined ? undefined : kept.board.skus[place]?.goodsId
    const prepared = goodsId === undefined ? null : await preparedPage(kept, goodsId, call)
    const stock = await liveStock(priceHandle(call), prepared?.stockIds ?? [])
    const answer = prepared ? presentDetail(prepared, { productId, stock, priceClass: call.priceClass }) : failure('catalog.offSale')
    return { answer, version: stock.version } satisfies Seen<Detail | Failure>
  })
}

async function preparedPage(kept: KeptBoard, goodsId: number, call: Call): Promise<Prepared | null> {
  const key = `${call.lang}${goodsId}`
  const known = kept.pages.get(key)
  // Only this function puts values here.
  if (known) return known as Prepared
  const [row] = await rows<Row>(priceHandle(call), statements[call.priceClass][call.lang], [goodsId])
  if (!row) return null
  const siblingIds = siblings(kept, row.page)
  const cards = await cardDocuments(kept, call, siblingIds)
  const prepared = {
    ...row,
    siblings: siblingIds.flatMap((id) => cards.get(id) ?? []),
    goodsNum: goodsOfStore(kept, row.page.store.storeId),
    stockIds: [...row.page.skus.map((sku) => sku.productId), ...siblingIds],
  }
  // A page of a newer catalogue does not belong to this board.
  if (row.version === kept.version) keep(kept.pages, key, prepared)
  return prepared
}

/** The best sold other goods of the same category, or of the one above when it has few. */
function siblings({ board }: KeptBoard, page: PageDocument): number[] {
  const ids = page.path.map((one) => one.categoryId).toReversed()
  const chosen = new Map<number, number>()
  for (const id of ids) {
    const near = board.skus
      .filter((sku) => sku.goodsId !== page.goodsId && sku.categoryPath.includes(id))
      .toSorted((a, b) => b.sold - a.sold)
    for (const sku of near) if (chosen.size < mostSiblings && !chosen.has(sku.goodsId)) chosen.set(sku.goodsId, sku.productId)
    if (chosen.size === mostSiblings) break
  }
  return [...chosen.values()]
}

type About = { readonly productId: number; readonly stock: LiveStock; readonly priceClass: Call['priceClass'] }

function presentDetail(prepared: Prepared, { productId, stock, priceClass }: About): Detail {
  const { skus: _, warehouses: _places, ...page } = prepared.page
  const skus = prepared.page.skus.map((sku, index) => ({
    ...sku,
    ...priceAt(prepared.prices, index),
    ...stockOf(prepared.page, sku.productId, stock),
  }))
  const asked = skus.find((sku) => sku.productId === productId)
  const goodsPrice = asked?.goodsPrice ?? null
  const { indexLink } = prepared.prices
  return {
    ...page,
    productId,
    specLine: [...prepared.specHead, asked?.specText ?? ''].filter((part) => part !== '').join(' · '),
    priceClass,
    goodsPrice,
    secPrice: asked?.secPrice ?? null,
    defaultProduct: { productId, productPrice: goodsPrice, productStock: asked?.productStock ?? 0 },
    indexLink: indexLink === null || indexLink.seriesCode === null ? null : { ...indexLink, seriesCode: indexLink.seriesCode },
    skus,
    documents: [...page.documents],
    tags: [...page.tags],
    qualificationRequired: [...page.qualificationRequired],
    store: { ...page.store, goodsNum: prepared.goodsNum },
    sameCategory: prepared.siblings.flatMap((card) => withStock(card, stock)),
  }
}

function priceAt(prices: PriceDocument, index: number) {
  const found = prices.skus[index]
  return { goodsPrice: found?.goodsPrice ?? null, secPrice: found?.secPrice ?? null, tiers: found?.tiers ?? [] }
}

function stockOf(page: PageDocument, productId: number, stock: LiveStock) {
  return {
    productStock: quantityNumber(totalOf(stock, productId), page.precision),
    warehouses: (stock.byProduct.get(productId) ?? []).flatMap(({ warehouseId, available }) => {
      const place = page.warehouses.find((one) => one.warehouseId === warehouseId)
      return place ? [{ ...place, stock: quantityNumber(available, page.precision) }] : []
    }),
  }
}

function goodsOfStore(kept: KeptBoard, storeId: number): number {
  const ofStore = (sku: { facts: readonly (readonly [string, string])[] }) =>
    sku.facts.some(([code, value]) => code === 'store' && value === String(storeId))
  return remember(kept, `goods of store ${storeId}`, () => new Set(kept.board.skus.filter(ofStore).map((sku) => sku.goodsId)).size)
}
