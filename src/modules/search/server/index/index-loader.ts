import type { AppContext } from '../../../../api/handler.ts'
import { withNumber, type NumberColumn } from '../../rules/index/typed-columns.ts'
import { addGoods, dropGoods, emptySearchIndex, placeOfGoods, type SearchIndex } from '../../rules/index/search-index.ts'
import { addWords, emptyWordIndex, type WordIndex } from '../../rules/index/word-index.ts'
import {
  currentVersions,
  businessPrices,
  changedGoods,
  stockChangedSince,
  goodsAfter,
  indexedGoodsByIds,
  type SourceGoods,
} from './index-repository.ts'

/** What this process knows of all goods on sale: facts, words and a price column per class. Grows by what changes. */
export type LoadedIndex = {
  readonly board: SearchIndex
  readonly index: WordIndex
  retail: NumberColumn
  business: NumberColumn
  /** The catalogue version and the line of the stock ledger up to which it is true. */
  version: number
  ledger: number
}

// So many goods are taken in between two turns of the event loop.
const atOnce = 100
// Lines of the ledger are numbered before they are committed: so many behind the newest are looked at again.
const ledgerOverlap = 2_000
const mostChanges = 20_000

/** Reads everything, a part at a time, so that other requests are answered in between. */
export async function loadIndex(app: AppContext): Promise<LoadedIndex> {
  const { version, ledger } = await currentVersions(app.read)
  const shelf: LoadedIndex = {
    board: emptySearchIndex(),
    index: emptyWordIndex(),
    retail: new Uint32Array(0),
    business: new Uint32Array(0),
    version,
    ledger,
  }
  // The database makes the next part while this one is taken in.
  let coming = readPart(app, 0)
  for (;;) {
    const part = await coming
    const last = part.goods.at(-1)
    if (!last) return shelf
    coming = readPart(app, last.goodsId)
    coming.catch(() => undefined)
    takeIn(shelf, part)
  }
}

/** Takes in what changed since; false when that is so much that reading everything is cheaper. */
export async function applyGoodsChanges(app: AppContext, shelf: LoadedIndex): Promise<boolean> {
  const { version } = await currentVersions(app.read)
  const ids = await changedGoods(app.read, shelf.version, mostChanges)
  if (ids.length === mostChanges || shelf.board.deadGoods + ids.length > 1_000 + shelf.board.goodsCount / 4) return false
  for (let from = 0; from < ids.length; from += atOnce) {
    const part = ids.slice(from, from + atOnce)
    const goods = await indexedGoodsByIds(app.visitorRead, part)
    const onSale = new Set(goods.map((sourceGoods) => sourceGoods.goodsId))
    for (const id of part) if (!onSale.has(id)) dropGoods(shelf.board, id)
    takeIn(shelf, { goods, business: await pricesFor(app, goods) })
  }
  shelf.version = Math.max(shelf.version, version)
  return true
}

/** Corrects which SKUs are in stock; true when one changed. */
export async function applyStockChanges(app: AppContext, shelf: LoadedIndex): Promise<boolean> {
  const { ledger } = await currentVersions(app.read)
  const moved = await stockChangedSince(app.read, Math.max(0, shelf.ledger - ledgerOverlap))
  shelf.ledger = ledger
  const { board } = shelf
  let isOther = false
  for (const { goodsId, productId, inStock } of moved) {
    const place = placeOfGoods(board, goodsId)
    if (place === undefined) continue
    const end = board.skusAt[place + 1] ?? 0
    for (let sku = board.skusAt[place] ?? 0; sku < end; sku += 1) {
      if (board.productIds[sku] !== productId || board.inStock[sku] === Number(inStock)) continue
      board.inStock[sku] = Number(inStock)
      isOther = true
    }
  }
  return isOther
}

type Part = { readonly goods: readonly SourceGoods[]; readonly business: Readonly<Record<string, number | null>> }

async function readPart(app: AppContext, after: number): Promise<Part> {
  // The retail prices come through the role that cannot select a business price.
  const goods = await goodsAfter(app.visitorRead, after, atOnce)
  return { goods, business: await pricesFor(app, goods) }
}

function pricesFor(app: AppContext, goods: readonly SourceGoods[]): Promise<Part['business']> {
  return businessPrices(
    app.read,
    goods.filter((sourceGoods) => sourceGoods.priced).map((sourceGoods) => sourceGoods.goodsId),
  )
}

function takeIn(shelf: LoadedIndex, { goods, business }: Part): void {
  for (const one of goods) {
    const first = shelf.board.skuCount
    addWords(shelf.index, addGoods(shelf.board, one), one.words)
    for (const [offset, sku] of one.skus.entries()) {
      shelf.retail = withNumber(shelf.retail, first + offset, one.retail[offset] ?? Number.NaN)
      shelf.business = withNumber(shelf.business, first + offset, business[sku.productId] ?? Number.NaN)
    }
  }
}
