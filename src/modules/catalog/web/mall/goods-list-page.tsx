import { Suspense, useCallback, useMemo, useState } from 'react'
import {
  useLoaderData,
  useNavigate,
  useNavigation,
  useSearchParams,
  type LoaderFunctionArgs,
  type MetaFunction,
  type ShouldRevalidateFunctionArgs,
} from 'react-router'
import { pageHead, rootOf } from '../../../../api/page-head.ts'
import { pack, unpack } from '../../../../api/packed.ts'
import { useUnpacked } from '../../../../api/browser/use-unpacked.ts'
import { pageWords, speakPage } from '../../../../api/page-words.ts'
import { structuredMeta } from '../../../../api/structured-data.ts'
import { load, visit } from '../../../../api/visit.ts'
import { loadedApart } from '../../../../ui/feedback/loaded-apart.ts'
import { Pagination } from '../../../../ui/layout/pagination.tsx'
import { categoryInfo } from '../../contract-category.ts'
import { goodsList } from '../../contract-search.ts'
import { listInput, withValues } from '../parts/list-address.ts'
import { shownFacet, type GoodsListData } from '../parts/list-data.ts'
import { ListFilters } from '../parts/list-filters.tsx'
import type { ListSpeak } from '../use-list-words.ts'
import { ListPlace } from '../parts/list-place.tsx'
import { ListCards } from '../parts/list-cards.tsx'
import { seriesIn } from '../parts/list-series.ts'
import { listStructure } from '../parts/list-structure.ts'
import { ListToolbar } from '../parts/list-toolbar.tsx'
import { quantityText } from '../parts/quantity-text.ts'
import { shownCard } from '../parts/shown-card.ts'
import { useListView } from '../parts/use-list-view.ts'
import { useListWords } from '../use-list-words.ts'
import { goodsWords } from '../words-goods.ts'
import { listWords } from '../words-list.ts'
import type { zh } from '../words-list.zh.ts'
import '../catalog.css'

const path = '/goods/list'
// Rarely shown parts load when they are.
const listDrawer = loadedApart(() => import('../parts/list-drawer.tsx').then((module) => module.ListDrawer))
const listEmpty = loadedApart(() => import('../parts/list-empty.tsx').then((module) => module.ListEmpty))
const matchNote = loadedApart(() => import('../parts/list-empty.tsx').then((module) => module.MatchNote))
const listTable = loadedApart(() => import('../parts/list-table.tsx').then((module) => module.ListTable))

export async function loader({ context, request }: LoaderFunctionArgs) {
  const input = listInput(new URL(request.url).searchParams)
  const categoryId = input.categoryId ?? input.pid
  const [goods, category, series] = await Promise.all([
    load(context, goodsList, input),
    categoryId ? load(context, categoryInfo, { categoryId }) : null,
    seriesIn(visit(context), categoryId),
  ])
  return {
    page: pack({
      goods: { ...goods, list: goods.list.map(shownCard), nearest: goods.nearest.map(shownCard), facets: goods.facets.map(shownFacet) },
      category,
      series,
    }),
    keyword: input.keyword,
    structured: input.keyword === '' ? listStructure(goods, category, visit(context).origin) : [],
    ...pageWords(visit(context).lang, listWords, goodsWords),
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
  const t = speakPage<typeof zh>(loaderData, 'catalogList')
  const { keyword } = loaderData
  const { category } = unpack(loaderData.page)
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
  const { goods, category, series } = useUnpacked(page)
  const t = useListWords()
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
  const Results = view === 'table' ? listTable.now() : ListCards
  const busy = coming !== null
  const results = useMemo(() => <Results goods={goods.list} busy={busy} t={t} />, [Results, goods, busy, t])
  const Drawer = listDrawer.now()
  const Nothing = listEmpty.now()
  const Note = matchNote.now()
  return (
    <main id="main" className="wrap">
      <ListPlace category={category} series={series} keyword={keyword} />
      <div className="lay">
        <aside className="fct-c">{filters}</aside>
        <div className="col g3">
          <ListToolbar data={goods} query={asked} onGo={go} t={t} view={view} onView={chooseView} onFilters={() => setFiltersOpen(true)} />
          <h2 className="sr">{t('product')}</h2>
          <Suspense fallback={<ListCards goods={goods.list} busy t={t} />}>
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

function ListPages({ pagination, query, t }: { pagination: GoodsListData['pagination']; query: URLSearchParams; t: ListSpeak }) {
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
