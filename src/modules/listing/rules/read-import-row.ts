import { parseQuantity } from '../../../kernel/quantity/quantity.ts'
import { parseUnitPrice } from '../../../kernel/money/unit-price.ts'
import { emptyDocument, emptySku, type GoodsDocument } from './goods-document.ts'
import { listOf, type ImportColumn, type ImportFields, type RowProblem } from './import-columns.ts'
import { pairsOf } from '../../taxonomy/rules/attribute-pairs.ts'
import { unitOf } from '../../catalog/rules/units.ts'

/** What names in a sheet stand for; every name is known in small letters, in both languages and as its id. */
export type RequiredAttribute = { readonly code: string; readonly zh: string; readonly en: string }

export type ImportOptions = {
  readonly categories: ReadonlyMap<string, number>
  readonly brands: ReadonlyMap<string, number>
  readonly units: ReadonlyMap<string, string>
  readonly freightTemplates: ReadonlyMap<string, number>
  readonly warehouses: ReadonlyMap<string, number>
  /** Attribute code by label, for each category. */
  readonly attributes: ReadonlyMap<number, ReadonlyMap<string, string>>
  /** Attributes that goods of a category must have, in both languages. */
  readonly required: ReadonlyMap<number, readonly RequiredAttribute[]>
  /** Pictures of the store's goods by goods id. */
  readonly galleries: ReadonlyMap<string, readonly string[]>
  readonly firstFreight: number
  readonly firstWarehouse: number
}

/** What a row asks for: other prices or stock of a SKU that is there, or a SKU of new goods. */
export type ReadRow =
  | {
      readonly kind: 'sku'
      readonly productId: number
      readonly prices: { readonly retail: string; readonly business: string } | null
      readonly stock: { readonly warehouseId: number; readonly onHand: string } | null
    }
  | { readonly kind: 'goods'; readonly goods: GoodsDocument }
  | { readonly kind: 'bad'; readonly problems: readonly RowProblem[] }

/** Reads one row. Names are looked up without regard to capitals; every problem of the row is told, not the first alone. */
export function readImportRow(fields: ImportFields, frame: ImportOptions): ReadRow {
  const row = new RowReader(fields, frame)
  const read = row.text('productId') === '' ? row.goods() : row.sku()
  return row.problems.length > 0 ? { kind: 'bad', problems: row.problems } : read
}

class RowReader {
  readonly problems: RowProblem[] = []
  private readonly fields: ImportFields
  private readonly frame: ImportOptions

  constructor(fields: ImportFields, frame: ImportOptions) {
    this.fields = fields
    this.frame = frame
  }

  text(column: ImportColumn): string {
    return this.fields[column] ?? ''
  }

  private bad(column: ImportColumn, code: string, facts: RowProblem['facts'] = {}): void {
    this.problems.push({ column, code, facts })
  }

  private known<Value>(column: ImportColumn, names: ReadonlyMap<string, Value>, code: string): Value | undefined {
    const value = this.text(column)
    const found = names.get(value.toLowerCase())
    if (found === undefined) this.bad(column, code, { value })
    return found
  }

  private price(column: 'retailPrice' | 'businessPrice'): string {
    const value = this.text(column).replace(/[¥,，\s]/g, '')
    if (!parseUnitPrice(value)) this.bad(column, 'catalog.rowPrice', { column })
    return value
  }

  private quantity(column: ImportColumn, precision: number): string {
    const value = this.text(column).replace(/[,，\s]/g, '')
    if (parseQuantity(value, precision) === undefined) this.bad(column, 'catalog.rowNumber', { column, decimals: precision })
    return value
  }

  private warehouse(): number {
    if (this.text('warehouse') === '') return this.frame.firstWarehouse
    return this.known('warehouse', this.frame.warehouses, 'catalog.rowWarehouse') ?? 0
  }

  sku(): ReadRow {
    const value = this.text('productId')
    if (!/^[1-9]\d{0,14}$/.test(value)) this.bad('productId', 'catalog.rowProduct', { value })
    const hasPrice = this.text('retailPrice') !== '' || this.text('businessPrice') !== ''
    const prices = hasPrice ? { retail: this.price('retailPrice'), business: this.price('businessPrice') } : null
    // How finely it is counted, the SKU itself says when the number is written.
    const stock = this.text('stock') === '' ? null : { warehouseId: this.warehouse(), onHand: this.quantity('stock', 3) }
    return { kind: 'sku', productId: Number(value), prices, stock }
  }

