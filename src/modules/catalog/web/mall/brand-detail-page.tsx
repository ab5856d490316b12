import { useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router'
import { pageHead, rootOf } from '../../../../api/page-head.ts'
import { pageWords, speakPage } from '../../../../api/page-words.ts'
import { breadcrumbData, structuredMeta } from '../../../../api/structured-data.ts'
import { visit } from '../../../../api/visit.ts'
import { loadSubject } from '../parts/missing-goods.ts'
import { useLanguage } from '../../../../api/browser/use-words.tsx'
import { joined } from '../../../../shared/joined.ts'
import { Anchor } from '../../../../ui/basic/anchor.tsx'
import { ButtonLink } from '../../../../ui/basic/button.tsx'
import { Breadcrumb } from '../../../../ui/layout/breadcrumb.tsx'
import { brandDetail } from '../../contract-brand.ts'
import { ListCards } from '../parts/list-cards.tsx'
import { shownCard } from '../parts/shown-card.ts'
import { storeAddress } from '../parts/store-address.ts'
import { useBrowseWords, type BrowseSource } from '../use-browse-words.ts'
import { browseWords } from '../words-browse.ts'
import { goodsWords } from '../words-goods.ts'
import '../browse.css'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const found = await loadSubject(context, brandDetail, { brandId: new URL(request.url).searchParams.get('brandId') ?? '0' })
  return { ...found, goods: found.goods.map(shownCard), ...pageWords(visit(context).lang, browseWords, goodsWords) }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) => {
  if (!loaderData) return []
  const t = speakPage<BrowseSource>(loaderData, 'catalogBrowse')
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
        categories: joined(rootOf(matches).lang, categoryNames),
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
  const t = useBrowseWords()
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
          <dd>{joined(lang, brand.categoryNames)}</dd>
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
      <ListCards goods={goods} busy={false} />
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
