import type { OutputOf } from '../../../api/endpoint.ts'
import type { PageContext } from '../../../rendering/page/page-context.ts'
import { sellerPageDraft, storePage } from '../../../modules/store/endpoints-store-page.ts'
import { storePosts } from '../../../modules/store/endpoints-posts.ts'
import { goodsByIds } from '../../../modules/catalog/endpoints-goods.ts'
import { goodsList } from '../../../modules/search/endpoints.ts'
import { toGoodsCardView, type GoodsCardView } from '../../../modules/catalog/ui/goods-card-view.ts'

type Block = OutputOf<typeof storePage>['blocks'][number]
type Posts = OutputOf<typeof storePosts>['list']
type Pictures = readonly { readonly picture: string; readonly alt: string; readonly address: string }[]

/** A section of a store's built home with everything that it shows. */
export type StoreSection =
  | { readonly id: string; readonly kind: 'images'; readonly title: string; readonly columns: number; readonly pictures: Pictures }
  | { readonly id: string; readonly kind: 'text'; readonly html: string }
  | { readonly id: string; readonly kind: 'goods'; readonly title: string; readonly more: string; readonly goods: readonly GoodsCardView[] }
  | { readonly id: string; readonly kind: 'news'; readonly title: string; readonly of: 'news' | 'article'; readonly posts: Posts }
  | { readonly id: string; readonly kind: 'about'; readonly title: string }

/** The blocks of a store's home: as published, or for its own staff who asks for it the draft. */
async function blocksOf(here: PageContext, storeId: number, preview: boolean): Promise<readonly Block[]> {
  // The call's guard refuses everybody else, who then sees the page as it is.
  const draft = preview ? (await here.call(sellerPageDraft, { lang: here.lang })).data : undefined
  if (draft?.storeId === storeId) return draft.blocks
  return (await here.call(storePage, { vid: storeId })).data?.blocks ?? []
}

/** The sections of a store's built home; empty where it has none, and the plain decoration stands. What a call refuses is left out. */
export async function loadStoreSections(here: PageContext, storeId: number, preview: boolean): Promise<readonly StoreSection[]> {
  const sections = await Promise.all((await blocksOf(here, storeId, preview)).map((block) => sectionOf(here, storeId, block)))
  return sections.filter((section) => section !== null)
}

async function sectionOf(here: PageContext, storeId: number, block: Block): Promise<StoreSection | null> {
  const { id } = block
  if (block.type === 'text') return block.html === '' ? null : { id, kind: 'text', html: block.html }
  if (block.type === 'about') return { id, kind: 'about', title: block.title }
  if (block.type === 'images') {
    const pictures = block.pictures.map(({ picture, alt, address }) => ({ picture, alt, address }))
    return pictures.length === 0 ? null : { id, kind: 'images', title: block.title, columns: block.columns, pictures }
  }
  if (block.type === 'goods') {
    const found = block.productIds.length === 0 ? [] : ((await here.call(goodsByIds, { productIds: block.productIds })).data ?? [])
    // A store shows nothing but its own.
    return goodsSection(id, block.title, '', found.filter((goods) => goods.storeInf.storeId === storeId).map(toGoodsCardView))
  }
  if (block.type === 'shelf') {
    const { categoryId, sort, count } = block
    const asked = { storeId: String(storeId), sort, pageSize: count, facets: 0 as const, ...(categoryId > 0 ? { categoryId } : {}) }
    const more = `/store/goods?vid=${storeId}${categoryId > 0 ? `&categoryId=${categoryId}` : ''}`
    return goodsSection(id, block.title, more, ((await here.call(goodsList, asked)).data?.list ?? []).map(toGoodsCardView))
  }
  if (block.type !== 'news') return null
  const posts = (await here.call(storePosts, { vid: storeId, kind: block.kind, pageSize: block.count })).data?.list ?? []
  return posts.length === 0 ? null : { id, kind: 'news', title: block.title, of: block.kind, posts }
}

function goodsSection(id: string, title: string, more: string, goods: readonly GoodsCardView[]): StoreSection | null {
  return goods.length === 0 ? null : { id, kind: 'goods', title, more, goods }
}
