import { hydrateWhenVisible } from '../../../../rendering/client/hydrate-when-visible.tsx'
import type { PageSection } from './section-model.ts'

// What a page is built of is read first and used later.
const HomeMarket = hydrateWhenVisible(() => import('./market-section.tsx').then((module) => module.MarketSection))
const HomeFloors = hydrateWhenVisible(() => import('./goods-sections.tsx').then((module) => module.GoodsFloorsSection))
const HomeGoods = hydrateWhenVisible(() => import('./goods-sections.tsx').then((module) => module.PickedGoodsSection))
const HomeStores = hydrateWhenVisible(() => import('./store-and-article-sections.tsx').then((module) => module.StoresSection))
const HomeArticles = hydrateWhenVisible(() => import('./store-and-article-sections.tsx').then((module) => module.ArticlesSection))
const HomeImages = hydrateWhenVisible(() => import('./image-and-text-sections.tsx').then((module) => module.ImagesSection))
const HomeText = hydrateWhenVisible(() => import('./image-and-text-sections.tsx').then((module) => module.TextSection))

/** A section that any built page may have: the page builder's own renderer, without the builder. */
export function PageSectionView({ section }: { section: PageSection }) {
  switch (section.kind) {
    case 'market':
      return <HomeMarket section={section} />
    case 'floors':
      return <HomeFloors section={section} />
    case 'goods':
      return <HomeGoods section={section} />
    case 'stores':
      return <HomeStores section={section} />
    case 'articles':
      return <HomeArticles section={section} />
    case 'images':
      return <HomeImages section={section} />
    case 'text':
      return <HomeText section={section} />
    case 'hero':
    case 'figures':
    case 'banner':
      // Parts of the home page, which draws them itself.
      return null
  }
}
