import { toGoodsCardView, type GoodsCardView } from '../../../catalog/ui/public.ts'
import type { SectionData, Block, Brand, Floor, GoodsFloorsAnswer, PageSection, Stores } from './section-model.ts'

/** Small floors that follow each other stand three abreast in one section. */
export function buildSections(blocks: readonly Block[], answers: SectionData): readonly PageSection[] {
  const sections: PageSection[] = []
  // Two blocks may ask for the same floor: each takes its own.
  const waiting = [...answers.floors.floors]
  for (const block of blocks) {
    const last = sections.at(-1)
    if (block.type === 'floor') {
      const found = waiting.findIndex((one) => one.categoryId === block.categoryId && one.layout === block.layout)
      const [floor] = found < 0 ? [] : waiting.splice(found, 1)
      if (!floor || floor.goods.length === 0) continue
      const shown = shownFloor(floor, block.title, block.count)
      const beside = last?.kind === 'floors' && block.layout === 'small' && last.floors.every((one) => one.layout === 'small') ? last : null
      if (beside) sections[sections.length - 1] = { ...beside, floors: [...beside.floors, shown] }
      else sections.push({ id: block.id, kind: 'floors', floors: [shown], newGoods: block.layout === 'market' ? newGoodsOf(answers) : [] })
      continue
    }
    const section = sectionOf(block, answers)
    if (section) sections.push(section)
  }
  return sections
}

/** The home page is at its weight: badges of team purchases stand on lists and goods pages. */
function cardOf(goods: Parameters<typeof toGoodsCardView>[0]): GoodsCardView {
  const { team: _team, ...card } = toGoodsCardView(goods)
  return card
}

const newGoodsOf = ({ floors }: SectionData) => floors.newGoods.slice(0, 3).map(cardOf)

function sectionOf(block: Exclude<Block, { type: 'floor' }>, answers: SectionData): PageSection | null {
  switch (block.type) {
    case 'hero':
    case 'figures':
      return { id: block.id, kind: block.type }
    case 'market':
      return answers.market.main ? { id: block.id, kind: 'market', title: block.title, market: answers.market } : null
    case 'goods': {
      const goods = block.productIds.flatMap((id) => answers.floors.picked.find((card) => card.defaultProductId === id) ?? [])
      return goods.length === 0 ? null : { id: block.id, kind: 'goods', title: block.title, goods: goods.map(cardOf) }
    }
    case 'stores': {
      // In fives, as the specification counts suppliers.
      const most = Math.min(block.count, answers.stores.length - (answers.stores.length % 5))
      const stores = answers.stores.slice(0, most).map(shownStore)
      const brands = block.withBrands ? bestBrands(answers.brands) : []
      return stores.length === 0 ? null : { id: block.id, kind: 'stores', title: block.title, stores, brands }
    }
    case 'articles': {
      const articles = (answers.articles.get(block.category) ?? []).slice(0, block.count)
      return articles.length === 0 ? null : { id: block.id, kind: 'articles', title: block.title, articles }
    }
    case 'images': {
      const pictures = block.pictures.map(({ picture, alt, address }) => ({ picture, alt, address }))
      return pictures.length === 0 ? null : { id: block.id, kind: 'images', title: block.title, columns: block.columns, pictures }
    }
    case 'text':
      return block.html === '' ? null : { id: block.id, kind: 'text', html: block.html }
    case 'shelf':
    case 'news':
    case 'about':
      // Blocks of a store's home.
      return null
    case 'banner': {
      const banners = answers.banners.filter((banner) => banner.place === 'homeBottom')
      return banners.length === 0 && answers.bottom === '' ? null : { id: block.id, kind: 'banner', banners, picture: answers.bottom }
    }
  }
}

function shownStore(store: SectionData['stores'][number]): Stores[number] {
  const { storeId, storeName, logo, city, yearsOpen, storeType, mainCategoryIds, descScore, serviceScore } = store
  return { storeId, storeName, logo, city, yearsOpen, storeType, mainCategoryIds, descScore, serviceScore }
}

function bestBrands(brands: SectionData['brands']): readonly Brand[] {
  return brands
    .toSorted((one, other) => other.goodsNum - one.goodsNum)
    .slice(0, 10)
    .map(({ brandId, brandName }) => ({ brandId, brandName }))
}

/** Brand and city stand in the table of zinc alone, the specification nowhere in the small floors. A page carries what it shows. */
function trimmed(goods: GoodsCardView, layout: Floor['layout']): GoodsCardView {
  if (layout === 'market') return goods
  return { ...goods, brandName: '', storeInf: { ...goods.storeInf, city: '' }, specLine: layout === 'small' ? '' : goods.specLine }
}

function shownFloor(floor: GoodsFloorsAnswer['floors'][number], title: string, count: number): Floor {
  return {
    ...floor,
    categoryName: title || floor.categoryName,
    links: floor.layout === 'small' ? [] : floor.links.slice(0, 5),
    goods: floor.goods.slice(0, count).map((goods) => trimmed(cardOf(goods), floor.layout)),
  }
}
