import { execute, rows, type Transaction } from '../../../../kernel/database/transaction.ts'
import {
  storesByIds,
  warehousesOf,
  type StoreRecord as StoreFacts,
  type WarehouseRecord as WarehouseFacts,
} from '../../../store/server/public.ts'
import { translateTerms, type TermTranslations } from '../../../taxonomy/rules/translate-terms.ts'
import { searchLexemes, serializeLexemes } from '../../../taxonomy/rules/text/search-lexemes.ts'
import { cardDocument } from './card-document.ts'
import {
  attributeSources,
  goodsSources,
  skuSources,
  type AttributeSource,
  type GoodsSource,
  type SkuSource,
} from './goods-source-repository.ts'
import { differingCodes, pickingAxes } from '../../rules/sku-axes.ts'
import { stockLocations } from '../cards/live-stock.ts'
import { textAnalyser, readTerms } from '../../../taxonomy/server/public.ts'
import { pageDocument, priceDocument } from './page-document.ts'
import { goodsFacets, searchFields } from './search-fields.ts'

const remove = ['goods_page', 'goods_card'].map((table) => ({
  name: `catalog.remove.${table}`,
  text: `DELETE FROM ${table} WHERE goods_id = ANY($1::bigint[])`,
}))
const writeCards = {
  name: 'catalog.writeCards',
  text: `INSERT INTO goods_card (goods_id, default_product_id, category_path, published_at, sold_count, card_zh, card_en, words, facts)
         SELECT goods_id, default_product_id, category_path, published_at, sold_count, card_zh, card_en, words, facts
         FROM json_to_recordset($1::json) AS r(goods_id bigint, default_product_id bigint, category_path bigint[], published_at timestamptz, sold_count bigint, card_zh json, card_en json, words text, facts json)`,
}
const writePages = {
  name: 'catalog.writePages',
  text: `INSERT INTO goods_page (goods_id, page_zh, page_en, retail_doc, business_doc)
         SELECT goods_id, page_zh, page_en, retail_doc, business_doc
         FROM json_to_recordset($1::json) AS r(goods_id bigint, page_zh json, page_en json, retail_doc json, business_doc json)`,
}
// The one row is locked until the transaction ends, so versions become visible in their order.
const raise = {
  name: 'catalog.raiseVersion',
  text: `WITH next AS (UPDATE catalog_version SET version = version + 1 RETURNING version),
    noted AS (INSERT INTO catalog_change (goods_id, version) SELECT DISTINCT id, version FROM unnest($1::bigint[]) id CROSS JOIN next
      ON CONFLICT (goods_id) DO UPDATE SET version = excluded.version)
    SELECT version FROM next`,
}

type Surroundings = {
  readonly stores: ReadonlyMap<number, StoreFacts>
  readonly warehouses: readonly WarehouseFacts[]
  /** Ids of the warehouses that hold goods, by goods id. */
  readonly held: ReadonlyMap<number, ReadonlySet<number>>
  readonly attributes: ReadonlyMap<string, AttributeSource>
  readonly terms: TermTranslations
}

/**
 * Makes the read model of goods anew: cards, pages, search and filters. Goods that are not on sale, and
 * those of a store that is not open, lose theirs.
 * The only writer of these tables; call it in the transaction that changed the goods. Answers the new catalogue version.
 */
export async function refreshGoods(tx: Transaction, goodsIds: readonly number[]): Promise<number> {
  for (const statement of remove) await execute(tx, statement, [goodsIds])
  const goods = await goodsSources(tx, goodsIds)
  const skus = await skuSources(tx, goodsIds)
  const surroundings = await surroundingsOf(tx, goods)
  const shown = goods.filter(
    (goodsSource) =>
      surroundings.stores.get(Number(goodsSource.storeId))?.state === 'open' && (skus.get(Number(goodsSource.goodsId)) ?? []).length > 0,
  )
  const models = shown.map((goodsSource) => modelOf(goodsSource, skus.get(Number(goodsSource.goodsId)) ?? [], surroundings))
  await execute(tx, writeCards, [JSON.stringify(models.map((model) => model.card))])
  await execute(tx, writePages, [JSON.stringify(models.map((model) => model.page))])
  const [row] = await rows<{ version: number | string }>(tx, raise, [goodsIds])
  return Number(row?.version ?? 0)
}

async function surroundingsOf(tx: Transaction, goods: readonly GoodsSource[]): Promise<Surroundings> {
  const storeIds = [...new Set(goods.map((goodsSource) => Number(goodsSource.storeId)))]
  const stores = await storesByIds(tx, storeIds)
  const warehouses = await warehousesOf(tx, storeIds)
  return {
    stores: new Map(stores.map((store) => [Number(store.storeId), { ...store, storeId: Number(store.storeId) }])),
    warehouses: warehouses.map((warehouse) => ({
      ...warehouse,
      warehouseId: Number(warehouse.warehouseId),
      storeId: Number(warehouse.storeId),
    })),
    held: await stockLocations(
      tx,
      goods.map((goodsSource) => Number(goodsSource.goodsId)),
    ),
    attributes: await attributeSources(tx),
    terms: await readTerms(tx),
  }
}

function modelOf(goods: GoodsSource, skus: readonly SkuSource[], { stores, warehouses, held, attributes, terms }: Surroundings) {
  const store = stores.get(Number(goods.storeId))
  if (!store) throw new Error(`goods ${goods.goodsId} belongs to a store that does not exist`)
  const goods_id = Number(goods.goodsId)
  const own = warehouses.filter((warehouse) => warehouse.storeId === store.storeId)
  const places = own
    .filter((warehouseRecord) => held.get(goods_id)?.has(warehouseRecord.warehouseId))
    .map((warehouseRecord) => warehouseRecord.regionCode)
  const parts = {
    goods,
    skus,
    store,
    warehouses: own,
    attributes,
    ...axesOf(skus, attributes),
  }
  const about = (lang: 'zh' | 'en') => ({ lang, skuNum: skus.length })
  return {
    card: {
      goods_id,
      default_product_id: Number(skus[0]?.productId),
      category_path: goods.path.map((categorySource) => categorySource.id),
      published_at: goods.publishedAt,
      sold_count: Number(goods.soldCount),
      card_zh: cardDocument(goods, store, about('zh')),
      card_en: translateTerms(cardDocument(goods, store, about('en')), terms),
      words: serializeLexemes(searchLexemes(searchFields(goods, skus, store), textAnalyser())),
      facts: goodsFacets(goods, { store, attributes, places }),
    },
    page: {
      goods_id,
      page_zh: pageDocument(parts, 'zh'),
      page_en: translateTerms(pageDocument(parts, 'en'), terms),
      retail_doc: priceDocument(parts, 'retail'),
      business_doc: priceDocument(parts, 'business'),
    },
  }
}

function axesOf(skus: readonly SkuSource[], attributes: ReadonlyMap<string, AttributeSource>) {
  const values = skus.map((sku) => sku.axisValues)
  const columns = differingCodes(values, (code) => attributes.get(code)?.sort ?? 99)
  return { columns, axes: pickingAxes(values, columns, (code) => attributes.get(code)?.isSkuAxis ?? false) }
}
