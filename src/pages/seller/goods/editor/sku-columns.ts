import type { SkuDocument } from '../../../../modules/listing/rules/goods-document.ts'
import { unitName, type GoodsEditorState } from '../../../../modules/listing/ui/goods-editor-context.ts'

export type SkuField = 'retailPrice' | 'businessPrice' | 'retailSecPrice' | 'businessSecPrice' | 'convToSec' | 'unitMassKg'
/** One column of numbers in the SKU table. */
export type SkuColumn = { readonly field: SkuField; readonly label: string; readonly sub: string; readonly hint: string }
type Say = (
  key: 'retailPrice' | 'businessPrice' | 'perUnit' | 'followHint' | 'convToSec' | 'convHint' | 'unitMassKg',
  facts?: Record<string, string>,
) => string

/** The columns that these units need: the second unit's prices and ratio, the mass of a unit that is none. */
export function skuColumns({ goods, frame }: Pick<GoodsEditorState, 'goods' | 'frame'>, t: Say): SkuColumn[] {
  const [unit, second] = [unitName(frame, goods.priceUnit), unitName(frame, goods.secUnit)]
  const isMass = (code: string) => frame.units.find((one) => one.code === code)?.isMass ?? false
  const columns: SkuColumn[] = [
    { field: 'retailPrice', label: t('retailPrice'), sub: t('perUnit', { unit }), hint: '' },
    { field: 'businessPrice', label: t('businessPrice'), sub: t('perUnit', { unit }), hint: '' },
  ]
  if (goods.secUnit !== '' && !(isMass(goods.priceUnit) && isMass(goods.secUnit)))
    columns.push({ field: 'convToSec', label: t('convToSec', { unit, second }), sub: '', hint: t('convHint') })
  if (goods.saleUnitState === 2)
    columns.push(
      { field: 'retailSecPrice', label: t('retailPrice'), sub: t('perUnit', { unit: second }), hint: t('followHint') },
      { field: 'businessSecPrice', label: t('businessPrice'), sub: t('perUnit', { unit: second }), hint: t('followHint') },
    )
  if (!isMass(goods.priceUnit) && !isMass(goods.secUnit))
    columns.push({ field: 'unitMassKg', label: t('unitMassKg', { unit }), sub: '', hint: '' })
  return columns
}

/** What lies in a warehouse when the SKU begins; empty for none. */
export function stockText(sku: SkuDocument, warehouseId: number): string {
  return sku.stocks.find((stock) => stock.warehouseId === warehouseId)?.onHand ?? ''
}

/** The SKU with another first stock in a warehouse. */
export function withStock(sku: SkuDocument, warehouseId: number, onHand: string): SkuDocument {
  const others = sku.stocks.filter((stock) => stock.warehouseId !== warehouseId)
  return { ...sku, stocks: onHand === '' ? others : [...others, { warehouseId, onHand }] }
}