  goods(): ReadRow {
    if (this.text('nameZh') === '') this.bad('nameZh', 'catalog.rowName')
    const categoryId = this.known('category', this.frame.categories, 'catalog.rowCategory') ?? 0
    const optional = <Value>(column: ImportColumn, names: ReadonlyMap<string, Value>, code: string, none: Value): Value =>
      this.text(column) === '' ? none : (this.known(column, names, code) ?? none)
    const priceUnit = optional('priceUnit', this.frame.units, 'catalog.rowUnit', 't')
    const secUnit = optional('secUnit', this.frame.units, 'catalog.rowUnit', '')
    const { precision } = unitOf(priceUnit)
    const number = (column: ImportColumn, none: string, decimals: number) =>
      this.text(column) === '' ? none : this.quantity(column, decimals)
    const stock = number('stock', '', precision)
    const goods: GoodsDocument = {
      ...emptyDocument,
      nameZh: this.text('nameZh').slice(0, 120),
      nameEn: this.text('nameEn').slice(0, 160),
      categoryId,
      brandId: optional('brand', this.frame.brands, 'catalog.rowBrand', 0),
      freightTemplateId: optional('freight', this.frame.freightTemplates, 'catalog.rowFreight', this.frame.firstFreight),
      attributes: this.attributes('attributes', categoryId),
      standards: listOf(this.text('standards'))
        .slice(0, 20)
        .map((code) => ({ code: code.slice(0, 80), verifiedEdition: 0 })),
      priceUnit,
      secUnit,
      saleUnitState: secUnit === '' ? 1 : 2,
      minBuy: number('minBuy', '1', precision),
      buyStep: number('buyStep', '1', precision),
      leadTimeDays: number('leadTime', '3', 0),
      gallery: this.pictures(),
      descriptionZh: this.text('description').slice(0, 8000),
      skus: [
        {
          ...emptySku,
          axisValues: this.attributes('spec', categoryId),
          retailPrice: this.price('retailPrice'),
          businessPrice: this.price('businessPrice'),
          convToSec: this.text('conversion').slice(0, 40),
          stocks: stock === '' ? [] : [{ warehouseId: this.warehouse(), onHand: stock }],
        },
      ],
    }
    return { kind: 'goods', goods }
  }

  private attributes(column: 'attributes' | 'spec', categoryId: number): Record<string, string> {
    const pairs = pairsOf(this.text(column))
    if (!pairs) {
      this.bad(column, 'catalog.rowAttributeForm', { value: this.text(column).slice(0, 60) })
      return {}
    }
    const codes = this.frame.attributes.get(categoryId)
    return Object.fromEntries(
      pairs.flatMap(([name, value]) => {
        const code = codes?.get(name.toLowerCase())
        // A category that is not known has said so already.
        if (code === undefined && codes) this.bad(column, 'catalog.rowAttribute', { value: name })
        return code === undefined ? [] : [[code, value.slice(0, 80)]]
      }),
    )
  }

  /** Names of pictures, or `#500001` for those of goods that are there. */
  private pictures(): readonly string[] {
    const names = listOf(this.text('pictures')).flatMap((name) => {
      if (!name.startsWith('#')) return [name]
      const gallery = this.frame.galleries.get(name.slice(1))
      if (!gallery) this.bad('pictures', 'catalog.rowPicture', { value: name })
      return gallery ?? []
    })
    const strange = names.find((name) => !/^[A-Za-z0-9_-]{1,64}\.webp$/.test(name))
    if (strange !== undefined) this.bad('pictures', 'catalog.rowPicture', { value: strange.slice(0, 60) })
    return names.slice(0, 10)
  }
}

/** New goods with the lines of the sheet that describe them. */
export type JoinedGoods = { readonly lines: readonly number[]; readonly goods: GoodsDocument }

/** New goods that several rows describe: rows of one name and category are SKUs of the same goods; the first row speaks for the goods. */
export function joinRows(rows: readonly { readonly line: number; readonly goods: GoodsDocument }[]): JoinedGoods[] {
  const groups = Map.groupBy(rows, ({ goods }) => `${goods.categoryId} ${goods.nameZh}`)
  return [...groups.values()].flatMap((group) => {
    const [first] = group
    if (!first) return []
    const skus = group.flatMap(({ goods }) => goods.skus).slice(0, 300)
    return [{ lines: group.map(({ line }) => line), goods: { ...first.goods, skus } }]
  })
}
