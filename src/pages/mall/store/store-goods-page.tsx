import { useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router'
import { pageHead, rootOf } from '../../../rendering/page/page-head.ts'
import { translatePage } from '../../../rendering/page/page-messages.ts'
import { itemListData, structuredMeta } from '../../../rendering/page/structured-data.ts'
import { load } from '../../../rendering/page/page-context.ts'
import { Anchor } from '../../../ui/basic/anchor.tsx'
import { ButtonLink } from '../../../ui/basic/button.tsx'
import { Empty } from '../../../ui/feedback/states.tsx'
import { Pagination } from '../../../ui/layout/pagination.tsx'
import { goodsList, goodsSorts } from '../../../modules/search/endpoints.ts'
import { goodsAddress } from '../../../modules/catalog/ui/goods-address.ts'
import { GoodsCards } from '../../../modules/basket/ui/goods-cards.tsx'
import { toGoodsCardView } from '../../../modules/catalog/ui/goods-card-view.ts'
import { pageNumberParam, loadStorePage, storePageMessages, storeIdParam } from './store-page-data.ts'
import { StorePageLayout } from './store-page-layout.tsx'
import { useListMessages } from '../../../modules/search/ui/use-messages.ts'
import { usePlaceMessages } from '../../../modules/store/ui/use-messages.ts'
import type { mallStoreMessages } from '../../../modules/store/messages.ts'

/** A store's goods by its own categories. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const frame = await loadStorePage(context, storeIdParam(request))
  const query = new URL(request.url).searchParams
  const { storeId } = frame.info.store
  const categoryId = /^[1-9][0-9]{0,8}$/.exec(query.get('categoryId') ?? '')?.[0]
  const sort = goodsSorts.find((goodsSort) => goodsSort === query.get('sort')) ?? 'relevance'
  const keyword = (query.get('keyword') ?? '').trim().slice(0, 60)
  const [all, { list, pagination }] = await Promise.all([
    load(context, goodsList, { storeId, keyword, pageSize: 1 }),
    load(context, goodsList, { storeId, keyword, categoryId, sort, current: pageNumberParam(request), pageSize: 24, facets: 0 }),
  ])
  const categories = (all.facets.find((facet) => facet.code === 'category')?.values ?? []).filter((one) => one.count > 0)
  return {
    frame,
    goods: list.map(toGoodsCardView),
    pagination,
    categories,
    categoryId: categoryId ?? '',
    sort,
    keyword,
    foundNum: all.pagination.total,
    isExact: all.match === 'exact',
    ...storePageMessages(context),
  }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) => {
  if (!loaderData) return []
  const { store } = loaderData.frame.info
  const t = translatePage<typeof mallStoreMessages>(loaderData, 'catalogPlace')
  const { origin } = rootOf(matches)
  return [
    ...pageHead(matches, {
      title: t('goodsOf', { name: store.storeName }),
      description: t('storeDescription', { name: store.storeName, city: store.city, count: loaderData.frame.total }),
      canonical: `${origin}/store/goods?vid=${store.storeId}`,
    }),
    ...structuredMeta([
      itemListData(
        origin,
        loaderData.goods.map((goodsCardView) => goodsAddress(goodsCardView.defaultProductId)),
      ),
    ]),
  ]
}

export default function StoreGoodsPage() {
  const { frame, goods, pagination, categories, categoryId, sort, keyword, foundNum, isExact } = useLoaderData<typeof loader>()
  const t = usePlaceMessages()
  const l = useListMessages()
  const addressOf = (values: Readonly<Record<string, string>>) => {
    const given = Object.entries({ keyword, categoryId, sort: sort === 'relevance' ? '' : sort, ...values }).filter(
      ([, value]) => value !== '',
    )
    return `/store/goods?${new URLSearchParams([['vid', String(frame.info.store.storeId)], ...given]).toString()}`
  }
  const sorts = [
    ['relevance', t('sortBest')],
    ['sales', t('sortSales')],
    ['price', t('sortPrice')],
    ['new', t('sortNew')],
  ] as const
  return (
    <StorePageLayout frame={frame} tab="goods" keyword={keyword}>
      <div className="wrap col g3 sto-p">
        <nav className="pan chips sto-c" aria-label={t('storeCategories')}>
          {[{ value: '', label: t('all'), count: foundNum }, ...categories].map((one) => (
            <Anchor
              key={one.value}
              to={addressOf({ categoryId: one.value })}
              className={one.value === categoryId ? 'chip on' : 'chip'}
              aria-current={one.value === categoryId ? 'page' : undefined}
              prefetch={false}
            >
              {one.label} <span className="c3 t12 num">{one.count}</span>
            </Anchor>
          ))}
          <span className="sp" />
          {sorts.map(([key, label]) => (
            <Anchor
              key={key}
              to={addressOf({ sort: key === 'relevance' ? '' : key })}
              className={key === sort ? 'chip on' : 'chip'}
              prefetch={false}
            >
              {label}
            </Anchor>
          ))}
        </nav>
        {keyword !== '' && goods.length > 0 && (
          <p className="row g3 t13" aria-live="polite">
            {t(isExact ? 'foundInStore' : 'nearInStore', { keyword, count: pagination.total })}
            <Anchor className="lk" to={addressOf({ keyword: '', categoryId: '' })} prefetch={false}>
              {t('clearSearch')}
            </Anchor>
          </p>
        )}
        {goods.length === 0 ? (
          <NoGoods keyword={keyword} all={addressOf({ keyword: '', categoryId: '' })} />
        ) : (
          <GoodsCards goods={goods} busy={false} t={l} />
        )}
        <Pagination
          page={pagination.current}
          pageCount={pagination.pageCount}
          addressOf={(page) => addressOf({ current: page === 1 ? '' : String(page) })}
          labels={{ pages: l('pages'), previous: l('previous'), next: l('next') }}
        />
      </div>
    </StorePageLayout>
  )
}

/** Nothing on sale, or nothing that was searched for: then the ways on. */
function NoGoods({ keyword, all }: { readonly keyword: string; readonly all: string }) {
  const t = usePlaceMessages()
  if (keyword === '') return <Empty panel icon="package-search" title={t('noGoods')} />
  return (
    <Empty
      panel
      icon="package-search"
      title={t('noneInStore', { keyword })}
      actions={
        <>
          <ButtonLink to={all}>{t('clearSearch')}</ButtonLink>
          <ButtonLink tone="brand" to={`/goods/list?${new URLSearchParams({ keyword }).toString()}`}>
            {t('searchMall')}
          </ButtonLink>
        </>
      }
    />
  )
}
