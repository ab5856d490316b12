/** Pages of the page builder: the home page, a topic, a store's home. */
export type PageKind = 'home' | 'topic' | 'store'
export type PageKey = 'home' | `topic-${number}` | `store-${number}`

/** What kind of page a key names. */
export function pageKindOf(key: string): PageKind {
  return key.startsWith('topic-') ? 'topic' : key.startsWith('store-') ? 'store' : 'home'
}

/** The number of a topic or a store in its page's key; 0 for the home page. */
export function numberOfPage(key: string): number {
  return Number(key.split('-')[1] ?? 0)
}
