import { useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router'
import { pageHead, rootOf } from '../../../rendering/page/page-head.ts'
import { pageMessages, translatePage } from '../../../rendering/page/page-messages.ts'
import { itemListData, structuredMeta } from '../../../rendering/page/structured-data.ts'
import { load, pageContextOf } from '../../../rendering/page/page-context.ts'
import { Anchor } from '../../../ui/basic/anchor.tsx'
import { brandList } from '../../../modules/search/endpoints-brands.ts'
import { useBrowseMessages, type BrowseMessageSource } from './use-messages.ts'
import { browseMessages } from './messages.ts'
import './browse.css'

export async function loader({ context }: LoaderFunctionArgs) {
  return { brands: await load(context, brandList, {}), ...pageMessages(pageContextOf(context).lang, browseMessages) }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) => {
  if (!loaderData) return []
  const t = translatePage<BrowseMessageSource>(loaderData, 'catalogBrowse')
  const { origin } = rootOf(matches)
  const paths = loaderData.brands.map((brand) => `/goods/branddetail?brandId=${brand.brandId}`)
  return [
    ...pageHead(matches, { title: t('brandsTitle'), description: t('brandsDescription'), canonical: `${origin}/goods/brand` }),
    ...structuredMeta([itemListData(origin, paths)]),
  ]
}

export default function BrandPage() {
  const { brands } = useLoaderData<typeof loader>()
  const t = useBrowseMessages()
  const letters = [...Map.groupBy(brands, (brand) => brand.initial)].toSorted(([one], [other]) => one.localeCompare(other))
  return (
    <main id="main" className="wrap">
      <div className="row g3 br-h">
        <h1 className="t20 b6">{t('brandsTitle')}</h1>
        <span className="c3 t13">{t('brandsSub', { count: brands.length })}</span>
      </div>
      <nav className="chips br-l" aria-label={t('letters')}>
        {letters.map(([letter]) => (
          <a key={letter} href={`#brand-${letter === '#' ? 'other' : letter}`} className="chip num">
            {letter}
          </a>
        ))}
      </nav>
      <div className="pan br-b">
        {letters.map(([letter, group]) => (
          <section key={letter} id={`brand-${letter === '#' ? 'other' : letter}`} className="br-s">
            <h2 className="br-i num">{letter}</h2>
            <ul className="br-g">
              {group.map((brand) => (
                <li key={brand.brandId}>
                  <Anchor to={`/goods/branddetail?brandId=${brand.brandId}`} prefetch={false}>
                    <b className="t14 b6 el">{brand.brandName}</b>
                    <span className="t12 c3 el">{brand.producer}</span>
                    <span className="t12 c3 el">
                      {t('goodsOf', { count: brand.goodsNum })} · {brand.categoryNames.join(' / ')}
                    </span>
                  </Anchor>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </main>
  )
}
