import { expect, test } from 'vitest'
import { sourceOf, sourcesUnder } from './source-tree.ts'
import { chineseInCode, translationBreaches, unusedWords, wordBooks } from './words.ts'

const sources = sourcesUnder('src')
const books = wordBooks(sources)

test('every Chinese line has an English one with the same placeholders', () => {
  expect(books.length).toBeGreaterThan(0)
  expect(books.flatMap(translationBreaches)).toEqual([])
})

test('every line is said by somebody', () => {
  expect(books.flatMap((book) => unusedWords(book, sources))).toEqual([])
})

test('no Chinese text stands in code', () => {
  expect(sources.flatMap(chineseInCode)).toEqual([])
})

/** A module of words and one file of code. */
function aModule({ zh = '', en = '', code = '' }) {
  const folder = 'src/modules/order'
  return [
    sourceOf(`${folder}/words.zh.ts`, `export const zh = { ${zh} } as const`),
    sourceOf(`${folder}/words.en.ts`, `export const en = { ${en} } satisfies Words<typeof zh>`),
    sourceOf(`${folder}/words.ts`, "export const orderWords = defineWords('order', zh, en)"),
    sourceOf(`${folder}/server/place-order.ts`, code),
  ]
}

test('a module may split its words by topic, and each part is held to the same', () => {
  const folder = 'src/modules/order/web'
  const split = [
    sourceOf(`${folder}/words-detail.zh.ts`, "export const zh = { a: '甲', b: '乙' } as const"),
    sourceOf(`${folder}/words-detail.en.ts`, "export const en = { a: 'A' } satisfies Words<typeof zh>"),
    sourceOf(`${folder}/words-detail.ts`, "export const detailWords = defineWords('detail', zh, en)"),
    sourceOf(`${folder}/page.tsx`, "t('a')"),
  ]
  const [book] = wordBooks(split)
  expect(book?.name).toBe('detail')
  expect(wordBooks(split).flatMap(translationBreaches)).toEqual([`${folder}: b has no English line`])
  expect(book && unusedWords(book, split)).toEqual([`${folder}: nobody says b`])
  expect(split.flatMap(chineseInCode)).toEqual([])
})

test.each([
  ['a missing line', { zh: "a: '甲'", en: '' }],
  ['a surplus line', { zh: '', en: "a: 'A'" }],
  ['an empty line', { zh: "a: '甲'", en: "a: ' '" }],
  ['a placeholder that differs', { zh: "a: '最多 {{max}}'", en: "a: 'at most {{most}}'" }],
  ['Chinese in the English file', { zh: "a: '甲'", en: "a: '甲'" }],
])('the wall finds %s', (_, words) => {
  expect(wordBooks(aModule(words)).flatMap(translationBreaches)).toHaveLength(1)
})

const two = { zh: "short: '甲', gone_one: '乙', gone_other: '丙'", en: "short: 'A', gone_one: 'B', gone_other: 'C'" }

test.each([
  ['nothing', '', 3],
  ['one key', "t('short')", 2],
  ['a plural by its stem', "t('gone', { count: 2 }); t('short')", 0],
  ['the code of a refusal', "failure('order.short')", 2],
  ['a template', 't(`gone_${form}`)', 1],
])('when code says %s the rest is found unused', (_, code, unused) => {
  const tree = aModule({ ...two, code })
  expect(wordBooks(tree).flatMap((book) => unusedWords(book, tree))).toHaveLength(unused)
})

test('another module uses a line by its full code, not by a key of the same name', () => {
  const elsewhere = (text: string) => [...aModule({ zh: "a: '甲'", en: "a: 'A'" }), sourceOf('src/modules/rfq/server/x.ts', text)]
  const unusedIn = (text: string) => wordBooks(elsewhere(text)).flatMap((book) => unusedWords(book, elsewhere(text)))
  expect(unusedIn("t('a')")).toHaveLength(1)
  expect(unusedIn("failure('order.a')")).toEqual([])
  expect(unusedIn("import { orderWords } from '../../order/words.ts'\nt('a')")).toEqual([])
})

test.each([["const x = '锌'"], ['const x = `锌${y}`'], ['const x = /锌/'], ['const x = <b>锌</b>'], ['const x = <b title="锌" />']])(
  'the wall stops code that says %s',
  (text) => {
    expect(chineseInCode(sourceOf('src/modules/order/web/mall/order-page.tsx', text))).toHaveLength(1)
  },
)

test.each([
  ['src/modules/order/words.zh.ts', "export const zh = { a: '锌' }"],
  ['src/modules/insight/rules/units-data.ts', "export const units = ['支']"],
  ['src/modules/order/rules/order-actions.ts', '// 支 becomes 吨\nexport const x = 1'],
  ['src/modules/order/rules/order-actions.test.ts', "const x = '锌'"],
  ['src/adapters/postgres/migrate.ts', 'throw configurationError(`磁盘已满。The disk ${x} is full.`)'],
])('the wall lets %s say %s', (path, text) => {
  expect(chineseInCode(sourceOf(path, text))).toEqual([])
})
