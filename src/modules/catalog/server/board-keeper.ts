import type { Call, House } from '../../../api/handler.ts'
import type { PriceClass } from '../../../api/visitor.ts'
import type { PricedBoard } from '../rules/choose-goods.ts'
import type { NumberColumn } from '../rules/columns.ts'
import type { WordIndex } from '../rules/word-index.ts'
import type { GoodsCard } from '../contract.ts'
import { catchUp, catchUpStock, readShelf, type Shelf } from './board-shelf.ts'
import { readFrame, type Frame } from './frame-store.ts'
import { keptDocuments, type KeptDocuments } from './kept-documents.ts'
import type { KeptPage } from './kept-page.ts'

/** The board with one class's prices, the frame of the same moment and a memory of answers that lives as long as they do. */
export type KeptBoard = PricedBoard & {
  readonly index: WordIndex
  readonly frame: Frame
  readonly version: number
  /** Answers made of the board, by key; the longest unused are forgotten first. */
  readonly memory: Map<string, unknown>
  /** Cards and pages without stock, by language and SKU: what a goods change makes old goes with the version. */
  readonly cards: KeptDocuments<GoodsCard>
  readonly pages: KeptDocuments<KeptPage>
}

/** Keeps the board in this process, gives each price class its own view of it, and follows the catalogue. */
export type BoardKeeper = {
  readonly current: (house: House, priceClass: PriceClass) => Promise<KeptBoard>
  /** Tells the version that a query has just seen: an older board follows before the next answer. */
  readonly seen: (version: number) => void
}

type Views = Readonly<Record<PriceClass, KeptBoard>>
type Held = { readonly shelf: Shelf; readonly views: Views; readonly stockAt: number }

// Stock flags on the board follow orders within this time; cards always show live stock.
const stockAgeMs = 20_000
// A remembered list is its first goods and the numbers of its counts, some 8 kB.
const mostRemembered = 800
// Some 9,000 cards and 1,500 pages beside those that are kept as objects: what people look at in a large mall.
const roomForCards = { objects: 3_000, bytes: 6_000_000 }
const roomForPages = { objects: 2_000, bytes: 8_000_000 }

export function boardKeeper(): BoardKeeper {
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

async function readHeld(house: House): Promise<Held> {
  const stockAt = house.clock.now().getTime()
  const shelf = await readShelf(house)
  return { shelf, views: viewsOf(shelf, await frameOf(house, shelf)), stockAt }
}

async function followed(house: House, { shelf, stockAt }: Held): Promise<Held> {
  if (!(await catchUp(house, shelf))) return readHeld(house)
  return { shelf, views: viewsOf(shelf, await frameOf(house, shelf)), stockAt }
}

async function restocked(house: House, { shelf, views }: Held): Promise<Held> {
  const stockAt = house.clock.now().getTime()
  const isOther = await catchUpStock(house, shelf)
  return { shelf, stockAt, views: isOther ? { retail: renewed(views.retail), business: renewed(views.business) } : views }
}

function frameOf(house: House, { board }: Shelf): Promise<Frame> {
  const values = (code: string) => (board.book.ofCode.get(code) ?? []).map((fact) => board.book.facts[fact]?.value ?? '')
  return readFrame(house.visitorRead, values('store').map(Number), values('shipFrom'))
}

function viewsOf(shelf: Shelf, frame: Frame): Views {
  const { board, index, version } = shelf
  const view = (prices: NumberColumn): KeptBoard => {
    const cards = keptDocuments<GoodsCard>(roomForCards)
    const pages = keptDocuments<KeptPage>(roomForPages)
    return { board, index, prices, frame, version, memory: new Map(), cards, pages }
  }
  return { retail: view(shelf.retail), business: view(shelf.business) }
}

/** The same view without its remembered answers. */
function renewed(view: KeptBoard): KeptBoard {
  return { ...view, memory: new Map() }
}

/** What a piece of work found, and the catalogue version that its queries saw. */
export type Seen<Answer> = { readonly answer: Answer; readonly version: number }

/** Works with the current board; when a query saw a newer catalogue, once more with what has changed. */
export async function withBoard<Answer>(
  keeper: BoardKeeper,
  call: Pick<Call, 'house' | 'priceClass'>,
  work: (kept: KeptBoard) => Promise<Seen<Answer>>,
): Promise<Answer> {
  for (let tries = 1; ; tries += 1) {
    const kept = await keeper.current(call.house, call.priceClass)
    const { answer, version } = await work(kept)
    if (version <= kept.version || tries === 3) return answer
    keeper.seen(version)
  }
}

/** Remembers an answer for the life of the view; when too much is remembered, what was asked for longest ago goes. */
export function remember<Value>(kept: KeptBoard, key: string, make: () => Value): Value {
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
