import type { OutputOf } from '../../../../api/endpoint.ts'
import type { Visit } from '../../../../api/visit.ts'
import { showMoment } from '../../../../shared/show-date.ts'
import { brandList } from '../../../catalog/contract-brand.ts'
import { homeFloors } from '../../../catalog/contract-home.ts'
import { shownCard, type ShownCard } from '../../../catalog/web/public.ts'
import { articleList } from '../../../content/contract.ts'
import { indexQuotes, indexSeries } from '../../../market/contract.ts'
import type { PriceLine } from '../../../market/web/public.ts'
import { buyerOrderList } from '../../../order/contract-list.ts'
import { bannerList } from '../../../site/contract-banner.ts'
import { getSettings } from '../../../site/contract.ts'
import { storeList } from '../../../store/contract.ts'

type Answer = OutputOf<typeof homeFloors>
export type Floor = Omit<Answer['floors'][number], 'goods'> & { readonly goods: readonly ShownCard[] }
export type Floors = { readonly figures: Answer['figures']; readonly newGoods: readonly ShownCard[]; readonly floors: readonly Floor[] }
export type SeriesRow = {
  readonly seriesCode: string
  readonly seriesName: string
  readonly market: string
  readonly price: number
  readonly change: number
  readonly changePercent: number
}
export type Stores = readonly Pick<
  OutputOf<typeof storeList>['list'][number],
  'storeId' | 'storeName' | 'logo' | 'city' | 'yearsOpen' | 'storeType' | 'mainCategoryIds' | 'descScore' | 'serviceScore'
>[]
export type Brand = Pick<OutputOf<typeof brandList>[number], 'brandId' | 'brandName'>
export type Articles = readonly Pick<OutputOf<typeof articleList>['list'][number], 'articleId' | 'categoryName' | 'title' | 'publishedAt'>[]
/** Orders that wait for the member, by what they wait for. */
export type OrderCounts = Readonly<Record<'awaitingPayment' | 'awaitingShipment' | 'awaitingReceipt' | 'awaitingEvaluation', number>>

export type MarketView = {
  readonly series: readonly SeriesRow[]
  /** Quotes by day for the chart, which is drawn where it is shown: numbers are a tenth of its drawing. */
  readonly lines: readonly PriceLine[]
  readonly main: {
    readonly name: string
    readonly price: number
    readonly change: number
    readonly changePercent: number
    /** As people read it, Asia/Shanghai. */ readonly publishedAt: string
    readonly days: number
    readonly high: number
    readonly low: number
    readonly average: number
  } | null
  readonly second: string | null
  readonly synthetic: boolean
}

/** A banner as it is drawn: where it leads is already an address. */
export type Banner = Pick<
  OutputOf<typeof bannerList>[number],
  'bannerId' | 'place' | 'device' | 'title' | 'subtitle' | 'picture' | 'address'
>

export type HomeData = {
  readonly banners: readonly Banner[]
  /** The picture at the foot of the page (a site setting). */
  readonly bottomPicture: string
  readonly floors: Floors
  readonly market: MarketView
  readonly stores: Stores
  readonly brands: readonly Brand[]
  readonly articles: Articles
  readonly orders: OrderCounts | null
}

const noFloors: Answer = { floors: [], newGoods: [], figures: { skuNum: 0, goodsNum: 0, storeNum: 0, brandNum: 0 } }

