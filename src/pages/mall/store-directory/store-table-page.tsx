import { useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router'
import { pageHead, rootOf } from '../../../rendering/page/page-head.ts'
import { pageMessages, translatePage } from '../../../rendering/page/page-messages.ts'
import { load, pageContextOf } from '../../../rendering/page/page-context.ts'
import { Anchor } from '../../../ui/basic/anchor.tsx'
import { ButtonLink } from '../../../ui/basic/button.tsx'
import { Empty } from '../../../ui/feedback/states.tsx'
import { DenseTable, type DenseColumn } from '../../../ui/goods/dense-table.tsx'
import { Breadcrumb } from '../../../ui/layout/breadcrumb.tsx'
import { Pagination } from '../../../ui/layout/pagination.tsx'
import { storeList, type StoreRow } from '../../../modules/store/endpoints.ts'
import { scoreText } from '../../../modules/store/ui/score-text.ts'
import { storeAddress } from '../../../modules/store/ui/store-address.ts'
import { categoryTree } from '../../../modules/taxonomy/endpoints-categories.ts'
import { DirectoryFilters } from './directory-filters.tsx'
import { directoryAddress, directoryQuery } from './directory-query.ts'
import { useDirectoryMessages, type StoreDirectoryTranslate } from './use-messages.ts'
import { storeDirectoryMessages } from './messages.ts'
import './store-directory.css'

const pageSize = 40
const path = '/store/list_old'

/** The supplier directory as a table. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const query = directoryQuery(new URL(request.url).searchParams)
  const { keyword, storeType, categoryId, current } = query
  const [stores, tree] = await Promise.all([
    load(context, storeList, { keyword, storeType, current, pageSize, ...(categoryId === null ? {} : { categoryId }) }),
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
  // The cards are the directory's one address; this is another drawing of it.
  return pageHead(matches, { title: t('title'), description: t('description'), canonical: `${rootOf(matches).origin}/store/list` })
}

export default function StoreTablePage() {
  const { stores, query, tops } = useLoaderData<typeof loader>()
  const { list, pagination } = stores
  const t = useDirectoryMessages()
  const names = new Map(tops.map(({ id, name }) => [id, name]))
  return (
    <main id="main" className="wrap">
      <Breadcrumb label={t('breadcrumb')} trail={[{ text: t('home'), to: '/' }, { text: t('title') }]} />
      <h1 className="sr">{t('title')}</h1>
      <section className="pan dir-w">
        <DirectoryFilters path={path} query={query} tops={tops} total={pagination.total} />
        {list.length === 0 ? (
          <Empty icon="search-x" title={t('nothing')} actions={<ButtonLink to={path}>{t('showAll')}</ButtonLink>} />
        ) : (
          <DenseTable
            caption={t('title')}
            columns={columnsOf(t, names)}
            rows={list}
            keyOf={(store) => store.storeId}
            labels={{ sort: t('sortBy'), asGiven: t('asListed') }}
          />
        )}
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

function columnsOf(t: StoreDirectoryTranslate, names: ReadonlyMap<number, string>): readonly DenseColumn<StoreRow>[] {
  const score = (key: 'descScore' | 'serviceScore' | 'logisticsScore', title: string): DenseColumn<StoreRow> => ({
    key,
    title,
    right: true,
    sortBy: (store) => store[key],
    cell: (store) => (store[key] === null ? undefined : scoreText(store[key])),
  })
  return [
    {
      key: 'store',
      title: t('store'),
      sortBy: (store) => store.storeName,
      cell: (store) => (
        <div className="dns-n">
          <div>
            <Anchor to={storeAddress(store.storeId)} className="b5 el" prefetch={false}>
              {store.storeName}
            </Anchor>
            <div className="t12 c3 el">{store.companyName}</div>
          </div>
        </div>
      ),
    },
    { key: 'kind', title: t('kind'), sortBy: (store) => store.storeType, cell: (store) => t(store.storeType) },
    {
      key: 'categories',
      title: t('mainCategories'),
      cell: (store) => store.mainCategoryIds.flatMap((id) => names.get(id) ?? []).join(' · '),
    },
    { key: 'city', title: t('city'), sortBy: (store) => store.city, cell: (store) => `${store.city} ${store.district}` },
    {
      key: 'years',
      title: t('yearsOpen'),
      unit: t('yearUnit'),
      right: true,
      isWideOnly: true,
      sortBy: (store) => store.yearsOpen,
      cell: (store) => String(store.yearsOpen),
    },
    score('descScore', t('quality')),
    score('serviceScore', t('service')),
    score('logisticsScore', t('logistics')),
    { key: 'phone', title: t('phone'), cell: (store) => <span className="num">{store.phone}</span> },
    {
      key: 'acts',
      title: t('acts'),
      phone: 'all',
      cell: (store) => (
        <span className="dns-b">
          <ButtonLink size="sm" to={`/store/goods?vid=${store.storeId}`} prefetch={false}>
            {t('toGoods')}
          </ButtonLink>
          <ButtonLink size="sm" icon="message-circle" to={`/service?vid=${store.storeId}`} prefetch={false}>
            {t('chat')}
          </ButtonLink>
        </span>
      ),
    },
  ]
}
