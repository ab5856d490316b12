import { sumFen, yuanNumber } from '../../../kernel/money/money.ts'
import { quantityNumber } from '../../../kernel/quantity/quantity.ts'
import { lineAmount, unitPriceNumber, type UnitPrice } from '../../../kernel/money/unit-price.ts'
import type { Language } from '../../../kernel/i18n/translate.ts'
import { indexTerms, priceOf } from '../../pricing/rules/sku-price.ts'
import { priceTiers, type ResolvedPrice } from '../../catalog/rules/resolve-price.ts'
import { type StoredTeamOffer, teamBadgeOf } from '../../catalog/server/public.ts'
import type { CartView } from '../endpoints.ts'
import type { CartLine } from '../endpoints-schemas.ts'
import { inUnit, precisionOf, stockNumberOf } from '../../catalog/rules/sale-quantity.ts'
import type { BasketLine } from './basket-repository.ts'
import { type SkuForSale } from '../../pricing/server/public.ts'
import { isUnavailableAtAnyQuantity, lineFields, lineProblemOf, storeNameOf, unitNameOf } from './line-view.ts'

type Priced = {
  readonly view: CartLine
  readonly amount: bigint
  readonly storeName: string
  /** Per trade unit, whatever unit the line counts. */
  readonly tradePrice: UnitPrice | null
}
export type SkusById = ReadonlyMap<number, SkuForSale>
/** What is known of the lines' SKUs: themselves, and what the buying company calls them, and team purchases that run. */
export type CartContext = {
  readonly skus: SkusById
  readonly codes: ReadonlyMap<number, string>
  readonly teams: ReadonlyMap<number, StoredTeamOffer>
}

/** The cart as the specification shows it, from its lines and the SKUs as they are now. */
export function cartViewOf(lines: readonly BasketLine[], { skus, codes, teams }: CartContext, lang: Language): CartView {
  const taken = takenByProduct(lines, skus)
  const priced = lines
    .map((line) => pricedLine(line, skus.get(line.productId), lang, taken))
    .map((one) => ({
      ...one,
      view: {
        ...one.view,
        materialCode: codes.get(one.view.productId) ?? '',
        team: teamOf(one, skus.get(one.view.productId), teams.get(one.view.productId), lang),
      },
    }))
  const invalid = priced.filter((one) => isUnavailableAtAnyQuantity(one.view.problem))
  const valid = priced.filter((one) => !isUnavailableAtAnyQuantity(one.view.problem))
  const groups = Map.groupBy(valid, (one) => one.view.storeId)
  return {
    storeCartGroupList: [...groups.values()].map(groupOf),
    invalidList: invalid.map((one) => one.view),
    ...totalsOf(valid),
    availableCartNum: valid.length,
  }
}

/** What the checked lines of each SKU take from its stock: two lines on one stock row are summed before the check. */
function takenByProduct(lines: readonly BasketLine[], skus: SkusById): Map<number, bigint> {
  const taken = new Map<number, bigint>()
  for (const line of lines) {
    const sku = skus.get(line.productId)
    if (sku && line.checked) taken.set(line.productId, (taken.get(line.productId) ?? 0n) + stockNumberOf(sku, line.number, line.unit))
  }
  return taken
}

function pricedLine(line: BasketLine, sku: SkuForSale | undefined, lang: Language, taken: Map<number, bigint>): Priced {
  const alone = sku ? stockNumberOf(sku, line.number, line.unit) : 0n
  const own = line.checked ? alone : 0n
  const all = line.checked ? (taken.get(line.productId) ?? 0n) : alone
  const problem = lineProblemOf(sku, line, lang, { others: (taken.get(line.productId) ?? 0n) - own, taken: all })
  const price = sku ? priceOf(sku, line.number, line.unit, all) : null
  const index = sku && indexTerms(sku, all)
  const amount = sku && price ? lineAmount(price.unitPrice, line.number, precisionOf(sku, line.unit)) : 0n
  const change = price && line.shownPrice !== null ? price.unitPrice - line.shownPrice : 0n
  const view: CartLine = {
    ...lineFields(line, sku, lang, all),
    materialCode: '',
    isChecked: line.checked && problem === null ? 1 : 0,
    totalAmount: yuanNumber(amount),
    subtotal: yuanNumber(amount),
    priceReason: price?.reason ?? 'list',
    priceBase: price?.base ?? 'list',
    priceChange: change < 0n ? -unitPriceNumber(-change) : unitPriceNumber(change),
    index: index ? { quoteDate: index.quoteDate ?? '', lockedUntil: index.lockedUntil?.toISOString() ?? null } : null,
    flash: flashOf(line, sku),
    team: null,
    ...tiersOf(line, sku, price, all),
    problem,
  }
  const tradePrice = sku ? (priceOf(sku, alone, 'primary', all)?.unitPrice ?? null) : null
  return { view, amount, storeName: storeNameOf(sku, lang), tradePrice }
}

/** What a flash sale still grants the buyer of a line's SKU, in the line's unit. */
function flashOf(line: BasketLine, sku: SkuForSale | undefined): CartLine['flash'] {
  if (!sku?.flash) return null
  const { allowed, perBuyer, endsAt } = sku.flash
  const show = (steps: bigint) => quantityNumber(inUnit(sku, steps, line.unit, 'down'), precisionOf(sku, line.unit))
  return { endsAt: endsAt.toISOString(), allowed: show(allowed), perBuyer: perBuyer === null ? null : show(perBuyer) }
}

/** The team purchase of a line's SKU, where it is cheaper than the line. */
function teamOf({ tradePrice }: Priced, sku: SkuForSale | undefined, offer: StoredTeamOffer | undefined, lang: Language): CartLine['team'] {
  const badge = teamBadgeOf(offer, tradePrice)
  return sku && badge ? { ...badge, unitName: unitNameOf(sku, 'primary', lang) } : null
}

type Tiers = Pick<CartLine, 'tier' | 'nextTier'>

function tiersOf(line: BasketLine, sku: SkuForSale | undefined, price: ResolvedPrice | null, all: bigint): Tiers {
  if (!sku?.basis || !price) return { tier: null, nextTier: null }
  const quantity = stockNumberOf(sku, line.number, line.unit)
  const show = (step: { min: bigint; unitPrice: bigint } | null | undefined) =>
    step
      ? {
          minNum: quantityNumber(inUnit(sku, step.min, line.unit, 'up'), precisionOf(sku, line.unit)),
          goodsPrice: unitPriceNumber(step.unitPrice),
        }
      : null
  const reached = priceTiers(sku.basis, line.unit, all)
    .filter((step) => step.min <= quantity)
    .at(-1)
  return { tier: show(reached), nextTier: show(price.nextTier) }
}

function totalsOf(lines: readonly Priced[]): Pick<CartView, 'checkedAll' | 'totalAmount' | 'totalCheck'> {
  const checked = lines.filter((line) => line.view.isChecked === 1)
  // "All" means all that can be checked; an empty group is not all checked.
  const able = lines.filter((line) => line.view.problem === null)
  return {
    checkedAll: able.length > 0 && checked.length === able.length ? 1 : 0,
    totalAmount: yuanNumber(sumFen(checked.map((priced) => priced.amount))),
    totalCheck: checked.length,
  }
}

function groupOf(lines: readonly Priced[]): CartView['storeCartGroupList'][number] {
  const views = lines.map((line) => line.view)
  return {
    storeId: views[0]?.storeId ?? 0,
    storeName: lines[0]?.storeName ?? '',
    ...totalsOf(lines),
    storeCartList: views,
    storeGoodsList: views,
  }
}
