import { expect, test } from 'vitest'
import { workName } from '../../src/pages/admin/audit/work-name.ts'
import { declaredWork } from '../fixtures/server/declared-endpoints.ts'
import { chineseInCode, messageBooks, namesakes, translationBreaches, unusedMessages } from './messages.ts'
import { sourceOf, sourcesUnder } from './source-tree.ts'

const sources = sourcesUnder('src')
const books = messageBooks(sources)

test('every Chinese sentence has an English one with the same placeholders', () => {
  expect(books.length).toBeGreaterThan(50)
  expect(books.flatMap(translationBreaches)).toEqual([])
})

test('what works in the background has a name in words for the platform', () => {
  expect(declaredWork.length).toBeGreaterThan(70)
  expect(declaredWork.filter((name) => workName('zh', name) === name)).toEqual([])
})

test('every set of messages has a name of its own', () => {
  expect(namesakes(books)).toEqual([])
})

test('every sentence is said by somebody', () => {
  expect(books.flatMap((book) => unusedMessages(book, sources))).toEqual([])
})

test('no Chinese text stands in code', () => {
  expect(sources.flatMap(chineseInCode)).toEqual([])
})

/** A module of messages and one file of code. */
function aModule({ lines = '', code = '' }) {
  const folder = 'src/modules/order'
  return [
    sourceOf(`${folder}/messages.ts`, `export const orderMessages = defineMessages('order', { ${lines} })`),
    sourceOf(`${folder}/server/place-order.ts`, code),
  ]
}

test('a file may hold several sets, and each is held to the same', () => {
  const folder = 'src/pages/member/orders'
  const tree = [
    sourceOf(
      `${folder}/messages.ts`,
      "export const a = defineMessages('list', { a: { zh: '甲', en: 'A' } })\nexport const b = defineMessages('detail', { b: { zh: '乙', en: '' } })",
    ),
    sourceOf(`${folder}/order-list-page.tsx`, "t('a')"),
  ]
  expect(messageBooks(tree).map((book) => book.name)).toEqual(['list', 'detail'])
  expect(messageBooks(tree).flatMap(translationBreaches)).toEqual([`${folder}/messages.ts: detail.b has no English sentence`])
  expect(messageBooks(tree).flatMap((book) => unusedMessages(book, tree))).toEqual([`${folder}/messages.ts: nobody says detail.b`])
})

test('two sets of one name are found', () => {
  const twice = ['list', 'detail'].map((area) => sourceOf(`src/pages/member/${area}/messages.ts`, "const x = defineMessages('orders', {})"))
  expect(namesakes(messageBooks(twice))).toHaveLength(1)
})

test.each([
  ['a missing translation', "a: { zh: '甲' }"],
  ['a missing source', "a: { en: 'A' }"],
  ['an empty sentence', "a: { zh: '甲', en: ' ' }"],
  ['a placeholder that differs', "a: { zh: '最多 {{max}}', en: 'at most {{most}}' }"],
  ['Chinese in the English sentence', "a: { zh: '甲', en: '甲' }"],
])('the wall finds %s', (_, lines) => {
  expect(messageBooks(aModule({ lines })).flatMap(translationBreaches)).toHaveLength(1)
})

const three = "short: { zh: '甲', en: 'A' }, gone_one: { zh: '乙', en: 'B' }, gone_other: { zh: '丙', en: 'C' }"

test.each([
  ['nothing', '', 3],
  ['one key', "t('short')", 2],
  ['a plural by its stem', "t('gone', { count: 2 }); t('short')", 0],
  ['the code of a refusal', "failure('order.short')", 2],
  ['a template', 't(`gone_${form}`)', 1],
])('when code says %s the rest is found unused', (_, code, unused) => {
  const tree = aModule({ lines: three, code })
  expect(messageBooks(tree).flatMap((book) => unusedMessages(book, tree))).toHaveLength(unused)
})

test('another module uses a sentence by its full code, not by a key of the same name', () => {
  const tree = (text: string) => [...aModule({ lines: "a: { zh: '甲', en: 'A' }" }), sourceOf('src/modules/rfq/server/x.ts', text)]
  const unusedIn = (text: string) => messageBooks(tree(text)).flatMap((book) => unusedMessages(book, tree(text)))
  expect(unusedIn("t('a')")).toHaveLength(1)
  expect(unusedIn("failure('order.a')")).toEqual([])
  expect(unusedIn("import { orderMessages } from '../../order/messages.ts'\nt('a')")).toEqual([])
})

test.each([["const x = '锌'"], ['const x = `锌${y}`'], ['const x = /锌/'], ['const x = <b>锌</b>'], ['const x = <b title="锌" />']])(
  'the wall stops code that says %s',
  (text) => {
    expect(chineseInCode(sourceOf('src/pages/member/orders/order-list-page.tsx', text))).toHaveLength(1)
  },
)

test.each([
  ['src/modules/order/messages.ts', "export const x = defineMessages('order', { a: { zh: '锌', en: 'zinc' } })"],
  ['src/modules/taxonomy/rules/units-data.ts', "export const units = ['支']"],
  ['src/modules/order/rules/order-actions.ts', '// 支 becomes 吨\nexport const x = 1'],
  ['src/modules/order/rules/order-actions.test.ts', "const x = '锌'"],
  ['src/adapters/postgres/migrate.ts', 'throw configurationError(`磁盘已满。The disk ${x} is full.`)'],
])('the wall lets %s say %s', (path, text) => {
  expect(chineseInCode(sourceOf(path, text))).toEqual([])
})
