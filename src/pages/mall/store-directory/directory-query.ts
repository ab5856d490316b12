const kinds = ['', 'producer', 'trader'] as const
export type DirectoryQuery = {
  readonly keyword: string
  readonly storeType: (typeof kinds)[number]
  readonly categoryId: number | null
  readonly current: number
}

const numberIn = (text: string | null, pattern: RegExp) => (text !== null && pattern.test(text) ? Number(text) : null)

/** What an address of the directory asks for; what is wrong is left out. */
export function directoryQuery(query: URLSearchParams): DirectoryQuery {
  return {
    keyword: (query.get('keyword') ?? '').trim().slice(0, 60),
    storeType: kinds.find((kind) => kind === query.get('type')) ?? '',
    categoryId: numberIn(query.get('categoryId'), /^[1-9][0-9]{0,8}$/),
    current: numberIn(query.get('current'), /^[1-9][0-9]?$/) ?? 1,
  }
}

/** The address of a page of the directory; what is usual is left out. */
export function directoryAddress(path: string, { keyword, storeType, categoryId, current = 1 }: Partial<DirectoryQuery>): string {
  const query = new URLSearchParams()
  if (keyword) query.set('keyword', keyword)
  if (storeType) query.set('type', storeType)
  if (categoryId) query.set('categoryId', String(categoryId))
  if (current > 1) query.set('current', String(current))
  return query.size === 0 ? path : `${path}?${query}`
}
