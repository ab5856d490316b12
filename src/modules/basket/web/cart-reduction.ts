import { fenOfNumber, sumFen } from '../../../shared/money.ts'
import type { ReductionCard } from '../../catalog/contract-coupon.ts'
import { bestLadder } from '../../catalog/rules/ladder-steps.ts'
import type { CartView } from '../contract.ts'

/** As much of a reduction as the cart needs; yuan. */
export type CartReduction = Pick<ReductionCard, 'goodsIds'> & { readonly ladder: ReductionCard['steps'] }
type Line = Pick<CartView['storeCartGroupList'][number]['storeCartList'][number], 'goodsId' | 'isChecked' | 'subtotal'>

const fen = (yuan: number) => fenOfNumber(yuan) ?? 0n

/** The reduction that the checked lines of one store have reached or are nearest to, by the rule of the checkout. */
export function reducedCart(lines: readonly Line[], reductions: readonly CartReduction[]) {
  const checked = lines.filter((line) => line.isChecked === 1)
  const ladders = reductions.map(({ goodsIds, ladder }) => ({
    goodsIds,
    steps: ladder.map(({ from, off }) => ({ from: fen(from), off: fen(off) })),
  }))
  return bestLadder(ladders, ({ goodsIds }) =>
    sumFen(checked.filter((line) => goodsIds.includes(line.goodsId)).map((line) => fen(line.subtotal))),
  )
}
