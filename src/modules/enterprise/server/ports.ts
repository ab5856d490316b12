import type { Queryable } from '../../../kernel/database/transaction.ts'
import type { Language } from '../../../kernel/i18n/translate.ts'

/** Names SKUs, which a later module keeps; ids that are no SKU are missing. */
export type SkuNames = (
  db: Queryable,
  productIds: readonly number[],
  lang: Language,
) => Promise<ReadonlyMap<number, { readonly goodsName: string; readonly specText: string }>>
