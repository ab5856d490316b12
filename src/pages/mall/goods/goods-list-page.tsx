import { Suspense, useCallback, useMemo, useRef, useState } from 'react'
import {
  useLoaderData,
  useNavigate,
  useNavigation,
  useSearchParams,
  type LoaderFunctionArgs,
  type MetaFunction,
  type ShouldRevalidateFunctionArgs,
} from 'react-router'
import { pageHead, rootOf } from '../../../rendering/page/page-head.ts'
import { pageMessages, translatePage } from '../../../rendering/page/page-messages.ts'
import { structuredMeta } from '../../../rendering/page/structured-data.ts'
import { load, pageContextOf } from '../../../rendering/page/page-context.ts'
import { lazyPart } from '../../../rendering/client/lazy-part.ts'
import { useResultKeys } from '../../../ui/goods/use-result-keys.ts'
import { Pagination } from '../../../ui/layout/pagination.tsx'
import { categoryInfo } from '../../../modules/taxonomy/endpoints-categories.ts'
import { goodsList } from '../../../modules/search/endpoints.ts'
import { listInput, withValues } from './list/list-address.ts'
import { shownFacet, type GoodsListData } from './list/list-data.ts'
import { ListFilters } from './list/list-filters.tsx'
import { type GoodsListTranslate, useListMessages } from '../../../modules/search/ui/use-messages.ts'
import { ListCategoryHeader } from './list/list-category-header.tsx'
import { GoodsCards } from '../../../modules/basket/ui/goods-cards.tsx'
import { seriesOfCategory } from './list/category-series.ts'
import { listStructuredData } from './list/list-structured-data.ts'
import { ListToolbar } from './list/list-toolbar.tsx'
import { quantityText } from '../../../ui/basic/quantity-text.ts'
import { toGoodsCardView } from '../../../modules/catalog/ui/goods-card-view.ts'
import { useDeliveredPrices } from '../../../modules/pricing/ui/use-delivered-prices.ts'
import { useListView } from './list/use-list-view.ts'
import { goodsMessages, quantityMessages } from '../../../modules/catalog/messages.ts'
import { goodsListMessages } from '../../../modules/search/messages.ts'
import '../../../modules/catalog/ui/goods.css'

const path = '/goods/list'
// Rarely shown parts load when they are.
const listDrawer = lazyPart(() => import('./list/filter-drawer.tsx').then((module) => module.FilterDrawer))
const listEmpty = lazyPart(() => import('./list/empty-results.tsx').then((module) => module.EmptyResults))
const matchNote = lazyPart(() => import('./list/empty-results.tsx').then((module) => module.PartialMatchNote))
const listTable = lazyPart(() => import('./list/list-table.tsx').then((module) => module.ListTable))

export async function loader({ context, request }: LoaderFunctionArgs) {
  const input = listInput(new URL(request.url).searchParams)
  const categoryId = input.categoryId ?? input.pid
  const [goods, category, series] = await Promise.all([
    load(context, goodsList, input),
    categoryId ? load(context, categoryInfo, { categoryId }) : null,
    seriesOfCategory(pageContextOf(context), categoryId),
  ])
  return {
    page: {
      goods: {
        ...goods,
        list: goods.list.map(toGoodsCardView),
        nearest: goods.nearest.map(toGoodsCardView),
        facets: goods.facets.map(shownFacet),
      },
      category,
      series,
    },
    keyword: input.keyword,
    structured: input.keyword === '' ? listStructuredData(goods, category, pageContextOf(context).origin) : [],
    ...pageMessages(pageContextOf(context).lang, goodsListMessages, goodsMessages, quantityMessages),
  }
}

