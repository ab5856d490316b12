/** Where a banner or a block may lead (specification §2, banner link targets). Never an address that somebody typed. */
export const linkTypes = [
  'none',
  'goods',
  'category',
  'keyword',
  'storeProduct',
  'topic',
  'brand',
  'storeList',
  'store',
  'coupon',
  'information',
  'newGoods',
  'optimize',
  'replacement',
  'inquiry',
] as const
export type LinkType = (typeof linkTypes)[number]

/** Fields of `info` (specification §3, banner link). */
export type LinkInfo = {
  readonly defaultProductId?: number | undefined
  readonly categoryId?: number | undefined
  readonly grade?: number | undefined
  readonly pid?: number | undefined
  readonly decoId?: number | undefined
  readonly storeId?: number | undefined
  readonly informationId?: number | undefined
}

/** `value` is the keyword of a `keyword` link and the label of what was chosen for the others. */
export type LinkTarget = { readonly type: LinkType; readonly value: string; readonly info: LinkInfo }

/** What a kind of link must name. */
export const neededInfo: Readonly<Partial<Record<LinkType, readonly (keyof LinkInfo)[]>>> = {
  goods: ['defaultProductId'],
  category: ['categoryId'],
  storeProduct: ['storeId', 'defaultProductId'],
  topic: ['decoId'],
  store: ['storeId'],
  optimize: ['defaultProductId'],
}

/** The address inside the mall; empty for a link that leads nowhere or lacks what it must name. */
export function linkAddress({ type, value, info }: LinkTarget): string {
  if ((neededInfo[type] ?? []).some((name) => !info[name])) return ''
  switch (type) {
    case 'none':
      return ''
    case 'goods':
      return `/goods/detail/${info.defaultProductId}`
    case 'category':
      return `/goods/list?categoryId=${info.categoryId}&g=${info.grade ?? 0}&pid=${info.pid ?? 0}`
    case 'keyword':
      return value === '' ? '' : `/goods/list?keyword=${encodeURIComponent(value)}`
    case 'storeProduct':
      return `/store/product?vid=${info.storeId}&productId=${info.defaultProductId}`
    case 'topic':
      return `/topic?topicId=${info.decoId}`
    case 'brand':
      return '/brand'
    case 'storeList':
      return '/store/list'
    case 'store':
      return `/store/index?vid=${info.storeId}`
    case 'coupon':
      return '/coupon'
    case 'information':
      return info.informationId ? `/information/detail?informationId=${info.informationId}` : '/information'
    case 'newGoods':
      return '/goods/new'
    case 'optimize':
      return `/prototype/optimize/index?productId=${info.defaultProductId}`
    case 'replacement':
      return '/prototype/replacement/search'
    case 'inquiry':
      return '/inquiry/index'
  }
}

/** What is missing or too much in a link, as a code of the module's words; null when it leads somewhere. */
export function linkRefusal(target: LinkTarget): string | null {
  if (target.type === 'none') return null
  return linkAddress(target) === '' ? 'site.linkIncomplete' : null
}
