import { Form, redirect, useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router'
import type { OutputOf } from '../../../api/endpoint.ts'
import { pageHead, rootOf } from '../../../rendering/page/page-head.ts'
import { pageMessages, translatePage } from '../../../rendering/page/page-messages.ts'
import { structuredMeta } from '../../../rendering/page/structured-data.ts'
import { load, pageContextOf } from '../../../rendering/page/page-context.ts'
import { richPlainText } from '../../../kernel/text/rich-text.ts'
import { Anchor } from '../../../ui/basic/anchor.tsx'
import { ButtonLink } from '../../../ui/basic/button.tsx'
import { RichText } from '../../../ui/basic/rich-text.tsx'
import { Tag } from '../../../ui/basic/tag.tsx'
import { Empty } from '../../../ui/feedback/states.tsx'
import { Breadcrumb } from '../../../ui/layout/breadcrumb.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { agreementList, articleDetail, articleList } from '../../../modules/content/endpoints.ts'
import { useReadingMessages } from './use-messages.ts'
import { readingMessages } from './messages.ts'
import './reading.css'

type Article = OutputOf<typeof articleDetail>
type Page = OutputOf<typeof articleList>
type Titles = { readonly agreementCode: string; readonly title: string }[]
const path = '/article'
const most = 50

/** One help text by `articleId`, else all of them by category; what is news or knowledge has its own page. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams
  const here = pageContextOf(context)
  const worded = pageMessages(here.lang, readingMessages)
  const category = (query.get('category') ?? '').slice(0, 40)
  const keyword = (query.get('keyword') ?? '').trim().slice(0, 60)
  const articleId = query.get('articleId')
  const agreements: Titles = (await here.call(agreementList, {})).data ?? []
  const article = articleId === null ? null : await load(context, articleDetail, { articleId })
  if (article?.kind === 'information') throw redirect(`/information/detail?informationId=${article.articleId}`, 301)
  const page = await load(context, articleList, {
    kind: 'help',
    category: article ? '' : category,
    keyword: article ? '' : keyword,
    pageSize: most,
  })
  return { ...worded, article, page, agreements, keyword, category }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) => {
  if (!loaderData) return []
  const t = translatePage<typeof readingMessages>(loaderData, 'contentReading')
  const { article, page, keyword, category } = loaderData
  const { origin } = rootOf(matches)
  const asked = article
    ? [{ title: article.title, answer: richPlainText(article.content) }]
    : page.list.map((one) => ({ title: one.title, answer: one.summary }))
  const canonical = article
    ? `${origin}${path}?articleId=${article.articleId}`
    : `${origin}${path}${category === '' ? '' : `?category=${category}`}`
  return [
    ...pageHead(matches, {
      title: article?.title ?? t('articles'),
      description: article?.summary ?? t('articlesDescription'),
      canonical: keyword === '' ? canonical : undefined,
      type: article ? 'article' : 'website',
    }),
    ...structuredMeta([
      {
        '@type': 'FAQPage',
        mainEntity: asked.map((one) => ({ '@type': 'Question', name: one.title, acceptedAnswer: { '@type': 'Answer', text: one.answer } })),
      },
    ]),
  ]
}

export default function ArticlePage() {
  const { article, page, agreements, keyword, category } = useLoaderData<typeof loader>()
  const t = useReadingMessages()
  const trail = [{ text: t('home'), to: '/' }, { text: t('articles'), to: path }, ...(article ? [{ text: article.title }] : [])]
  return (
    <main id="main" className="wrap">
      <Breadcrumb label={t('breadcrumb')} trail={trail} />
      <div className="agr">
        <HelpMenu page={page} agreements={agreements} open={article?.articleId ?? 0} />
        {article ? <Reading article={article} /> : <HelpList page={page} keyword={keyword} category={category} />}
      </div>
    </main>
  )
}

function HelpMenu({ page, agreements, open }: { page: Page; agreements: Titles; open: number }) {
  const t = useReadingMessages()
  return (
    <aside className="col g3">
      {open > 0 && (
        <Panel title={t('articles')}>
          <nav className="agr-l" aria-label={t('articles')}>
            {page.list.map((one) => (
              <Anchor
                key={one.articleId}
                to={`${path}?articleId=${one.articleId}`}
                className={one.articleId === open ? 'on' : undefined}
                aria-current={one.articleId === open ? 'page' : undefined}
                prefetch={false}
              >
                {one.title}
              </Anchor>
            ))}
          </nav>
        </Panel>
      )}
      <Panel title={t('agreements')}>
        <nav className="agr-l" aria-label={t('agreements')}>
          {agreements.map((agreement) => (
            <Anchor key={agreement.agreementCode} to={`/agreement?key=${agreement.agreementCode}`} prefetch={false}>
              {agreement.title}
            </Anchor>
          ))}
        </nav>
      </Panel>
    </aside>
  )
}

function Reading({ article }: { article: Article }) {
  const t = useReadingMessages()
  const neighbours = [
    [t('previous'), article.previous],
    [t('next'), article.next],
  ] as const
  return (
    <article className="pan">
      <div className="read">
        <h1>{article.title}</h1>
        <p className="read-m t13 c3">
          <Tag>{article.categoryName}</Tag>
          <span>{article.author}</span>
          <time dateTime={article.publishedAt}>{article.publishedAt.slice(0, 10)}</time>
        </p>
        <RichText html={article.content} />
        <nav className="read-n t13">
          {neighbours.map(([name, other]) => (
            <span key={name}>
              {other && (
                <Anchor to={`${path}?articleId=${other.articleId}`}>
                  <span className="c3">{name}</span>
                  <br />
                  {other.title}
                </Anchor>
              )}
            </span>
          ))}
        </nav>
      </div>
    </article>
  )
}

function HelpList({ page, keyword, category }: { page: Page; keyword: string; category: string }) {
  const t = useReadingMessages()
  const addressOf = (values: Record<string, string>) => {
    const query = new URLSearchParams(Object.entries(values).filter(([, value]) => value !== '')).toString()
    return query === '' ? path : `${path}?${query}`
  }
  const groups = page.categories
    .map((one) => ({ ...one, list: page.list.filter((article) => article.category === one.category) }))
    .filter((one) => one.list.length > 0)
  return (
    <section className="pan">
      <h1 className="sr">{t('articles')}</h1>
      <div className="read-h">
        {[{ category: '', categoryName: t('all') }, ...page.categories].map((one) => (
          <Anchor
            key={one.category}
            className={one.category === category ? 'chip on' : 'chip'}
            to={addressOf({ category: one.category, keyword })}
          >
            {one.categoryName}
          </Anchor>
        ))}
        <Form role="search" action={path}>
          {category !== '' && <input type="hidden" name="category" value={category} />}
          <span className="ipt">
            <input key={keyword} name="keyword" aria-label={t('search')} placeholder={t('search')} defaultValue={keyword} maxLength={60} />
          </span>
          <button className="btn po">{t('find')}</button>
        </Form>
      </div>
      {groups.length === 0 && <Empty icon="search-x" title={t('nothing')} actions={<ButtonLink to={path}>{t('showAll')}</ButtonLink>} />}
      {groups.map((group) => (
        <div key={group.category} className="help-g">
          <h2 className="t16 b6">{group.categoryName}</h2>
          <ul className="read-l">
            {group.list.map((article) => (
              <li key={article.articleId}>
                <Anchor to={`${path}?articleId=${article.articleId}`}>
                  <h3 className="t14 b5">{article.title}</h3>
                  <p className="t13 c2 el2">{article.summary}</p>
                </Anchor>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  )
}
