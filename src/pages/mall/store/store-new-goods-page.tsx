import { useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router'
import { pageHead, rootOf } from '../../../rendering/page/page-head.ts'
import { translatePage } from '../../../rendering/page/page-messages.ts'
import { load } from '../../../rendering/page/page-context.ts'
import { Empty } from '../../../ui/feedback/states.tsx'
import { goodsList } from '../../../modules/search/endpoints.ts'
import { GoodsCards } from '../../../modules/basket/ui/goods-cards.tsx'
import { toGoodsCardView } from '../../../modules/catalog/ui/goods-card-view.ts'
import { loadStorePage, storePageMessages, storeIdParam } from './store-page-data.ts'
import { StorePageLayout } from './store-page-layout.tsx'
import { useListMessages } from '../../../modules/search/ui/use-messages.ts'
import { usePlaceMessages } from '../../../modules/store/ui/use-messages.ts'
import type { mallStoreMessages } from '../../../modules/store/messages.ts'

const most = 24

/** What a store put on sale last. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const frame = await loadStorePage(context, storeIdParam(request))
  const { list } = await load(context, goodsList, { storeId: frame.info.store.storeId, sort: 'new', pageSize: most, facets: 0 })
  return { frame, goods: list.map(toGoodsCardView), ...storePageMessages(context) }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) => {
  if (!loaderData) return []
  const { store } = loaderData.frame.info
  const t = translatePage<typeof mallStoreMessages>(loaderData, 'catalogPlace')
  return pageHead(matches, {
    title: t('newOf', { name: store.storeName }),
    description: t('storeDescription', { name: store.storeName, city: store.city, count: loaderData.frame.total }),
    canonical: `${rootOf(matches).origin}/store/new?vid=${store.storeId}`,
  })
}

export default function StoreNewPage() {
  const { frame, goods } = useLoaderData<typeof loader>()
  const t = usePlaceMessages()
  const l = useListMessages()
  return (
    <StorePageLayout frame={frame} tab="new">
      <div className="wrap sto-p">
        {goods.length === 0 ? <Empty panel icon="package-search" title={t('noGoods')} /> : <GoodsCards goods={goods} busy={false} t={l} />}
      </div>
    </StorePageLayout>
  )
}
