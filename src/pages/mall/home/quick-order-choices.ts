import type { GoodsCardView } from '../../../modules/catalog/ui/goods-card-view.ts'
import type { QuickOrderMatch } from '../../../modules/sourcing-tools/endpoints-quick-order.ts'

/** Goods that a typed line may mean. */
export type QuickChoice = {
  readonly productId: number
  readonly name: string
  /** Yuan for one of the unit; null where the price is asked for. */
  readonly price: number | null
  readonly unitName: string
  /** `full` is what was typed, `confirm` differs from it, `goods` has words of it. */
  readonly level: 'full' | 'confirm' | 'goods'
  readonly differs: QuickOrderMatch['differs']
}

const mostChoices = 6

/** The recognised goods first, then other sizes that the line may mean, then goods with its words; none of them twice. */
export function choicesOf(answer: QuickOrderMatch | null, goods: readonly GoodsCardView[]): readonly QuickChoice[] {
  const best = answer?.line
  const all: readonly QuickChoice[] = [
    ...(answer && best
      ? [
          {
            productId: best.productId,
            name: [best.goodsName, best.specText].filter((text) => text !== '').join(' '),
            price: best.goodsPrice,
            unitName: best.unitName,
            level: answer.level === 'full' ? ('full' as const) : ('confirm' as const),
            differs: answer.differs,
          },
        ]
      : []),
    ...(answer?.choices ?? []).map(({ productId, goodsName, goodsPrice, unitName }) => ({
      productId,
      name: goodsName,
      price: goodsPrice,
      unitName,
      level: 'goods' as const,
      differs: [],
    })),
    ...goods.map((one) => ({
      productId: one.defaultProductId,
      name: one.goodsName,
      price: one.goodsPrice,
      unitName: one.priceUnit,
      level: 'goods' as const,
      differs: [],
    })),
  ]
  const known = new Set<number>()
  return all.filter(({ productId }) => !known.has(productId) && known.add(productId)).slice(0, mostChoices)
}
