import type { ListedGoods, ListedSku } from '../../../../modules/listing/endpoints.ts'

/** A SKU whose prices may be changed by hand. */
export type PricedSku = { readonly goods: ListedGoods; readonly sku: ListedSku }
export type TypedPrices = { readonly retail: string; readonly business: string }
/** What was typed, by SKU; the SKU goes along, since pages are turned meanwhile. */
export type PriceEdits = ReadonlyMap<number, PricedSku & TypedPrices>

const text = (price: number | null) => (price === null ? '' : String(price))
const priceText = /^\d{1,12}(\.\d{1,4})?$/

/** The SKUs of goods that are priced by hand. */
export const pricedSkus = (list: readonly ListedGoods[]): PricedSku[] =>
  list.filter((goods) => goods.can.includes('price')).flatMap((goods) => goods.skus.map((sku) => ({ goods, sku })))

export function typedOf(one: PricedSku, edits: PriceEdits): TypedPrices {
  return edits.get(one.sku.productId) ?? { retail: text(one.sku.retailPrice), business: text(one.sku.businessPrice) }
}

/** The edits with other prices of one SKU; prices that are as before are no edit. */
export function withPrices(edits: PriceEdits, one: PricedSku, typed: Partial<TypedPrices>): PriceEdits {
  const next = { ...one, ...typedOf(one, edits), ...typed }
  const after = new Map(edits)
  if (next.retail.trim() === text(one.sku.retailPrice) && next.business.trim() === text(one.sku.businessPrice))
    after.delete(one.sku.productId)
  else after.set(one.sku.productId, next)
  return after
}

type Pasted = { readonly edits: PriceEdits; readonly count: number; readonly bad: number }

/**
 * A block of cells from a sheet: with three columns the first is the SKU; otherwise the rows are filled from `from` downwards, one
 * column into the field that it was pasted into. Signs of money and thousands are dropped.
 */
export function pasteBlock(
  edits: PriceEdits,
  shown: readonly PricedSku[],
  block: string,
  from: { at: number; column: keyof TypedPrices },
): Pasted {
  const lines = block
    .replace(/\r?\n$/, '')
    .split(/\r?\n/)
    .map((line) => line.split('\t').map((cell) => cell.replaceAll(/[¥￥,\s]/g, '')))
  let [after, count, bad] = [edits, 0, 0]
  for (const [place, cells] of lines.entries()) {
    const bySku = cells.length >= 3
    const one = bySku ? shown.find(({ sku }) => String(sku.productId) === cells[0]) : shown[from.at + place]
    const [first = '', second = ''] = bySku ? cells.slice(1) : cells
    const typed = bySku || cells.length === 2 ? { retail: first, business: second } : { [from.column]: first }
    if (!one || !Object.values(typed).every((price) => priceText.test(price))) bad += 1
    else {
      after = withPrices(after, one, typed)
      count += 1
    }
  }
  return { edits: after, count, bad }
}

/** A typed price moved by a percentage, to whole fen; unchanged where it is no price. */
export function movedBy(price: string, percent: number): string {
  if (!priceText.test(price.trim())) return price
  return String(Math.round(Number(price) * (100 + percent)) / 100)
}

/** A typed price moved by an amount of yuan, never below one fen; unchanged where it is no price. */
export function movedByAmount(price: string, yuan: number): string {
  if (!priceText.test(price.trim())) return price
  return String(Math.max(1, Math.round((Number(price) + yuan) * 100)) / 100)
}

/** Change in percent with one decimal; null without a price before. */
export function changeOf(before: number | null, after: string): number | null {
  return before === null || before === 0 ? null : Math.round((Number(after) / before - 1) * 1000) / 10
}