/** Cards or table is a matter of drawing: the server is not asked again. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  const [before, after] = [currentUrl, nextUrl].map((url) =>
    withValues(url.searchParams, { view: null, current: url.searchParams.get('current') }).toString(),
  )
  return currentUrl.search !== nextUrl.search && before === after ? false : defaultShouldRevalidate
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) => {
  if (!loaderData) return []
  const t = translatePage<typeof goodsListMessages>(loaderData, 'catalogList')
  const { keyword } = loaderData
  const { category } = loaderData.page
  const categoryId = category?.category.categoryId
  const head = pageHead(matches, {
    title: keyword === '' ? (category?.category.categoryName ?? t('title')) : t('searchTitle', { keyword }),
    description: t('description'),
    canonical: keyword === '' ? `${rootOf(matches).origin}${path}${categoryId ? `?categoryId=${categoryId}` : ''}` : undefined,
  })
  return [...head, ...structuredMeta(loaderData.structured)]
}

export default function GoodsListPage() {
  const { page, keyword } = useLoaderData<typeof loader>()
  const { goods, category, series } = page
  const t = useListMessages()
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const navigation = useNavigation()
  const [filtersOpen, setFiltersOpen] = useState(false)
  const coming = navigation.location?.pathname === path ? navigation.location.search : null
  const asked = useMemo(() => (coming === null ? query : new URLSearchParams(coming)), [coming, query])
  const go = useCallback(
    (next: URLSearchParams, replace = false) =>
      void navigate({ pathname: path, search: next.toString() }, { preventScrollReset: true, replace }),
    [navigate],
  )
  const [view, chooseView] = useListView(query, (next) => go(withValues(query, { view: next, current: query.get('current') }), true))
  // On the way to another page nothing of the list changes: it is not drawn again while that one is fetched.
  const filters = useMemo(() => <ListFilters data={goods} query={asked} onGo={go} t={t} />, [goods, asked, go, t])
  const Results = view === 'table' ? listTable.now() : GoodsCards
  const busy = coming !== null
  // In the order of delivered prices the cards show them; the table always does.
  const isDelivered = query.get('sort') === 'delivered' && view === 'grid'
  const delivered = useDeliveredPrices(isDelivered ? goods.list.map((one) => one.defaultProductId) : [])
  const results = useMemo(
    () => <Results goods={goods.list} busy={busy} t={t} delivered={delivered} />,
    [Results, goods, busy, t, delivered],
  )
  const found = useRef<HTMLDivElement>(null)
  useResultKeys(found)
  const Drawer = listDrawer.now()
  const Nothing = listEmpty.now()
  const Note = matchNote.now()
  return (
    <main id="main" className="wrap">
      <ListCategoryHeader category={category} series={series} keyword={keyword} />
      <div className="lay">
        <aside className="fct-c">{filters}</aside>
        <div ref={found} className="col g3" aria-keyshortcuts="J K">
          <ListToolbar data={goods} query={asked} onGo={go} t={t} view={view} onView={chooseView} onFilters={() => setFiltersOpen(true)} />
          <h2 className="sr">{t('product')}</h2>
          <Suspense fallback={<GoodsCards goods={goods.list} busy t={t} />}>
            {goods.list.length > 0 && (goods.match === 'some' || goods.match === 'similar') && (
              <Note match={goods.match} keyword={keyword} meant={goods.meant} t={t} />
            )}
            {goods.list.length === 0 ? <Nothing keyword={keyword} nearest={goods.nearest} query={query} onGo={go} t={t} /> : results}
          </Suspense>
          <ListPages pagination={goods.pagination} query={query} t={t} />
        </div>
      </div>
      {filtersOpen && (
        <Suspense fallback={null}>
          <Drawer onClose={() => setFiltersOpen(false)} t={t}>
            {filters}
          </Drawer>
        </Suspense>
      )}
    </main>
  )
}

function ListPages({ pagination, query, t }: { pagination: GoodsListData['pagination']; query: URLSearchParams; t: GoodsListTranslate }) {
  const { current, pageSize, pageCount, total } = pagination
  if (total === 0) return null
  const from = (current - 1) * pageSize + 1
  return (
    <div className="row list-f">
      <span className="c3 t13">{t('range', { from, to: Math.min(total, current * pageSize), total: quantityText(total) })}</span>
      <span className="sp" />
      <Pagination
        page={current}
        pageCount={pageCount}
        addressOf={(page) => `${path}?${withValues(query, { current: page === 1 ? null : page }).toString()}`}
        labels={{ pages: t('pages'), previous: t('previous'), next: t('next') }}
      />
    </div>
  )
}
