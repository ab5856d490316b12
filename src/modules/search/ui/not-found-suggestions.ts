import { data, type LoaderFunctionArgs } from 'react-router'
import type { MissingPage } from '../../../rendering/page/missing-page.ts'
import { pageContextOf, type PageContext } from '../../../rendering/page/page-context.ts'
import { priceText } from '../../../ui/basic/price-parts.ts'
import type { AnyEndpoint, InputOf, OutputOf } from '../../../api/endpoint.ts'
import { translate, type Language } from '../../../kernel/i18n/translate.ts'
import { categoryInfo } from '../../taxonomy/endpoints-categories.ts'
import { goodsDelisted } from '../../catalog/endpoints-goods.ts'
import { goodsList } from '../endpoints.ts'
import { goodsNotFoundMessages } from '../messages.ts'
import { goodsAddress } from '../../catalog/ui/public.ts'
import { pictureName } from '../../../ui/basic/picture-name.ts'

const list = { sort: 'sales', pageSize: 8, facets: 0 } as const

/** What is on sale in a category, filled up from those above it, the nearest first. */
async function nearGoods(here: PageContext, categoryId: number) {
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
export async function goodsNotFound(context: LoaderFunctionArgs['context'], productId: string | null) {
  const here = pageContextOf(context)
  const t = translate(here.lang, goodsNotFoundMessages)
  const gone = productId === null ? null : ((await here.call(goodsDelisted, { productId })).data ?? null)
  if (gone !== null && gone.pausedStore !== '') return pausedGoods(here, gone)
  const isGone = gone?.gone === 1
  const near = gone?.categoryId ? await nearGoods(here, gone.categoryId) : []
  const goods = near.length > 0 ? near : ((await here.call(goodsList, list)).data?.list ?? [])
  const page: MissingPage = {
    code: isGone ? 'catalog.offSale' : 'api.notFound',
    title: isGone ? t('goneTitle') : productId === null ? '' : t('unknownTitle'),
    help: isGone ? t(near.length > 0 ? 'goneHelp' : 'goneAlone', { name: gone.goodsName }) : productId === null ? '' : t('unknownHelp'),
    heading: near.length > 0 ? t('similar') : t('popular'),
    instead: suggestedGoods(goods, here.lang),
  }
  return data(page, { status: isGone ? 410 : 404 })
}

/** The subject of a page that its address names; what is not there answers 404 with goods to look at instead. */
export async function loadOrNotFound<E extends AnyEndpoint>(
  context: LoaderFunctionArgs['context'],
  endpoint: E,
  input: InputOf<E>,
): Promise<OutputOf<E>> {
  const answer = await pageContextOf(context).call(endpoint, input)
  if (answer.state === 200 && answer.data !== undefined) return answer.data
  throw await goodsNotFound(context, null)
}

async function pausedGoods(here: PageContext, { goodsName, pausedStore, categoryId }: OutputOf<typeof goodsDelisted>) {
  const t = translate(here.lang, goodsNotFoundMessages)
  const near = categoryId === null ? [] : await nearGoods(here, categoryId)
  const page: MissingPage = {
    code: 'catalog.storeSuspended',
    title: t('pausedTitle'),
    help: t('pausedHelp', { name: goodsName, store: pausedStore }),
    heading: t('similar'),
    instead: suggestedGoods(near, here.lang),
    ways: [
      { to: '/member/order/list', text: t('myOrders') },
      { to: '/service', text: t('askPlatform') },
    ],
  }
  return data(page, { status: 404 })
}

/** Goods to look at instead, ready to be drawn. */
export function suggestedGoods(goods: OutputOf<typeof goodsList>['list'], lang: Language): MissingPage['instead'] {
  const t = translate(lang, goodsNotFoundMessages)
  return goods.slice(0, list.pageSize).map((one) => ({
    address: goodsAddress(one.defaultProductId),
    name: one.goodsName,
    spec: one.specLine,
    image: pictureName(one.goodsImage) ?? '',
    price: one.goodsPrice === null ? t('ask') : `¥${priceText(one.goodsPrice)}/${one.priceUnit}`,
  }))
}
