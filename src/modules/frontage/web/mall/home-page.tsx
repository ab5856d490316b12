import { useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router'
import { pageHead, rootOf } from '../../../../api/page-head.ts'
import { pack } from '../../../../api/packed.ts'
import { useUnpacked } from '../../../../api/browser/use-unpacked.ts'
import { pageWords, speakPage } from '../../../../api/page-words.ts'
import { structuredMeta } from '../../../../api/structured-data.ts'
import { visit } from '../../../../api/visit.ts'
import { goodsWords } from '../../../catalog/web/public.ts'
import { whenSeen } from '../../../../ui/feedback/when-seen.tsx'
import { homeData } from '../parts/home-data.ts'
import { BottomBanner } from '../parts/banner-slot.tsx'
import { HomeFigures, HomeHero, PhoneCategories } from '../parts/home-hero.tsx'
import { useHomeWords } from '../use-home-words.ts'
import { homeWords } from '../words-home.ts'
import type { zh } from '../words-home.zh.ts'
import '../../../../ui/styles/home.css'
import '../home.css'

// Everything below the first screen is read first and used later.
const HomeMarket = whenSeen(() => import('../parts/home-market.tsx').then((module) => module.HomeMarket))
const HomeFloors = whenSeen(() => import('../parts/home-floors.tsx').then((module) => module.HomeFloors))
const HomePeople = whenSeen(() => import('../parts/home-people.tsx').then((module) => module.HomePeople))

export async function loader({ context }: LoaderFunctionArgs) {
  const here = visit(context)
  return { home: pack(await homeData(here)), ...pageWords(here.lang, homeWords, goodsWords) }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) => {
  if (!loaderData) return []
  const { origin, siteName } = rootOf(matches)
  const t = speakPage<typeof zh>(loaderData, 'frontageHome')
  return [
    ...pageHead(matches, { title: t('title'), description: t('description'), canonical: `${origin}/` }),
    ...structuredMeta([
      { '@type': 'Organization', name: siteName, url: `${origin}/`, logo: `${origin}/icon.svg` },
      {
        '@type': 'WebSite',
        name: siteName,
        url: `${origin}/`,
        potentialAction: {
          '@type': 'SearchAction',
          target: `${origin}/goods/list?keyword={keyword}`,
          'query-input': 'required name=keyword',
        },
      },
    ]),
  ]
}

export default function HomePage() {
  const home = useUnpacked(useLoaderData<typeof loader>().home)
  const t = useHomeWords()
  return (
    <main id="main">
      <h1 className="sr">{t('title')}</h1>
      <HomeHero home={home} />
      <PhoneCategories floors={home.floors} />
      <HomeFigures figures={home.floors.figures} />
      <HomeMarket market={home.market} />
      <HomeFloors floors={home.floors.floors} newGoods={home.floors.newGoods} />
      <HomePeople stores={home.stores} brands={home.brands} articles={home.articles} />
      <BottomBanner banners={home.banners} picture={home.bottomPicture} />
    </main>
  )
}
