import { whenSeen } from '../../../../ui/feedback/when-seen.tsx'
import type { HomeSection } from './home-model.ts'

// What a page is built of is read first and used later.
const HomeMarket = whenSeen(() => import('./home-market.tsx').then((module) => module.HomeMarket))
const HomeFloors = whenSeen(() => import('./home-floors.tsx').then((module) => module.HomeFloors))
const HomeGoods = whenSeen(() => import('./home-floors.tsx').then((module) => module.HomeGoods))
const HomeStores = whenSeen(() => import('./home-people.tsx').then((module) => module.HomeStores))
const HomeArticles = whenSeen(() => import('./home-people.tsx').then((module) => module.HomeArticles))
const HomeImages = whenSeen(() => import('./home-extras.tsx').then((module) => module.HomeImages))
const HomeText = whenSeen(() => import('./home-extras.tsx').then((module) => module.HomeText))

/** A section that any built page may have: the page builder's own renderer, without the builder. */
export function BuiltSection({ section }: { section: HomeSection }) {
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
