import { handle, type Call, type Handler } from '../../../../api/handler.ts'
import { failure, isFailure, type Failure } from '../../../../kernel/failure/failure.ts'
import {
  pageDraftOf,
  pageHistoryOf,
  publishedPage,
  publishPage,
  restorePage,
  savePage,
  type PageName,
} from '../../../site/server/public.ts'
import {
  sellerPageDraft,
  sellerPageHistory,
  sellerPagePublish,
  sellerPageRestore,
  sellerPageSave,
  storePage,
} from '../../endpoints-store-page.ts'
import { ownStoreMembership } from '../own-store-membership.ts'
import { openStore } from '../store-repository.ts'

const pageOf = (storeId: number, lang: 'zh' | 'en'): PageName => ({ pageKey: `store-${storeId}`, lang })

/** Runs for the home of the store that is worked for. */
async function forOwn<Result>(
  call: Call,
  lang: 'zh' | 'en',
  work: (name: PageName) => Promise<Result | Failure>,
): Promise<Result | Failure> {
  const seat = ownStoreMembership(call)
  return isFailure(seat) ? seat : work(pageOf(seat.storeId, lang))
}

/** Homes of stores from the page builder: for everybody, and for the store's own desk. */
export function storePageHandlers(): Handler[] {
  return [
    handle(storePage, async ({ vid }, call) => {
      if (!(await openStore(call.app.visitorRead, vid))) return failure('api.notFound')
      return publishedPage(call.app.visitorRead, `store-${vid}`, call.lang)
    }),
    handle(sellerPageDraft, async ({ lang }, call) => {
      const seat = ownStoreMembership(call)
      if (isFailure(seat)) return seat
      const { storeId, storeName } = seat
      return { storeId, storeName, ...(await pageDraftOf(call.app.read, pageOf(storeId, lang))) }
    }),
    handle(sellerPageSave, ({ lang, draftVersion, blocks }, call) =>
      call.idempotent((tx) => forOwn(call, lang, (name) => savePage(tx, call, name, draftVersion, blocks))),
    ),
    handle(sellerPagePublish, ({ lang, draftVersion, note }, call) =>
      call.idempotent((tx) => forOwn(call, lang, (name) => publishPage(tx, call, name, draftVersion, note))),
    ),
    handle(sellerPageHistory, ({ lang }, call) => forOwn(call, lang, (name) => pageHistoryOf(call.app.read, name))),
    handle(sellerPageRestore, ({ lang, draftVersion, version }, call) =>
      call.idempotent((tx) => forOwn(call, lang, (name) => restorePage(tx, call, name, draftVersion, version))),
    ),
  ]
}
