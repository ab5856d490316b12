import { useState } from 'react'
import { data, useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router'
import { pageWords } from '../../../../api/page-words.ts'
import { load, visit } from '../../../../api/visit.ts'
import { CardGrid, ProductCard } from '../../../../ui/goods/product-card.tsx'
import { Gallery } from '../../../../ui/goods/gallery.tsx'
import { Breadcrumb } from '../../../../ui/layout/breadcrumb.tsx'
import { cityInfo } from '../../../site/contract.ts'
import { goodsDetail } from '../../contract-goods.ts'
import { priceQuote } from '../../contract-price.ts'
import { categoryAddress } from '../parts/category-address.ts'
import { DetailBuyBox } from '../parts/detail-buy-box.tsx'
import type { GoodsDetail } from '../parts/detail-data.ts'
import { DetailFacts } from '../parts/detail-facts.tsx'
import { detailHead } from '../parts/detail-head.ts'
import { DetailPhone } from '../parts/detail-phone.tsx'
import { DetailStore } from '../parts/detail-store.tsx'
import { DetailVariants } from '../parts/detail-variants.tsx'
import { cardOf, pictureName } from '../parts/goods-card.tsx'
import { useBaskets } from '../parts/use-baskets.ts'
import { useQuote } from '../parts/use-quote.ts'
import { useSkuChoice } from '../parts/use-sku-choice.ts'
import { useDetailWords } from '../use-detail-words.ts'
import { useGoodsWords } from '../use-goods-words.ts'
import { detailWords } from '../words-detail.ts'
import { goodsWords } from '../words-goods.ts'
import '../catalog.css'

export async function loader({ context, params }: LoaderFunctionArgs) {
  const goods = await load(context, goodsDetail, { productId: params.productId ?? '' })
  const sku = goods.skus.find((one) => one.productId === goods.productId)
  if (!sku) throw data({ code: 'api.notFound' }, { status: 404 })
  const here = visit(context)
  const [quote, city] = await Promise.all([
    here.call(priceQuote, { productId: sku.productId, number: goods.minBuyNum, unit: 'primary' }),
    here.call(cityInfo, {}),
  ])
  return { goods, sku, quote: quote.data ?? null, cityName: city.data?.cityName ?? '', signedIn: here.visitor.member !== null, ...pageWords(here.lang, detailWords, goodsWords) }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) => (loaderData ? detailHead(matches, loaderData.goods) : [])

export default function GoodsDetailPage() {
  const { goods } = useLoaderData<typeof loader>()
  // Another goods is another page: nothing chosen on the one before may stay.
  return <GoodsPage key={goods.goodsId} />
}

function GoodsPage() {
  const { goods, sku, quote: firstQuote, cityName, signedIn } = useLoaderData<typeof loader>()
  const t = useDetailWords()
  const g = useGoodsWords()
  const baskets = useBaskets()
  const choice = useSkuChoice(goods, sku)
  const [sheetOpen, setSheetOpen] = useState(false)
  const quote = useQuote(firstQuote, choice.sku.productId, choice.number, choice.unit.kind)
  const box = { goods, choice, quote, cityName, signedIn, baskets, t }
  const trail = goods.path.map((crumb) => ({ text: crumb.categoryName, to: categoryAddress(crumb) }))
  return (
    <main id="main" className="wrap dtp">
      <Breadcrumb label={g('breadcrumb')} trail={[{ text: g('allGoods'), to: '/goods/category' }, ...trail, { text: goods.goodsName }]} after={<span>{t('code')} <span className="num">{choice.sku.productId}</span></span>} />
      <section className="pan dt">
        <Gallery images={goods.gallery.map((address) => pictureName(address) ?? '')} alt={goods.goodsName} labelOf={(index) => t('picture', { number: index + 1 })} />
        <DetailBuyBox {...box} onChoose={() => setSheetOpen(true)} />
        <DetailStore store={goods.store} t={t} />
      </section>
      <DetailPhone {...box} open={sheetOpen} setOpen={setSheetOpen} />
      {goods.skus.length > 1 && <DetailVariants goods={goods} baskets={baskets} t={t} />}
      <DetailFacts goods={goods} t={t} />
      <SameCategory goods={goods} title={t('sameCategory')} />
    </main>
  )
}

function SameCategory({ goods, title }: { goods: GoodsDetail; title: string }) {
  const g = useGoodsWords()
  if (goods.sameCategory.length === 0) return null
  return (
    <section className="sec">
      <div className="sec-h">
        <h2>{title}</h2>
      </div>
      <CardGrid columns={6}>
        {goods.sameCategory.slice(0, 6).map((one) => (
          <ProductCard key={one.goodsId} product={cardOf(one, g)} labels={{ stock: g('stock') }} imageWidth={200} />
        ))}
      </CardGrid>
    </section>
  )
}
