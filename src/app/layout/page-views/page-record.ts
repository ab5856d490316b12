/** What the statistics are told of a page view; the member comes from the session alone (specification §3, statistics record). */
export type PageRecord = {
  readonly behaviorType: 'view'
  readonly path: string
  readonly productId?: number
  readonly storeId?: number
}

const number = /^[1-9][0-9]{0,15}$/

/** The record of an address: which SKU a goods page or a store's product page is about, and whose store. */
export function pageRecordOf(pathname: string, search: string): PageRecord {
  const query = new URLSearchParams(search)
  const isStore = pathname.startsWith('/store/')
  const [, ofDetail] = /^\/goods\/detail\/([0-9]+)$/.exec(pathname) ?? []
  const productId = ofDetail ?? (isStore ? query.get('productId') : null) ?? ''
  const storeId = (isStore ? query.get('vid') : null) ?? ''
  return {
    behaviorType: 'view',
    path: pathname,
    ...(number.test(productId) ? { productId: Number(productId) } : {}),
    ...(number.test(storeId) ? { storeId: Number(storeId) } : {}),
  }
}
