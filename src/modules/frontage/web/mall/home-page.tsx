import { useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router'
import { pageHead, rootOf } from '../../../../api/page-head.ts'
import { pack } from '../../../../api/packed.ts'
import { useUnpacked } from '../../../../api/browser/use-unpacked.ts'
import { pageWords, speakPage } from '../../../../api/page-words.ts'
import { structuredMeta } from '../../../../api/structured-data.ts'
import { visit } from '../../../../api/visit.ts'
import { goodsWords } from '../../../catalog/web/public.ts'
import { homeData } from '../parts/home-data.ts'
import { HomeSections } from '../parts/home-blocks.tsx'
import { useHomeWords } from '../use-home-words.ts'
import { homeWords } from '../words-home.ts'
import type { zh } from '../words-home.zh.ts'
import '../../../../ui/styles/home.css'
import '../home.css'

/** The home page as it was published; staff for content may see the draft at `?preview=draft`. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const here = visit(context)
  const preview = new URL(request.url).searchParams.get('preview') === 'draft'
  return { home: pack(await homeData(here, preview)), ...pageWords(here.lang, homeWords, goodsWords) }
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
      <HomeSections home={home} />
    </main>
  )
}
