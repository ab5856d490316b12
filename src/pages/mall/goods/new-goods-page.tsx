import { useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router'
import { pageHead, rootOf } from '../../../rendering/page/page-head.ts'
import { pageMessages, translatePage } from '../../../rendering/page/page-messages.ts'
import { itemListData, structuredMeta } from '../../../rendering/page/structured-data.ts'
import { load, pageContextOf } from '../../../rendering/page/page-context.ts'
import { Pagination } from '../../../ui/layout/pagination.tsx'
import { goodsList } from '../../../modules/search/endpoints.ts'
import { goodsAddress } from '../../../modules/catalog/ui/goods-address.ts'
import { listInput } from './list/list-address.ts'
import { GoodsCards } from '../../../modules/basket/ui/goods-cards.tsx'
import { toGoodsCardView } from '../../../modules/catalog/ui/goods-card-view.ts'
import { useBrowseMessages, type BrowseMessageSource } from './use-messages.ts'
import { browseMessages } from './messages.ts'
import { goodsMessages } from '../../../modules/catalog/messages.ts'
import './browse.css'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { current } = listInput(new URL(request.url).searchParams)
  const { list, pagination } = await load(context, goodsList, { sort: 'new', current, pageSize: 24, facets: 0 })
  return { goods: list.map(toGoodsCardView), pagination, ...pageMessages(pageContextOf(context).lang, browseMessages, goodsMessages) }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) => {
  if (!loaderData) return []
  const t = translatePage<BrowseMessageSource>(loaderData, 'catalogBrowse')
  const { origin } = rootOf(matches)
  const paths = loaderData.goods.map((goodsCardView) => goodsAddress(goodsCardView.defaultProductId))
  return [
    ...pageHead(matches, { title: t('newTitle'), description: t('newDescription'), canonical: `${origin}/goods/new` }),
    ...structuredMeta([itemListData(origin, paths)]),
  ]
}

export default function NewGoodsPage() {
  const { goods, pagination } = useLoaderData<typeof loader>()
  const t = useBrowseMessages()
  return (
    <main id="main" className="wrap">
      <div className="row g3 br-h">
        <h1 className="t20 b6">{t('newTitle')}</h1>
        <span className="c3 t13">{t('newSub')}</span>
      </div>
      <GoodsCards goods={goods} busy={false} />
      <div className="br-m">
        <Pagination
          page={pagination.current}
          pageCount={pagination.pageCount}
          addressOf={(page) => `/goods/new?current=${page}`}
          labels={{ pages: t('pages'), previous: t('previous'), next: t('next') }}
        />
      </div>
    </main>
  )
}
