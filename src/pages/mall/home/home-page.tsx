import { useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router'
import { pageHead, rootOf } from '../../../rendering/page/page-head.ts'
import { pageMessages, translatePage } from '../../../rendering/page/page-messages.ts'
import { structuredMeta } from '../../../rendering/page/structured-data.ts'
import { pageContextOf } from '../../../rendering/page/page-context.ts'
import { goodsMessages } from '../../../modules/catalog/messages.ts'
import { loadHomePage } from '../../../modules/page-builder/ui/sections/load-section-data.ts'
import { HomeSections } from './home-sections.tsx'
import { useHomeMessages } from '../../../modules/page-builder/ui/use-messages.ts'
import { pageSectionMessages } from '../../../modules/page-builder/messages.ts'
import '../../../ui/styles/home.css'
import '../../../modules/page-builder/ui/sections/sections.css'

/** The home page as it was published; staff for content may see the draft at `?preview=draft`. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const here = pageContextOf(context)
  const preview = new URL(request.url).searchParams.get('preview') === 'draft'
  return { home: await loadHomePage(here, preview), ...pageMessages(here.lang, pageSectionMessages, goodsMessages) }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) => {
  if (!loaderData) return []
  const { origin, siteName } = rootOf(matches)
  const t = translatePage<typeof pageSectionMessages>(loaderData, 'frontageHome')
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
  const home = useLoaderData<typeof loader>().home
  const t = useHomeMessages()
  return (
    <main id="main">
      <h1 className="sr">{t('title')}</h1>
      <HomeSections home={home} />
    </main>
  )
}
