import { useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router'
import { pageHead, rootOf } from '../../../rendering/page/page-head.ts'
import { pageMessages, translatePage } from '../../../rendering/page/page-messages.ts'
import { load, pageContextOf } from '../../../rendering/page/page-context.ts'
import { ButtonLink } from '../../../ui/basic/button.tsx'
import { Empty } from '../../../ui/feedback/states.tsx'
import { SupplierCell } from '../../../ui/goods/supplier-card.tsx'
import { Breadcrumb } from '../../../ui/layout/breadcrumb.tsx'
import { Pagination } from '../../../ui/layout/pagination.tsx'
import { storeList } from '../../../modules/store/endpoints.ts'
import { categoryTree } from '../../../modules/taxonomy/endpoints-categories.ts'
import { DirectoryFilters } from './directory-filters.tsx'
import { directoryAddress, directoryQuery } from './directory-query.ts'
import { useDirectoryMessages } from './use-messages.ts'
import { storeDirectoryMessages } from './messages.ts'
import './store-directory.css'
import { scoreText } from '../../../modules/store/ui/score-text.ts'

const path = '/store/list'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const query = directoryQuery(new URL(request.url).searchParams)
  const { keyword, storeType, categoryId, current } = query
  const [stores, tree] = await Promise.all([
    load(context, storeList, { keyword, storeType, current, ...(categoryId === null ? {} : { categoryId }) }),
    load(context, categoryTree, {}),
  ])
  return {
    stores,
    query,
    tops: tree.map((top) => ({ id: top.categoryId, name: top.categoryName })),
    ...pageMessages(pageContextOf(context).lang, storeDirectoryMessages),
  }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) => {
  if (!loaderData) return []
  const t = translatePage<typeof storeDirectoryMessages>(loaderData, 'storeDirectory')
  return pageHead(matches, { title: t('title'), description: t('description'), canonical: rootOf(matches).origin + path })
}

export default function StoreListPage() {
  const { stores, query, tops } = useLoaderData<typeof loader>()
  const t = useDirectoryMessages()
  const { list, pagination } = stores
  return (
    <main id="main" className="wrap">
      <Breadcrumb label={t('breadcrumb')} trail={[{ text: t('home'), to: '/' }, { text: t('title') }]} />
      <h1 className="sr">{t('title')}</h1>
      <section className="pan pg-w">
        <DirectoryFilters path={path} query={query} tops={tops} total={pagination.total} />
        {list.length === 0 && <Empty icon="search-x" title={t('nothing')} actions={<ButtonLink to={path}>{t('showAll')}</ButtonLink>} />}
        <div className="pg sup dir-g">
          {list.map((store) => (
            <SupplierCell
              key={store.storeId}
              supplier={{
                storeId: store.storeId,
                name: store.storeName,
                logo: store.logo.replace(/^\/media\//, '') || undefined,
                to: `/store/index?vid=${store.storeId}`,
                place: t('place', { city: store.city, district: store.district, years: store.yearsOpen }),
                verified: store.storeType === 'producer' ? t('producer') : undefined,
              }}
              trade={store.description}
              measures={[
                { label: t('quality'), value: scoreText(store.descScore) },
                { label: t('service'), value: scoreText(store.serviceScore) },
                { label: t('logistics'), value: scoreText(store.logisticsScore) },
              ]}
            />
          ))}
        </div>
      </section>
      <Pagination
        page={pagination.current}
        pageCount={pagination.pageCount}
        addressOf={(page) => directoryAddress(path, { ...query, current: page })}
        labels={{ pages: t('pages'), previous: t('previous'), next: t('next') }}
      />
    </main>
  )
}
