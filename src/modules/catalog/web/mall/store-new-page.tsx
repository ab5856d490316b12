import { useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router'
import { pageHead, rootOf } from '../../../../api/page-head.ts'
import { speakPage } from '../../../../api/page-words.ts'
import { load } from '../../../../api/visit.ts'
import { Empty } from '../../../../ui/feedback/states.tsx'
import { goodsList } from '../../contract-search.ts'
import { ListCards } from '../parts/list-cards.tsx'
import { shownCard } from '../parts/shown-card.ts'
import { storeFrame, storePageWords, vidOf } from '../parts/store-frame.ts'
import { StorePage } from '../parts/store-head.tsx'
import { useListWords } from '../use-list-words.ts'
import { usePlaceWords } from '../use-place-words.ts'
import type { zh } from '../words-place.zh.ts'

const most = 24

/** What a store put on sale last. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const frame = await storeFrame(context, vidOf(request))
  const { list } = await load(context, goodsList, { storeId: frame.info.store.storeId, sort: 'new', pageSize: most, facets: 0 })
  return { frame, goods: list.map(shownCard), ...storePageWords(context) }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) => {
  if (!loaderData) return []
  const { store } = loaderData.frame.info
  const t = speakPage<typeof zh>(loaderData, 'catalogPlace')
  return pageHead(matches, {
    title: t('newOf', { name: store.storeName }),
    description: t('storeDescription', { name: store.storeName, city: store.city, count: loaderData.frame.total }),
    canonical: `${rootOf(matches).origin}/store/new?vid=${store.storeId}`,
  })
}

export default function StoreNewPage() {
  const { frame, goods } = useLoaderData<typeof loader>()
  const t = usePlaceWords()
  const l = useListWords()
  return (
    <StorePage frame={frame} tab="new">
      <div className="wrap sto-p">
        {goods.length === 0 ? <Empty panel icon="package-search" title={t('noGoods')} /> : <ListCards goods={goods} busy={false} t={l} />}
      </div>
    </StorePage>
  )
}
