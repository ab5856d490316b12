import { pageKindOf, type PageKind } from './page-key.ts'
import { linkRefusal, type LinkTarget } from './link-target.ts'

export const floorLayouts = ['market', 'feature', 'row', 'small'] as const
export type FloorLayout = (typeof floorLayouts)[number]

/** A block of a built page. Empty titles mean the mall's own words; goods stand in threes, suppliers in fives (specification §9). */
export type PageBlock =
  | { readonly id: string; readonly type: 'hero' }
  | { readonly id: string; readonly type: 'figures' }
  | { readonly id: string; readonly type: 'market'; readonly title: string }
  | {
      readonly id: string
      readonly type: 'floor'
      readonly title: string
      readonly categoryId: number
      readonly layout: FloorLayout
      readonly count: number
    }
  | { readonly id: string; readonly type: 'goods'; readonly title: string; readonly productIds: readonly number[] }
  | { readonly id: string; readonly type: 'stores'; readonly title: string; readonly count: number; readonly withBrands: boolean }
  | { readonly id: string; readonly type: 'articles'; readonly title: string; readonly category: string; readonly count: number }
  | {
      readonly id: string
      readonly type: 'images'
      readonly title: string
      readonly columns: number
      readonly pictures: readonly BlockPicture[]
    }
  | { readonly id: string; readonly type: 'text'; readonly html: string }
  | { readonly id: string; readonly type: 'banner' }
  // A store's own: its goods of a category (0: all), what it writes, and its introduction.
  | {
      readonly id: string
      readonly type: 'shelf'
      readonly title: string
      readonly categoryId: number
      readonly sort: GoodsBlockSort
      readonly count: number
    }
  | { readonly id: string; readonly type: 'news'; readonly title: string; readonly kind: 'news' | 'article'; readonly count: number }
  | { readonly id: string; readonly type: 'about'; readonly title: string }
export const goodsBlockSorts = ['sales', 'new', 'price'] as const
export type GoodsBlockSort = (typeof goodsBlockSorts)[number]
export type BlockPicture = { readonly picture: string; readonly alt: string; readonly link: LinkTarget }
export type BlockType = PageBlock['type']

/** Blocks that may stand on a page once. */
const single: ReadonlySet<BlockType> = new Set(['hero', 'figures', 'market', 'banner', 'about'])
/** The first screen stays first: it holds the phone's categories and the quick order. */
const leading: ReadonlySet<BlockType> = new Set(['hero'])

/** The blocks of each kind of page: the first screen is the home page's, a store shows nothing but its own. */
export const blocksOfKind: Readonly<Record<PageKind, readonly BlockType[]>> = {
  home: ['hero', 'figures', 'market', 'floor', 'goods', 'stores', 'articles', 'images', 'text', 'banner'],
  topic: ['images', 'text', 'goods', 'floor', 'market', 'stores', 'articles'],
  store: ['images', 'text', 'goods', 'shelf', 'news', 'about'],
}

export type BlockRefusal = { readonly index: number; readonly code: string }

/** What is wrong with a page, by block; words are in the module. Shapes and counts are the call's to judge. */
export function pageRefusals(blocks: readonly PageBlock[], kind: PageKind): readonly BlockRefusal[] {
  const seen = new Set<string>()
  return blocks.flatMap((block, index) => {
    const wrong: string[] = []
    if (!blocksOfKind[kind].includes(block.type)) wrong.push('site.blockNotHere')
    if (seen.has(block.id)) wrong.push('site.blockTwice')
    if (single.has(block.type) && seen.has(`type ${block.type}`)) wrong.push('site.blockOnce')
    if (leading.has(block.type) && index > 0) wrong.push('site.blockFirst')
    seen.add(block.id).add(`type ${block.type}`)
    if (block.type === 'images' && block.pictures.some(({ link }) => linkRefusal(link) !== null)) wrong.push('site.linkIncomplete')
    return wrong.map((code) => ({ index, code }))
  })
}

const floor = (categoryId: number, layout: FloorLayout, count: number): PageBlock => ({
  id: `floor-${categoryId}`,
  type: 'floor',
  title: '',
  categoryId,
  layout,
  count,
})

/** The home page of an installation that has published none. */
export const defaultHome: readonly PageBlock[] = [
  { id: 'hero', type: 'hero' },
  { id: 'figures', type: 'figures' },
  { id: 'market', type: 'market', title: '' },
  floor(1, 'market', 6),
  floor(2, 'row', 6),
  floor(3, 'feature', 9),
  floor(4, 'row', 6),
  floor(7, 'small', 3),
  floor(5, 'small', 3),
  floor(6, 'small', 3),
  { id: 'stores', type: 'stores', title: '', count: 10, withBrands: true },
  { id: 'articles', type: 'articles', title: '', category: '', count: 6 },
  { id: 'banner', type: 'banner' },
]

/** The blocks of a page that nobody has built yet. */
export function firstBlocks(pageKey: string): readonly PageBlock[] {
  return pageKindOf(pageKey) === 'home' ? defaultHome : []
}
