import { expect, test } from 'vitest'
import { messageBooks } from './messages.ts'
import { sourceOf, sourcesUnder } from './source-tree.ts'
import { wordBreaches } from './terms.ts'

test('one thing has one name in the sentences of the product', () => {
  const books = messageBooks(sourcesUnder('src'))
  expect(books.length).toBeGreaterThan(50)
  expect(books.flatMap(wordBreaches)).toEqual([])
})

const breachesIn = (zh: string, en = 'Order') =>
  messageBooks([
    sourceOf('src/modules/order/messages.ts', `const a = defineMessages('order', { a: { zh: '${zh}', en: '${en}' } })`),
  ]).flatMap(wordBreaches)

test.each([
  ['another name for the supplier', '请联系商家', 'Order'],
  ['another name for the cart', '加入购物车', 'Order'],
  ['a suspension under another name', '店铺已停业', 'Order'],
  ['half-width punctuation', '已付款,请发货', 'Order'],
  ['corner quotes', '「锌锭」', 'Order'],
  ['English that nobody in trade writes', '提交', 'Hand in'],
  ['two spellings of one word', '询价', 'Inquiry'],
])('the wall finds %s', (_, zh, en) => {
  expect(breachesIn(zh, en)).toHaveLength(1)
})

test.each(['请联系供应商', '加入采购车', '店铺已暂停营业', '已付款，请发货', '周一,周二', '热镀锌行业采购商城'])('%s stands', (zh) => {
  expect(breachesIn(zh)).toEqual([])
})
