import type { OutputOf } from '../../../../api/endpoint.ts'
import type { Call } from '../../../../api/handler.ts'
import type { homeFloors } from '../../endpoints-home-floors.ts'
import { categoryPicturesOf, presentCategory } from './category-view.ts'
import { bestsellersOf } from '../index/bestsellers.ts'
import { bestPlaces, placesOfFacet, displayedSku, valuesOnSale } from '../index/index-statistics.ts'
import type { IndexRefresher, SearchSnapshot } from '../index/index-refresher.ts'
import { withSnapshot, cardsOf } from '../../../catalog/server/public.ts'
import { memoize } from '../index/snapshot-memory.ts'

type Home = OutputOf<typeof homeFloors>
type Layout = Home['floors'][number]['layout']

type Plan = readonly { readonly categoryId: number; readonly layout: Layout; readonly most: number }[]

// Top categories in the order of the home page that comes with the mall.
const plainPlan: Plan = [
  { categoryId: 1, layout: 'market', most: 8 },
  { categoryId: 2, layout: 'row', most: 6 },
  { categoryId: 3, layout: 'feature', most: 9 },
  { categoryId: 4, layout: 'row', most: 6 },
  { categoryId: 7, layout: 'small', most: 3 },
  { categoryId: 5, layout: 'small', most: 3 },
  { categoryId: 6, layout: 'small', most: 3 },
]
const mostNew = 6
const mostLinks = 8

function planOf(text: string): Plan {
  if (text === '') return plainPlan
  return text.split(',').map((floor) => {
    const [categoryId, layout, most] = floor.split(':')
    // The call's declaration lets nothing else in.
    return { categoryId: Number(categoryId), layout: layout as Layout, most: Number(most) }
  })
}

type Asked = { readonly plan: string; readonly productIds: readonly number[] }

/** The goods floors of the home page, with one query for the stock of all their cards. */
export function showHomeFloors(keeper: IndexRefresher, call: Call, { plan, productIds }: Asked): Promise<Home> {
  return withSnapshot(keeper, call, async (kept) => {
    const pictures = await categoryPicturesOf(kept, call)
    const floors = planOf(plan)
      .filter((floor) => kept.frame.categories.has(floor.categoryId))
      .map((floor) => ({ ...floor, products: bestsellersOf(kept, floor.categoryId, floor.most) }))
    const newest = newestProducts(kept)
    const { cards, version } = await cardsOf(kept, call, [
      ...new Set([...floors.flatMap((floor) => floor.products), ...newest, ...productIds]),
    ])
    const cardOf = new Map(cards.map((card) => [card.defaultProductId, card]))
    const pick = (products: readonly number[]) => products.flatMap((id) => cardOf.get(id) ?? [])
    const answer = {
      floors: floors.map((floor) => presentFloor(kept, floor, { call, pictures, goods: pick(floor.products) })),
      newGoods: pick(newest),
      picked: pick(productIds),
      figures: {
        skuNum: kept.board.liveSkus,
        goodsNum: kept.board.goodsCount - kept.board.deadGoods,
        storeNum: valuesOnSale(kept, 'store').length,
        brandNum: valuesOnSale(kept, 'brand').length,
      },
    }
    return { answer, version }
  })
}

function presentFloor(
  kept: SearchSnapshot,
  floor: { readonly categoryId: number; readonly layout: Layout },
  about: { readonly call: Call; readonly pictures: ReadonlyMap<number, string>; readonly goods: Home['newGoods'] },
): Home['floors'][number] {
  const node = (id: number) => {
    const category = kept.frame.categories.get(id)
    return category ? presentCategory(kept, category, { lang: about.call.lang, pictures: about.pictures }) : null
  }
  const head = node(floor.categoryId)
  const children = (kept.frame.children.get(floor.categoryId) ?? [])
    .flatMap((categoryRecord) => node(categoryRecord.categoryId) ?? [])
    .filter((one) => one.goodsNum > 0)
  return {
    categoryId: floor.categoryId,
    categoryName: head?.categoryName ?? '',
    layout: floor.layout,
    image: head?.image ?? '',
    links: children.slice(0, mostLinks).map(({ categoryId, categoryName, grade, pid }) => ({ categoryId, categoryName, grade, pid })),
    goods: about.goods,
  }
}

function newestProducts(kept: SearchSnapshot): readonly number[] {
  return memoize(kept, 'newest', () =>
    bestPlaces(placesOfFacet(kept), mostNew, (place) => kept.board.publishedAt[place] ?? 0).map((place) => displayedSku(kept, place)),
  )
}
