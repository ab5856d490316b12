import { Link } from 'react-router'
import type { MissingPage } from '../../rendering/page/missing-page.ts'
import { useMessages } from '../../api/browser/use-messages.tsx'
import { CardGrid, ProductCard } from '../../ui/goods/product-card.tsx'
import { MessagePage } from './message-page.tsx'
import { missingPageMessages } from './messages.ts'

/** What stands where a page is missing: what happened, ways on, and goods to look at instead where the loader brought some. */
export function NotFoundContent({ page }: { page: Partial<MissingPage> | null }) {
  const t = useMessages(missingPageMessages)
  return (
    <>
      <MessagePage title={page?.title || t('notFoundTitle')} help={page?.help || t('notFoundHelp')}>
        <Link className="btn p" to="/">
          {t('goHome')}
        </Link>
        <Link className="btn" to="/goods/category">
          {t('goCategories')}
        </Link>
        {page?.ways?.map(({ to, text }) => (
          <Link key={to} className="btn" to={to}>
            {text}
          </Link>
        ))}
      </MessagePage>
      {page?.instead && page.instead.length > 0 && (
        <section className="wrap sec">
          <div className="sec-h">
            <h2>{page.heading}</h2>
          </div>
          <CardGrid columns={4}>
            {page.instead.map(({ address, image, price, ...one }) => (
              <ProductCard
                key={address}
                product={{ ...one, to: address, image: image || undefined, price: <b className="cp">{price}</b> }}
                labels={{ stock: '' }}
              />
            ))}
          </CardGrid>
        </section>
      )}
    </>
  )
}
