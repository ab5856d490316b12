import type { ListedGoods, ListedSku } from '../../../../modules/listing/endpoints.ts'

export const stockOperations = ['set', 'add', 'take'] as const
export type StockOperation = (typeof stockOperations)[number]

/** A SKU in one warehouse. */
export type StockPlace = {
  readonly key: string
  readonly goods: ListedGoods
  readonly sku: ListedSku
  readonly stock: ListedSku['stocks'][number]
}

/** Every SKU of the goods in every warehouse, or in one. */
export function stockPlaces(list: readonly ListedGoods[], warehouseId: number | null): readonly StockPlace[] {
  return list
    .filter((goods) => goods.can.includes('stock'))
    .flatMap((goods) =>
      goods.skus.flatMap((sku) =>
        sku.stocks
          .filter((stock) => warehouseId === null || stock.warehouseId === warehouseId)
          .map((stock) => ({ key: `${sku.productId}-${stock.warehouseId}`, goods, sku, stock })),
      ),
    )
}

/** A quantity that a unit of so many decimals can have; null for anything else. */
export function quantityOf(text: string, precision: number): number | null {
  const [, decimals = ''] = text.trim().split('.')
  return /^\d{1,9}(\.\d{1,6})?$/.test(text.trim()) && decimals.length <= precision ? Number(text) : null
}

/** What lies there after an operation, in whole steps of the unit; null below zero, or where the number is none. */
export function movedStock({ goods, stock }: StockPlace, operation: StockOperation, text: string): string | null {
  const number = quantityOf(text, goods.precision)
  if (number === null) return null
  const scale = 10 ** goods.precision
  const [now, by] = [Math.round(stock.onHand * scale), Math.round(number * scale)]
  const after = { set: by, add: now + by, take: now - by }[operation]
  return after < 0 ? null : String(after / scale)
}

/** A column of cells from a sheet, laid over the rows from `at` downwards; signs of thousands are dropped. What runs over the last row is left out. */
export function pastedStock(places: readonly StockPlace[], at: number, block: string): readonly (readonly [StockPlace, string])[] {
  const cells = block
    .replace(/\r?\n$/, '')
    .split(/\r?\n/)
    .map((line) => (line.split('\t')[0] ?? '').replaceAll(/[,\s]/g, ''))
  return places.slice(at, at + cells.length).map((place, row) => [place, cells[row] ?? ''] as const)
}
