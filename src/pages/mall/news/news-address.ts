/** Address of an article. */
export function newsAddress(articleId: number): string {
  return `/information/detail?informationId=${articleId}`
}

/** Address of the list by category, words and page. */
export function newsListAddress(values: Readonly<Record<string, string>>): string {
  const query = new URLSearchParams(Object.entries(values).filter(([, value]) => value !== '')).toString()
  return query === '' ? '/information/list' : `/information/list?${query}`
}
