import { useCallback, useState } from 'react'
import type { CategoryEntry, CategoryPanel } from '../../../ui/shell/category-model.ts'
import type { IconName } from '../../../ui/icons/icon-name.generated.ts'
import { categoryAddress } from './category-address.ts'

// The order of the trade's top categories; any further one gets the neutral sign.
const icons: readonly IconName[] = ['ingot', 'layers', 'pipes', 'flask-conical', 'sheet', 'profile', 'hard-hat']

/** A top category with a few leaves under it. */
export type MenuCategory = {
  readonly id: number
  readonly name: string
  readonly leaves: readonly { readonly id: number; readonly name: string; readonly pid: number }[]
}

/** The rows of the category column. */
export function categoryMenuEntries(categories: readonly MenuCategory[]): CategoryEntry[] {
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
    import('./load-category-panel.ts')
      .then(({ loadCategoryPanel }) => loadCategoryPanel(Number(id)))
      .then(
        (panel) => setPanels((before) => ({ ...before, [id]: panel })),
        () => undefined,
      )
  }, [])
  return { panels, need }
}
