/** Counts of what there is, which a store's staff sees on its first page; each is for those with one right. */
export const storeCounts = ['openOrder', 'goodsOnSale', 'goodsOffShelf', 'goodsTakenDown', 'soldOutSku', 'openInquiry'] as const
export type StoreCount = (typeof storeCounts)[number]

/** The same for the platform's staff. */
export const platformCounts = [
  'unpaidOrder',
  'unshippedOrder',
  'goodsOnSale',
  'goodsTakenDown',
  'openStore',
  'pausedStore',
  'member',
  'newMember',
  'publishedArticle',
] as const
export type PlatformCount = (typeof platformCounts)[number]
