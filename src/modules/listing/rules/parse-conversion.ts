import { parseDecimal } from '../../../kernel/quantity/decimal.ts'
import { parseRatio, ratioOf, type Ratio } from '../../../kernel/quantity/unit-conversion.ts'
import { unitOf } from '../../catalog/rules/units.ts'

const fraction = /^(\d{1,15})\s*\/\s*(\d{1,15})$/
const pieceMass = /^([0-9.]{1,16})\s*kg$/i

/**
 * How many second units make one trade unit. Two units of mass know it themselves; otherwise it is a number, a fraction, or the
 * mass of one second unit such as `22.62kg` where the trade unit is a mass. Undefined for anything else.
 */
export function parseConversion(text: string, units: { readonly priceUnit: string; readonly secUnit: string }): Ratio | undefined {
  const [own, second] = [unitOf(units.priceUnit).grams, unitOf(units.secUnit).grams]
  if (own && second) return ratioOf(own, second)
  const plain = text.trim()
  const parts = fraction.exec(plain)
  if (parts) return ratioOf(BigInt(parts[1] ?? 0), BigInt(parts[2] ?? 0))
  const mass = pieceMass.exec(plain)
  if (!mass) return parseRatio(plain)
  const milligrams = parseDecimal(mass[1] ?? '', 6)
  return own === undefined || milligrams === undefined ? undefined : ratioOf(own * 1000n, milligrams)
}

/** A ratio as the editor shows it: whole or fraction. */
export function conversionText(ratio: Ratio): string {
  return ratio.den === 1n ? String(ratio.num) : `${ratio.num}/${ratio.den}`
}
