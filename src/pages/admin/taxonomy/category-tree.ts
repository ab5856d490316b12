import type { AdminCategory } from '../../../modules/taxonomy/endpoints-admin.ts'

export type CategoryTreeRow = {
  readonly category: AdminCategory
  readonly depth: number
  readonly isFirst: boolean
  readonly isLast: boolean
  readonly hasChildren: boolean
}

/** The rows of the tree from top to bottom: what is below an open category follows it. */
export function visibleCategoryRows(categories: readonly AdminCategory[], open: ReadonlySet<number>): CategoryTreeRow[] {
  const below = Map.groupBy(categories, (one) => one.pid)
  const rowsOf = (pid: number, depth: number): CategoryTreeRow[] => {
    const siblings = below.get(pid) ?? []
    return siblings.flatMap((category, at) => {
      const hasChildren = below.has(category.categoryId)
      const row = { category, depth, isFirst: at === 0, isLast: at === siblings.length - 1, hasChildren }
      return [row, ...(open.has(category.categoryId) ? rowsOf(category.categoryId, depth + 1) : [])]
    })
  }
  return rowsOf(0, 0)
}

/** Enabled leaves other than this one, with the way to them: what it can be merged into. */
export function mergeTargets(categories: readonly AdminCategory[], self: number, lang: 'zh' | 'en') {
  const byId = new Map(categories.map((category) => [category.categoryId, category]))
  const parents = new Set(categories.map((category) => category.pid))
  const name = (adminCategory: AdminCategory) => (lang === 'en' ? adminCategory.nameEn : adminCategory.nameZh)
  const way = (adminCategory: AdminCategory): string => {
    const parent = byId.get(adminCategory.pid)
    return parent ? `${way(parent)} / ${name(adminCategory)}` : name(adminCategory)
  }
  return categories
    .filter((category) => category.enabled === 1 && category.categoryId !== self && !parents.has(category.categoryId))
    .map((category) => ({ value: category.categoryId, label: way(category) }))
}
