import { useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router'
import { pageHead, rootOf } from '../../../rendering/page/page-head.ts'
import { pageMessages, translatePage } from '../../../rendering/page/page-messages.ts'
import { itemListData, structuredMeta } from '../../../rendering/page/structured-data.ts'
import { load, pageContextOf } from '../../../rendering/page/page-context.ts'
import { ButtonLink } from '../../../ui/basic/button.tsx'
import { Empty } from '../../../ui/feedback/states.tsx'
import { categoryTree } from '../../../modules/taxonomy/endpoints-categories.ts'
import { goodsOf } from '../../../modules/catalog/endpoints-goods.ts'
import {
  bestsellerList,
  bestsellerKinds,
  bestsellerPeriods,
  type BestsellerKind,
  type BestsellerPeriod,
} from '../../../modules/purchase-history/endpoints-bestsellers.ts'
import { goodsList } from '../../../modules/search/endpoints.ts'
import { goodsAddress } from '../../../modules/catalog/ui/goods-address.ts'
import { BestsellerTable } from './bestseller-table.tsx'
import { bestsellersAddress, BestsellerFilters } from './bestseller-filters.tsx'
import { listInput } from './list/list-address.ts'
import { toGoodsCardView } from '../../../modules/catalog/ui/goods-card-view.ts'
import type { GoodsCard } from '../../../modules/catalog/endpoints.ts'
import { useBrowseMessages, type BrowseMessageSource } from './use-messages.ts'
import { browseMessages } from './messages.ts'
import { goodsMessages, quantityMessages } from '../../../modules/catalog/messages.ts'
import './browse.css'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams
  const { categoryId } = listInput(query)
  const kind = bestsellerKinds.find((bestsellerKind) => bestsellerKind === query.get('kind')) ?? 'sales'
  const period = bestsellerPeriods.find((bestsellerPeriod) => bestsellerPeriod === query.get('period')) ?? 'all'
  const [ranked, tree] = await Promise.all([rankedGoods(context, { kind, period, categoryId }), load(context, categoryTree, {})])
  return {
    ranked,
    tops: tree.map(({ categoryId: id, categoryName }) => ({ id, categoryName })),
    choice: { kind, period, categoryId: categoryId === undefined ? null : Number(categoryId) },
    ...pageMessages(pageContextOf(context).lang, browseMessages, goodsMessages, quantityMessages),
  }
}

type Asked = { readonly kind: BestsellerKind; readonly period: BestsellerPeriod; readonly categoryId: number | string | undefined }

/** Cards with what they are ranked by: numbers of orders, enquiries or members, which any unit of sale has alike. */
async function rankedGoods(context: LoaderFunctionArgs['context'], { kind, period, categoryId }: Asked) {
  if (kind === 'sales' && period === 'all') {
    const { list } = await load(context, goodsList, { categoryId, sort: 'sales', pageSize: 30, facets: 0 })
    return list.filter((one) => one.soldNum > 0).map((one) => rankedView(one, one.soldNum))
  }
  const ranked = await load(context, bestsellerList, { kind, period, ...(categoryId === undefined ? {} : { categoryId }) })
  const figures = new Map(ranked.map((one) => [one.goodsId, one.figure]))
  const cards = ranked.length === 0 ? [] : await load(context, goodsOf, { goodsIds: [...figures.keys()].join(',') })
  return cards.map((card) => rankedView(card, figures.get(card.goodsId) ?? 0))
}

function rankedView(card: GoodsCard, figure: number) {
  return { ...toGoodsCardView(card), perTonne: card.perTonne, figure }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) => {
  if (!loaderData) return []
  const t = translatePage<BrowseMessageSource>(loaderData, 'catalogBrowse')
  const { origin } = rootOf(matches)
  const paths = loaderData.ranked.map((one) => goodsAddress(one.defaultProductId))
  return [
    ...pageHead(matches, {
      title: t('rankTitle'),
      description: t('rankDescription'),
      canonical: origin + bestsellersAddress(loaderData.choice),
    }),
    ...structuredMeta([itemListData(origin, paths)]),
  ]
}

export default function RankPage() {
  const { ranked, choice, tops } = useLoaderData<typeof loader>()
  const t = useBrowseMessages()
  return (
    <main id="main" className="wrap">
      <div className="row g3 br-h">
        <h1 className="t20 b6">{t('rankTitle')}</h1>
      </div>
      <BestsellerFilters choice={choice} tops={tops} />
      {ranked.length === 0 ? (
        <Empty
          panel
          icon="trending-up"
          title={t('rankEmpty')}
          help={t('rankEmptyHelp')}
          actions={<ButtonLink to="/goods/list">{t('browse')}</ButtonLink>}
        />
      ) : (
        <div className="pan br-b2">
          <BestsellerTable ranked={ranked} kind={choice.kind} />
        </div>
      )}
    </main>
  )
}
