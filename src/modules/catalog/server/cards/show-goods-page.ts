import type { Call } from '../../../../api/handler.ts'
import type { OutputOf } from '../../../../api/endpoint.ts'
import { failure, type Failure } from '../../../../kernel/failure/failure.ts'
import { quantityNumber } from '../../../../kernel/quantity/quantity.ts'
import { rows } from '../../../../kernel/database/transaction.ts'
import type { GoodsCard } from '../../endpoints.ts'
import type { goodsDetail } from '../../endpoints-goods.ts'
import { withSnapshot, type CatalogSnapshot, type SnapshotAnswer, type SnapshotSource } from './catalog-snapshot.ts'
import { cardDocuments, priceHandle, withStock } from './card-repository.ts'
import { documentKey } from './document-cache.ts'
import type { CachedGoodsPage, PageDocument, PageRow, PriceDocument } from './cached-goods-page.ts'
import { liveStock, totalOf, type LiveStock } from './live-stock.ts'

type Detail = OutputOf<typeof goodsDetail>
type Prepared = CachedGoodsPage & { readonly siblings: readonly GoodsCard[] }

const statement = (priceClass: 'retail' | 'business', lang: 'zh' | 'en') => ({
  name: `catalog.page.${priceClass}.${lang}`,
  text: `SELECT p.page_${lang} AS page, p.${priceClass}_doc AS prices, c.card_${lang} -> 'specHead' AS "specHead", v.version
   FROM goods_page p JOIN goods_card c USING (goods_id) CROSS JOIN catalog_version v
   WHERE p.goods_id = (SELECT s.goods_id FROM sku s WHERE s.product_id = $1 AND s.state = 'active')`,
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
export function showGoodsPage(keeper: SnapshotSource, productId: number, call: Call): Promise<Detail | Failure> {
  return withSnapshot(keeper, call, async (kept) => {
    const prepared = await preparedPage(kept, productId, call)
    const stock = await liveStock(priceHandle(call), prepared?.stockIds ?? [])
    const answer = prepared ? presentDetail(prepared, { productId, stock, priceClass: call.priceClass }) : failure('catalog.offSale')
    return { answer, version: stock.version } satisfies SnapshotAnswer<Detail | Failure>
  })
}

async function preparedPage(kept: CatalogSnapshot, productId: number, call: Call): Promise<Prepared | null> {
  const page = kept.pages.get(documentKey(productId, call.lang)) ?? (await readPage(kept, productId, call))
  if (!page) return null
  // Remembered apart from the page: goods of one category have the same.
  const cards = await cardDocuments(kept, call, page.siblingIds)
  return { ...page, siblings: page.siblingIds.flatMap((id) => cards.get(id) ?? []) }
}

async function readPage(kept: CatalogSnapshot, productId: number, call: Call): Promise<CachedGoodsPage | null> {
  const [row] = await rows<PageRow>(priceHandle(call), statements[call.priceClass][call.lang], [productId])
  if (!row) return null
  const siblingIds = siblings(kept, row.page)
  const own = row.page.skus.map((sku) => sku.productId)
  const page = {
    ...row,
    siblingIds,
    goodsNum: kept.goodsOfStore(row.page.store.storeId),
    stockIds: [...own, ...siblingIds],
  }
  // A page of a newer catalogue does not belong to this board.
  if (row.version === kept.version)
    kept.pages.keep(
      own.map((id) => documentKey(id, call.lang)),
      page,
    )
  return page
}

/** The best sold other goods of the same category, or of the one above when it has few. */
function siblings(kept: CatalogSnapshot, page: PageDocument): number[] {
  const own = new Set(page.skus.map((sku) => sku.productId))
  const chosen = new Set<number>()
  for (const { categoryId } of page.path.toReversed()) {
    for (const id of kept.bestOfCategory(categoryId, mostSiblings + 1)) if (chosen.size < mostSiblings && !own.has(id)) chosen.add(id)
    if (chosen.size === mostSiblings) break
  }
  return [...chosen]
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
    indexLink,
    skus,
    documents: [...page.documents],
    certificates: page.certificates.map((certificate) => ({ ...certificate, values: [...certificate.values] })),
    tags: [...page.tags],
    qualificationRequired: [...page.qualificationRequired],
    store: { ...page.store, goodsNum: prepared.goodsNum },
    sameCategory: prepared.siblings.flatMap((card) => withStock(card, stock)),
  }
}

function priceAt(prices: PriceDocument, index: number) {
  const found = prices.skus[index]
  return {
    goodsPrice: found?.goodsPrice ?? null,
    secPrice: found?.secPrice ?? null,
    flash: found?.flash ?? null,
    // Documents that were written before the badges came have none.
    team: found?.team ?? null,
    tiers: found?.tiers ?? [],
  }
}

function stockOf(page: PageDocument, productId: number, stock: LiveStock) {
  return {
    productStock: quantityNumber(totalOf(stock, productId), page.precision),
    warehouses: (stock.byProduct.get(productId) ?? []).flatMap(({ warehouseId, available }) => {
      const place = page.warehouses.find((warehouse) => warehouse.warehouseId === warehouseId)
      return place ? [{ ...place, stock: quantityNumber(available, page.precision) }] : []
    }),
  }
}
