import type { OutputOf } from '../../../../api/endpoint.ts'
import type { brandList } from '../../../search/endpoints-brands.ts'
import type { homeFloors } from '../../../search/endpoints-home-floors.ts'
import { type GoodsCardView } from '../../../catalog/ui/public.ts'
import type { articleList } from '../../../content/endpoints.ts'
import { type PriceLine } from '../../../market/ui/public.ts'
import type { bannerList } from '../../../site/endpoints-banners.ts'
import type { builtPage } from '../../../site/endpoints-pages.ts'
import type { storeList } from '../../../store/endpoints.ts'

export type GoodsFloorsAnswer = OutputOf<typeof homeFloors>
export type Floor = Omit<GoodsFloorsAnswer['floors'][number], 'goods'> & { readonly goods: readonly GoodsCardView[] }
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

/** A banner that leads to one store or its goods is bought by somebody or favours somebody: it says that it is an advertisement. */
export const isAdvertisement = ({ address }: Pick<Banner, 'address'>): boolean =>
  /^\/(?:goods\/detail\/|store\/(?:index|goods|product|new)\b)/.test(address)

/** A section of the page with everything that it shows; each is drawn and woken by itself. */
export type PageSection =
  | { readonly id: string; readonly kind: 'hero' | 'figures' }
  | { readonly id: string; readonly kind: 'market'; readonly title: string; readonly market: MarketView }
  | { readonly id: string; readonly kind: 'floors'; readonly floors: readonly Floor[]; readonly newGoods: readonly GoodsCardView[] }
  | { readonly id: string; readonly kind: 'goods'; readonly title: string; readonly goods: readonly GoodsCardView[] }
  | { readonly id: string; readonly kind: 'stores'; readonly title: string; readonly stores: Stores; readonly brands: readonly Brand[] }
  | { readonly id: string; readonly kind: 'articles'; readonly title: string; readonly articles: Articles }
  | {
      readonly id: string
      readonly kind: 'images'
      readonly title: string
      readonly columns: number
      readonly pictures: readonly ShownPicture[]
    }
  | { readonly id: string; readonly kind: 'text'; readonly html: string }
  | { readonly id: string; readonly kind: 'banner'; readonly banners: readonly Banner[]; readonly picture: string }
export type ShownPicture = { readonly picture: string; readonly alt: string; readonly address: string }

export type HomeData = {
  readonly sections: readonly PageSection[]
  /** What the first screen shows. */
  readonly banners: readonly Banner[]
  readonly categories: readonly Pick<Floor, 'categoryId' | 'categoryName' | 'image'>[]
  readonly figures: GoodsFloorsAnswer['figures']
  readonly news: Articles
  readonly orders: OrderCounts | null
}

/** A block as the page builder left it. */
export type Block = OutputOf<typeof builtPage>['blocks'][number]
/** What the calls said of everything that the blocks ask for. */
export type SectionData = {
  readonly floors: GoodsFloorsAnswer
  readonly market: MarketView
  readonly stores: OutputOf<typeof storeList>['list']
  readonly brands: OutputOf<typeof brandList>
  readonly articles: ReadonlyMap<string, Articles>
  readonly banners: readonly Banner[]
  readonly bottom: string
}
