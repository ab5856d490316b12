import { expect, test } from 'vitest'
import { sourcesUnder } from '../source-tree.ts'

// Whatever somebody works in by rows stands on the shared list of src/ui/console/list; what does not is named here.

/** Pages by themselves, without the shared list. */
const ownPages: Readonly<Record<string, string>> = {
  'src/modules/chat/ui/agent-workspace.tsx': 'conversations beside the one that is open, in a column of 300 px',
  'src/modules/settlement/ui/bill-lines.tsx': 'lines of one statement, below it',
  'src/pages/admin/loyalty/accounts-admin.tsx': 'entries of one account in a dialog, whose page is in no address',
  'src/pages/admin/wallet/ledger-entries.tsx': 'entries of one account in a dialog, whose page is in no address',
}

/** On the shared list, with rows that are drawn otherwise than as a table. */
const ownRows: Readonly<Record<string, string>> = {
  'src/pages/member/coupons/coupon-list-page.tsx': 'coupons are cards, as in the coupon centre',
  'src/pages/member/orders/order-list-page.tsx': 'an order is a card of goods, progress and what may be done',
  'src/pages/member/orders/order-logistics-page.tsx': 'an order unfolds into shipments with their tracks',
  'src/pages/member/reviews/review-list-page.tsx': 'an order is a card of goods',
  'src/pages/seller/goods/price-grid-page.tsx': 'prices are fields that take a paste',
  'src/pages/seller/shipments/shipment-list-page.tsx': 'an order unfolds into shipments with their tracks',
}

const sources = sourcesUnder('src').filter(({ path }) => /^src\/(pages|modules)\/.*\.tsx?$/.test(path) && !path.includes('.test.'))
const saying = (words: RegExp) => sources.filter(({ text }) => words.test(text)).map(({ path }) => path)

test('who turns pages by themselves is named with the reason', () => {
  expect(saying(/<(PageTurner|CursorPager)\b/)).toEqual(Object.keys(ownPages))
})

test('who draws rows otherwise than as a table is named with the reason', () => {
  expect(saying(/^ +body=\{\(/m)).toEqual(Object.keys(ownRows))
})

test('no two lists keep what a person chose under the same name', () => {
  const names = sources.flatMap(({ text }) => [...text.matchAll(/\buseList\(\s*['`]([^'`]+)['`]/g)].map(([, name]) => name))
  expect(names.length).toBeGreaterThan(90)
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
})
