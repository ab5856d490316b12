import { useWords } from '../../../../api/browser/use-words.tsx'
import { Anchor } from '../../../../ui/basic/anchor.tsx'
import { SupplierCell } from '../../../../ui/goods/supplier-card.tsx'
import { MoreLink, Panel, Section } from '../../../../ui/layout/panel.tsx'
import { pictureName, storeAddress } from '../../../catalog/web/public.ts'
import { homeWords } from '../words-home.ts'
import type { Articles, Brand, Stores } from './home-data.ts'
import { useFrame } from './use-frame.ts'

/** Suppliers in fives (specification §9) and the brands with most goods. */
export function HomeSuppliers({ stores, brands }: { stores: Stores; brands: readonly Brand[] }) {
  const t = useWords(homeWords)
  const { categories } = useFrame()
  const shown = stores.slice(0, stores.length - (stores.length % 5))
  if (shown.length === 0) return null
  return (
    <Section title={t('suppliers')} sub={t('suppliersSub')}>
      <div className="pan pg-w">
        <div className="pg sup">
          {shown.map((store) => (
            <SupplierCell
              key={store.storeId}
              supplier={{ storeId: store.storeId, name: store.storeName, logo: pictureName(store.logo), to: storeAddress(store.storeId), place: t('years', { city: store.city, years: store.yearsOpen }), verified: store.storeType === 'producer' ? t('producer') : undefined }}
              trade={store.mainCategoryIds.flatMap((id) => categories.find((one) => one.id === id)?.name ?? []).join(' · ') || store.description}
              measures={[
                { label: t('quality'), value: store.descScore.toFixed(1) },
                { label: t('service'), value: store.serviceScore.toFixed(1) },
              ]}
            />
          ))}
        </div>
        {brands.length > 0 && (
          <div className="brands">
            {brands.map((brand) => (
              <Anchor key={brand.brandId} to={`/goods/list?brandId=${brand.brandId}`}>
                {brand.brandName}
              </Anchor>
            ))}
          </div>
        )}
      </div>
    </Section>
  )
}

/** Articles by category, three abreast. */
export function HomeArticles({ articles }: { articles: Articles }) {
  const t = useWords(homeWords)
  const groups = [...Map.groupBy(articles, (article) => article.category)].slice(0, 3)
  if (groups.length === 0) return null
  return (
    <section className="wrap sec">
      <div className="c3g">
        {groups.map(([category, rows]) => (
          <Panel key={category} title={rows[0]?.categoryName} more={<MoreLink to={`/article?category=${encodeURIComponent(category)}`}>{t('more')}</MoreLink>}>
            <ul className="lst">
              {rows.slice(0, 5).map((article) => (
                <li key={article.articleId}>
                  <Anchor className="el sp" to={`/article?articleId=${article.articleId}`}>
                    {article.title}
                  </Anchor>
                  <span className="t12 c3 nw num">{article.publishedAt.slice(5, 10)}</span>
                </li>
              ))}
            </ul>
          </Panel>
        ))}
      </div>
    </section>
  )
}
