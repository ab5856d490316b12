import { data, type LoaderFunctionArgs } from 'react-router'
import type { MissingPage } from '../../../../api/missing-page.ts'
import { visit, type Visit } from '../../../../api/visit.ts'
import { priceText } from '../../../../ui/basic/price-parts.ts'
import type { AnyEndpoint, InputOf, OutputOf } from '../../../../api/endpoint.ts'
import { speak, type Language } from '../../../../shared/words.ts'
import { categoryInfo } from '../../contract-category.ts'
import { goodsGone } from '../../contract-goods.ts'
import { goodsList } from '../../contract-search.ts'
import { missingWords } from '../words-missing.ts'
import { goodsAddress } from './goods-address.ts'
import { pictureName } from './picture-name.ts'

const list = { sort: 'sales', pageSize: 8, facets: 0 } as const

/** What is on sale in a category, filled up from those above it, the nearest first. */
async function nearGoods(here: Visit, categoryId: number) {
  const { data: place } = await here.call(categoryInfo, { categoryId })
  const way = place?.path.map((crumb) => crumb.categoryId).filter((one) => one !== categoryId) ?? []
  const found = await Promise.all([categoryId, ...way.toReversed()].map((one) => here.call(goodsList, { ...list, categoryId: one })))
  const byId = new Map(found.flatMap(({ data: goods }) => goods?.list ?? []).map((goods) => [goods.goodsId, goods]))
  return [...byId.values()].slice(0, list.pageSize)
}

/**
 * What a page without its subject answers, for loaders to throw: 410 for goods that were taken down, 404 for what never
 * was and for goods whose store is suspended (they may come back, docs/decisions/080), all with goods to look at instead.
 */
export async function missingGoods(context: LoaderFunctionArgs['context'], productId: string | null) {
  const here = visit(context)
  const t = speak(here.lang, missingWords)
  const gone = productId === null ? null : ((await here.call(goodsGone, { productId })).data ?? null)
  if (gone !== null && gone.pausedStore !== '') return pausedGoods(here, gone)
  const isGone = gone?.gone === 1
  const near = gone?.categoryId ? await nearGoods(here, gone.categoryId) : []
  const goods = near.length > 0 ? near : ((await here.call(goodsList, list)).data?.list ?? [])
  const page: MissingPage = {
    code: isGone ? 'catalog.offSale' : 'api.notFound',
    title: isGone ? t('goneTitle') : productId === null ? '' : t('unknownTitle'),
    help: isGone ? t(near.length > 0 ? 'goneHelp' : 'goneAlone', { name: gone.goodsName }) : productId === null ? '' : t('unknownHelp'),
    heading: near.length > 0 ? t('similar') : t('popular'),
    instead: insteadOf(goods, here.lang),
  }
  return data(page, { status: isGone ? 410 : 404 })
}

/** The subject of a page that its address names; what is not there answers 404 with goods to look at instead. */
export async function loadSubject<E extends AnyEndpoint>(
  context: LoaderFunctionArgs['context'],
  endpoint: E,
  input: InputOf<E>,
): Promise<OutputOf<E>> {
  const answer = await visit(context).call(endpoint, input)
  if (answer.state === 200 && answer.data !== undefined) return answer.data
  throw await missingGoods(context, null)
}

async function pausedGoods(here: Visit, { goodsName, pausedStore, categoryId }: OutputOf<typeof goodsGone>) {
  const t = speak(here.lang, missingWords)
  const near = categoryId === null ? [] : await nearGoods(here, categoryId)
  const page: MissingPage = {
    code: 'catalog.storeSuspended',
    title: t('pausedTitle'),
    help: t('pausedHelp', { name: goodsName, store: pausedStore }),
    heading: t('similar'),
    instead: insteadOf(near, here.lang),
    ways: [
      { to: '/member/order/list', text: t('myOrders') },
      { to: '/service', text: t('askPlatform') },
    ],
  }
  return data(page, { status: 404 })
}

/** Goods to look at instead, ready to be drawn. */
export function insteadOf(goods: OutputOf<typeof goodsList>['list'], lang: Language): MissingPage['instead'] {
  const t = speak(lang, missingWords)
  return goods.slice(0, list.pageSize).map((one) => ({
    address: goodsAddress(one.defaultProductId),
    name: one.goodsName,
    spec: one.specLine,
    image: pictureName(one.goodsImage) ?? '',
    price: one.goodsPrice === null ? t('ask') : `¥${priceText(one.goodsPrice)}/${one.priceUnit}`,
  }))
}
