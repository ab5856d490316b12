import type { Call, House } from '../../../api/handler.ts'
import type { PriceClass } from '../../../api/visitor.ts'
import type { Board } from '../rules/filter-board.ts'
import { catalogVersion, readBoard } from './board-source.ts'
import { readFrame, type Frame } from './frame-store.ts'

/** A board with the frame of the same moment and a memory of answers that lives as long as it does. */
export type KeptBoard = {
  readonly board: Board
  readonly frame: Frame
  readonly version: number
  readonly readAt: number
  /** Answers made of the board, by key. */
  readonly memory: Map<string, unknown>
  /** Cards and pages without stock, by language and id: what a goods change makes old goes with the board. */
  readonly cards: Map<string, unknown>
  readonly pages: Map<string, unknown>
}

/** Keeps one board per price class in this process and reads it anew when the catalogue has changed. */
export type BoardKeeper = {
  readonly current: (house: House, priceClass: PriceClass) => Promise<KeptBoard>
  /** Tells the version that a query has just seen: a board of another version is read again before the next answer. */
  readonly seen: (version: number) => void
}

// Stock flags on the board follow orders within this time; cards always show live stock.
const stockAgeMs = 20_000
// Lists carry all their counts (about 20 kB each), so few are remembered.
const mostRemembered = 400
const mostDocuments = 4_000

export function boardKeeper(): BoardKeeper {
  const kept = new Map<PriceClass, KeptBoard>()
  const reading = new Map<PriceClass, Promise<KeptBoard>>()
  let newest = 0
  const read = (house: House, priceClass: PriceClass): Promise<KeptBoard> => {
    const under = reading.get(priceClass)
    if (under) return under
    const started = readKept(house, priceClass)
      .then((board) => {
        kept.set(priceClass, board)
        newest = Math.max(newest, board.version)
        return board
      })
      .finally(() => reading.delete(priceClass))
    reading.set(priceClass, started)
    return started
  }
  return {
    current: async (house, priceClass) => {
      const known = kept.get(priceClass)
      if (!known || known.version < newest) return read(house, priceClass)
      // An old board still answers while the new one is read; its failure shows at the next try.
      if (house.clock.now().getTime() - known.readAt > stockAgeMs) read(house, priceClass).catch(() => undefined)
      return known
    },
    seen: (version) => {
      newest = Math.max(newest, version)
    },
  }
}

async function readKept(house: House, priceClass: PriceClass): Promise<KeptBoard> {
  // The retail board never comes near the role that may read business prices.
  const handle = priceClass === 'business' ? house.read : house.visitorRead
  const readAt = house.clock.now().getTime()
  // The version first: what changes while we read is then seen as newer.
  const version = await catalogVersion(handle)
  const [board, frame] = [await readBoard(handle, priceClass), await readFrame(handle)]
  return { board, frame, version, readAt, memory: new Map(), cards: new Map(), pages: new Map() }
}

/** What a piece of work found, and the catalogue version that its queries saw. */
export type Seen<Answer> = { readonly answer: Answer; readonly version: number }

/** Works with the current board; when a query saw a newer catalogue, once more with the new board. */
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

/** Keeps a value among others of its kind; forgets all when there are too many. */
export function keep(values: Map<string, unknown>, key: string, value: unknown, most = mostDocuments): void {
  if (values.size >= most) values.clear()
  values.set(key, value)
}

/** Remembers an answer for the life of the board; forgets everything when too much is remembered. */
export function remember<Value>(kept: KeptBoard, key: string, make: () => Value): Value {
  const known = kept.memory.get(key)
  if (known !== undefined) return known as Value
  const made = make()
  keep(kept.memory, key, made, mostRemembered)
  return made
}
