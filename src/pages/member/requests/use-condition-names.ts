import { useCall } from '../../../api/browser/use-call.ts'
import { categoryTree } from '../../../modules/taxonomy/endpoints-categories.ts'
import { storesOf } from '../../../modules/store/endpoints.ts'

export type ConditionNames = { readonly categoryOf: (id: number) => string; readonly storeOf: (id: number) => string }

/** Names of the categories and stores that rules speak of; one that is not shown any more keeps its number. */
export function useConditionNames(storeIds: readonly number[]): ConditionNames {
  const wanted = [...new Set(storeIds)].slice(0, 60)
  const tree = useCall(categoryTree, {}).data ?? []
  const stores = useCall(storesOf, wanted.length === 0 ? null : { storeIds: wanted.join(',') }).data ?? []
  const categories = tree.flatMap((top) => [top, ...top.children, ...top.children.flatMap((group) => group.children)])
  return {
    categoryOf: (id) => categories.find((category) => category.categoryId === id)?.categoryName ?? `#${id}`,
    storeOf: (id) => stores.find((store) => store.storeId === id)?.storeName ?? `#${id}`,
  }
}
