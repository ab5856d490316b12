import { whenSeen } from '../../../../ui/feedback/when-seen.tsx'
import { BottomBanner } from './banner-slot.tsx'
import { HomeFigures, HomeHero, PhoneCategories } from './home-hero.tsx'
import type { HomeData, HomeSection } from './home-model.ts'

// Everything below the first screen is read first and used later.
const HomeMarket = whenSeen(() => import('./home-market.tsx').then((module) => module.HomeMarket))
const HomeFloors = whenSeen(() => import('./home-floors.tsx').then((module) => module.HomeFloors))
const HomeGoods = whenSeen(() => import('./home-floors.tsx').then((module) => module.HomeGoods))
const HomeStores = whenSeen(() => import('./home-people.tsx').then((module) => module.HomeStores))
const HomeArticles = whenSeen(() => import('./home-people.tsx').then((module) => module.HomeArticles))
const HomeImages = whenSeen(() => import('./home-extras.tsx').then((module) => module.HomeImages))
const HomeText = whenSeen(() => import('./home-extras.tsx').then((module) => module.HomeText))

/** The sections of the home page in the order of its blocks: the page builder's own renderer, without the builder. */
export function HomeSections({ home }: { home: HomeData }) {
  return home.sections.map((section) => <Drawn key={section.id} section={section} home={home} />)
}

function Drawn({ section, home }: { section: HomeSection; home: HomeData }) {
  switch (section.kind) {
    case 'hero':
      return (
        <>
          <HomeHero home={home} />
          <PhoneCategories categories={home.categories} />
        </>
      )
    case 'figures':
      return <HomeFigures figures={home.figures} />
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
    case 'banner':
      return <BottomBanner banners={section.banners} picture={section.picture} />
  }
}
