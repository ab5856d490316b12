/** The index of the lowest amount; null where fewer than two are known, or where several are the lowest. */
export function indexOfLowest(amounts: readonly (number | null)[]): number | null {
  const known = amounts.filter((amount) => amount !== null)
  const least = Math.min(...known)
  return known.length > 1 && known.filter((amount) => amount === least).length === 1 ? amounts.indexOf(least) : null
}
