/** Address of a category's goods, with level and parent as the specification's links carry them. */
export function categoryAddress(category: { readonly categoryId: number; readonly grade: number; readonly pid: number }): string {
  return `/goods/list?categoryId=${category.categoryId}&g=${category.grade}&pid=${category.pid}`
}
