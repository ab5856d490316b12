import { BottomBanner } from './banner-slot.tsx'
import { PageSectionView } from '../../../modules/page-builder/ui/sections/page-section.tsx'
import { HomeFigures, HomeHero, PhoneCategories } from './home-hero.tsx'
import type { HomeData, PageSection } from '../../../modules/page-builder/ui/sections/section-model.ts'

/** The sections of the home page in the order of its blocks. */
export function HomeSections({ home }: { home: HomeData }) {
  return home.sections.map((section) => <Drawn key={section.id} section={section} home={home} />)
}

function Drawn({ section, home }: { section: PageSection; home: HomeData }) {
  if (section.kind === 'hero')
    return (
      <>
        <HomeHero home={home} />
        <PhoneCategories categories={home.categories} />
      </>
    )
  if (section.kind === 'figures') return <HomeFigures figures={home.figures} />
  if (section.kind === 'banner') return <BottomBanner banners={section.banners} picture={section.picture} />
  return <PageSectionView section={section} />
}
