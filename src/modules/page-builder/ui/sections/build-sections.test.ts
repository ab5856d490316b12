import { isAdvertisement } from './section-model.ts'
import { expect, test } from 'vitest'
import type { SectionData, Block } from './section-model.ts'
import { buildSections } from './build-sections.ts'

type Floor = SectionData['floors']['floors'][number]
// A card is drawn elsewhere; here only its number counts.
const card = (id: number) =>
  ({
    goodsId: id,
    defaultProductId: id,
    defaultProduct: { productId: id },
    tags: [],
    storeInf: { storeId: 1, storeName: '', city: '' },
  }) as unknown as Floor['goods'][number]
const floorOf = (categoryId: number, layout: Floor['layout'], goods = 3): Floor => ({
  categoryId,
  categoryName: `c${categoryId}`,
  layout,
  image: '',
  links: [],
  goods: Array.from({ length: goods }, (_, index) => card(categoryId * 100 + index)),
})
const block = (categoryId: number, layout: Floor['layout'], count = 3, title = ''): Block => ({
  id: `b${categoryId}`,
  type: 'floor',
  title,
  categoryId,
  layout,
  count,
})
const answers = (floors: readonly Floor[], more: Partial<SectionData> = {}): SectionData => ({
  floors: {
    floors: [...floors],
    newGoods: [card(1)],
    picked: [card(7), card(8)],
    figures: { skuNum: 0, goodsNum: 0, storeNum: 0, brandNum: 0 },
  },
  market: { series: [], lines: [], main: null, second: null, synthetic: false },
  stores: [],
  brands: [],
  articles: new Map([['', [{ articleId: 1, categoryName: '', title: 'a', publishedAt: '' }]]]),
  banners: [],
  bottom: '',
  ...more,
})
const kinds = (blocks: readonly Block[], sectionData: SectionData) =>
  buildSections(blocks, sectionData).map((pageSection) => pageSection.kind)

test('small floors that follow each other stand in one section, others alone', () => {
  const given = answers([floorOf(1, 'market'), floorOf(2, 'small'), floorOf(3, 'small'), floorOf(4, 'row'), floorOf(5, 'small')])
  const blocks = [block(1, 'market'), block(2, 'small'), block(3, 'small'), block(4, 'row'), block(5, 'small')]
  const sections = buildSections(blocks, given).flatMap((pageSection) =>
    pageSection.kind === 'floors' ? [pageSection.floors.map((floor) => floor.categoryId)] : [],
  )
  expect(sections).toEqual([[1], [2, 3], [4], [5]])
})

test('a floor carries as many goods as were asked for, under its own title', () => {
  const [section] = buildSections([block(1, 'row', 6, '年末')], answers([floorOf(1, 'row', 9)]))
  expect(section).toMatchObject({ kind: 'floors', floors: [{ categoryName: '年末' }] })
  expect(section?.kind === 'floors' && section.floors[0]?.goods).toHaveLength(6)
})

test('what has nothing to show is left out', () => {
  const blocks: Block[] = [
    { id: 'm', type: 'market', title: '' },
    block(9, 'row'),
    { id: 's', type: 'stores', title: '', count: 10, withBrands: true },
    { id: 't', type: 'text', html: '' },
    { id: 'i', type: 'images', title: '', columns: 2, pictures: [] },
    { id: 'b', type: 'banner' },
    { id: 'g', type: 'goods', title: '', productIds: [99] },
  ]
  expect(kinds(blocks, answers([floorOf(9, 'row', 0)]))).toEqual([])
})

test('picked goods keep their order, and those that are gone are left out', () => {
  const [section] = buildSections([{ id: 'g', type: 'goods', title: 'x', productIds: [8, 99, 7] }], answers([]))
  expect(section?.kind === 'goods' && section.goods.map((goodsCardView) => goodsCardView.defaultProductId)).toEqual([8, 7])
})

test.each([
  ['/goods/detail/100001', true],
  ['/store/index?vid=1001', true],
  ['/store/list', false],
  ['/activity', false],
  ['/goods/list', false],
  ['/topic?topicId=3', false],
  ['', false],
])('a banner to %s says that it is an advertisement: %s', (address, is) => expect(isAdvertisement({ address })).toBe(is))
