import { callApi } from '../../../api/browser/client.ts'
import { callRef } from '../../../api/browser/call-ref.ts'
import type { CategoryPanel } from '../../../ui/shell/category-model.ts'
import type { listByPId } from '../endpoints-categories.ts'
import { categoryAddress } from './category-address.ts'

const listRef = callRef<typeof listByPId>('GET', 'v3/goods/front/goods/category/listByPId')

/** The panel of a top category: its groups and their leaves. */
export async function loadCategoryPanel(categoryId: number): Promise<CategoryPanel> {
  const answer = await callApi(listRef, { categoryId, grade: 1 })
  const groups = (answer.data ?? []).map((group) => ({
    name: group.categoryName,
    to: categoryAddress(group),
    leaves: group.children.map((leaf) => ({ name: leaf.categoryName, to: categoryAddress(leaf) })),
  }))
  return { groups }
}
