import { useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router'
import { pageHead, rootOf } from '../../../rendering/page/page-head.ts'
import { pageMessages, translatePage } from '../../../rendering/page/page-messages.ts'
import { breadcrumbData, structuredMeta } from '../../../rendering/page/structured-data.ts'
import { pageContextOf } from '../../../rendering/page/page-context.ts'
import { loadOrNotFound } from '../../../modules/search/ui/not-found-suggestions.ts'
import { useLanguage } from '../../../api/browser/use-messages.tsx'
import { listFormat } from '../../../kernel/text/list-format.ts'
import { Anchor } from '../../../ui/basic/anchor.tsx'
import { ButtonLink } from '../../../ui/basic/button.tsx'
import { Breadcrumb } from '../../../ui/layout/breadcrumb.tsx'
import { brandDetail } from '../../../modules/search/endpoints-brands.ts'
import { GoodsCards } from '../../../modules/basket/ui/goods-cards.tsx'
import { toGoodsCardView } from '../../../modules/catalog/ui/goods-card-view.ts'
import { storeAddress } from '../../../modules/store/ui/store-address.ts'
import { useBrowseMessages, type BrowseMessageSource } from './use-messages.ts'
import { browseMessages } from './messages.ts'
import { goodsMessages } from '../../../modules/catalog/messages.ts'
import './browse.css'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const found = await loadOrNotFound(context, brandDetail, { brandId: new URL(request.url).searchParams.get('brandId') ?? '0' })
  return { ...found, goods: found.goods.map(toGoodsCardView), ...pageMessages(pageContextOf(context).lang, browseMessages, goodsMessages) }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) => {
  if (!loaderData) return []
  const t = translatePage<BrowseMessageSource>(loaderData, 'catalogBrowse')
  const { brandId, brandName, producer, goodsNum, categoryNames } = loaderData.brand
  const { origin } = rootOf(matches)
  const canonical = `${origin}/goods/branddetail?brandId=${brandId}`
  return [
    ...pageHead(matches, {
      title: brandName,
      description: t(producer === '' ? 'brandDescription' : 'brandDescriptionOf', {
        name: brandName,
        producer,
        count: goodsNum,
        categories: listFormat(rootOf(matches).lang, categoryNames),
      }),
      canonical,
    }),
    ...structuredMeta([
      breadcrumbData(origin, [
        [t('brandsTitle'), '/goods/brand'],
        [brandName, `/goods/branddetail?brandId=${brandId}`],
      ]),
      { '@type': 'Brand', name: brandName, url: canonical },
    ]),
  ]
}

export default function BrandDetailPage() {
  const { brand, stores, goods } = useLoaderData<typeof loader>()
  const t = useBrowseMessages()
  const lang = useLanguage()
  const all = `/goods/list?brandId=${brand.brandId}`
  return (
    <main id="main" className="wrap">
      <Breadcrumb label={t('brandsTitle')} trail={[{ text: t('brandsTitle'), to: '/goods/brand' }, { text: brand.brandName }]} />
      <header className="pan br-d">
        <h1 className="t20 b6">{brand.brandName}</h1>
        <dl className="kv">
          {brand.producer !== '' && (
            <>
              <dt>{t('producer')}</dt>
              <dd>{brand.producer}</dd>
            </>
          )}
          <dt>{t('categories')}</dt>
          <dd>{listFormat(lang, brand.categoryNames)}</dd>
          <dt>{t('sellers')}</dt>
          <dd className="br-o">
            {stores.map((store) => (
              <Anchor key={store.storeId} className="lk" to={storeAddress(store.storeId)} prefetch={false}>
                {store.storeName} <span className="c3 t12">{t('goodsOf', { count: store.goodsNum })}</span>
              </Anchor>
            ))}
          </dd>
        </dl>
      </header>
      <GoodsCards goods={goods} busy={false} />
      {brand.goodsNum > goods.length && (
        <p className="br-m">
          <ButtonLink to={all} tone="brand-outline">
            {t('allOf', { count: brand.goodsNum })}
          </ButtonLink>
        </p>
      )}
    </main>
  )
}
