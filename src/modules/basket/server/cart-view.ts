import { sumFen, yuanNumber } from '../../../shared/money.ts'
import { quantityNumber } from '../../../shared/quantity.ts'
import { lineAmount, unitPriceNumber } from '../../../shared/unit-price.ts'
import type { Language } from '../../../shared/words.ts'
import { atFixedPrice } from '../../catalog/rules/fixed-price.ts'
import { priceLadder, type ResolvedPrice } from '../../catalog/rules/price.ts'
import type { CartView } from '../contract.ts'
import type { CartLine } from '../contract-line.ts'
import { inUnit, precisionOf, stockNumberOf } from '../../catalog/rules/sale-quantity.ts'
import type { BasketLine } from './basket-store.ts'
import type { SkuForSale } from '../../catalog/server/public.ts'
import { isIncurable, lineFields, priceOf, problemOf, storeNameOf } from './line-view.ts'

type Priced = { readonly view: CartLine; readonly amount: bigint; readonly storeName: string }
export type Skus = ReadonlyMap<number, SkuForSale>
/** What is known of the lines' SKUs: themselves, and what the buying company calls them. */
export type Known = { readonly skus: Skus; readonly codes: ReadonlyMap<number, string> }

/** The cart as the specification shows it, from its lines and the SKUs as they are now. */
export function cartViewOf(lines: readonly BasketLine[], { skus, codes }: Known, lang: Language): CartView {
  const taken = takenByProduct(lines, skus)
  const priced = lines
    .map((line) => pricedLine(line, skus.get(line.productId), lang, taken))
    .map((one) => ({ ...one, view: { ...one.view, materialCode: codes.get(one.view.productId) ?? '' } }))
  const invalid = priced.filter((one) => isIncurable(one.view.problem))
  const valid = priced.filter((one) => !isIncurable(one.view.problem))
  const groups = Map.groupBy(valid, (one) => one.view.storeId)
  return {
    storeCartGroupList: [...groups.values()].map(groupOf),
    invalidList: invalid.map((one) => one.view),
    ...totalsOf(valid),
    availableCartNum: valid.length,
  }
}

/** What the checked lines of each SKU take from its stock: two lines on one stock row are summed before the check. */
function takenByProduct(lines: readonly BasketLine[], skus: Skus): Map<number, bigint> {
  const taken = new Map<number, bigint>()
  for (const line of lines) {
    const sku = skus.get(line.productId)
    if (sku && line.checked) taken.set(line.productId, (taken.get(line.productId) ?? 0n) + stockNumberOf(sku, line.number, line.unit))
  }
  return taken
}

function pricedLine(line: BasketLine, found: SkuForSale | undefined, lang: Language, taken: Map<number, bigint>): Priced {
  const alone = found ? stockNumberOf(found, line.number, line.unit) : 0n
  const own = line.checked ? alone : 0n
  const sku = found && atFixedPrice(found, line.checked ? (taken.get(line.productId) ?? 0n) : alone)
  const problem = problemOf(sku, line, lang, (taken.get(line.productId) ?? 0n) - own)
  const price = sku ? priceOf(sku, line.number, line.unit) : null
  const amount = sku && price ? lineAmount(price.unitPrice, line.number, precisionOf(sku, line.unit)) : 0n
  const change = price && line.shownPrice !== null ? price.unitPrice - line.shownPrice : 0n
  const view: CartLine = {
    ...lineFields(line, sku, lang),
    materialCode: '',
    isChecked: line.checked && problem === null ? 1 : 0,
    totalAmount: yuanNumber(amount),
    subtotal: yuanNumber(amount),
    priceReason: price?.reason ?? 'list',
    priceChange: change < 0n ? -unitPriceNumber(-change) : unitPriceNumber(change),
    index: sku?.index ? { quoteDate: sku.index.quoteDate ?? '', lockedUntil: sku.index.lockedUntil?.toISOString() ?? null } : null,
    ...tiersOf(line, sku, price),
    problem,
  }
  return { view, amount, storeName: storeNameOf(sku, lang) }
}

function tiersOf(line: BasketLine, sku: SkuForSale | undefined, price: ResolvedPrice | null): Pick<CartLine, 'tier' | 'nextTier'> {
  if (!sku?.basis || !price) return { tier: null, nextTier: null }
  const quantity = stockNumberOf(sku, line.number, line.unit)
  const show = (step: { min: bigint; unitPrice: bigint } | null | undefined) =>
    step
      ? {
          minNum: quantityNumber(inUnit(sku, step.min, line.unit, 'up'), precisionOf(sku, line.unit)),
          goodsPrice: unitPriceNumber(step.unitPrice),
        }
      : null
  const reached = priceLadder(sku.basis, line.unit)
    .filter((step) => step.min <= quantity)
    .at(-1)
  return { tier: show(reached), nextTier: show(price.nextTier) }
}

function totalsOf(lines: readonly Priced[]): Pick<CartView, 'checkedAll' | 'totalAmount' | 'totalCheck'> {
  const checked = lines.filter((one) => one.view.isChecked === 1)
  // "All" means all that can be checked; an empty group is not all checked.
  const able = lines.filter((one) => one.view.problem === null)
  return {
    checkedAll: able.length > 0 && checked.length === able.length ? 1 : 0,
    totalAmount: yuanNumber(sumFen(checked.map((one) => one.amount))),
    totalCheck: checked.length,
  }
}

function groupOf(lines: readonly Priced[]): CartView['storeCartGroupList'][number] {
  const views = lines.map((one) => one.view)
  return {
    storeId: views[0]?.storeId ?? 0,
    storeName: lines[0]?.storeName ?? '',
    ...totalsOf(lines),
    storeCartList: views,
    storeGoodsList: views,
  }
}
