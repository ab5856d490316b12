/** What choosing among a goods' SKUs needs to know of one. */
export type ChoosableSku = {
  readonly productId: number
  readonly axisValues: Readonly<Record<string, string>>
  readonly productStock: number
}

/** How a value stands beside the SKU chosen now. */
export type ValueState = 'ready' | 'soldOut' | 'elsewhere'

/**
 * The SKU that a press on a value leads to: it has the value and otherwise keeps as much of the present choice as
 * exists, preferring what is in stock. Null when no SKU has the value.
 */
export function skuWith<Sku extends ChoosableSku>(
  skus: readonly Sku[],
  axes: readonly string[],
  chosen: Sku,
  axis: string,
  value: string,
): Sku | null {
  const candidates = skus.filter((sku) => sku.axisValues[axis] === value)
  const kept = (sku: Sku) => axes.filter((code) => code !== axis && sku.axisValues[code] === chosen.axisValues[code]).length
  const better = (sku: Sku, other: Sku) => kept(sku) - kept(other) || Number(sku.productStock > 0) - Number(other.productStock > 0)
  return candidates.reduce<Sku | null>((best, sku) => (best === null || better(sku, best) > 0 ? sku : best), null)
}

/** `ready` exists with the other choices and is in stock, `soldOut` exists without stock, `elsewhere` exists only with other choices. */
export function valueState(
  skus: readonly ChoosableSku[],
  axes: readonly string[],
  chosen: ChoosableSku,
  axis: string,
  value: string,
): ValueState {
  const exact = skus.find(
    (sku) => sku.axisValues[axis] === value && axes.every((code) => code === axis || sku.axisValues[code] === chosen.axisValues[code]),
  )
  if (!exact) return 'elsewhere'
  return exact.productStock > 0 ? 'ready' : 'soldOut'
}
