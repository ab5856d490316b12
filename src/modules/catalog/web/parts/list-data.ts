import type { OutputOf } from '../../../../api/endpoint.ts'
import type { categoryInfo } from '../../contract-category.ts'
import type { goodsList } from '../../contract-search.ts'

/** The answer of the goods list. */
export type GoodsListData = OutputOf<typeof goodsList>
/** The category that the list is narrowed to, with its way and its children. */
export type ListCategory = OutputOf<typeof categoryInfo>
