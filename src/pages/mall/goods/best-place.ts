/** Where the least of the amounts stands; null where fewer than two are known, or the least is not alone. */
export function bestPlace(amounts: readonly (number | null)[]): number | null {
  const known = amounts.filter((amount) => amount !== null)
  const least = Math.min(...known)
  return known.length > 1 && known.filter((amount) => amount === least).length === 1 ? amounts.indexOf(least) : null
}
