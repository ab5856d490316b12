/** How the words were matched: all of them, a part, or as a likely typing error. */
export type SearchMatch = 'exact' | 'some' | 'similar'

/** Goods that words found. `rank` is higher for better; `specs` are the tokens that choose a SKU. */
export type SearchHits = { readonly match: SearchMatch; readonly found: ReadonlyMap<number, number>; readonly specs: readonly string[] }

/**
 * Finds goods by words. PostgreSQL answers today; another engine takes over by implementing this. Filters, counts and paging
 * work on the answer, so an index need not know them.
 */
export type SearchIndex = {
  /** Null when the words hold nothing to search for. */
  readonly search: (keyword: string) => Promise<SearchHits | null>
}
