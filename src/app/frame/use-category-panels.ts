import { useCallback, useState } from 'react'
import { callApi } from '../../api/browser/client.ts'
import { callRef } from '../../api/browser/call-ref.ts'
import type { listByPId } from '../../modules/catalog/contract-category.ts'
import type { CategoryEntry, CategoryPanel } from '../../ui/shell/category-model.ts'
import type { IconName } from '../../ui/icons/icon-name.generated.ts'
import type { ShellData } from '../shell-data.ts'

const listRef = callRef<typeof listByPId>('GET', 'v3/goods/front/goods/category/listByPId')

// The order of the trade's seven top categories; any further one gets the neutral sign.
const icons: readonly IconName[] = ['ingot', 'layers', 'pipes', 'flask-conical', 'sheet', 'profile', 'hard-hat']

/** The address of a category's goods: `g` is its level, `pid` its parent (specification §2). */
export function categoryPath(categoryId: number, grade: number, pid: number): string {
  return `/goods/list?categoryId=${categoryId}&g=${grade}&pid=${pid}`
}

/** The category menu: entries from the frame, each panel asked for when it is first pointed at. */
export function useCategoryPanels() {
  const [panels, setPanels] = useState<Readonly<Record<string, CategoryPanel>>>({})
  const need = useCallback((id: string) => {
    callApi(listRef, { categoryId: Number(id), grade: 1 }).then(
      (answer) => {
        const groups = (answer.data ?? []).map((group) => ({
          name: group.categoryName,
          to: categoryPath(group.categoryId, group.grade, group.pid),
          leaves: group.children.map((leaf) => ({ name: leaf.categoryName, to: categoryPath(leaf.categoryId, leaf.grade, leaf.pid) })),
        }))
        setPanels((before) => ({ ...before, [id]: { groups } }))
      },
      () => undefined,
    )
  }, [])
  const entriesOf = (shell: ShellData): CategoryEntry[] =>
    shell.categories.map((top, index) => ({
      id: String(top.id),
      name: top.name,
      to: categoryPath(top.id, 1, 0),
      icon: icons[index] ?? 'package',
      hint: top.leaves.map((leaf) => leaf.name).join(' · '),
    }))
  return { panels, need, entriesOf }
}
