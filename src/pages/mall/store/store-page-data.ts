import { type LoaderFunctionArgs, data } from 'react-router'
import type { OutputOf } from '../../../api/endpoint.ts'
import { pageMessages } from '../../../rendering/page/page-messages.ts'
import { pageContextOf } from '../../../rendering/page/page-context.ts'
import { storeInfo } from '../../../modules/store/endpoints.ts'
import { storePosts } from '../../../modules/store/endpoints-posts.ts'
import { goodsList } from '../../../modules/search/endpoints.ts'
import { storeStatusMessages, mallStoreMessages } from '../../../modules/store/messages.ts'
import { loadOrNotFound, suggestedGoods } from '../../../modules/search/ui/not-found-suggestions.ts'
import { goodsMessages } from '../../../modules/catalog/messages.ts'
import { goodsListMessages } from '../../../modules/search/messages.ts'
import type { MissingPage } from '../../../rendering/page/missing-page.ts'
import { translate, type MessageSet } from '../../../kernel/i18n/translate.ts'

type Known = { readonly storeId: number; readonly store: string; readonly categoryIds: readonly number[] }

/** What every page of a suspended store answers, for loaders to throw (docs/decisions/066). */
async function storeSuspendedPage(context: LoaderFunctionArgs['context'], { storeId, store, categoryIds }: Known) {
  const here = pageContextOf(context)
  const t = translate(here.lang, storeStatusMessages)
  const found = await here.call(goodsList, {
    sort: 'sales',
    pageSize: 24,
    facets: 0,
    ...(categoryIds[0] ? { categoryId: categoryIds[0] } : {}),
  })
  const others = (found.data?.list ?? []).filter((one) => one.storeInf.storeId !== storeId)
  const page: MissingPage = {
    code: 'store.suspended',
    title: t('suspendedTitle', { store }),
    help: t('suspendedHelp'),
    heading: t('suspendedSimilar'),
    instead: suggestedGoods(others, here.lang),
    ways: [
      { to: '/member/order/list', text: t('myOrders') },
      { to: '/service', text: t('askPlatform') },
      { to: '/store/list', text: t('otherStores') },
    ],
  }
  return data(page, { status: 404 })
}

export type StorePageData = {
  readonly info: OutputOf<typeof storeInfo>
  readonly total: number
  readonly newsNum: number
  readonly articleNum: number
}

/** What every page of a store shows around its own content, for loaders: `vid` names the store, else 404. */
export async function loadStorePage(context: LoaderFunctionArgs['context'], vid: number | string): Promise<StorePageData> {
  const here = pageContextOf(context)
  const asked = await here.call(storeInfo, { vid: String(vid) })
  if (asked.code === 'store.suspended') {
    // What a refusal carries has no type on the wire; the call's handler puts exactly this there.
    const known = asked.data as unknown as { store: string; categoryIds: readonly number[] }
    throw await storeSuspendedPage(context, { storeId: Number(vid), ...known })
  }
  const info = asked.data ?? (await loadOrNotFound(context, storeInfo, { vid: String(vid) }))
  const { storeId } = info.store
  const [goods, news, articles] = await Promise.all([
    here.call(goodsList, { storeId, pageSize: 1, facets: 0 }),
    here.call(storePosts, { vid: storeId, kind: 'news', pageSize: 1 }),
    here.call(storePosts, { vid: storeId, kind: 'article', pageSize: 1 }),
  ])
  return { info, total: goods.data?.pagination.total ?? 0, newsNum: news.data?.total ?? 0, articleNum: articles.data?.total ?? 0 }
}

/** The words of every store page. */
export function storePageMessages(context: LoaderFunctionArgs['context'], ...more: readonly MessageSet[]) {
  return pageMessages(pageContextOf(context).lang, mallStoreMessages, goodsListMessages, goodsMessages, storeStatusMessages, ...more)
}

/** `vid` of a store page's address; empty without, which no store has. */
export function storeIdParam(request: Request): string {
  return new URL(request.url).searchParams.get('vid') ?? ''
}

/** The page number of an address. */
export function pageNumberParam(request: Request): number {
  const asked = new URL(request.url).searchParams.get('current') ?? ''
  return /^[1-9][0-9]?$/.test(asked) ? Number(asked) : 1
}
