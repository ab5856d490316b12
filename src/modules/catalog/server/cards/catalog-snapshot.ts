import type { PriceClass } from '../../../../api/caller.ts'
import type { AppContext, Call } from '../../../../api/handler.ts'
import type { GoodsCard } from '../../endpoints.ts'
import type { CachedGoodsPage } from './cached-goods-page.ts'
import type { DocumentCache } from './document-cache.ts'

/** What goods cards and goods pages need of the search index: one version of the catalogue, with its caches and two figures. */
export type CatalogSnapshot = {
  readonly version: number
  /** Cards and pages without stock, by language and SKU; they live as long as the version. */
  readonly cards: DocumentCache<GoodsCard>
  readonly pages: DocumentCache<CachedGoodsPage>
  /** How many goods a store has on sale. */
  readonly goodsOfStore: (storeId: number) => number
  /** Bestselling SKUs of a category and the categories below it, one per goods. */
  readonly bestOfCategory: (categoryId: number, most: number) => readonly number[]
}

/** Hands out the snapshot of now; the search index implements it. */
export type SnapshotSource<Snapshot extends CatalogSnapshot = CatalogSnapshot> = {
  readonly current: (app: AppContext, priceClass: PriceClass) => Promise<Snapshot>
  /** Reports the version that a query has just seen: an older snapshot is replaced before the next answer. */
  readonly seen: (version: number) => void
}

/** An answer, and the catalogue version that its queries saw. */
export type SnapshotAnswer<Answer> = { readonly answer: Answer; readonly version: number }

/** Works with the current snapshot; when a query saw a newer catalogue, once more with that, at most three times. */
export async function withSnapshot<Answer, Snapshot extends CatalogSnapshot>(
  source: SnapshotSource<Snapshot>,
  call: Pick<Call, 'app' | 'priceClass'>,
  work: (snapshot: Snapshot) => Promise<SnapshotAnswer<Answer>>,
): Promise<Answer> {
  for (let tries = 1; ; tries += 1) {
    const snapshot = await source.current(call.app, call.priceClass)
    const { answer, version } = await work(snapshot)
    if (version <= snapshot.version || tries === 3) return answer
    source.seen(version)
  }
}
