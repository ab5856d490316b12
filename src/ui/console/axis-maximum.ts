/** A round number at or above the largest sum, so that the lines of a chart's grid have plain labels. */
export function axisMaximum(most: number): number {
  if (most <= 0) return 1
  const step = 10 ** Math.floor(Math.log10(most))
  return [1, 2, 5, 10].map((times) => times * step).find((top) => top >= most) ?? most
}
