import type { Call, AppContext } from '../../../../api/handler.ts'
import type { PriceClass } from '../../../../api/caller.ts'
import type { PricedIndex } from '../../rules/query/filter-goods.ts'
import type { NumberColumn } from '../../rules/index/typed-columns.ts'
import type { WordIndex } from '../../rules/index/word-index.ts'
import type { GoodsCard } from '../../../catalog/endpoints.ts'
import { applyGoodsChanges, applyStockChanges, loadIndex, type LoadedIndex } from './index-loader.ts'
import { readTaxonomySnapshot, type TaxonomySnapshot } from './taxonomy-snapshot.ts'
import { documentCache, type CachedGoodsPage, type CatalogSnapshot, type SnapshotSource } from '../../../catalog/server/public.ts'
import { rows } from '../../../../kernel/database/transaction.ts'
import { bestsellersOf } from './bestsellers.ts'
import { goodsCountOf } from './index-statistics.ts'

const versionNow = { name: 'catalog.versionNow', text: `SELECT version FROM catalog_version` }

/**
 * The index of this very moment. For answers that ask the database nothing else and so would not meet a newer version: the
 * category tree and the brands follow the platform's administration at once.
 */
export async function newestSnapshot(keeper: IndexRefresher, call: Pick<Call, 'app' | 'priceClass'>): Promise<SearchSnapshot> {
  const [row] = await rows<{ version: number }>(call.app.visitorRead, versionNow, [])
  keeper.seen(row?.version ?? 0)
  return keeper.current(call.app, call.priceClass)
}

/** The search index with one price class's prices, the taxonomy of the same moment, and results cached as long as they hold. */
export type SearchSnapshot = PricedIndex &
  CatalogSnapshot & {
    readonly index: WordIndex
    readonly frame: TaxonomySnapshot
    /** Cached results, by key; the least recently used are dropped first. */
    readonly memory: Map<string, unknown>
  }

/** Keeps the index in this process, gives each price class its own view of it, and follows the catalogue. */
export type IndexRefresher = SnapshotSource<SearchSnapshot>

type Views = Readonly<Record<PriceClass, SearchSnapshot>>
type Held = { readonly shelf: LoadedIndex; readonly views: Views; readonly stockAt: number }

// Stock flags on the board follow orders within this time; cards always show live stock.
const stockAgeMs = 20_000
// What people look at in a large mall: some 10 and 20 MB per price class.
const mostCards = 8_000
const mostPages = 2_000

export function indexRefresher(): IndexRefresher {
  let held: Held | null = null
  let following: Promise<Held> | null = null
  let newest = 0
  const once = (work: () => Promise<Held>): Promise<Held> => {
    following ??= work()
      .then((next) => {
        held = next
        newest = Math.max(newest, next.shelf.version)
        return next
      })
      .finally(() => {
        following = null
      })
    return following
  }
  return {
    current: async (app, priceClass) => {
      if (!held) return (await once(() => readHeld(app))).views[priceClass]
      const known = held
      // The shelf is caught up in place, before the views that are made of it: theirs is the version that counts.
      if (known.views[priceClass].version < newest) return (await once(() => followed(app, known))).views[priceClass]
      // What is known still answers while stock is looked at; a failure shows at the next try.
      if (app.clock.now().getTime() - known.stockAt > stockAgeMs) once(() => restocked(app, known)).catch(() => undefined)
      return known.views[priceClass]
    },
    seen: (version) => {
      newest = Math.max(newest, version)
    },
  }
}

async function readHeld(app: AppContext): Promise<Held> {
  const stockAt = app.clock.now().getTime()
  const shelf = await loadIndex(app)
  return { shelf, views: viewsOf(shelf, await frameOf(app, shelf)), stockAt }
}

async function followed(app: AppContext, { shelf, stockAt }: Held): Promise<Held> {
  if (!(await applyGoodsChanges(app, shelf))) return readHeld(app)
  return { shelf, views: viewsOf(shelf, await frameOf(app, shelf)), stockAt }
}

async function restocked(app: AppContext, { shelf, views }: Held): Promise<Held> {
  const stockAt = app.clock.now().getTime()
  const isOther = await applyStockChanges(app, shelf)
  return { shelf, stockAt, views: isOther ? { retail: renewed(views.retail), business: renewed(views.business) } : views }
}

function frameOf(app: AppContext, { board }: LoadedIndex): Promise<TaxonomySnapshot> {
  const values = (code: string) => (board.book.ofCode.get(code) ?? []).map((fact) => board.book.facts[fact]?.value ?? '')
  return readTaxonomySnapshot(app.visitorRead, values('store').map(Number), values('shipFrom'))
}

function viewsOf(shelf: LoadedIndex, frame: TaxonomySnapshot): Views {
  const { board, index, version } = shelf
  const view = (prices: NumberColumn): SearchSnapshot => {
    const cards = documentCache<GoodsCard>(mostCards)
    const pages = documentCache<CachedGoodsPage>(mostPages)
    return withFigures({ board, index, prices, frame, version, cards, pages })
  }
  return { retail: view(shelf.retail), business: view(shelf.business) }
}

/** The same view without its cached results. */
function renewed(view: SearchSnapshot): SearchSnapshot {
  return withFigures(view)
}

/** A view with an empty memory and the figures that catalog asks for. */
function withFigures(view: Omit<SearchSnapshot, 'memory' | 'goodsOfStore' | 'bestOfCategory'>): SearchSnapshot {
  const snapshot: SearchSnapshot = {
    ...view,
    memory: new Map(),
    goodsOfStore: (storeId) => goodsCountOf(snapshot, 'store', storeId),
    bestOfCategory: (categoryId, most) => bestsellersOf(snapshot, categoryId, most),
  }
  return snapshot
}
