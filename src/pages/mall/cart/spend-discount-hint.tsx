import { yuanGrouped } from '../../../kernel/money/money.ts'
import { type CartSpendDiscount, cartSpendDiscount } from './cart-spend-discount.ts'
import { useCartMessages } from '../../../modules/basket/ui/use-messages.ts'
import type { CartView } from '../../../modules/basket/endpoints.ts'

type Props = { lines: CartView['storeCartGroupList'][number]['storeCartList']; reductions: readonly CartSpendDiscount[] }

/** What the checked lines of a store save at checkout by themselves, and what is missing for more. */
export function SpendDiscountHint({ lines, reductions }: Props) {
  const t = useCartMessages()
  const best = cartSpendDiscount(lines, reductions)
  if (!best) return null
  const { saving, next } = best
  return (
    <span role="status">
      {saving > 0n && <b className="cd">{t('reductionSaves', { off: yuanGrouped(saving) })}</b>}{' '}
      {next && <span className="c2">{t('reductionNext', { missing: yuanGrouped(next.missing), off: yuanGrouped(next.off) })}</span>}
    </span>
  )
}
