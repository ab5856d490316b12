type Values = Readonly<Record<string, string>>

/** The attributes in which SKUs differ, in the catalogue's order; a single SKU has none. */
export function differingCodes(skus: readonly Values[], orderOf: (code: string) => number): string[] {
  const codes = [...new Set(skus.flatMap((values) => Object.keys(values)))]
  return codes.filter((code) => new Set(skus.map((values) => values[code])).size > 1).toSorted((a, b) => orderOf(a) - orderOf(b))
}

/**
 * The fewest of the differing attributes that still name every SKU: with DN100 the outside diameter is known, so nobody
 * is asked for it. Attributes that are no buying axis go first, then those with the fewest values, then the later ones.
 */
export function pickingAxes(skus: readonly Values[], differing: readonly string[], isBuyingAxis: (code: string) => boolean): string[] {
  const size = (code: string) => new Set(skus.map((values) => values[code])).size
  const toDrop = differing
    .map((code, place) => ({ code, place }))
    .toSorted((a, b) => Number(isBuyingAxis(a.code)) - Number(isBuyingAxis(b.code)) || size(a.code) - size(b.code) || b.place - a.place)
  const names = (codes: readonly string[]) => new Set(skus.map((values) => codes.map((code) => values[code] ?? '').join('\u0000'))).size
  const all = names(differing)
  let kept = [...differing]
  for (const { code } of toDrop) {
    const without = kept.filter((other) => other !== code)
    if (without.length > 0 && names(without) === all) kept = without
  }
  return kept
}
