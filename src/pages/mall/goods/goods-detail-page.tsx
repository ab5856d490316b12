import { Suspense, useState } from 'react'
import { useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router'
import { lazyReachable } from '../../../api/browser/lazy-reachable.ts'
import { pageHead } from '../../../rendering/page/page-head.ts'
import { pageMessages } from '../../../rendering/page/page-messages.ts'
import { structuredMeta } from '../../../rendering/page/structured-data.ts'
import { pageContextOf } from '../../../rendering/page/page-context.ts'
import { hydrateWhenVisible } from '../../../rendering/client/hydrate-when-visible.tsx'
import { Gallery } from '../../../ui/goods/gallery.tsx'
import { Breadcrumb } from '../../../ui/layout/breadcrumb.tsx'
import { cityInfo } from '../../../modules/site/endpoints.ts'
import { storeStatusList } from '../../../modules/store/endpoints-status.ts'
import { storeStatusMessages } from '../../../modules/store/messages.ts'
import { couponsForGoods } from '../../../modules/promotion/endpoints-coupons-on-goods.ts'
import { goodsDetail } from '../../../modules/catalog/endpoints-goods.ts'
import { priceQuote } from '../../../modules/pricing/endpoints-price-quote.ts'
import { categoryAddress } from '../../../modules/taxonomy/ui/category-address.ts'
import { BuyBox } from './detail/buying/buy-box.tsx'
import { PhoneActionBar } from './detail/phone-action-bar.tsx'
import { pictureName } from '../../../ui/basic/picture-name.ts'
import type { GoodsDetail } from './detail/detail-data.ts'
import { loadEquivalentOffers, loadReviewsAndQuestions } from './detail/load-detail-parts.ts'
import { goodsNotFound } from '../../../modules/search/ui/not-found-suggestions.ts'
import { toGoodsCardView } from '../../../modules/catalog/ui/goods-card-view.ts'
import { couponChips } from '../../../modules/promotion/ui/coupon-labels.ts'
import { spendDiscountView } from '../../../modules/promotion/ui/spend-discount-label.ts'
import { couponChipMessages } from '../../../modules/promotion/messages.ts'
import { goodsHead } from './detail/goods-structured-data.ts'
import { useBaskets } from '../../../modules/basket/ui/use-baskets.ts'
import { useQuote } from './detail/buying/use-quote.ts'
import { useSkuChoice } from './detail/buying/use-sku-choice.ts'
import { useDetailMessages } from './use-messages.ts'
import { useGoodsMessages } from '../../../modules/catalog/ui/use-messages.ts'
import { goodsDetailMessages } from './messages.ts'
import { goodsMessages, quantityMessages } from '../../../modules/catalog/messages.ts'
import '../../../modules/catalog/ui/goods.css'

// Everything below the buy box is read first and used later, and drawn later.
const DetailVariants = hydrateWhenVisible(() => import('./detail/buying/sku-table.tsx').then((module) => module.SkuTable), 'below')
const DetailSheet = lazyReachable(() => import('./detail/buying/phone-sku-sheet.tsx').then((module) => ({ default: module.PhoneSkuSheet })))
// Its links work without a script.
const DetailStore = hydrateWhenVisible(() => import('./detail/detail-store.tsx').then((module) => module.DetailStore), 'touched')
const DetailTop = hydrateWhenVisible(() => import('./detail/phone-header.tsx').then((module) => module.PhoneHeader), 'touched')
const DetailSpecifications = hydrateWhenVisible(
  () => import('./detail/detail-specifications.tsx').then((module) => module.DetailSpecifications),
  'below',
)
const DetailHistory = hydrateWhenVisible(() => import('./detail/price-history.tsx').then((module) => module.PriceHistory), 'below')
const DetailKin = hydrateWhenVisible(() => import('./detail/related-goods.tsx').then((module) => module.RelatedGoods), 'below')
const DetailActs = hydrateWhenVisible(() => import('./detail/detail-actions.tsx').then((module) => module.DetailActions), 'touched')

// Reductions and coupons are the same for all visitors; a press on one fetches what claims it.
const DetailCoupons = hydrateWhenVisible(
  () => import('../../../modules/promotion/ui/coupon-chips.tsx').then((module) => module.CouponChips),
  'touched',
)
const Standing = hydrateWhenVisible(() =>
  import('../../../modules/store/ui/store-status-line.tsx').then((module) => module.StoreStatusLine),
)

export async function loader({ context, params }: LoaderFunctionArgs) {
  const here = pageContextOf(context)
  const { data: goods } = await here.call(goodsDetail, { productId: params.productId ?? '' })
  const sku = goods?.skus.find((one) => one.productId === goods.productId)
  if (!goods || !sku) throw await goodsNotFound(context, params.productId ?? '')
  const [talk, kin, quote, city, standing, coupons] = await Promise.all([
    loadReviewsAndQuestions(here, goods.goodsId),
    loadEquivalentOffers(here, sku.productId),
    here.call(priceQuote, { productId: sku.productId, number: goods.minBuyNum, unit: 'primary' }),
    here.call(cityInfo, {}),
    here.call(storeStatusList, { storeIds: [goods.store.storeId] }),
    here.call(couponsForGoods, { goodsId: goods.goodsId }),
  ])
  return {
    goods: { ...goods, talk, kin, sameCategory: goods.sameCategory.slice(0, 6).map(toGoodsCardView) },
    title: goods.goodsName,
    head: goodsHead({ ...goods, talk, kin }, here.origin, here.lang),
    quote: quote.data ?? null,
    standing: standing.data?.[0] ?? null,
    coupons: couponChips(coupons.data?.list ?? [], here.lang),
    reductions: (coupons.data?.reductions ?? []).slice(0, 2).map((reduction) => spendDiscountView(reduction, here.lang)),
    cityName: city.data?.cityName ?? '',
    signedIn: here.caller.member !== null,
    ...pageMessages(here.lang, goodsDetailMessages, goodsMessages, quantityMessages, storeStatusMessages, couponChipMessages),
  }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) => {
  if (!loaderData) return []
  const { structured, ...head } = loaderData.head
  return [...pageHead(matches, { title: loaderData.title, type: 'product', ...head }), ...structuredMeta(structured)]
}

export default function GoodsDetailPage() {
  const goods = useLoaderData<typeof loader>().goods
  // Another goods is another page: nothing chosen on the one before may stay.
  return <GoodsPage key={goods.goodsId} goods={goods} />
}

function GoodsPage({ goods }: { goods: GoodsDetail }) {
  const { quote: firstQuote, cityName, signedIn, standing, coupons, reductions } = useLoaderData<typeof loader>()
  const t = useDetailMessages()
  const g = useGoodsMessages()
  const baskets = useBaskets()
  const choice = useSkuChoice(goods)
  const [sheetOpen, setSheetOpen] = useState(false)
  const quote = useQuote(firstQuote, choice.sku.productId, choice.number, choice.unit.kind)
  const box = { goods, choice, quote, cityName, signedIn, baskets, t }
  const trail = goods.path.map((crumb) => ({ text: crumb.categoryName, to: categoryAddress(crumb) }))
  return (
    <>
      <DetailTop goods={goods} t={t} />
      <main id="main" className="wrap dtp">
        <Breadcrumb
          label={g('breadcrumb')}
          trail={[{ text: g('allGoods'), to: '/goods/category' }, ...trail, { text: goods.goodsName }]}
          after={
            <span>
              {t('code')} <span className="num">{choice.sku.productId}</span>
            </span>
          }
        />
        <section className="pan dt">
          <div>
            <Gallery
              images={goods.gallery.map((address) => pictureName(address) ?? '')}
              alt={goods.goodsName}
              labelOf={(index) => t('picture', { number: index + 1 })}
            />
            <DetailActs goods={goods} sku={choice.sku} choice={choice} t={t} />
          </div>
          <BuyBox
            {...box}
            onChoose={() => setSheetOpen(true)}
            hours={standing && <Standing standing={standing} />}
            coupons={coupons.length + reductions.length > 0 && <DetailCoupons chips={coupons} reductions={reductions} />}
          />
          <DetailStore store={goods.store} productId={choice.sku.productId} t={t} />
        </section>
        <PhoneActionBar {...box} onChoose={() => setSheetOpen(true)} />
        {sheetOpen && (
          <Suspense fallback={null}>
            <DetailSheet {...box} onClose={() => setSheetOpen(false)} />
          </Suspense>
        )}
        {goods.skus.length > 1 && <DetailVariants goods={goods} t={t} />}
        {choice.sku.goodsPrice !== null && (
          <DetailHistory key={choice.sku.productId} productId={choice.sku.productId} isBusiness={goods.priceClass === 'business'} />
        )}
        <DetailSpecifications goods={goods} t={t} />
        <DetailKin goods={goods} t={t} />
      </main>
    </>
  )
}
