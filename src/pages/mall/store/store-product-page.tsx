import { useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router'
import { pageHead, rootOf } from '../../../rendering/page/page-head.ts'
import { pageContextOf } from '../../../rendering/page/page-context.ts'
import { Anchor } from '../../../ui/basic/anchor.tsx'
import { ButtonLink } from '../../../ui/basic/button.tsx'
import { Picture } from '../../../ui/basic/picture.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { secondUnitSurcharge } from '../../../modules/catalog/rules/second-unit-price.ts'
import { goodsDetail } from '../../../modules/catalog/endpoints-goods.ts'
import { goodsAddress } from '../../../modules/catalog/ui/goods-address.ts'
import { GoodsPrice } from '../../../modules/catalog/ui/goods-card.tsx'
import { pictureName } from '../../../ui/basic/picture-name.ts'
import { goodsNotFound } from '../../../modules/search/ui/not-found-suggestions.ts'
import { loadStorePage, storePageMessages } from './store-page-data.ts'
import { StorePageLayout } from './store-page-layout.tsx'
import { useGoodsMessages } from '../../../modules/catalog/ui/use-messages.ts'
import { usePlaceMessages } from '../../../modules/store/ui/use-messages.ts'

/** One product in the frame of its store; it is bought on its own page. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const productId = new URL(request.url).searchParams.get('productId') ?? ''
  const { data: goods } = await pageContextOf(context).call(goodsDetail, { productId })
  if (!goods) throw await goodsNotFound(context, productId)
  const frame = await loadStorePage(context, goods.store.storeId)
  const { goodsName, specLine, goodsPrice, secPrice, priceUnit, secPriceUnit, description, specs, gallery, defaultProduct } = goods
  const ratio = goods.skus.find((sku) => sku.productId === goods.productId)?.convToSec ?? null
  const secSurcharge = goodsPrice === null || secPrice === null || ratio === null ? 0 : secondUnitSurcharge(goodsPrice, secPrice, ratio)
  const shown = {
    productId: goods.productId,
    goodsName,
    specLine,
    goodsPrice,
    secPrice,
    secSurcharge,
    priceUnit,
    secPriceUnit,
    description,
  }
  return {
    frame,
    goods: { ...shown, specs, gallery: gallery.slice(0, 4), canonical: defaultProduct.productId },
    ...storePageMessages(context),
  }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) => {
  if (!loaderData) return []
  const { goodsName, specLine, canonical } = loaderData.goods
  // The product's own page is the one to be found.
  return pageHead(matches, { title: goodsName, description: specLine, canonical: rootOf(matches).origin + goodsAddress(canonical) })
}

export default function StoreProductPage() {
  const { frame, goods } = useLoaderData<typeof loader>()
  const t = usePlaceMessages()
  const g = useGoodsMessages()
  return (
    <StorePageLayout frame={frame} tab="goods">
      <div className="wrap sto-p">
        <section className="pan sto-1">
          <div className="sto-g">
            {goods.gallery.map((address, index) => (
              <Picture key={address} src={pictureName(address)} alt="" width={index === 0 ? 480 : 160} priority={index === 0} />
            ))}
          </div>
          <div className="col g3">
            <h2 className="t20 b6">{goods.goodsName}</h2>
            <p className="c3 t13">{goods.specLine}</p>
            <GoodsPrice goods={goods} t={g} size="card" />
            <p className="prose">{goods.description}</p>
            <p className="row g2">
              <ButtonLink to={goodsAddress(goods.productId)} tone="action" icon="shopping-cart">
                {t('buyIt')}
              </ButtonLink>
              <Anchor to={`/store/goods?vid=${frame.info.store.storeId}`} className="btn">
                {t('storeGoods')}
              </Anchor>
            </p>
            <Panel title={t('specs')}>
              <dl className="kv terms">
                {goods.specs.map((row) => (
                  <div key={row.code}>
                    <dt>{row.label}</dt>
                    <dd>{`${row.value} ${row.unit}`}</dd>
                  </div>
                ))}
              </dl>
            </Panel>
          </div>
        </section>
      </div>
    </StorePageLayout>
  )
}
