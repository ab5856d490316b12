import { Anchor } from '../../../../ui/basic/anchor.tsx'
import { Tag } from '../../../../ui/basic/tag.tsx'
import { SupplierCell } from '../../../../ui/goods/supplier-card.tsx'
import { Section } from '../../../../ui/layout/panel.tsx'
import { pictureName } from '../../../../ui/basic/picture-name.ts'
import { storeAddress } from '../../../store/ui/public.ts'
import { useHomeMessages } from '../use-messages.ts'
import type { PageSection } from './section-model.ts'
import { useLayoutData } from './use-layout-data.ts'

/** Suppliers in fives (specification §9) and the brands with most goods. */
export function StoresSection({ section }: { section: Extract<PageSection, { kind: 'stores' }> }) {
  const t = useHomeMessages()
  const { categories } = useLayoutData()
  const { stores, brands } = section
  return (
    <Section title={section.title || t('suppliers')} sub={t('suppliersSub')}>
      <div className="pan pg-w">
        <div className="pg sup">
          {stores.map((store) => (
            <SupplierCell
              key={store.storeId}
              supplier={{
                storeId: store.storeId,
                name: store.storeName,
                logo: pictureName(store.logo),
                to: storeAddress(store.storeId),
                place: t('years', { city: store.city, years: store.yearsOpen }),
                verified: store.storeType === 'producer' ? t('producer') : undefined,
              }}
              trade={store.mainCategoryIds.flatMap((id) => categories.find((category) => category.id === id)?.name ?? []).join(' · ')}
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

/** The newest articles in three columns of two. */
export function ArticlesSection({ section }: { section: Extract<PageSection, { kind: 'articles' }> }) {
  const t = useHomeMessages()
  const { articles } = section
  const columns = [articles.slice(0, 2), articles.slice(2, 4), articles.slice(4, 6)].filter((rows) => rows.length > 0)
  return (
    <Section title={section.title || t('articles')} more={{ label: t('more'), to: '/information' }}>
      <div className="c3g">
        {columns.map((rows) => (
          <ul key={rows[0]?.articleId} className="pan lst">
            {rows.map((article) => (
              <li key={article.articleId}>
                <Tag small>{article.categoryName}</Tag>
                <Anchor className="el sp" to={`/information/detail?informationId=${article.articleId}`}>
                  {article.title}
                </Anchor>
                <span className="t12 c3 nw num">{article.publishedAt.slice(5, 10)}</span>
              </li>
            ))}
          </ul>
        ))}
      </div>
    </Section>
  )
}
