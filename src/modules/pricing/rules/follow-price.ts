import { divideHalfUp } from '../../../kernel/money/rounding.ts'
import type { Ratio } from '../../../kernel/quantity/unit-conversion.ts'
import type { UnitPrice } from '../../../kernel/money/unit-price.ts'

const leastPrice = 1n

/** The price of the trade unit before and after, with the second unit's price before; null where there was none. */
export type PriceMove = { readonly from: UnitPrice | null; readonly to: UnitPrice; readonly second: UnitPrice | null }

/**
 * What the second unit costs after the trade unit's price moved: the difference goes over by the exact ratio, as a tier's
 * does in `resolvePrice`, so a surcharge for small units stays what it was. Without a price before, the ratio alone makes it.
 * One rounding, half up to 1/10000 yuan; never free.
 */
export function followPrice({ from, to, second }: PriceMove, convToSec: Ratio): UnitPrice {
  const inSecond = (price: bigint) => divideHalfUp(price * convToSec.den, convToSec.num)
  const price = from === null || second === null ? inSecond(to) : second + inSecond(to - from)
  return price < leastPrice ? leastPrice : price
}
