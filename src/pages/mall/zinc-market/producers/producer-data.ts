import type { PageContext } from '../../../../rendering/page/page-context.ts'
import { formatTimestamp } from '../../../../kernel/time/format-date.ts'
import { translate } from '../../../../kernel/i18n/translate.ts'
import type { OutputOf } from '../../../../api/endpoint.ts'
import { goodsList } from '../../../../modules/search/endpoints.ts'
import { toGoodsCardView, type GoodsCardView } from '../../../../modules/catalog/ui/goods-card-view.ts'
import { indexSeries } from '../../../../modules/market/endpoints.ts'
import { storeList } from '../../../../modules/store/endpoints.ts'
import { zincProducerMessages } from '../messages.ts'

/** Zinc ingots and zinc alloys: what producers of zinc sell straight. */
const zincCategories = [1, 2] as const
const mostProducers = 60

export type ProducerFilter = { readonly grade: string; readonly place: string; readonly vid: string }
type Choice = { readonly value: string; readonly label: string }
export type Producer = Pick<
  OutputOf<typeof storeList>['list'][number],
  'storeId' | 'storeName' | 'logo' | 'city' | 'yearsOpen' | 'description' | 'descScore' | 'serviceScore'
> & { readonly offerNum: number; readonly lowest: number | null }
/** An offer of today; `premium` is yuan per tonne above the spot price, null where they cannot be compared. */
export type Offer = { readonly goods: GoodsCardView; readonly isIndex: boolean; readonly premium: number | null }
export type ProducerPageData = {
  readonly filter: ProducerFilter
  readonly producers: readonly Producer[]
  readonly offers: readonly Offer[]
  readonly grades: readonly Choice[]
  readonly places: readonly Choice[]
  readonly spot: { readonly name: string; readonly price: string; readonly time: string } | null
}

/** The filter of an address; what is no category, place or store chooses nothing. */
export function producerFilter(query: URLSearchParams): ProducerFilter {
  const matching = (name: string, shape: RegExp) => shape.exec(query.get(name) ?? '')?.[0] ?? ''
  return {
    grade: matching('grade', /^[1-9][0-9]{0,8}$/),
    place: matching('place', /^[0-9]{2}([0-9]{2}){0,2}$/),
    vid: matching('vid', /^[1-9][0-9]{0,8}$/),
  }
}

export function producersAddress(filter: ProducerFilter): string {
  const query = new URLSearchParams(Object.entries(filter).filter(([, value]) => value !== '')).toString()
  return query === '' ? '/zincFactory' : `/zincFactory?${query}`
}

type Listed = OutputOf<typeof goodsList>

async function goodsOf(
  here: PageContext,
  storeId: string,
  { grade, place }: Pick<ProducerFilter, 'grade' | 'place'>,
): Promise<readonly Listed[]> {
  const wanted = zincCategories.filter((top) => grade === '' || grade.startsWith(String(top)))
  const asked = wanted.map((top) => {
    const categoryId = grade === '' ? top : Number(grade)
    return here.call(goodsList, { storeId, categoryId, shipFrom: place, sort: 'price', pageSize: 60 })
  })
  return (await Promise.all(asked)).flatMap((answer) => answer.data ?? [])
}

/** What of a facet several lists offer, each value once. */
function choicesOf(lists: readonly Listed[], code: string): readonly Choice[] {
  const found = new Map<string, string>()
  for (const { facets } of lists)
    for (const { value, label, count } of facets.find((facet) => facet.code === code)?.values ?? []) if (count > 0) found.set(value, label)
  return [...found].map(([value, label]) => ({ value, label }))
}

/** Producers with what they offer today; a call that fails leaves its part out. */
export async function loadProducers(here: PageContext, filter: ProducerFilter): Promise<ProducerPageData> {
  const [stores, series] = await Promise.all([
    here.call(storeList, { storeType: 'producer', pageSize: mostProducers }),
    here.call(indexSeries, {}),
  ])
  const found = stores.data?.list ?? []
  const all = found.length === 0 ? [] : await goodsOf(here, found.map((one) => one.storeId).join(','), { grade: '', place: '' })
  const everything = all.flatMap((one) => one.list)
  const chosen = found.some((one) => String(one.storeId) === filter.vid) ? filter.vid : found.map((one) => one.storeId).join(',')
  const isAll = filter.grade === '' && filter.place === '' && filter.vid === ''
  const lists = isAll ? all : chosen === '' ? [] : await goodsOf(here, chosen, filter)
  const spot = (series.data ?? []).find((one) => one.kind === 'spot' && one.latest !== null)
  const indexTag = translate(here.lang, zincProducerMessages)('indexTag')
  const producers = found.map(({ storeId, storeName, logo, city, yearsOpen, description, descScore, serviceScore }) => {
    const own = everything.filter((goods) => goods.storeInf.storeId === storeId)
    const prices = own.flatMap((goods) => goods.goodsPrice ?? [])
    const lowest = prices.length === 0 ? null : Math.min(...prices)
    return { storeId, storeName, logo, city, yearsOpen, description, descScore, serviceScore, offerNum: own.length, lowest }
  })
  return {
    filter,
    producers: producers.filter((producer) => producer.offerNum > 0),
    offers: lists
      .flatMap((one) => one.list)
      .map((goods) => ({
        goods: toGoodsCardView(goods),
        isIndex: goods.tags.includes(indexTag),
        // Alloys have prices of their own: only ingots are measured by the ingot's price.
        premium:
          spot?.latest && goods.goodsPrice !== null && isIngot(goods.categoryId) ? Math.round(goods.goodsPrice - spot.latest.price) : null,
      })),
    grades: choicesOf(all, 'category'),
    places: choicesOf(all, 'shipFrom'),
    spot: spot?.latest
      ? {
          name: spot.seriesName,
          price: spot.latest.price.toLocaleString('en-US'),
          time: formatTimestamp(new Date(spot.latest.publishedAt), here.lang),
        }
      : null,
  }
}

const isIngot = (categoryId: number): boolean => String(categoryId).startsWith('1')
