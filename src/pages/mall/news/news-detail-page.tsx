import { redirect, useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router'
import { pageHead, rootOf } from '../../../rendering/page/page-head.ts'
import { pageMessages } from '../../../rendering/page/page-messages.ts'
import { breadcrumbData, structuredMeta } from '../../../rendering/page/structured-data.ts'
import { load, pageContextOf } from '../../../rendering/page/page-context.ts'
import { Anchor } from '../../../ui/basic/anchor.tsx'
import { RichText } from '../../../ui/basic/rich-text.tsx'
import { Tag } from '../../../ui/basic/tag.tsx'
import { CardGrid, ProductCard } from '../../../ui/goods/product-card.tsx'
import { Breadcrumb } from '../../../ui/layout/breadcrumb.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { goodsOf } from '../../../modules/catalog/endpoints-goods.ts'
import { toCardProduct } from '../../../modules/catalog/ui/goods-card.tsx'
import { goodsMessages } from '../../../modules/catalog/messages.ts'
import { loadOrNotFound } from '../../../modules/search/ui/not-found-suggestions.ts'
import { toGoodsCardView } from '../../../modules/catalog/ui/goods-card-view.ts'
import { useGoodsMessages } from '../../../modules/catalog/ui/use-messages.ts'
import { articleDetail, articleList } from '../../../modules/content/endpoints.ts'
import { LazySaveButton } from '../../../modules/saved/ui/lazy-save-button.tsx'
import { newsAddress, newsListAddress } from './news-address.ts'
import { NewsSidebar } from './news-sidebar.tsx'
import { NewsTitles } from './news-rows.tsx'
import { loadNewsSidebar } from './news-sidebar-data.ts'
import { useInformationMessages } from './use-messages.ts'
import { newsMessages } from './messages.ts'
import './news.css'

const mostAlike = 6

export async function loader({ context, request }: LoaderFunctionArgs) {
  const here = pageContextOf(context)
  const article = await loadOrNotFound(context, articleDetail, { articleId: new URL(request.url).searchParams.get('informationId') ?? '0' })
  // Help has its own page; an old link leads there.
  if (article.kind === 'help') throw redirect(`/article?articleId=${article.articleId}`, 301)
  const [alike, goods, side] = await Promise.all([
    load(context, articleList, { category: article.category, pageSize: mostAlike + 1 }),
    article.goodsIds.length === 0 ? [] : load(context, goodsOf, { goodsIds: article.goodsIds.join(',') }),
    loadNewsSidebar(here),
  ])
  return {
    article,
    alike: alike.list.filter((one) => one.articleId !== article.articleId).slice(0, mostAlike),
    goods: goods.map(toGoodsCardView),
    side,
    ...pageMessages(here.lang, newsMessages, goodsMessages),
  }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) => {
  if (!loaderData) return []
  const { article } = loaderData
  const { origin, siteName } = rootOf(matches)
  const address = newsAddress(article.articleId)
  const image = article.cover === '' ? undefined : `${origin}${article.cover}?w=1200`
  return [
    ...pageHead(matches, { title: article.title, description: article.summary, canonical: origin + address, image, type: 'article' }),
    ...structuredMeta([
      {
        '@type': 'Article',
        headline: article.title,
        description: article.summary,
        datePublished: article.publishedAt,
        dateModified: article.updatedAt,
        author: { '@type': 'Organization', name: article.author },
        publisher: { '@type': 'Organization', name: siteName },
        mainEntityOfPage: origin + address,
        ...(image ? { image } : {}),
      },
      breadcrumbData(origin, [
        [article.categoryName, newsListAddress({ category: article.category })],
        [article.title, address],
      ]),
    ]),
  ]
}

export default function InformationDetailPage() {
  const { article, alike, goods, side } = useLoaderData<typeof loader>()
  const t = useInformationMessages()
  const g = useGoodsMessages()
  return (
    <main id="main" className="wrap">
      <Breadcrumb
        label={t('breadcrumb')}
        trail={[
          { text: t('title'), to: '/information' },
          { text: article.categoryName, to: newsListAddress({ category: article.category }) },
          { text: article.title },
        ]}
      />
      <div className="inf">
        <div className="col g3">
          <article className="pan inf-a">
            <h1>{article.title}</h1>
            <p className="row g3 t13 c3 inf-b">
              <Tag>{article.categoryName}</Tag>
              <span>{article.author}</span>
              <time dateTime={article.publishedAt}>{article.publishedAt.slice(0, 10)}</time>
              <span className="sp" />
              <LazySaveButton kind="article" id={article.articleId} label={t('save')} text={[t('save'), t('saved')]} />
            </p>
            <RichText html={article.content} />
            <Neighbours />
          </article>
          {goods.length > 0 && (
            <Panel title={t('related')}>
              <CardGrid columns={4}>
                {goods.map((goodsCardView) => (
                  <ProductCard key={goodsCardView.goodsId} product={toCardProduct(goodsCardView, g)} labels={{ stock: g('stock') }} />
                ))}
              </CardGrid>
            </Panel>
          )}
        </div>
        <div className="col g3">
          {alike.length > 0 && (
            <Panel title={t('readOn')}>
              <NewsTitles rows={alike} />
            </Panel>
          )}
          <NewsSidebar side={side} />
        </div>
      </div>
    </main>
  )
}

function Neighbours() {
  const { article } = useLoaderData<typeof loader>()
  const t = useInformationMessages()
  const both = [
    [t('previous'), article.previous],
    [t('next'), article.next],
  ] as const
  return (
    <nav className="inf-x t13">
      {both.map(([name, other]) => (
        <span key={name}>
          {other && (
            <Anchor to={newsAddress(other.articleId)}>
              <span className="c3">{name}</span>
              <br />
              {other.title}
            </Anchor>
          )}
        </span>
      ))}
    </nav>
  )
}
