/** Thirds of the stores by price; `few` where there are too few to say. */
export const priceBands = ['low', 'middle', 'high', 'few'] as const
export type PriceBand = (typeof priceBands)[number]

/** Other stores at least, so that a position is of a market and not of one rival. */
const fewestRivals = 3

/** The third in which a price stands among `rivals` other ones; those that are equal share a place. */
export function priceBand(rivals: number, cheaper: number): PriceBand {
  if (rivals < fewestRivals) return 'few'
  const share = cheaper / rivals
  return share < 1 / 3 ? 'low' : share <= 2 / 3 ? 'middle' : 'high'
}
