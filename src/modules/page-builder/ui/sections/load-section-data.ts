import type { PageContext } from '../../../../rendering/page/page-context.ts'
import { formatTimestamp } from '../../../../kernel/time/format-date.ts'
import { brandList } from '../../../search/endpoints-brands.ts'
import { homeFloors } from '../../../search/endpoints-home-floors.ts'
import { articleList } from '../../../content/endpoints.ts'
import { indexQuotes, indexSeries } from '../../../market/endpoints.ts'
import { markedDays } from '../../../market/ui/public.ts'
import { buyerOrderList } from '../../../order/endpoints-orders.ts'
import { bannerList } from '../../../site/endpoints-banners.ts'
import { adminPageDraft, builtPage } from '../../../site/endpoints-pages.ts'
import { getSettings } from '../../../site/endpoints.ts'
import { storeList } from '../../../store/endpoints.ts'
import type { SectionData, Articles, Block, GoodsFloorsAnswer, HomeData, MarketView, OrderCounts } from './section-model.ts'
import { buildSections } from './build-sections.ts'

const noFloors: GoodsFloorsAnswer = { floors: [], newGoods: [], picked: [], figures: { skuNum: 0, goodsNum: 0, storeNum: 0, brandNum: 0 } }
const mostNews = 6

/** The blocks to show: the published ones, or for staff who asks for it the draft. */
async function blocksOf(here: PageContext, preview: boolean): Promise<readonly Block[]> {
  // The call's guard refuses everybody else, who then sees the page as it is.
  const draft = preview ? (await here.call(adminPageDraft, { pageKey: 'home', lang: here.lang })).data : undefined
  return draft?.blocks ?? (await here.call(builtPage, { pageKey: 'home' })).data?.blocks ?? []
}

/** Everything on the home page by its blocks. A section whose call failed is left out; the rest still serves. */
export async function loadHomePage(here: PageContext, preview: boolean): Promise<HomeData> {
  const blocks = await blocksOf(here, preview)
  const [answers, orders] = await Promise.all([
    loadSectionData(here, blocks),
    here.caller.member ? here.call(buyerOrderList, { pageSize: 1 }) : null,
  ])
  return {
    sections: buildSections(blocks, answers),
    banners: answers.banners.filter((banner) => banner.place === 'homeMain' || banner.place === 'homeSide'),
    categories: answers.floors.floors.slice(0, 8).map(({ categoryId, categoryName, image }) => ({ categoryId, categoryName, image })),
    figures: answers.floors.figures,
    news: answers.articles.get('') ?? [],
    orders: orders?.data ? countsOf(orders.data.counts) : null,
  }
}

/** What the calls say of everything that the blocks of a page ask for. */
export async function loadSectionData(here: PageContext, blocks: readonly Block[]): Promise<SectionData> {
  const has = (...types: readonly Block['type'][]) => blocks.some((block) => types.includes(block.type))
  const plan = blocks.flatMap((block) => (block.type === 'floor' ? `${block.categoryId}:${block.layout}:${block.count}` : [])).slice(0, 20)
  const productIds = blocks.flatMap((block) => (block.type === 'goods' ? block.productIds : [])).slice(0, 60)
  const [floors, market, stores, brands, articles, banners, bottom] = await Promise.all([
    has('floor', 'goods', 'figures', 'hero') ? here.call(homeFloors, { plan: plan.join(','), productIds }) : null,
    has('market') ? marketOf(here) : noMarket,
    has('stores') ? here.call(storeList, { pageSize: 20 }) : null,
    has('stores') ? here.call(brandList, {}) : null,
    articlesOf(here, blocks),
    has('hero', 'banner') ? here.call(bannerList, {}) : null,
    has('banner') ? here.call(getSettings, { names: 'pc_home_bottom_adv' }) : null,
  ])
  return {
    floors: floors?.data ?? noFloors,
    market,
    stores: stores?.data?.list ?? [],
    brands: brands?.data ?? [],
    articles,
    banners: (banners?.data ?? []).map(({ bannerId, place, device, title, subtitle, picture, address }) => ({
      bannerId,
      place,
      device,
      title,
      subtitle,
      picture,
      address,
    })),
    bottom: bottom?.data?.[0] ?? '',
  }
}

/** The newest articles of every category that a block names; those of all are on the first screen as well. */
async function articlesOf(here: PageContext, blocks: readonly Block[]): Promise<ReadonlyMap<string, Articles>> {
  const first = blocks.some((block) => block.type === 'hero') ? [''] : []
  const categories = new Set([...first, ...blocks.flatMap((block) => (block.type === 'articles' ? block.category : []))])
  const found = await Promise.all(
    [...categories].map(async (category) => {
      const { data } = await here.call(articleList, { category, pageSize: mostNews })
      const articles = (data?.list ?? []).map(({ articleId, categoryName, title, publishedAt }) => ({
        articleId,
        categoryName,
        title,
        publishedAt: publishedAt.slice(0, 10),
      }))
      return [category, articles] as const
    }),
  )
  return new Map(found)
}

function countsOf(counts: Partial<Record<string, number>>): OrderCounts {
  const { awaitingPayment = 0, awaitingShipment = 0, awaitingReceipt = 0, awaitingEvaluation = 0 } = counts
  return { awaitingPayment, awaitingShipment, awaitingReceipt, awaitingEvaluation }
}

const noMarket: MarketView = { series: [], lines: [], main: null, second: null, synthetic: false }

async function marketOf(here: PageContext): Promise<MarketView> {
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
    // The chart names five days; the others would only make the page heavier.
    days: one.quotes.map((quote, at) => (markedDays(one.quotes.length).includes(at) ? quote.date.slice(5) : '')),
    prices: one.quotes.map((quote) => quote.price),
  }))
  const prices = quotes.find((quote) => quote.seriesCode === main.seriesCode)?.quotes.map((quote) => quote.price) ?? [main.latest.price]
  const { price, change, changePercent, publishedAt } = main.latest
  return {
    series: rows,
    lines,
    main: {
      name: main.seriesName,
      price,
      change,
      changePercent,
      publishedAt: formatTimestamp(new Date(publishedAt), here.lang),
      days: prices.length,
      high: Math.max(...prices),
      low: Math.min(...prices),
      average: Math.round(prices.reduce((sum, one) => sum + one, 0) / prices.length),
    },
    second: second?.seriesName ?? null,
    synthetic: main.synthetic,
  }
}
