import type { OutputOf } from '../../../../api/endpoint.ts'
import type { categoryInfo } from '../../contract-category.ts'
import type { goodsList } from '../../contract-search.ts'
import type { ShownCard } from './shown-card.ts'

/** The answer of the goods list, with its goods as they are shown. */
export type GoodsListData = Omit<OutputOf<typeof goodsList>, 'list'> & { readonly list: readonly ShownCard[] }
/** The category that the list is narrowed to, with its way and its children. */
export type ListCategory = OutputOf<typeof categoryInfo>
