import { redirect, useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router'
import { pageHead, rootOf } from '../../../rendering/page/page-head.ts'
import { pageMessages, translatePage } from '../../../rendering/page/page-messages.ts'
import { itemListData, structuredMeta } from '../../../rendering/page/structured-data.ts'
import { load, pageContextOf } from '../../../rendering/page/page-context.ts'
import { Anchor } from '../../../ui/basic/anchor.tsx'
import { Picture } from '../../../ui/basic/picture.tsx'
import { Breadcrumb } from '../../../ui/layout/breadcrumb.tsx'
import { MoreLink, Panel } from '../../../ui/layout/panel.tsx'
import { pictureName } from '../../../ui/basic/picture-name.ts'
import { articleList } from '../../../modules/content/endpoints.ts'
import { newsAddress, newsListAddress } from './news-address.ts'
import { NewsSidebar } from './news-sidebar.tsx'
import { NewsRows, NewsTitles } from './news-rows.tsx'
import { loadNewsSidebar } from './news-sidebar-data.ts'
import { useInformationMessages, type NewsMessageSource } from './use-messages.ts'
import { newsMessages } from './messages.ts'
import './news.css'

const newest = 7
const perCategory = 5

/** The front of news and knowledge; banners of the specification carry `informationId`, which leads to that article. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const asked = new URL(request.url).searchParams.get('informationId')
  if (asked !== null) throw redirect(`/information/detail?informationId=${encodeURIComponent(asked)}`, 301)
  const here = pageContextOf(context)
  const { list, categories } = await load(context, articleList, { pageSize: newest })
  const blocks = await Promise.all(
    categories.map(async ({ category, categoryName }) => {
      const found = await load(context, articleList, { category, pageSize: perCategory })
      return { category, categoryName, rows: found.list.map(({ articleId, title, publishedAt }) => ({ articleId, title, publishedAt })) }
    }),
  )
  return { list, blocks, side: await loadNewsSidebar(here), ...pageMessages(here.lang, newsMessages) }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) => {
  if (!loaderData) return []
  const t = translatePage<NewsMessageSource>(loaderData, 'frontageInformation')
  const { origin } = rootOf(matches)
  const paths = loaderData.list.map((one) => newsAddress(one.articleId))
  return [
    ...pageHead(matches, { title: t('title'), description: t('description'), canonical: `${origin}/information` }),
    { tagName: 'link', rel: 'alternate', type: 'application/rss+xml', title: 'RSS', href: '/information/rss.xml' },
    ...structuredMeta([itemListData(origin, paths)]),
  ]
}

export default function InformationPage() {
  const { list, blocks, side } = useLoaderData<typeof loader>()
  const t = useInformationMessages()
  const [top, ...rest] = list
  return (
    <main id="main" className="wrap">
      <Breadcrumb label={t('breadcrumb')} trail={[{ text: t('home'), to: '/' }, { text: t('title') }]} />
      <h1 className="sr">{t('title')}</h1>
      <nav className="pan inf-c" aria-label={t('categories')}>
        <Anchor className="chip" to={newsListAddress({})}>
          {t('all')}
        </Anchor>
        {blocks.map((block) => (
          <Anchor key={block.category} className="chip" to={newsListAddress({ category: block.category })}>
            {block.categoryName}
          </Anchor>
        ))}
      </nav>
      <div className="inf">
        <div className="col g3">
          {top && (
            <Anchor className="pan inf-1" to={newsAddress(top.articleId)}>
              <Picture src={pictureName(top.cover)} alt="" width={480} priority />
              <div>
                <h2 className="t20 b6">{top.title}</h2>
                <p className="c2 el2">{top.summary}</p>
                <p className="t12 c3">{`${top.categoryName} · ${top.author} · ${top.publishedAt.slice(0, 10)}`}</p>
              </div>
            </Anchor>
          )}
          <Panel title={t('newest')} more={<MoreLink to={newsListAddress({})}>{t('more')}</MoreLink>}>
            <NewsRows rows={rest} />
          </Panel>
          <div className="inf-g">
            {blocks.map((block) => (
              <Panel
                key={block.category}
                title={block.categoryName}
                more={<MoreLink to={newsListAddress({ category: block.category })}>{t('more')}</MoreLink>}
              >
                <NewsTitles rows={block.rows} />
              </Panel>
            ))}
          </div>
        </div>
        <NewsSidebar side={side} />
      </div>
    </main>
  )
}
