export type MatrixSku = { readonly productId: number; readonly axisValues: Readonly<Record<string, string>>; readonly specText: string }
export type MatrixGoods<Sku extends MatrixSku> = { readonly goodsId: number; readonly skus: readonly Sku[] }
export type MatrixRow<Sku extends MatrixSku> = { readonly size: string; readonly cells: readonly (Sku | null)[] }

// What goods differ in beside their size: the column says it.
const notSize = new Set(['warehouse', 'brand', 'pack', 'pricing', 'contract', 'premium'])

/** The size of a SKU in words: its axis values without place and packing. */
export function sizeOf(sku: MatrixSku): string {
  const values = Object.entries(sku.axisValues)
    .filter(([code]) => !notSize.has(code))
    .map(([, value]) => value)
  return values.length > 0 ? values.join(' × ') : sku.specText
}

/** Numbers inside a size compare as numbers: DN15 comes before DN100. */
function bySize(one: string, other: string): number {
  return one.localeCompare(other, 'en', { numeric: true })
}

/** Goods of one kind as a matrix: a row per size, a column per goods; a size that a goods does not have is empty, and of two SKUs of one size the first stands. */
export function seriesMatrix<Sku extends MatrixSku>(goods: readonly MatrixGoods<Sku>[]): readonly MatrixRow<Sku>[] {
  const rows = new Map<string, (Sku | null)[]>()
  for (const [column, one] of goods.entries()) {
    for (const sku of one.skus) {
      const size = sizeOf(sku)
      const cells = rows.get(size) ?? goods.map(() => null)
      cells[column] ??= sku
      rows.set(size, cells)
    }
  }
  return [...rows].toSorted(([one], [other]) => bySize(one, other)).map(([size, cells]) => ({ size, cells }))
}
