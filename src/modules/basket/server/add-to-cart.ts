import { failure, isFailure, type Failure } from '../../../kernel/failure/failure.ts'
import { parseQuantity, quantityNumber } from '../../../kernel/quantity/quantity.ts'
import type { Transaction } from '../../../kernel/database/transaction.ts'
import { translate, type Language } from '../../../kernel/i18n/translate.ts'
import { precisionOf, quantityProblem, stockNumberOf, type QuantityProblem, type UnitKind } from '../../catalog/rules/sale-quantity.ts'
import { basketMessages } from '../messages.ts'
import { maxBasketLines, addLine, type AddedBasketLine } from './basket-repository.ts'
import { type SkuForSale } from '../../pricing/server/public.ts'
import { priceOf, sellsIn } from '../../pricing/rules/sku-price.ts'
import { saleProblem, unitNameOf } from './line-view.ts'

export type QuantityRequest = { readonly number: string; readonly unit: UnitKind; readonly lang: Language }
/** `projectId`: the project whose list the goods come from. */
export type CartRequest = QuantityRequest & { readonly projectId?: number | undefined }

/** The typed quantity in steps of its unit, or why it is none. */
export function parseLineQuantity(sku: SkuForSale, quantityRequest: QuantityRequest): bigint | Failure {
  if (!sellsIn(sku, quantityRequest.unit)) return failure('basket.unitGone', {}, { field: 'unit' })
  const precision = precisionOf(sku, quantityRequest.unit)
  const number = parseQuantity(quantityRequest.number, precision)
  if (number === undefined)
    return failure(
      'basket.badNumber',
      { unit: unitNameOf(sku, quantityRequest.unit, quantityRequest.lang), precision },
      { field: 'number' },
    )
  // Nobody buys a thousand million of anything; sums of lines stay far below what the database holds.
  const most = 1_000_000_000n * 10n ** BigInt(precision)
  return number > 0n && number <= most ? number : failure('basket.outOfRange', {}, { field: 'number' })
}

/** A quantity problem as the refusal of a call; `data.suggest` holds the nearest legal quantities, one click each. */
export function quantityFailure(problem: QuantityProblem): Failure {
  return failure(`basket.${problem.word}`, problem.facts, { field: 'number', data: { suggest: problem.suggest } })
}

export function saleFailure(sku: SkuForSale | undefined, unit: UnitKind): Failure | null {
  const refused = saleProblem(sku, unit)
  return refused && failure(`basket.${refused === 'offSale' ? 'notForSale' : refused}`)
}

export type AddedLine = { readonly cartId: number; readonly buyNum: number; readonly availableCartNum: number }

/**
 * Puts goods into the cart. The sum in the cart is judged, with the SKU's other unit on the same stock: a refusal rolls
 * back (product.md §2; specification §5 "minimum purchase 1; quantity beyond range; exceeds purchase limit").
 */
export async function addToCart(
  tx: Transaction,
  memberId: number,
  sku: SkuForSale | undefined,
  quantityRequest: CartRequest,
): Promise<AddedLine | Failure> {
  const refused = saleFailure(sku, quantityRequest.unit)
  if (refused || !sku) return refused ?? failure('basket.notForSale')
  const number = parseLineQuantity(sku, quantityRequest)
  if (isFailure(number)) return number
  const shownPrice = priceOf(sku, number, quantityRequest.unit)?.unitPrice ?? null
  const { unit, projectId } = quantityRequest
  const line = await addLine(tx, memberId, 'CART', { productId: sku.productId, unit, number, shownPrice, projectId })
  if (line.lines > maxBasketLines) return failure('basket.full', { max: maxBasketLines })
  const problem = sumProblem(sku, line, quantityRequest)
  if (problem) return quantityFailure(problem)
  return { cartId: line.lineId, buyNum: quantityNumber(line.number, precisionOf(sku, quantityRequest.unit)), availableCartNum: line.lines }
}

function sumProblem(sku: SkuForSale, line: AddedBasketLine, quantityRequest: QuantityRequest): QuantityProblem | null {
  const other: UnitKind = quantityRequest.unit === 'primary' ? 'second' : 'primary'
  const taken = line.otherNumber === 0n ? 0n : stockNumberOf(sku, line.otherNumber, other)
  const left = (most: bigint) => (most > taken ? most - taken : 0n)
  const rest = { ...sku, available: left(sku.available), limit: sku.limit === null ? null : left(sku.limit) }
  return quantityProblem(rest, {
    number: line.number,
    unit: quantityRequest.unit,
    unitName: unitNameOf(sku, quantityRequest.unit, quantityRequest.lang),
  })
}

/** The sentence of a refusal of this module, for answers that carry one refusal per line. */
export function basketRefusalText(refused: Failure, lang: Language): string {
  // Every refusal of this module has its sentence among its own words.
  return translate(lang, basketMessages)(refused.code.replace('basket.', '') as keyof typeof basketMessages.zh, refused.facts)
}
