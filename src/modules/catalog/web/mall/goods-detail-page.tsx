import { lazy, Suspense, useState } from 'react'
import { useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router'
import { pageHead } from '../../../../api/page-head.ts'
import { pack } from '../../../../api/packed.ts'
import { useUnpacked } from '../../../../api/browser/use-unpacked.ts'
import { pageWords } from '../../../../api/page-words.ts'
import { structuredMeta } from '../../../../api/structured-data.ts'
import { visit } from '../../../../api/visit.ts'
import { whenSeen } from '../../../../ui/feedback/when-seen.tsx'
import { Gallery } from '../../../../ui/goods/gallery.tsx'
import { Breadcrumb } from '../../../../ui/layout/breadcrumb.tsx'
import { cityInfo } from '../../../site/contract.ts'
import { storeStandingCall } from '../../../store/contract-standing.ts'
import { standingWords } from '../../../store/web/public.ts'
import { couponsForGoods } from '../../contract-coupon.ts'
import { goodsDetail } from '../../contract-goods.ts'
import { priceQuote } from '../../contract-price.ts'
import { categoryAddress } from '../parts/category-address.ts'
import { DetailBuyBox } from '../parts/detail-buy-box.tsx'
import { DetailPhone } from '../parts/detail-phone.tsx'
import { pictureName } from '../parts/picture-name.ts'
import type { GoodsDetail } from '../parts/detail-data.ts'
import { kinOf } from '../parts/goods-kin.ts'
import { goodsTalk } from '../parts/goods-talk.ts'
import { missingGoods } from '../parts/missing-goods.ts'
import { shownCard } from '../parts/shown-card.ts'
import { couponChips } from '../parts/coupon-chip.ts'
import { reductionSaid } from '../parts/reduction-said.ts'
import { couponChipWords } from '../words-coupon-chip.ts'
import { goodsHead } from '../parts/structured-goods.ts'
import { useBaskets } from '../parts/use-baskets.ts'
import { useQuote } from '../parts/use-quote.ts'
import { useSkuChoice } from '../parts/use-sku-choice.ts'
import { useDetailWords } from '../use-detail-words.ts'
import { useGoodsWords } from '../use-goods-words.ts'
import { detailWords } from '../words-detail.ts'
import { goodsWords } from '../words-goods.ts'
import '../catalog.css'

// Everything below the buy box is read first and used later, and drawn later.
const DetailVariants = whenSeen(() => import('../parts/detail-variants.tsx').then((module) => module.DetailVariants), 'below')
const DetailSheet = lazy(() => import('../parts/detail-sheet.tsx').then((module) => ({ default: module.DetailSheet })))
// Its links work without a script.
const DetailStore = whenSeen(() => import('../parts/detail-store.tsx').then((module) => module.DetailStore), 'touched')
const DetailTop = whenSeen(() => import('../parts/detail-top.tsx').then((module) => module.DetailTop), 'touched')
const DetailFacts = whenSeen(() => import('../parts/detail-facts.tsx').then((module) => module.DetailFacts), 'below')
const DetailKin = whenSeen(() => import('../parts/detail-kin.tsx').then((module) => module.DetailKin), 'below')
const DetailActs = whenSeen(() => import('../parts/detail-acts.tsx').then((module) => module.DetailActs), 'touched')

// Reductions and coupons are the same for all visitors; a press on one fetches what claims it.
const DetailCoupons = whenSeen(() => import('../parts/coupon-chips.tsx').then((module) => module.CouponChips), 'touched')
const Standing = whenSeen(() => import('../parts/standing-line.tsx').then((module) => module.StandingLine))

export async function loader({ context, params }: LoaderFunctionArgs) {
  const here = visit(context)
  const { data: goods } = await here.call(goodsDetail, { productId: params.productId ?? '' })
  const sku = goods?.skus.find((one) => one.productId === goods.productId)
  if (!goods || !sku) throw await missingGoods(context, params.productId ?? '')
  const [talk, kin, quote, city, standing, coupons] = await Promise.all([
    goodsTalk(here, goods.goodsId),
    kinOf(here, sku.productId),
    here.call(priceQuote, { productId: sku.productId, number: goods.minBuyNum, unit: 'primary' }),
    here.call(cityInfo, {}),
    here.call(storeStandingCall, { storeIds: [goods.store.storeId] }),
    here.call(couponsForGoods, { goodsId: goods.goodsId }),
  ])
  return {
    goods: pack({ ...goods, talk, kin, sameCategory: goods.sameCategory.slice(0, 6).map(shownCard) }),
    title: goods.goodsName,
    head: goodsHead({ ...goods, talk, kin }, here.origin, here.lang),
    quote: quote.data ?? null,
    standing: standing.data?.[0] ?? null,
    coupons: couponChips(coupons.data?.list ?? [], here.lang),
    reductions: (coupons.data?.reductions ?? []).slice(0, 2).map((one) => reductionSaid(one, here.lang)),
    cityName: city.data?.cityName ?? '',
    signedIn: here.visitor.member !== null,
    ...pageWords(here.lang, detailWords, goodsWords, standingWords, couponChipWords),
  }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) => {
  if (!loaderData) return []
  const { structured, ...head } = loaderData.head
  return [...pageHead(matches, { title: loaderData.title, type: 'product', ...head }), ...structuredMeta(structured)]
}

export default function GoodsDetailPage() {
  const goods = useUnpacked(useLoaderData<typeof loader>().goods)
  // Another goods is another page: nothing chosen on the one before may stay.
  return <GoodsPage key={goods.goodsId} goods={goods} />
}

function GoodsPage({ goods }: { goods: GoodsDetail }) {
  const { quote: firstQuote, cityName, signedIn, standing, coupons, reductions } = useLoaderData<typeof loader>()
  const t = useDetailWords()
  const g = useGoodsWords()
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
        {standing && (
          <div className="dt-s">
            <Standing standing={standing} />
          </div>
        )}
        <section className="pan dt">
          <div>
            <Gallery
              images={goods.gallery.map((address) => pictureName(address) ?? '')}
              alt={goods.goodsName}
              labelOf={(index) => t('picture', { number: index + 1 })}
            />
            <DetailActs goods={goods} sku={choice.sku} choice={choice} t={t} />
          </div>
          <DetailBuyBox
            {...box}
            onChoose={() => setSheetOpen(true)}
            coupons={coupons.length + reductions.length > 0 && <DetailCoupons chips={coupons} reductions={reductions} />}
          />
          <DetailStore store={goods.store} productId={choice.sku.productId} t={t} />
        </section>
        <DetailPhone {...box} onChoose={() => setSheetOpen(true)} />
        {sheetOpen && (
          <Suspense fallback={null}>
            <DetailSheet {...box} onClose={() => setSheetOpen(false)} />
          </Suspense>
        )}
        {goods.skus.length > 1 && <DetailVariants goods={goods} t={t} />}
        <DetailFacts goods={goods} t={t} />
        <DetailKin goods={goods} t={t} />
      </main>
    </>
  )
}
