import { Form, useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router'
import { pageHead, rootOf } from '../../../rendering/page/page-head.ts'
import { pageMessages, translatePage } from '../../../rendering/page/page-messages.ts'
import { load, pageContextOf } from '../../../rendering/page/page-context.ts'
import { Anchor } from '../../../ui/basic/anchor.tsx'
import { ButtonLink } from '../../../ui/basic/button.tsx'
import { Empty } from '../../../ui/feedback/states.tsx'
import { SupplierCell } from '../../../ui/goods/supplier-card.tsx'
import { Breadcrumb } from '../../../ui/layout/breadcrumb.tsx'
import { Pagination } from '../../../ui/layout/pagination.tsx'
import { storeList } from '../../../modules/store/endpoints.ts'
import { useDirectoryMessages } from './use-messages.ts'
import { storeDirectoryMessages } from './messages.ts'
import './store-directory.css'
import { scoreText } from '../../../modules/store/ui/score-text.ts'

const path = '/store/list'
const kinds = ['', 'producer', 'trader'] as const

export async function loader({ context, request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams
  const keyword = (query.get('keyword') ?? '').trim().slice(0, 60)
  const storeType = kinds.find((kind) => kind === query.get('type')) ?? ''
  const current = /^[1-9][0-9]?$/.test(query.get('current') ?? '') ? Number(query.get('current')) : 1
  return {
    stores: await load(context, storeList, { keyword, storeType, current }),
    keyword,
    storeType,
    ...pageMessages(pageContextOf(context).lang, storeDirectoryMessages),
  }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) => {
  if (!loaderData) return []
  const t = translatePage<typeof storeDirectoryMessages>(loaderData, 'storeDirectory')
  return pageHead(matches, { title: t('title'), description: t('description'), canonical: rootOf(matches).origin + path })
}

function addressOf(values: Readonly<Record<string, string>>): string {
  const query = new URLSearchParams(Object.entries(values).filter(([, value]) => value !== '')).toString()
  return query === '' ? path : `${path}?${query}`
}

export default function StoreListPage() {
  const { stores, keyword, storeType } = useLoaderData<typeof loader>()
  const t = useDirectoryMessages()
  const { list, pagination } = stores
  return (
    <main id="main" className="wrap">
      <Breadcrumb label={t('breadcrumb')} trail={[{ text: t('home'), to: '/' }, { text: t('title') }]} />
      <h1 className="sr">{t('title')}</h1>
      <section className="pan pg-w">
        <div className="dir-h">
          {kinds.map((kind) => (
            <Anchor key={kind} className={kind === storeType ? 'chip on' : 'chip'} to={addressOf({ keyword, type: kind })}>
              {kind === '' ? t('all') : t(kind)}
            </Anchor>
          ))}
          <span className="c3 t13">{t('count', { count: pagination.total })}</span>
          <Anchor to="/store/list_old" className="lk t13" prefetch={false}>
            {t('asTable')}
          </Anchor>
          <Form role="search" action={path}>
            {storeType !== '' && <input type="hidden" name="type" value={storeType} />}
            <span className="ipt">
              <input
                key={keyword}
                name="keyword"
                aria-label={t('search')}
                placeholder={t('search')}
                defaultValue={keyword}
                maxLength={60}
              />
            </span>
            <button className="btn po">{t('find')}</button>
          </Form>
        </div>
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
        addressOf={(page) => addressOf({ keyword, type: storeType, current: String(page) })}
        labels={{ pages: t('pages'), previous: t('previous'), next: t('next') }}
      />
    </main>
  )
}
