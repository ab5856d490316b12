import { Form, useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router'
import type { OutputOf } from '../../../../api/endpoint.ts'
import { pageHead, rootOf } from '../../../../api/page-head.ts'
import { pageWords, speakPage } from '../../../../api/page-words.ts'
import { structuredMeta } from '../../../../api/structured-data.ts'
import { load, visit } from '../../../../api/visit.ts'
import { Anchor } from '../../../../ui/basic/anchor.tsx'
import { ButtonLink } from '../../../../ui/basic/button.tsx'
import { Tag } from '../../../../ui/basic/tag.tsx'
import { Empty } from '../../../../ui/feedback/states.tsx'
import { Breadcrumb } from '../../../../ui/layout/breadcrumb.tsx'
import { Pagination } from '../../../../ui/layout/pagination.tsx'
import { articleDetail, articleList } from '../../contract.ts'
import { useReadingWords } from '../use-reading-words.ts'
import { readingWords } from '../words-reading.ts'
import type { zh } from '../words-reading.zh.ts'
import '../reading.css'

type Article = OutputOf<typeof articleDetail>
type Page = OutputOf<typeof articleList>
const path = '/article'

/** One article by `articleId`, else the list by `category` and `keyword`. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams
  const worded = pageWords(visit(context).lang, readingWords)
  const articleId = query.get('articleId')
  if (articleId !== null)
    return { ...worded, article: await load(context, articleDetail, { articleId }), page: null, keyword: '', category: '' }
  const category = (query.get('category') ?? '').slice(0, 40)
  const keyword = (query.get('keyword') ?? '').slice(0, 60)
  const current = /^[1-9][0-9]?$/.test(query.get('current') ?? '') ? Number(query.get('current')) : 1
  return { ...worded, article: null, page: await load(context, articleList, { category, keyword, current }), keyword, category }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) => {
  if (!loaderData) return []
  const t = speakPage<typeof zh>(loaderData, 'contentReading')
  const { article } = loaderData
  const { origin } = rootOf(matches)
  if (!article) return pageHead(matches, { title: t('articles'), description: t('articlesDescription'), canonical: origin + path })
  return [
    ...pageHead(matches, {
      title: article.title,
      description: article.summary,
      canonical: `${origin}${path}?articleId=${article.articleId}`,
      type: 'article',
    }),
    ...structuredMeta([
      {
        '@type': 'Article',
        headline: article.title,
        datePublished: article.publishedAt,
        author: { '@type': 'Organization', name: article.author },
      },
    ]),
  ]
}

export default function ArticlePage() {
  const { article, page, keyword, category } = useLoaderData<typeof loader>()
  const t = useReadingWords()
  const trail = [{ text: t('home'), to: '/' }, { text: t('articles'), to: path }, ...(article ? [{ text: article.title }] : [])]
  return (
    <main id="main" className="wrap">
      <Breadcrumb label={t('breadcrumb')} trail={trail} />
      {article && <Reading article={article} />}
      {page && <ArticleList page={page} keyword={keyword} category={category} />}
    </main>
  )
}

function Reading({ article }: { article: Article }) {
  const t = useReadingWords()
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
        <div className="read-p">
          {article.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
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

function ArticleList({ page, keyword, category }: { page: Page; keyword: string; category: string }) {
  const t = useReadingWords()
  const addressOf = (values: Record<string, string>) => {
    const query = new URLSearchParams(Object.entries(values).filter(([, value]) => value !== '')).toString()
    return query === '' ? path : `${path}?${query}`
  }
  return (
    <>
      <h1 className="sr">{t('articles')}</h1>
      <section className="pan">
        <div className="read-h">
          <Anchor className={category === '' ? 'chip on' : 'chip'} to={addressOf({ keyword })}>
            {t('all')}
          </Anchor>
          {page.categories.map((one) => (
            <Anchor
              key={one.category}
              className={one.category === category ? 'chip on' : 'chip'}
              to={addressOf({ category: one.category, keyword })}
            >
              {one.categoryName} <span className="c3 t12 num">{one.count}</span>
            </Anchor>
          ))}
          <Form role="search" action={path}>
            {category !== '' && <input type="hidden" name="category" value={category} />}
            <span className="ipt">
              <input
                key={keyword}
                name="keyword"
                aria-label={t('search')}
                placeholder={t('search')}
                defaultValue={keyword}
                maxLength={60}
              />
            </span>
            <button className="btn po">{t('find')}</button>
          </Form>
        </div>
        {page.list.length === 0 && (
          <Empty icon="search-x" title={t('nothing')} actions={<ButtonLink to={path}>{t('showAll')}</ButtonLink>} />
        )}
        <ul className="read-l">
          {page.list.map((article) => (
            <li key={article.articleId}>
              <Anchor to={`${path}?articleId=${article.articleId}`}>
                <h2>{article.title}</h2>
                <p className="t13 c2 el2">{article.summary}</p>
                <p className="t12 c3">{`${article.categoryName} · ${article.author} · ${article.publishedAt.slice(0, 10)}`}</p>
              </Anchor>
            </li>
          ))}
        </ul>
      </section>
      <Pagination
        page={page.pagination.current}
        pageCount={page.pagination.pageCount}
        addressOf={(current) => addressOf({ category, keyword, current: String(current) })}
        labels={{ pages: t('pages'), previous: t('previousPage'), next: t('nextPage') }}
      />
    </>
  )
}
