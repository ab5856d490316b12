import { useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router'
import { pageHead, rootOf } from '../../../rendering/page/page-head.ts'
import { translatePage } from '../../../rendering/page/page-messages.ts'
import { structuredMeta } from '../../../rendering/page/structured-data.ts'
import { load, pageContextOf } from '../../../rendering/page/page-context.ts'
import { Anchor } from '../../../ui/basic/anchor.tsx'
import { ButtonLink } from '../../../ui/basic/button.tsx'
import { Empty } from '../../../ui/feedback/states.tsx'
import { hydrateWhenVisible } from '../../../rendering/client/hydrate-when-visible.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { storeDecor } from '../../../modules/store/endpoints-seller-posts.ts'
import { storePosts } from '../../../modules/store/endpoints-posts.ts'
import { goodsList } from '../../../modules/search/endpoints.ts'
import { couponsForStores } from '../../../modules/promotion/endpoints-coupons-on-goods.ts'
import { couponChipMessages } from '../../../modules/promotion/messages.ts'
import { couponChips } from '../../../modules/promotion/ui/coupon-labels.ts'
import { spendDiscountView } from '../../../modules/promotion/ui/spend-discount-label.ts'
import { GoodsCards } from '../../../modules/basket/ui/goods-cards.tsx'
import { toGoodsCardView } from '../../../modules/catalog/ui/goods-card-view.ts'
import { StoreCompanyDetails } from './store-company-details.tsx'
import { storeAddress } from '../../../modules/store/ui/store-address.ts'
import { loadStoreSections } from './store-sections.ts'
import { loadStorePage, storePageMessages, storeIdParam } from './store-page-data.ts'
import { StorePageLayout } from './store-page-layout.tsx'
import { storeStructuredData } from './store-structured-data.ts'
import { useListMessages } from '../../../modules/search/ui/use-messages.ts'
import { usePlaceMessages } from '../../../modules/store/ui/use-messages.ts'
import type { mallStoreMessages } from '../../../modules/store/messages.ts'

const mostPosts = 5
// Few stores are decorated or have built their home.
const StoreSections = hydrateWhenVisible(() => import('./store-section-list.tsx').then((module) => module.StoreSectionList))
const StoreDecor = hydrateWhenVisible(() => import('./store-decoration.tsx').then((module) => module.StoreDecorationView))

// The same for all visitors; a press on a coupon fetches what claims it.
const StoreCoupons = hydrateWhenVisible(() => import('../../../modules/promotion/ui/coupon-chips.tsx').then((module) => module.CouponChips))

export async function loader({ context, request }: LoaderFunctionArgs) {
  const frame = await loadStorePage(context, storeIdParam(request))
  const { storeId } = frame.info.store
  const here = pageContextOf(context)
  const sections = await loadStoreSections(here, storeId, new URL(request.url).searchParams.get('preview') === 'draft')
  const shared = { frame, sections, structured: storeStructuredData(frame.info, here), ...storePageMessages(context, couponChipMessages) }
  const none = { goods: [], news: [], decor: { pictures: [], content: '' }, coupons: [], reductions: [] }
  if (sections.length > 0) return { ...shared, ...none }
  const [goods, news, decor, offers] = await Promise.all([
    load(context, goodsList, { storeId, pageSize: 24, facets: 0 }),
    load(context, storePosts, { vid: storeId, pageSize: mostPosts }),
    load(context, storeDecor, { vid: storeId }),
    here.call(couponsForStores, { storeIds: [storeId] }),
  ])
  return {
    ...shared,
    goods: goods.list.map(toGoodsCardView),
    news: news.list,
    decor,
    coupons: couponChips(offers.data?.list ?? [], here.lang),
    reductions: (offers.data?.reductions ?? []).map((reduction) => spendDiscountView(reduction, here.lang)),
  }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) => {
  if (!loaderData) return []
  const { store } = loaderData.frame.info
  const t = translatePage<typeof mallStoreMessages>(loaderData, 'catalogPlace')
  const { origin } = rootOf(matches)
  const head = pageHead(matches, {
    title: store.storeName,
    description: store.description || t('storeDescription', { name: store.storeName, city: store.city, count: loaderData.frame.total }),
    canonical: origin + storeAddress(store.storeId),
  })
  return [...head, ...structuredMeta(loaderData.structured)]
}

/** A store's home as its staff built it, else its goods beside what it says of itself. */
export default function StoreHomePage() {
  const { frame, sections, goods, news, decor, coupons, reductions } = useLoaderData<typeof loader>()
  const t = usePlaceMessages()
  const l = useListMessages()
  const { info, total } = frame
  const { storeId } = info.store
  if (sections.length > 0)
    return (
      <StorePageLayout frame={frame} tab="home">
        <StoreSections sections={sections} info={info} />
      </StorePageLayout>
    )
  return (
    <StorePageLayout frame={frame} tab="home">
      <div className="wrap sto-b">
        <aside className="col g3">
          {coupons.length + reductions.length > 0 && (
            <Panel title={t('storeOffers')}>
              <div className="p-4">
                <StoreCoupons
                  chips={coupons}
                  reductions={reductions}
                  {...(coupons.length > 0 ? { more: `/coupon?storeId=${storeId}` } : {})}
                />
              </div>
            </Panel>
          )}
          <Panel title={t('introduction')}>
            <p className="prose">{info.store.description}</p>
          </Panel>
          {news.length > 0 && (
            <Panel title={t('news')}>
              <ul className="lst">
                {news.map((post) => (
                  <li key={post.newsId}>
                    <Anchor to={`/store/news/info?newsId=${post.newsId}`} className="el" prefetch={false}>
                      {post.title}
                    </Anchor>
                  </li>
                ))}
              </ul>
            </Panel>
          )}
          <StoreCompanyDetails info={info} />
        </aside>
        <section className="col g3">
          {(decor.pictures.length > 0 || decor.content !== '') && <StoreDecor decor={decor} />}
          <div className="row">
            <h2 className="t18 b6">{t('storeGoods')}</h2>
            <span className="sp" />
            <ButtonLink size="sm" to={`/store/goods?vid=${storeId}`}>
              {t('allGoods', { count: total })}
            </ButtonLink>
          </div>
          {goods.length === 0 ? <Empty panel title={t('noGoods')} /> : <GoodsCards goods={goods} busy={false} t={l} />}
        </section>
      </div>
    </StorePageLayout>
  )
}
