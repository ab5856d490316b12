import type { AnyHandle } from '../../../shared/unit.ts'
import type { Language } from '../../../shared/words.ts'
import { skusForSale } from './sale-store.ts'

/** Names and specifications of SKUs; ids that are no SKU are missing. */
export async function productNames(
  handle: AnyHandle,
  productIds: readonly number[],
  lang: Language,
): Promise<ReadonlyMap<number, { readonly goodsName: string; readonly specText: string }>> {
  const skus = await skusForSale(handle, productIds, 'retail')
  return new Map(
    [...skus].map(([id, sku]) => [
      id,
      lang === 'en' ? { goodsName: sku.nameEn, specText: sku.specEn } : { goodsName: sku.nameZh, specText: sku.specZh },
    ]),
  )
}
