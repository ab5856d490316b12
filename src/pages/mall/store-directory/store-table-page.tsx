import { useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router'
import { pageHead, rootOf } from '../../../rendering/page/page-head.ts'
import { pageMessages, translatePage } from '../../../rendering/page/page-messages.ts'
import { load, pageContextOf } from '../../../rendering/page/page-context.ts'
import { Anchor } from '../../../ui/basic/anchor.tsx'
import { Breadcrumb } from '../../../ui/layout/breadcrumb.tsx'
import { Pagination } from '../../../ui/layout/pagination.tsx'
import { storeList } from '../../../modules/store/endpoints.ts'
import { useDirectoryMessages } from './use-messages.ts'
import { storeDirectoryMessages } from './messages.ts'
import './store-directory.css'
import { scoreText } from '../../../modules/store/ui/score-text.ts'

const pageSize = 40

/** The supplier directory as a table. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const asked = new URL(request.url).searchParams.get('current') ?? ''
  const current = /^[1-9][0-9]?$/.test(asked) ? Number(asked) : 1
  return {
    stores: await load(context, storeList, { current, pageSize }),
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
  const { list, pagination } = useLoaderData<typeof loader>().stores
  const t = useDirectoryMessages()
  return (
    <main id="main" className="wrap">
      <Breadcrumb label={t('breadcrumb')} trail={[{ text: t('home'), to: '/' }, { text: t('title') }]} />
      <div className="row g3 dir-v">
        <h1 className="t20 b6">{t('title')}</h1>
        <span className="sp" />
        <Anchor to="/store/list" className="btn">
          {t('asCards')}
        </Anchor>
      </div>
      <div className="pan tsc" tabIndex={0} role="region" aria-label={t('title')}>
        <table className="tbl">
          <thead>
            <tr>
              <th scope="col">{t('store')}</th>
              <th scope="col">{t('company')}</th>
              <th scope="col">{t('kind')}</th>
              <th scope="col">{t('city')}</th>
              <th scope="col">{t('scores')}</th>
              <th scope="col">{t('phone')}</th>
            </tr>
          </thead>
          <tbody>
            {list.map((store) => (
              <tr key={store.storeId}>
                <td>
                  <Anchor to={`/store/index?vid=${store.storeId}`} className="lk b5" prefetch={false}>
                    {store.storeName}
                  </Anchor>
                </td>
                <td>{store.companyName}</td>
                <td>{t(store.storeType)}</td>
                <td>{`${store.city} ${store.district}`}</td>
                <td className="num nw">{[store.descScore, store.serviceScore, store.logisticsScore].map(scoreText).join(' / ')}</td>
                <td className="num nw">{store.phone}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <Pagination
        page={pagination.current}
        pageCount={pagination.pageCount}
        addressOf={(page) => `/store/list_old?current=${page}`}
        labels={{ pages: t('pages'), previous: t('previous'), next: t('next') }}
      />
    </main>
  )
}
