import { failure, isFailure, type Failure } from '../../../shared/failure.ts'
import { parseQuantity, quantityNumber } from '../../../shared/quantity.ts'
import type { Unit } from '../../../shared/unit.ts'
import { speak, type Language } from '../../../shared/words.ts'
import { precisionOf, quantityProblem, stockNumberOf, type QuantityProblem, type UnitKind } from '../../catalog/rules/sale-quantity.ts'
import { basketWords } from '../words.ts'
import { mostLines, putLine, type PutLine } from './basket-store.ts'
import type { SkuForSale } from '../../catalog/server/public.ts'
import { priceOf, saleProblem, sellsIn, unitNameOf } from './line-view.ts'

export type Asked = { readonly number: string; readonly unit: UnitKind; readonly lang: Language }

/** The typed quantity in steps of its unit, or why it is none. */
export function numberIn(sku: SkuForSale, asked: Asked): bigint | Failure {
  if (!sellsIn(sku, asked.unit)) return failure('basket.unitGone', {}, { field: 'unit' })
  const precision = precisionOf(sku, asked.unit)
  const number = parseQuantity(asked.number, precision)
  if (number === undefined)
    return failure('basket.badNumber', { unit: unitNameOf(sku, asked.unit, asked.lang), precision }, { field: 'number' })
  // Nobody buys a thousand million of anything; sums of lines stay far below what the database holds.
  const most = 1_000_000_000n * 10n ** BigInt(precision)
  return number > 0n && number <= most ? number : failure('basket.outOfRange', {}, { field: 'number' })
}

/** A quantity problem as the refusal of a call; `data.suggest` holds the nearest legal quantities, one click each. */
export function failureOf(problem: QuantityProblem): Failure {
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
export async function addToCart(unit: Unit, memberId: number, sku: SkuForSale | undefined, asked: Asked): Promise<AddedLine | Failure> {
  const refused = saleFailure(sku, asked.unit)
  if (refused || !sku) return refused ?? failure('basket.notForSale')
  const number = numberIn(sku, asked)
  if (isFailure(number)) return number
  const shownPrice = priceOf(sku, number, asked.unit)?.unitPrice ?? null
  const line = await putLine(unit, memberId, 'CART', { productId: sku.productId, unit: asked.unit, number, shownPrice })
  if (line.lines > mostLines) return failure('basket.full', { max: mostLines })
  const problem = sumProblem(sku, line, asked)
  if (problem) return failureOf(problem)
  return { cartId: line.lineId, buyNum: quantityNumber(line.number, precisionOf(sku, asked.unit)), availableCartNum: line.lines }
}

function sumProblem(sku: SkuForSale, line: PutLine, asked: Asked): QuantityProblem | null {
  const other: UnitKind = asked.unit === 'primary' ? 'second' : 'primary'
  const taken = line.otherNumber === 0n ? 0n : stockNumberOf(sku, line.otherNumber, other)
  const left = (most: bigint) => (most > taken ? most - taken : 0n)
  const rest = { ...sku, available: left(sku.available), limit: sku.limit === null ? null : left(sku.limit) }
  return quantityProblem(rest, { number: line.number, unit: asked.unit, unitName: unitNameOf(sku, asked.unit, asked.lang) })
}

/** The sentence of a refusal of this module, for answers that carry one refusal per line. */
export function basketSentence(refused: Failure, lang: Language): string {
  // Every refusal of this module has its sentence among its own words.
  return speak(lang, basketWords)(refused.code.replace('basket.', '') as keyof typeof basketWords.zh, refused.facts)
}
