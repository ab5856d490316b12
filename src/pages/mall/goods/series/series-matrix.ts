export type MatrixSku = { readonly productId: number; readonly axisValues: Readonly<Record<string, string>>; readonly specText: string }
export type MatrixGoods<Sku extends MatrixSku> = { readonly goodsId: number; readonly skus: readonly Sku[] }
export type MatrixRow<Sku extends MatrixSku> = { readonly size: string; readonly cells: readonly (Sku | null)[] }
/** A column: goods, and the grade and coating in which its SKUs differ from its other columns, by code. */
export type MatrixColumn<Goods> = { readonly goods: Goods; readonly made: Readonly<Record<string, string>> }
export type Matrix<Goods, Sku extends MatrixSku> = {
  readonly columns: readonly MatrixColumn<Goods>[]
  readonly rows: readonly MatrixRow<Sku>[]
}

/** What goods are made of and coated with: columns of the matrix (product rule: rows sizes, columns grade or coating). */
export const makeCodes: readonly string[] = [
  'grade',
  'alloy',
  'steelGrade',
  'strength',
  'material',
  'coatType',
  'coatMass',
  'coatUm',
  'surface',
  'finish',
  'temper',
]
// What goods differ in beside their size: where they lie, how they are packed and priced.
const notSize = new Set([...makeCodes, 'warehouse', 'brand', 'pack', 'pricing', 'contract', 'premium'])

/** The size of a SKU in words: its axis values without make, place and packing. */
export function sizeOf(sku: MatrixSku): string {
  const values = Object.entries(sku.axisValues)
    .filter(([code]) => !notSize.has(code))
    .map(([, value]) => value)
  return values.length > 0 ? values.join(' × ') : sku.specText
}

function madeOf(sku: MatrixSku): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(sku.axisValues).filter(([code]) => makeCodes.includes(code)))
}

/** Numbers inside a size compare as numbers: DN15 comes before DN100. */
function bySize(one: string, other: string): number {
  return one.localeCompare(other, 'en', { numeric: true })
}

/**
 * Goods of one kind as a matrix: a row per size, a column per goods and make; a size that a column does not have is empty, and
 * of two SKUs of one size and make the first stands.
 */
export function seriesMatrix<Sku extends MatrixSku, Goods extends MatrixGoods<Sku>>(goods: readonly Goods[]): Matrix<Goods, Sku> {
  const columns = goods.flatMap((one) =>
    [...Map.groupBy(one.skus, (sku) => JSON.stringify(madeOf(sku)))].map(([made, skus]) => ({
      goods: one,
      made: JSON.parse(made) as Readonly<Record<string, string>>,
      skus,
    })),
  )
  const rows = new Map<string, (Sku | null)[]>()
  for (const [column, { skus }] of columns.entries()) {
    for (const sku of skus) {
      const size = sizeOf(sku)
      const cells = rows.get(size) ?? columns.map(() => null)
      cells[column] ??= sku
      rows.set(size, cells)
    }
  }
  return {
    columns: columns.map(({ goods: one, made }) => ({ goods: one, made })),
    rows: [...rows].toSorted(([one], [other]) => bySize(one, other)).map(([size, cells]) => ({ size, cells })),
  }
}
