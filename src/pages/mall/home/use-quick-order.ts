import { useRef, useState } from 'react'
import { callApi } from '../../../api/browser/client.ts'
import { callRef } from '../../../api/browser/call-ref.ts'
import type { suggest } from '../../../modules/search/endpoints.ts'
import { lineSum } from '../../../modules/pricing/rules/line-sum.ts'
import { plainQuantity } from '../../../ui/basic/quantity-text.ts'
import type { BasketLine } from '../../../modules/basket/ui/use-baskets.ts'
import type { GoodsCardView } from '../../../modules/catalog/ui/goods-card-view.ts'

const suggestRef = callRef<typeof suggest>('GET', 'v3/goods/front/goods/goods/suggest')
const settleMs = 180

/** A line of the quick order: what was typed, what it may mean, what was picked. */
export type QuickRow = {
  readonly key: number
  readonly text: string
  readonly found: readonly GoodsCardView[] | null
  readonly goods: GoodsCardView | null
  readonly number: string
}

const emptyRow = (key: number): QuickRow => ({ key, text: '', found: null, goods: null, number: '' })

/** The lines of a quick order. Typing asks for goods once the words stand still; picking one fills its smallest quantity. */
export function useQuickOrder(count: number) {
  const [rows, setRows] = useState<readonly QuickRow[]>(() => Array.from({ length: count }, (_, key) => emptyRow(key)))
  const timers = useRef(new Map<number, ReturnType<typeof setTimeout>>())
  const change = (key: number, part: Partial<QuickRow>) =>
    setRows((known) => known.map((row) => (row.key === key ? { ...row, ...part } : row)))
  const type = (key: number, text: string) => {
    clearTimeout(timers.current.get(key))
    change(key, { text, goods: null, found: null, number: '' })
    if (text.trim() === '') return
    const ask = () =>
      callApi(suggestRef, { keyword: text.trim() }).then(
        // The answer belongs to the words that were asked for; words typed meanwhile have their own.
        (answer) =>
          setRows((known) =>
            known.map((row) =>
              row.key === key && row.text === text && row.goods === null ? { ...row, found: answer.data?.goods.slice(0, 5) ?? [] } : row,
            ),
          ),
        () => undefined,
      )
    timers.current.set(
      key,
      setTimeout(() => void ask(), settleMs),
    )
  }
  const matched = rows.filter((row) => row.goods !== null)
  return {
    rows,
    type,
    pick: (key: number, goods: GoodsCardView) =>
      change(key, { goods, text: goods.goodsName, found: null, number: plainQuantity(goods.minBuyNum) }),
    setNumber: (key: number, number: string) => change(key, { number }),
    close: (key: number) => change(key, { found: null }),
    clear: (key: number) => change(key, emptyRow(key)),
    more: () => setRows((known) => [...known, emptyRow(known.length), emptyRow(known.length + 1)]),
    matched: matched.length,
    total: Number(
      matched.reduce((sum, row) => sum + (row.goods?.goodsPrice ? lineSum(row.goods.goodsPrice, Number(row.number)) : 0), 0).toFixed(2),
    ),
    lines: matched.map((row): BasketLine => ({ productId: row.goods?.defaultProductId ?? 0, number: row.number, unit: 'primary' })),
  }
}
