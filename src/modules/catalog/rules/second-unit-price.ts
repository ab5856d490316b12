/** How many second units make one trade unit. */
type ToSecond = { readonly numerator: number; readonly denominator: number }

// Prices per piece are rounded to the fen: half of one, and what floating numbers add to it, is no surcharge.
const rounding = 0.0051

/**
 * What a price per second unit holds beyond the exact conversion of the price per trade unit, in yuan: positive for a surcharge on
 * small quantities, negative for a rebate, 0 for the conversion alone. Only 0 may be shown with `≈`.
 */
export function secondUnitSurcharge(price: number, secPrice: number, { numerator, denominator }: ToSecond): number {
  const beyond = secPrice - (price * denominator) / numerator
  return Math.abs(beyond) <= rounding ? 0 : Math.round(beyond * 100) / 100
}
