import type { Call, AppContext } from '../../../../api/handler.ts'
import type { PriceClass } from '../../../../api/caller.ts'
import type { PricedIndex } from '../../rules/query/filter-and-rank.ts'
import type { NumberColumn } from '../../rules/index/typed-columns.ts'
import type { WordIndex } from '../../rules/index/word-index.ts'
import type { GoodsCard } from '../../../catalog/endpoints.ts'
import { applyGoodsChanges, applyStockChanges, loadIndex, type LoadedIndex } from './index-loader.ts'
import { readTaxonomySnapshot, type TaxonomySnapshot } from './taxonomy-snapshot.ts'
import { documentCache, type DocumentCache, type CachedGoodsPage } from '../../../catalog/server/public.ts'
import { rows } from '../../../../kernel/database/transaction.ts'

const version = { name: 'catalog.versionNow', text: `SELECT version FROM catalog_version` }

/**
 * The board of this very moment. For answers that ask the database nothing else and so would not meet a newer version: the
 * category tree and the brands follow the platform's desk at once.
 */
export async function newestSnapshot(keeper: IndexRefresher, call: Pick<Call, 'app' | 'priceClass'>): Promise<SearchSnapshot> {
  const [row] = await rows<{ version: number }>(call.app.visitorRead, version, [])
  keeper.seen(row?.version ?? 0)
  return keeper.current(call.app, call.priceClass)
}

/** The board with one class's prices, the frame of the same moment and a memory of answers that lives as long as they do. */
export type SearchSnapshot = PricedIndex & {
  readonly index: WordIndex
  readonly frame: TaxonomySnapshot
  readonly version: number
  /** Answers made of the board, by key; the longest unused are forgotten first. */
  readonly memory: Map<string, unknown>
  /** Cards and pages without stock, by language and SKU: what a goods change makes old goes with the version. */
  readonly cards: DocumentCache<GoodsCard>
  readonly pages: DocumentCache<CachedGoodsPage>
}

/** Keeps the board in this process, gives each price class its own view of it, and follows the catalogue. */
export type IndexRefresher = {
  readonly current: (house: AppContext, priceClass: PriceClass) => Promise<SearchSnapshot>
  /** Tells the version that a query has just seen: an older board follows before the next answer. */
  readonly seen: (version: number) => void
}

type Views = Readonly<Record<PriceClass, SearchSnapshot>>
type Held = { readonly shelf: LoadedIndex; readonly views: Views; readonly stockAt: number }

// Stock flags on the board follow orders within this time; cards always show live stock.
const stockAgeMs = 20_000
// A remembered list is its first goods and the numbers of its counts, some 8 kB.
const mostRemembered = 800
// Some 9,000 cards and 1,500 pages beside those that are kept as objects: what people look at in a large mall.
const roomForCards = { objects: 3_000, bytes: 6_000_000 }
const roomForPages = { objects: 2_000, bytes: 8_000_000 }

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
    current: async (house, priceClass) => {
      if (!held) return (await once(() => readHeld(house))).views[priceClass]
      const known = held
      // The shelf is caught up in place, before the views that are made of it: theirs is the version that counts.
      if (known.views[priceClass].version < newest) return (await once(() => followed(house, known))).views[priceClass]
      // What is known still answers while stock is looked at; a failure shows at the next try.
      if (house.clock.now().getTime() - known.stockAt > stockAgeMs) once(() => restocked(house, known)).catch(() => undefined)
      return known.views[priceClass]
    },
    seen: (version) => {
      newest = Math.max(newest, version)
    },
  }
}

async function readHeld(house: AppContext): Promise<Held> {
  const stockAt = house.clock.now().getTime()
  const shelf = await loadIndex(house)
  return { shelf, views: viewsOf(shelf, await frameOf(house, shelf)), stockAt }
}

async function followed(house: AppContext, { shelf, stockAt }: Held): Promise<Held> {
  if (!(await applyGoodsChanges(house, shelf))) return readHeld(house)
  return { shelf, views: viewsOf(shelf, await frameOf(house, shelf)), stockAt }
}

async function restocked(house: AppContext, { shelf, views }: Held): Promise<Held> {
  const stockAt = house.clock.now().getTime()
  const isOther = await applyStockChanges(house, shelf)
  return { shelf, stockAt, views: isOther ? { retail: renewed(views.retail), business: renewed(views.business) } : views }
}

function frameOf(house: AppContext, { board }: LoadedIndex): Promise<TaxonomySnapshot> {
  const values = (code: string) => (board.book.ofCode.get(code) ?? []).map((fact) => board.book.facts[fact]?.value ?? '')
  return readTaxonomySnapshot(house.visitorRead, values('store').map(Number), values('shipFrom'))
}

function viewsOf(shelf: LoadedIndex, frame: TaxonomySnapshot): Views {
  const { board, index, version } = shelf
  const view = (prices: NumberColumn): SearchSnapshot => {
    const cards = documentCache<GoodsCard>(roomForCards)
    const pages = documentCache<CachedGoodsPage>(roomForPages)
    return { board, index, prices, frame, version, memory: new Map(), cards, pages }
  }
  return { retail: view(shelf.retail), business: view(shelf.business) }
}

/** The same view without its remembered answers. */
function renewed(view: SearchSnapshot): SearchSnapshot {
  return { ...view, memory: new Map() }
}

/** What a piece of work found, and the catalogue version that its queries saw. */
export type SnapshotAnswer<Answer> = { readonly answer: Answer; readonly version: number }

/** Works with the current board; when a query saw a newer catalogue, once more with what has changed. */
export async function withSnapshot<Answer>(
  keeper: IndexRefresher,
  call: Pick<Call, 'app' | 'priceClass'>,
  work: (kept: SearchSnapshot) => Promise<SnapshotAnswer<Answer>>,
): Promise<Answer> {
  for (let tries = 1; ; tries += 1) {
    const kept = await keeper.current(call.app, call.priceClass)
    const { answer, version } = await work(kept)
    if (version <= kept.version || tries === 3) return answer
    keeper.seen(version)
  }
}

/** Remembers an answer for the life of the view; when too much is remembered, what was asked for longest ago goes. */
export function memoize<Value>(kept: SearchSnapshot, key: string, make: () => Value): Value {
  const known = kept.memory.get(key)
  if (known !== undefined) {
    kept.memory.delete(key)
    kept.memory.set(key, known)
    return known as Value
  }
  const made = make()
  const [oldest] = kept.memory.size >= mostRemembered ? kept.memory.keys() : []
  if (oldest !== undefined) kept.memory.delete(oldest)
  kept.memory.set(key, made)
  return made
}
