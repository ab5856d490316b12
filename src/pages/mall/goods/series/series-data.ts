import type { LoaderFunctionArgs } from 'react-router'
import { load } from '../../../../rendering/page/page-context.ts'
import type { OutputOf } from '../../../../api/endpoint.ts'
import { categoryInfo } from '../../../../modules/taxonomy/endpoints-categories.ts'
import { goodsDetail } from '../../../../modules/catalog/endpoints-goods.ts'
import { seriesList, type SeriesView } from '../../../../modules/search/endpoints-series.ts'
import { goodsList } from '../../../../modules/search/endpoints.ts'
import { makeCodes, seriesMatrix } from './series-matrix.ts'

type Context = LoaderFunctionArgs['context']
type Detail = OutputOf<typeof goodsDetail>

const mostGoods = 6

/** What an address asks for: a series of the platform's desk, or a whole category; nothing when it names neither. */
export async function requestedSeries(context: Context, query: URLSearchParams) {
  const all = await load(context, seriesList, {})
  const seriesId = query.get('seriesId')
  const series = seriesId === null ? null : (all.find((one) => String(one.seriesId) === seriesId) ?? null)
  const categoryId = series?.categoryId ?? query.get('categoryId')
  if (categoryId === null) return { all, series: null, category: null }
  return { all, series, category: (await load(context, categoryInfo, { categoryId })).category }
}

const mostSeen = 24

/** What an overview says of a series: a picture, how many goods it has, whose, and the lowest price of the unit that most of them are sold in. */
export async function seriesOverview(context: Context, all: readonly SeriesView[]) {
  return Promise.all(
    all.map(async ({ seriesId, seriesName, categoryId, categoryName, brandId, brandName }) => {
      const { list, pagination, price } = await load(context, goodsList, { categoryId, brandId: brandId ?? undefined, pageSize: mostSeen })
      return {
        seriesId,
        seriesName,
        place: [categoryName, brandName].filter((name) => name !== '' && name !== seriesName).join(' · '),
        picture: list[0]?.goodsImage ?? '',
        goods: pagination.total,
        stores: pagination.total > list.length ? null : new Set(list.map((one) => one.storeInf.storeId)).size,
        from: price.min,
        unit: price.unitName,
      }
    }),
  )
}
export type SeriesSummary = Awaited<ReturnType<typeof seriesOverview>>[number]

/** The matrix of a category, of one brand where the series has one. */
export async function loadSizeMatrix(context: Context, categoryId: number, series: SeriesView | null) {
  const brandId = series?.brandId ?? undefined
  const { list } = await load(context, goodsList, { categoryId, brandId, pageSize: mostGoods, facets: 0 })
  const goods = await Promise.all(list.map((one) => load(context, goodsDetail, { productId: one.defaultProductId })))
  const { columns, rows } = seriesMatrix<Detail['skus'][number], Detail>(goods)
  return {
    columns: columns.map(({ goods: one, made }) => ({
      key: `${one.goodsId} ${Object.values(made).join(' ')}`,
      productId: one.productId,
      goodsName: one.goodsName,
      make: makeOf(one, made),
      storeName: one.store.storeName,
      priceUnit: one.priceUnit,
      minBuyNum: one.minBuyNum,
      buyStep: one.buyStep,
      isRequireEnquiry: one.isRequireEnquiry,
    })),
    rows: rows.map((row) => ({
      size: row.size,
      cells: row.cells.map(
        (sku) =>
          sku && {
            productId: sku.productId,
            price: sku.goodsPrice,
            stock: sku.productStock,
            tiers: sku.tiers.map(({ minNum, goodsPrice }) => ({ minNum, goodsPrice })),
          },
      ),
    })),
  }
}

/** Grade and coating in words, what the column has of its own after what all SKUs of the goods share. */
function makeOf({ specs, columns }: Detail, made: Readonly<Record<string, string>>): string {
  const shared = specs.filter((row) => makeCodes.includes(row.code)).map((row) => [row.value, row.unit])
  const own = Object.entries(made).map(([code, value]) => [value, columns.find((column) => column.code === code)?.unit ?? ''])
  return [...shared, ...own].map(([value, unit]) => (unit ? `${value} ${unit}` : value)).join(' · ')
}
