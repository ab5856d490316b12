import type { ReactNode } from 'react'
import { Button } from '../../../ui/basic/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import type { IconName } from '../../../ui/icons/icon-name.generated.ts'
import type { GoodsCard } from '../../catalog/endpoints.ts'
import { plainQuantity } from '../../../ui/basic/quantity-text.ts'
import { useBaskets } from './use-baskets.ts'

type Props = {
  readonly goods: Pick<GoodsCard, 'defaultProductId' | 'isRequireEnquiry' | 'goodsPrice' | 'minBuyNum'> & {
    readonly defaultProduct: { readonly productStock: number }
  }
  /** In the goods' trade unit; the smallest quantity when it is not said. */
  readonly number?: string
  readonly labels: { readonly ask: string; readonly buy: string }
  readonly buyIcon?: IconName
  /** Stands where the cart's button would: goods that are ordered another way. */
  readonly buyElsewhere?: ReactNode
  readonly className?: string
}

/** Two ways to goods from a list: an enquiry always, the cart where they have a price and so much is in stock. */
export function GoodsActions({ goods, number = plainQuantity(goods.minBuyNum), labels, buyIcon, buyElsewhere, className }: Props) {
  const baskets = useBaskets()
  const line = { productId: goods.defaultProductId, number, unit: 'primary' as const }
  const { productStock } = goods.defaultProduct
  const canBuy = goods.isRequireEnquiry === 0 && goods.goodsPrice !== null && productStock > 0 && productStock >= Number(number)
  return (
    <span className={classNames('row', className)}>
      <Button size="sm" onClick={() => void baskets.addToEnquiry([line])}>
        {labels.ask}
      </Button>
      {canBuy &&
        (buyElsewhere ?? (
          <Button size="sm" tone="action-outline" icon={buyIcon} onClick={() => void baskets.addToCart([line])}>
            {labels.buy}
          </Button>
        ))}
    </span>
  )
}
