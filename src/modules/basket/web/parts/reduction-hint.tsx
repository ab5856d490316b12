import { yuanGrouped } from '../../../../shared/money.ts'
import type { CartReduction } from '../cart-reduction.ts'
import { reducedCart } from '../cart-reduction.ts'
import { useCartWords } from '../use-cart-words.ts'
import type { CartView } from '../../contract.ts'

type Props = { lines: CartView['storeCartGroupList'][number]['storeCartList']; reductions: readonly CartReduction[] }

/** What the checked lines of a store save at checkout by themselves, and what is missing for more. */
export function ReductionHint({ lines, reductions }: Props) {
  const t = useCartWords()
  const best = reducedCart(lines, reductions)
  if (!best) return null
  const { saving, next } = best
  return (
    <span role="status">
      {saving > 0n && <b className="cd">{t('reductionSaves', { off: yuanGrouped(saving) })}</b>}{' '}
      {next && <span className="c2">{t('reductionNext', { missing: yuanGrouped(next.missing), off: yuanGrouped(next.off) })}</span>}
    </span>
  )
}
