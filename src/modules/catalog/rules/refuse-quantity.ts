import { checkQuantity } from '../../../shared/check-quantity.ts'
import { failure, type Failure } from '../../../shared/failure.ts'
import { quantityText, type Quantity } from '../../../shared/quantity.ts'
import type { Language } from '../../../shared/words.ts'
import { unitOf } from './units.ts'

/** The rule of a SKU; all in steps of the trade unit. */
export type SaleRule = {
  readonly unit: string
  readonly precision: number
  readonly minBuy: Quantity
  readonly buyStep: Quantity
  readonly buyLimit: Quantity | null
  readonly stock: Quantity
}

/** Why a quantity of a SKU may not be ordered, as a refusal with the nearest legal quantities; null when it may. */
export function refuseQuantity(rule: SaleRule, quantity: Quantity, lang: Language): Failure | null {
  const refused = checkQuantity({ quantity, min: rule.minBuy, step: rule.buyStep, ...(rule.buyLimit === null ? {} : { limit: rule.buyLimit }), stock: rule.stock })
  if (!refused) return null
  const shown = (count: Quantity) => quantityText(count, rule.precision)
  const max = rule.buyLimit !== null && rule.buyLimit < rule.stock ? rule.buyLimit : rule.stock
  const facts = {
    unit: unitOf(rule.unit)[lang], min: shown(rule.minBuy), step: shown(rule.buyStep), max: shown(max),
    lower: shown(refused.lower ?? rule.minBuy), upper: shown(refused.upper ?? refused.lower ?? rule.minBuy),
  }
  return failure(`catalog.${refused.reason}`, facts, { field: 'number' })
}
