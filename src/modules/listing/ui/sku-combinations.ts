import { emptySku, type SkuDocument } from '../rules/goods-document.ts'

export const maxSkus = 300

/** The axes that SKUs differ by, in the order in which they were chosen. */
export function axesOf(skus: readonly SkuDocument[]): string[] {
  return [...new Set(skus.flatMap((sku) => Object.keys(sku.axisValues)))]
}

function keyOf(values: Readonly<Record<string, string>>, axes: readonly string[]): string {
  return JSON.stringify(axes.map((code) => values[code] ?? ''))
}

/**
 * SKUs for every combination of the axes' values that is not there yet; they begin with the prices of the last SKU. An axis
 * without values is left out. At most 300 SKUs in all.
 */
export function missingCombinations(skus: readonly SkuDocument[], values: Readonly<Record<string, readonly string[]>>): SkuDocument[] {
  const axes = Object.keys(values).filter((code) => (values[code] ?? []).length > 0)
  if (axes.length === 0) return []
  let combinations: Record<string, string>[] = [{}]
  for (const code of axes) {
    combinations = combinations.flatMap((combination) => (values[code] ?? []).map((value) => ({ ...combination, [code]: value })))
    if (combinations.length > 10_000) return []
  }
  const known = new Set(skus.map((sku) => keyOf(sku.axisValues, axes)))
  const like = skus.at(-1) ?? emptySku
  return combinations
    .filter((combination) => !known.has(keyOf(combination, axes)))
    .slice(0, Math.max(0, maxSkus - skus.length))
    .map((axisValues) => ({ ...like, productId: null, axisValues, stocks: [] }))
}
