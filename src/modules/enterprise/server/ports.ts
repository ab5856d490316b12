import type { AnyHandle } from '../../../shared/unit.ts'
import type { Language } from '../../../shared/words.ts'

/** Names SKUs, which a later module keeps; ids that are no SKU are missing. */
export type NamesOfProducts = (
  handle: AnyHandle,
  productIds: readonly number[],
  lang: Language,
) => Promise<ReadonlyMap<number, { readonly goodsName: string; readonly specText: string }>>
