/** Most goods that stand side by side. */
export const maxComparedGoods = 4

/** Goods by their leaf category, in the order they came; more than one group cannot be compared (product rule). */
export function comparisonGroups<Goods extends { readonly categoryId: number }>(goods: readonly Goods[]): readonly (readonly Goods[])[] {
  return [...Map.groupBy(goods, (one) => one.categoryId).values()]
}

/** The product ids of an address: numbers, each once, at most four. */
export function comparisonIds(text: string): readonly number[] {
  const ids = text
    .split(',')
    .filter((id) => /^[1-9][0-9]{0,14}$/.test(id))
    .map(Number)
  return [...new Set(ids)].slice(0, maxComparedGoods)
}
