import { chooseGoods, type Selection } from '../rules/choose-goods.ts'
import { orderGoods } from '../rules/order-goods.ts'
import type { KeptBoard } from './board-keeper.ts'
import { nearestByWords } from './search-words.ts'

const most = 8
const noFilters = { values: new Map<string, readonly string[]>(), low: null, high: null, inStock: false, sample: false, direct: false }

/** SKUs to show where a list is empty: the words without the filters, any of the words, the category, what sells best. */
export function nearestGoods(kept: KeptBoard, keyword: string, selection: Selection): number[] {
  const bare: Selection = { ...selection, ...noFilters }
  // One after the other: seldom more than the first is needed.
  const wider: (() => Selection)[] = [
    () => bare,
    ...(keyword === '' ? [] : [() => ({ ...bare, categoryId: null, specs: [], found: nearestByWords(kept, keyword) })]),
    () => ({ ...bare, found: null, specs: [] }),
    () => ({ ...bare, found: null, specs: [], categoryId: null }),
  ]
  for (const one of wider) {
    const chosen = chooseGoods(kept, one())
    if (chosen.total === 0) continue
    return orderGoods(kept, chosen, { sort: 'relevance', order: 'desc' }, most).map((place) => kept.board.productIds[place] ?? 0)
  }
  return []
}
