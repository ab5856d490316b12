import type { DemoCatalog } from './catalog-data.ts'

/** What a buyer of the trade orders by: without it nobody knows what the goods are. Origin, packing or handling may be asked for later. */
const decisive: ReadonlySet<string> = new Set(
  'grade purity steelGrade alloy coatMass coatUm coatType dn section wall thickness thread strength mesh content zincDry process material protect temp load range'.split(
    ' ',
  ),
)

/** An attribute is required in a category where it is decisive and all goods of the catalogue say it, in the goods or in each SKU. */
function isRequired({ spus }: DemoCatalog, categoryId: number, code: string): boolean {
  const own = spus.filter((goods) => goods.categoryId === categoryId)
  if (!decisive.has(code) || own.length === 0) return false
  return own.every(
    (goods) => goods.attrs[code] !== undefined || (goods.skus.length > 0 && goods.skus.every((sku) => sku.specs[code] !== undefined)),
  )
}

/** The rows of `category_attribute`. */
export function categoryAttributeRows(catalog: DemoCatalog): Record<string, unknown>[] {
  return catalog.categories.flatMap((category) =>
    (category.attrs ?? []).map((attribute_code, sort) => ({
      category_id: category.id,
      attribute_code,
      sort,
      is_required: isRequired(catalog, category.id, attribute_code),
    })),
  )
}
