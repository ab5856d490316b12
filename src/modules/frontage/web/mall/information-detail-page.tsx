import { redirect, useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router'
import { pageHead, rootOf } from '../../../../api/page-head.ts'
import { pageWords } from '../../../../api/page-words.ts'
import { breadcrumbData, structuredMeta } from '../../../../api/structured-data.ts'
import { load, visit } from '../../../../api/visit.ts'
import { Anchor } from '../../../../ui/basic/anchor.tsx'
import { RichText } from '../../../../ui/basic/rich-text.tsx'
import { Tag } from '../../../../ui/basic/tag.tsx'
import { CardGrid, ProductCard } from '../../../../ui/goods/product-card.tsx'
import { Breadcrumb } from '../../../../ui/layout/breadcrumb.tsx'
import { Panel } from '../../../../ui/layout/panel.tsx'
import { goodsOf } from '../../../catalog/contract-goods.ts'
import { cardOf, goodsWords, loadSubject, shownCard, useGoodsWords } from '../../../catalog/web/public.ts'
import { articleDetail, articleList } from '../../../content/contract.ts'
import { Heart } from '../../../member/web/public.ts'
import { informationAddress, informationListAddress } from '../parts/information-address.ts'
import { InformationAside } from '../parts/information-aside.tsx'
import { InformationTitles } from '../parts/information-rows.tsx'
import { sideData } from '../parts/information-side.ts'
import { useInformationWords } from '../use-information-words.ts'
import { informationWords } from '../words-information.ts'
import '../information.css'

const mostAlike = 6

export async function loader({ context, request }: LoaderFunctionArgs) {
  const here = visit(context)
  const article = await loadSubject(context, articleDetail, { articleId: new URL(request.url).searchParams.get('informationId') ?? '0' })
  // Help has its own page; an old link leads there.
  if (article.kind === 'help') throw redirect(`/article?articleId=${article.articleId}`, 301)
  const [alike, goods, side] = await Promise.all([
    load(context, articleList, { category: article.category, pageSize: mostAlike + 1 }),
    article.goodsIds.length === 0 ? [] : load(context, goodsOf, { goodsIds: article.goodsIds.join(',') }),
    sideData(here),
  ])
  return {
    article,
    alike: alike.list.filter((one) => one.articleId !== article.articleId).slice(0, mostAlike),
    goods: goods.map(shownCard),
    side,
    ...pageWords(here.lang, informationWords, goodsWords),
  }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) => {
  if (!loaderData) return []
  const { article } = loaderData
  const { origin, siteName } = rootOf(matches)
  const address = informationAddress(article.articleId)
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
        [article.categoryName, informationListAddress({ category: article.category })],
        [article.title, address],
      ]),
    ]),
  ]
}

export default function InformationDetailPage() {
  const { article, alike, goods, side } = useLoaderData<typeof loader>()
  const t = useInformationWords()
  const g = useGoodsWords()
  return (
    <main id="main" className="wrap">
      <Breadcrumb
        label={t('breadcrumb')}
        trail={[
          { text: t('title'), to: '/information' },
          { text: article.categoryName, to: informationListAddress({ category: article.category }) },
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
              <Heart kind="article" id={article.articleId} label={t('save')} text={[t('save'), t('saved')]} />
            </p>
            <RichText html={article.content} />
            <Neighbours />
          </article>
          {goods.length > 0 && (
            <Panel title={t('related')}>
              <CardGrid columns={4}>
                {goods.map((one) => (
                  <ProductCard key={one.goodsId} product={cardOf(one, g)} labels={{ stock: g('stock') }} />
                ))}
              </CardGrid>
            </Panel>
          )}
        </div>
        <div className="col g3">
          {alike.length > 0 && (
            <Panel title={t('readOn')}>
              <InformationTitles rows={alike} />
            </Panel>
          )}
          <InformationAside side={side} />
        </div>
      </div>
    </main>
  )
}

function Neighbours() {
  const { article } = useLoaderData<typeof loader>()
  const t = useInformationWords()
  const both = [
    [t('previous'), article.previous],
    [t('next'), article.next],
  ] as const
  return (
    <nav className="inf-x t13">
      {both.map(([name, other]) => (
        <span key={name}>
          {other && (
            <Anchor to={informationAddress(other.articleId)}>
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
