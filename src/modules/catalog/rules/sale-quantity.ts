import { checkQuantity, type QuantityRule } from '../../../kernel/quantity/check-quantity.ts'
import { quantityNumber, quantityText, type Quantity } from '../../../kernel/quantity/quantity.ts'
import { convertQuantity, convertsExactly, inverseRatio, type Ratio } from '../../../kernel/quantity/unit-conversion.ts'

export type UnitKind = 'primary' | 'second'

/** What decides how a SKU may be counted; all quantities in the trade unit's smallest step. */
export type SaleCount = {
  readonly precision: number
  readonly secPrecision: number
  readonly convToSec: Ratio | null
  readonly min: Quantity
  readonly step: Quantity
  readonly limit: Quantity | null
  readonly available: Quantity
}

/** Decimals of a unit of the SKU. */
export function precisionOf(sku: SaleCount, unit: UnitKind): number {
  return unit === 'primary' ? sku.precision : sku.secPrecision
}

/**
 * What a quantity takes from the stock. Stock is counted in the trade unit, so a quantity in the second unit is converted
 * exactly and, where that leaves a part of a step, rounded up: what is promised is there.
 */
export function stockNumberOf(sku: SaleCount, number: Quantity, unit: UnitKind): Quantity {
  if (unit === 'primary' || !sku.convToSec) return number
  return convertQuantity(number, inverseRatio(sku.convToSec), { from: sku.secPrecision, to: sku.precision }, 'up')
}

/** A trade-unit quantity in the chosen unit: `up` where it must be reached, `down` where it must not be passed. */
export function inUnit(sku: SaleCount, quantity: Quantity, unit: UnitKind, rounding: 'up' | 'down' | 'halfUp'): Quantity {
  if (unit === 'primary' || !sku.convToSec) return quantity
  return convertQuantity(quantity, sku.convToSec, { from: sku.precision, to: sku.secPrecision }, rounding)
}

/** The quantity rule of a SKU in the chosen unit. A step that is no whole second unit leaves every one of its steps free. */
export function ruleIn(sku: SaleCount, unit: UnitKind): QuantityRule {
  const precisions = { from: sku.precision, to: sku.secPrecision }
  const free = unit === 'second' && sku.convToSec !== null && !convertsExactly(sku.step, sku.convToSec, precisions)
  const step = free ? 10n ** BigInt(sku.secPrecision) : inUnit(sku, sku.step, unit, 'up')
  // Half a piece cannot be bought: the least quantity in a free step is a whole one.
  const least = inUnit(sku, sku.min, unit, 'up')
  const min = free ? ((least + step - 1n) / step) * step : least
  return {
    min,
    step,
    ...(sku.limit === null ? {} : { limit: inUnit(sku, sku.limit, unit, 'down') }),
    stock: inUnit(sku, sku.available, unit, 'down'),
  }
}

/** Why a quantity cannot be bought: a key that both the catalogue's and the basket's words have, with its facts, and the nearest legal quantities. */
export type QuantityProblem = {
  readonly code: 'soldOut' | 'belowMin' | 'offStep' | 'aboveLimit' | 'aboveStock'
  readonly word: 'soldOut' | 'belowMin' | 'offStep' | 'offStepOne' | 'aboveLimit' | 'aboveStock'
  readonly facts: Readonly<Record<string, string>>
  readonly suggest: readonly number[]
}

/** Judges a quantity in its unit against minimum, step, limit and stock; `unitName` goes into the sentence. Null when legal. */
export function quantityProblem(sku: SaleCount, asked: { number: Quantity; unit: UnitKind; unitName: string }): QuantityProblem | null {
  const rule = ruleIn(sku, asked.unit)
  const refused = checkQuantity({ ...rule, quantity: asked.number })
  if (!refused) return null
  const precision = precisionOf(sku, asked.unit)
  const say = (quantity: Quantity | undefined) => (quantity === undefined ? '' : quantityText(quantity, precision))
  const near = [refused.lower, refused.upper].filter((one) => one !== undefined)
  const suggest = [...new Set(near.map((one) => quantityNumber(one, precision)))]
  const facts = {
    unit: asked.unitName,
    min: say(rule.min),
    step: say(rule.step),
    max: say(near.at(0)),
    lower: say(refused.lower),
    upper: say(refused.upper),
    nearest: say(near.at(0)),
  }
  const code = refused.reason === 'notPositive' ? 'belowMin' : refused.reason
  return { code, word: code === 'offStep' && suggest.length < 2 ? 'offStepOne' : code, facts, suggest }
}
