import { fenOfNumber, sumFen } from '../../../kernel/money/money.ts'
import type { SpendDiscountCard } from '../../../modules/promotion/endpoints-coupons-on-goods.ts'
import { bestSpendDiscount } from '../../../modules/promotion/rules/best-spend-discount.ts'
import type { CartView } from '../../../modules/basket/endpoints.ts'

/** As much of a reduction as the cart needs; yuan. */
export type CartSpendDiscount = Pick<SpendDiscountCard, 'goodsIds'> & { readonly ladder: SpendDiscountCard['steps'] }
type Line = Pick<CartView['storeCartGroupList'][number]['storeCartList'][number], 'goodsId' | 'isChecked' | 'subtotal'>

const fen = (yuan: number) => fenOfNumber(yuan) ?? 0n

/** The reduction that the checked lines of one store have reached or are nearest to, by the rule of the checkout. */
export function cartSpendDiscount(lines: readonly Line[], reductions: readonly CartSpendDiscount[]) {
  const checked = lines.filter((line) => line.isChecked === 1)
  const ladders = reductions.map(({ goodsIds, ladder }) => ({
    goodsIds,
    steps: ladder.map(({ from, off }) => ({ from: fen(from), off: fen(off) })),
  }))
  return bestSpendDiscount(ladders, ({ goodsIds }) =>
    sumFen(checked.filter((line) => goodsIds.includes(line.goodsId)).map((line) => fen(line.subtotal))),
  )
}
