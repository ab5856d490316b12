import { expect, test } from 'vitest'
import { inlineStyleBreaches, type RemainingStyles } from './inline-styles.ts'
import { sourceOf, sourcesUnder } from './source-tree.ts'

const share = 'share of a bar or a chart'
const colour = 'colour of a series of a chart'

/** What may remain, by file: how many, and what is computed. */
const remaining: RemainingStyles = {
  'src/app/layout/network-notice.tsx': [1, 'no page carries its styles while the network is there'],
  'src/app/layout/shells/entry-shell.tsx': [1, 'picture that the platform chose'],
  'src/modules/catalog/ui/flash-badge.tsx': [1, share],
  'src/modules/contract-usage/ui/usage-chart.tsx': [3, share],
  'src/modules/dashboard/ui/day-chart.tsx': [1, share],
  'src/modules/group-sale/ui/group-card.tsx': [2, share],
  'src/modules/page-builder/ui/editor/block-preview.tsx': [2, 'columns that the editor chose'],
  'src/modules/promotion/ui/coupon-card.tsx': [1, share],
  'src/pages/admin/taxonomy/category-row.tsx': [1, 'indent by level'],
  'src/pages/mall/zinc-market/zinc-chart.tsx': [3, `${share}, ${colour}`],
  'src/pages/mall/zinc-market/zinc-price-panel.tsx': [1, colour],
  'src/pages/member/home/spending-chart.tsx': [2, `${share}, ${colour}`],
  'src/pages/member/rfq/comparison/quotation-matrix.tsx': [2, 'width by the number of quotations, height of rows that are not drawn'],
  'src/pages/seller/customers/month-bars.tsx': [1, share],
  'src/pages/seller/prices/formula-editor.tsx': [1, colour],
  'src/rendering/client/hydrate-when-visible.tsx': [2, 'a box that is there for the script only'],
  'src/ui/basic/picture.tsx': [2, 'aspect ratio of a picture'],
  'src/ui/console/list/list-head.tsx': [2, 'width of a column'],
  'src/ui/feedback/states.tsx': [3, `${share}, size of a skeleton`],
  'src/ui/goods/store-logo.tsx': [1, 'hue of a store'],
  'src/ui/shell/category-menu.tsx': [1, 'width of a skeleton'],
}

test('what a class can say is no inline style, and computed ones are counted by file', () => {
  const sources = sourcesUnder('src')
  expect(sources.flatMap((source) => inlineStyleBreaches(source, remaining))).toEqual([])
  const paths = new Set(sources.map(({ path }) => path))
  expect(Object.keys(remaining).filter((path) => !paths.has(path))).toEqual([])
})

test('a fixed style is stopped wherever it is, a computed one beyond the count, and a count that is too high', () => {
  const breaches = (text: string, allowed: RemainingStyles = {}) => inlineStyleBreaches(sourceOf('src/ui/x.tsx', text), allowed)
  expect(breaches('const a = <p style={{ margin: 4 }} />', { 'src/ui/x.tsx': [1, ''] })).toHaveLength(2)
  expect(breaches('const a = <p style={{ width: share }} />')).toEqual(['src/ui/x.tsx has 1 computed inline styles, 0 may remain'])
  expect(breaches('const a = <p style={{ width: share }} />', { 'src/ui/x.tsx': [1, ''] })).toEqual([])
  expect(breaches('const a = <p />', { 'src/ui/x.tsx': [1, ''] })).toHaveLength(1)
})

test('the console kit keeps its own: its styles are in no layer, so a class would lose', () => {
  const text = "import { Input } from 'antd'\nconst a = <Input.Search style={{ width: 180 }} />"
  expect(inlineStyleBreaches(sourceOf('src/ui/x.tsx', text), {})).toEqual([])
})
