import { useCallback, useState } from 'react'
import { callApi } from '../../../../api/browser/client.ts'
import { callRef } from '../../../../api/browser/call-ref.ts'
import type { CategoryEntry, CategoryPanel } from '../../../../ui/shell/category-model.ts'
import type { IconName } from '../../../../ui/icons/icon-name.generated.ts'
import type { listByPId } from '../../contract-category.ts'
import { categoryAddress } from './category-address.ts'

const listRef = callRef<typeof listByPId>('GET', 'v3/goods/front/goods/category/listByPId')

// The order of the trade's top categories; any further one gets the neutral sign.
const icons: readonly IconName[] = ['ingot', 'layers', 'pipes', 'flask-conical', 'sheet', 'profile', 'hard-hat']

/** A top category with a few leaves under it. */
export type MenuCategory = { readonly id: number; readonly name: string; readonly leaves: readonly { readonly id: number; readonly name: string; readonly pid: number }[] }

/** The rows of the category column. */
export function categoryEntries(categories: readonly MenuCategory[]): CategoryEntry[] {
  return categories.map((top, index) => ({
    id: String(top.id),
    name: top.name,
    to: categoryAddress({ categoryId: top.id, grade: 1, pid: 0 }),
    icon: icons[index] ?? 'package',
    hint: top.leaves.map((leaf) => leaf.name).join(' · '),
  }))
}

/** The panels of the category menu, each asked for when it is first pointed at. */
export function useCategoryPanels() {
  const [panels, setPanels] = useState<Readonly<Record<string, CategoryPanel>>>({})
  const need = useCallback((id: string) => {
    callApi(listRef, { categoryId: Number(id), grade: 1 }).then(
      (answer) => {
        const groups = (answer.data ?? []).map((group) => ({
          name: group.categoryName,
          to: categoryAddress(group),
          leaves: group.children.map((leaf) => ({ name: leaf.categoryName, to: categoryAddress(leaf) })),
        }))
        setPanels((before) => ({ ...before, [id]: { groups } }))
      },
      () => undefined,
    )
  }, [])
  return { panels, need }
}