/** Everything on the home page. A section whose call failed is left out; the rest still serves. */
export async function homeData(here: Visit): Promise<HomeData> {
  const [floors, market, stores, brands, articles, orders, banners, bottom] = await Promise.all([
    here.call(homeFloors, {}),
    marketOf(here),
    here.call(storeList, { pageSize: 10 }),
    here.call(brandList, {}),
    here.call(articleList, { pageSize: 6 }),
    here.visitor.member ? here.call(buyerOrderList, { pageSize: 1 }) : null,
    here.call(bannerList, {}),
    here.call(getSettings, { names: 'pc_home_bottom_adv' }),
  ])
  return {
    banners: (banners.data ?? []).map(({ bannerId, place, device, title, subtitle, picture, address }) => ({
      bannerId,
      place,
      device,
      title,
      subtitle,
      picture,
      address,
    })),
    bottomPicture: bottom.data?.[0] ?? '',
    floors: shownOf(floors.data ?? noFloors),
    market,
    stores: (stores.data?.list ?? []).map(
      ({ storeId, storeName, logo, city, yearsOpen, storeType, mainCategoryIds, descScore, serviceScore }) => ({
        storeId,
        storeName,
        logo,
        city,
        yearsOpen,
        storeType,
        mainCategoryIds,
        descScore,
        serviceScore,
      }),
    ),
    brands: (brands.data ?? [])
      .toSorted((one, other) => other.goodsNum - one.goodsNum)
      .slice(0, 10)
      .map(({ brandId, brandName }) => ({ brandId, brandName })),
    articles: (articles.data?.list ?? []).map(({ articleId, categoryName, title, publishedAt }) => ({
      articleId,
      categoryName,
      title,
      publishedAt: publishedAt.slice(0, 10),
    })),
    orders: orders?.data ? countsOf(orders.data.counts) : null,
  }
}

/** A page carries what it shows and no more; goods stand in threes (specification §9). */
const shownGoods: Readonly<Record<Floor['layout'], number>> = { market: 6, feature: 9, row: 6, small: 3 }

/** Brand and city stand in the table of zinc alone, the specification nowhere in the small floors. */
function trimmed(goods: ShownCard, layout: Floor['layout']): ShownCard {
  if (layout === 'market') return goods
  return { ...goods, brandName: '', storeInf: { ...goods.storeInf, city: '' }, specLine: layout === 'small' ? '' : goods.specLine }
}

function shownOf({ floors, newGoods, figures }: Answer): Floors {
  return {
    figures,
    newGoods: newGoods.slice(0, 3).map(shownCard),
    floors: floors.map((floor) => ({
      ...floor,
      links: floor.layout === 'small' ? [] : floor.links.slice(0, 5),
      goods: floor.goods.slice(0, shownGoods[floor.layout]).map((goods) => trimmed(shownCard(goods), floor.layout)),
    })),
  }
}

function countsOf(counts: Partial<Record<string, number>>): OrderCounts {
  const { awaitingPayment = 0, awaitingShipment = 0, awaitingReceipt = 0, awaitingEvaluation = 0 } = counts
  return { awaitingPayment, awaitingShipment, awaitingReceipt, awaitingEvaluation }
}

async function marketOf(here: Visit): Promise<MarketView> {
  const series = ((await here.call(indexSeries, {})).data ?? []).filter((one) => one.latest !== null)
  const main = series.find((one) => one.kind === 'spot') ?? series[0]
  const second = series.find((one) => one.kind === 'futures')
  const rows = series
    .slice(0, 9)
    .flatMap(({ seriesCode, seriesName, market, latest }) =>
      latest ? [{ seriesCode, seriesName, market, price: latest.price, change: latest.change, changePercent: latest.changePercent }] : [],
    )
  if (!main?.latest) return { series: rows, lines: [], main: null, second: null, synthetic: false }
  const codes = [main, second].flatMap((one) => (one ? [one.seriesCode] : []))
  const quotes = (await here.call(indexQuotes, { seriesCodes: codes.join(',') })).data ?? []
  const lines = quotes.map((one) => ({
    name: one.seriesName,
    days: one.quotes.map((quote) => quote.date.slice(5)),
    prices: one.quotes.map((quote) => quote.price),
  }))
  const prices = quotes.find((one) => one.seriesCode === main.seriesCode)?.quotes.map((quote) => quote.price) ?? [main.latest.price]
  const { price, change, changePercent, publishedAt } = main.latest
  return {
    series: rows,
    lines,
    main: {
      name: main.seriesName,
      price,
      change,
      changePercent,
      publishedAt: showMoment(new Date(publishedAt), here.lang),
      days: prices.length,
      high: Math.max(...prices),
      low: Math.min(...prices),
      average: Math.round(prices.reduce((sum, one) => sum + one, 0) / prices.length),
    },
    second: second?.seriesName ?? null,
    synthetic: main.synthetic,
  }
}
