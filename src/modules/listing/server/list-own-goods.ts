import { offsetOf } from '../../../kernel/database/paging.ts'
import type { z } from 'zod'
import type { Call } from '../../../api/handler.ts'
import { quantityNumber } from '../../../kernel/quantity/quantity.ts'
import { unitPriceNumber } from '../../../kernel/money/unit-price.ts'
import { warehousesOf } from '../../store/server/public.ts'
import type { ownGoodsList, ListedGoods, ListedSku } from '../endpoints.ts'
import { unitOf } from '../../catalog/rules/units.ts'
import { mediaPath } from '../../catalog/server/public.ts'
import {
  listingCounts,
  listingsOf,
  listingSkus,
  listingStocks,
  type ListingRow,
  type ListingSkuRow,
  type ListingStockRow,
} from './listing-repository.ts'

type Asked = z.output<typeof ownGoodsList.input>
type Warehouses = Awaited<ReturnType<typeof warehousesOf>>
type Around = {
  readonly lang: Call['lang']
  readonly skus: readonly ListingSkuRow[]
  readonly stocks: readonly ListingStockRow[]
  readonly warehouses: Warehouses
}

/** The goods of the stores that the caller serves, with SKUs, prices and stock; every warehouse of the store is shown. */
export async function listOwnGoods(input: Asked, storeIds: readonly number[], call: Call) {
  const { read } = call.app
  const warehouseId = input.warehouseId ?? null
  const asked = { storeIds, keyword: input.keyword, isShort: input.isShort, warehouseId }
  const [counts, goods, warehouses] = await Promise.all([
    listingCounts(read, asked),
    listingsOf(read, asked, { state: input.state, limit: input.pageSize, offset: offsetOf(input) }),
    warehousesOf(read, storeIds),
  ])
  const skus = await listingSkus(
    read,
    goods.map((listingRow) => listingRow.goodsId),
  )
  const stocks = await listingStocks(
    read,
    skus.map((sku) => sku.productId),
  )
  const kept = new Set(stocks.filter((stock) => stock.warehouseId === warehouseId).map((stock) => stock.productId))
  const shown = warehouseId === null ? skus : skus.filter((sku) => kept.has(sku.productId))
  const total = counts[input.state || 'all']
  return {
    list: goods.map((listingRow) => goodsView(listingRow, { lang: call.lang, skus: shown, stocks, warehouses })),
    pagination: { current: input.current, pageSize: input.pageSize, total, pageCount: Math.max(1, Math.ceil(total / input.pageSize)) },
    warehouses: warehouses.map((one) => ({
      warehouseId: Number(one.warehouseId),
      warehouseName: call.lang === 'en' ? one.nameEn : one.nameZh,
    })),
    counts,
  }
}

function goodsView(goods: ListingRow, around: Around): ListedGoods {
  const { lang } = around
  const move =
    goods.state === 'on_sale'
      ? (['takeOff'] as const)
      : goods.state === 'refused' || goods.state === 'taken_down'
        ? []
        : (['publish'] as const)
  return {
    goodsId: goods.goodsId,
    goodsName: lang === 'en' ? goods.nameEn : goods.nameZh,
    goodsImage: goods.image === null ? '' : mediaPath + goods.image,
    state: goods.state,
    reason: goods.reason,
    priceUnit: unitOf(goods.unitCode)[lang],
    secPriceUnit: goods.secUnitCode === null ? null : unitOf(goods.secUnitCode)[lang],
    precision: goods.precision,
    isRequireEnquiry: goods.requireEnquiry ? 1 : 0,
    freightTemplateId: goods.freightTemplateId,
    freightName: lang === 'en' ? goods.freightEn : goods.freightZh,
    can: [...move, ...pricingOf(goods), 'stock'],
    skus: around.skus.filter((sku) => sku.goodsId === goods.goodsId).map((sku) => skuView(sku, goods, around)),
  }
}

const priceOf = (price: number | bigint | null) => (price === null ? null : unitPriceNumber(BigInt(price)))

function skuView(sku: ListingSkuRow, goods: ListingRow, { lang, stocks, warehouses }: Around): ListedSku {
  const own = new Map(stocks.filter((stock) => stock.productId === sku.productId).map((stock) => [stock.warehouseId, stock]))
  const count = (steps: bigint) => quantityNumber(steps, goods.precision)
  const alertAt = sku.alertAt === null ? null : BigInt(sku.alertAt)
  const toSell = [...own.values()].reduce((sum, stock) => sum + BigInt(stock.available), 0n)
  return {
    productId: sku.productId,
    specText: lang === 'en' ? sku.specEn : sku.specZh,
    retailPrice: priceOf(sku.retailPrice),
    businessPrice: priceOf(sku.businessPrice),
    retailSecPrice: priceOf(sku.retailSecPrice),
    businessSecPrice: priceOf(sku.businessSecPrice),
    alertAt: alertAt === null ? null : count(alertAt),
    isShort: goods.state === 'on_sale' && !goods.requireEnquiry && toSell < (alertAt ?? BigInt(goods.minBuy)),
    stocks: warehouses
      .filter((warehouse) => Number(warehouse.storeId) === goods.storeId)
      .map((warehouse) => {
        const stock = own.get(Number(warehouse.warehouseId))
        const [available, held] = [BigInt(stock?.available ?? 0), BigInt(stock?.held ?? 0)]
        return {
          warehouseId: Number(warehouse.warehouseId),
          warehouseName: lang === 'en' ? warehouse.nameEn : warehouse.nameZh,
          available: count(available),
          held: count(held),
          onHand: count(available + held),
        }
      }),
  }
}

/** Goods on enquiry have no price; an index is yuan per tonne, and prices that follow one are not set by hand. */
function pricingOf(goods: ListingRow): ('price' | 'formula')[] {
  if (goods.requireEnquiry) return []
  const formula = goods.unitCode === 't' ? (['formula'] as const) : []
  return goods.byFormula ? [...formula] : ['price', ...formula]
}
