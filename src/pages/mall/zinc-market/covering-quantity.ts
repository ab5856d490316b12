import { checkQuantityText } from '../../../ui/form/quantity-step.ts'
import type { GoodsCard } from '../../../modules/catalog/endpoints.ts'
import { plainQuantity } from '../../../ui/basic/quantity-text.ts'

type Sold = Pick<GoodsCard, 'minBuyNum' | 'buyStep' | 'priceUnitCode' | 'precision'>

/**
 * The least legal quantity in the trade unit that covers so many tonnes, or so many pieces of goods that are counted; the
 * minimum where neither is known.
 */
export function coveringQuantity(goods: Sold, { tonnes, pieces }: { readonly tonnes: number; readonly pieces?: number }): string {
  const perTonne = goods.priceUnitCode === 't' ? 1 : goods.priceUnitCode === 'kg' ? 1000 : null
  const least = plainQuantity(goods.minBuyNum)
  const asked = perTonne === null ? (goods.priceUnitCode === 'pcs' ? (pieces ?? 0) : 0) : tonnes * perTonne
  if (!(asked > 0)) return least
  const scale = 10 ** goods.precision
  // A hair below the next step is that step: the tonnes come out of floating arithmetic.
  const wanted = plainQuantity(Math.ceil(asked * scale - 1e-6) / scale)
  const verdict = checkQuantityText(wanted, { min: least, step: plainQuantity(goods.buyStep) })
  if (verdict.kind === 'legal' || verdict.kind === 'belowMin') return verdict.quantity
  return verdict.kind === 'offStep' ? (verdict.nearest.at(-1) ?? least) : least
}
