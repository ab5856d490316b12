/** The columns that an import knows, in the order of the template. */
export const importColumns = [
  'productId',
  'nameZh',
  'nameEn',
  'category',
  'brand',
  'priceUnit',
  'secUnit',
  'conversion',
  'spec',
  'attributes',
  'standards',
  'retailPrice',
  'businessPrice',
  'warehouse',
  'stock',
  'minBuy',
  'buyStep',
  'leadTime',
  'freight',
  'pictures',
  'description',
] as const
export type ImportColumn = (typeof importColumns)[number]
/** What one row says, by column; a column that the sheet does not have is missing. */
export type ImportFields = Readonly<Partial<Record<ImportColumn, string>>>
export type RowProblem = { readonly column: ImportColumn; readonly code: string; readonly facts: Readonly<Record<string, string | number>> }

/** The heads of the columns in every language that a sheet may be written in. */
export type ColumnNames = Readonly<Record<ImportColumn, readonly string[]>>

/** Where each known column stands; unknown heads are left aside. */
export function placesOf(head: readonly string[], names: ColumnNames): ReadonlyMap<ImportColumn, number> {
  const places = new Map<ImportColumn, number>()
  for (const column of importColumns) {
    const place = head.findIndex((text) =>
      names[column].some(
        (name) =>
          name.toLowerCase() ===
          text
            .trim()
            .replace(/\s*\*$/, '')
            .toLowerCase(),
      ),
    )
    if (place !== -1) places.set(column, place)
  }
  return places
}

/** Columns without which no row could be read: either ids of SKUs, or what new goods need. */
export function missingColumns(places: ReadonlyMap<ImportColumn, number>): ImportColumn[] {
  if (places.has('productId')) return []
  return (['nameZh', 'category', 'retailPrice', 'businessPrice'] as const).filter((column) => !places.has(column))
}

/** Pieces of a list in one cell. */
export function listOf(text: string): string[] {
  return text
    .split(/[;；,，、\n]/)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '')
}
