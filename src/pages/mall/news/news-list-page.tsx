import { Form, useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router'
import { pageHead, rootOf } from '../../../rendering/page/page-head.ts'
import { pageMessages, translatePage } from '../../../rendering/page/page-messages.ts'
import { itemListData, structuredMeta } from '../../../rendering/page/structured-data.ts'
import { load, pageContextOf } from '../../../rendering/page/page-context.ts'
import { Anchor } from '../../../ui/basic/anchor.tsx'
import { ButtonLink } from '../../../ui/basic/button.tsx'
import { Empty } from '../../../ui/feedback/states.tsx'
import { Breadcrumb } from '../../../ui/layout/breadcrumb.tsx'
import { Pagination } from '../../../ui/layout/pagination.tsx'
import { articleList } from '../../../modules/content/endpoints.ts'
import { newsAddress, newsListAddress } from './news-address.ts'
import { NewsSidebar } from './news-sidebar.tsx'
import { NewsRows } from './news-rows.tsx'
import { loadNewsSidebar } from './news-sidebar-data.ts'
import { useInformationMessages, type NewsMessageSource } from './use-messages.ts'
import { newsMessages } from './messages.ts'
import './news.css'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams
  const category = (query.get('category') ?? '').slice(0, 40)
  const keyword = (query.get('keyword') ?? '').trim().slice(0, 60)
  const current = /^[1-9][0-9]?$/.test(query.get('current') ?? '') ? Number(query.get('current')) : 1
  const here = pageContextOf(context)
  const page = await load(context, articleList, { category, keyword, current })
  return { page, category, keyword, side: await loadNewsSidebar(here), ...pageMessages(here.lang, newsMessages) }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) => {
  if (!loaderData) return []
  const t = translatePage<NewsMessageSource>(loaderData, 'frontageInformation')
  const { page, category, keyword } = loaderData
  const { origin } = rootOf(matches)
  const name = page.categories.find((one) => one.category === category)?.categoryName
  const current = page.pagination.current > 1 ? String(page.pagination.current) : ''
  return [
    ...pageHead(matches, {
      title: keyword !== '' ? t('searchTitle', { keyword }) : name ? t('titleOf', { category: name }) : t('listTitle'),
      description: t('description'),
      canonical: keyword === '' ? origin + newsListAddress({ category, current }) : undefined,
    }),
    ...structuredMeta([
      itemListData(
        origin,
        page.list.map((one) => newsAddress(one.articleId)),
      ),
    ]),
  ]
}

export default function InformationListPage() {
  const { page, category, keyword, side } = useLoaderData<typeof loader>()
  const t = useInformationMessages()
  const name = page.categories.find((one) => one.category === category)?.categoryName
  const { current, pageCount, total } = page.pagination
  return (
    <main id="main" className="wrap">
      <Breadcrumb
        label={t('breadcrumb')}
        trail={[{ text: t('home'), to: '/' }, { text: t('title'), to: '/information' }, { text: name ?? t('listTitle') }]}
      />
      <h1 className="sr">{name ?? t('listTitle')}</h1>
      <div className="inf">
        <div className="col g3">
          <section className="pan">
            <div className="inf-c">
              {[{ category: '', categoryName: t('all'), count: 0 }, ...page.categories].map((one) => (
                <Anchor
                  key={one.category}
                  className={one.category === category ? 'chip on' : 'chip'}
                  aria-current={one.category === category ? 'page' : undefined}
                  to={newsListAddress({ category: one.category, keyword })}
                >
                  {one.categoryName} {one.count > 0 && <span className="c3 t12 num">{one.count}</span>}
                </Anchor>
              ))}
              <SearchForm category={category} keyword={keyword} />
            </div>
            {page.list.length === 0 ? (
              <Empty
                icon="search-x"
                title={t('nothing')}
                help={t('nothingHelp')}
                actions={<ButtonLink to={newsListAddress({})}>{t('showAll')}</ButtonLink>}
              />
            ) : (
              <>
                <p className="t12 c3 inf-n">{t('count', { count: total })}</p>
                <NewsRows rows={page.list} />
              </>
            )}
          </section>
          <Pagination
            page={current}
            pageCount={pageCount}
            addressOf={(number) => newsListAddress({ category, keyword, current: number === 1 ? '' : String(number) })}
            labels={{ pages: t('pages'), previous: t('previousPage'), next: t('nextPage') }}
          />
        </div>
        <NewsSidebar side={side} />
      </div>
    </main>
  )
}

function SearchForm({ category, keyword }: { category: string; keyword: string }) {
  const t = useInformationMessages()
  return (
    <Form role="search" action="/information/list">
      {category !== '' && <input type="hidden" name="category" value={category} />}
      <span className="ipt">
        <input key={keyword} name="keyword" aria-label={t('search')} placeholder={t('search')} defaultValue={keyword} maxLength={60} />
      </span>
      <button className="btn po">{t('find')}</button>
    </Form>
  )
}
