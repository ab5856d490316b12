import { useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router'
import { pageHead, rootOf } from '../../../../api/page-head.ts'
import { pageWords, speakPage } from '../../../../api/page-words.ts'
import { itemListData, structuredMeta } from '../../../../api/structured-data.ts'
import { load, visit } from '../../../../api/visit.ts'
import { Pagination } from '../../../../ui/layout/pagination.tsx'
import { goodsList } from '../../contract-search.ts'
import { goodsAddress } from '../parts/goods-address.ts'
import { listInput } from '../parts/list-address.ts'
import { ListCards } from '../parts/list-cards.tsx'
import { shownCard } from '../parts/shown-card.ts'
import { useBrowseWords, type BrowseSource } from '../use-browse-words.ts'
import { browseWords } from '../words-browse.ts'
import { goodsWords } from '../words-goods.ts'
import '../browse.css'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { current } = listInput(new URL(request.url).searchParams)
  const { list, pagination } = await load(context, goodsList, { sort: 'new', current, pageSize: 24, facets: 0 })
  return { goods: list.map(shownCard), pagination, ...pageWords(visit(context).lang, browseWords, goodsWords) }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) => {
  if (!loaderData) return []
  const t = speakPage<BrowseSource>(loaderData, 'catalogBrowse')
  const { origin } = rootOf(matches)
  const paths = loaderData.goods.map((one) => goodsAddress(one.defaultProductId))
  return [
    ...pageHead(matches, { title: t('newTitle'), description: t('newDescription'), canonical: `${origin}/goods/new` }),
    ...structuredMeta([itemListData(origin, paths)]),
  ]
}

export default function NewGoodsPage() {
  const { goods, pagination } = useLoaderData<typeof loader>()
  const t = useBrowseWords()
  return (
    <main id="main" className="wrap">
      <div className="row g3 br-h">
        <h1 className="t20 b6">{t('newTitle')}</h1>
        <span className="c3 t13">{t('newSub')}</span>
      </div>
      <ListCards goods={goods} busy={false} />
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
