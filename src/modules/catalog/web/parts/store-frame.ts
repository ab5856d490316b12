import type { LoaderFunctionArgs } from 'react-router'
import type { OutputOf } from '../../../../api/endpoint.ts'
import { pageWords } from '../../../../api/page-words.ts'
import { visit } from '../../../../api/visit.ts'
import { storeInfo } from '../../../store/contract.ts'
import { storePosts } from '../../../store/contract-post.ts'
import { goodsList } from '../../contract-search.ts'
import { standingWords } from '../../../store/web/public.ts'
import { loadSubject } from './missing-goods.ts'
import { suspendedStore } from './suspended-store.ts'
import { goodsWords } from '../words-goods.ts'
import { listWords } from '../words-list.ts'
import { placeWords } from '../words-place.ts'

export type StoreFrameData = {
  readonly info: OutputOf<typeof storeInfo>
  readonly total: number
  readonly newsNum: number
  readonly articleNum: number
}

/** What every page of a store shows around its own content, for loaders: `vid` names the store, else 404. */
export async function storeFrame(context: LoaderFunctionArgs['context'], vid: number | string): Promise<StoreFrameData> {
  const here = visit(context)
  const asked = await here.call(storeInfo, { vid: String(vid) })
  if (asked.code === 'store.suspended') {
    // What a refusal carries has no type on the wire; the call's handler puts exactly this there.
    const known = asked.data as unknown as { store: string; categoryIds: readonly number[] }
    throw await suspendedStore(context, { storeId: Number(vid), ...known })
  }
  const info = asked.data ?? (await loadSubject(context, storeInfo, { vid: String(vid) }))
  const { storeId } = info.store
  const [goods, news, articles] = await Promise.all([
    here.call(goodsList, { storeId, pageSize: 1, facets: 0 }),
    here.call(storePosts, { vid: storeId, kind: 'news', pageSize: 1 }),
    here.call(storePosts, { vid: storeId, kind: 'article', pageSize: 1 }),
  ])
  return { info, total: goods.data?.pagination.total ?? 0, newsNum: news.data?.total ?? 0, articleNum: articles.data?.total ?? 0 }
}

/** The words of every store page. */
export function storePageWords(context: LoaderFunctionArgs['context']) {
  return pageWords(visit(context).lang, placeWords, listWords, goodsWords, standingWords)
}

/** `vid` of a store page's address; empty without, which no store has. */
export function vidOf(request: Request): string {
  return new URL(request.url).searchParams.get('vid') ?? ''
}

/** The page number of an address. */
export function pageOf(request: Request): number {
  const asked = new URL(request.url).searchParams.get('current') ?? ''
  return /^[1-9][0-9]?$/.test(asked) ? Number(asked) : 1
}
