import { expect, test } from 'vitest'
import { speechlessRefusals } from './refusal-words.ts'
import { sourceOf, sourcesUnder } from './source-tree.ts'
import { wordBooks } from './words.ts'

test('every refusal has a sentence that the dispatcher can find', () => {
  const sources = sourcesUnder('src')
  expect(speechlessRefusals(sources, wordBooks(sources))).toEqual([])
})

function houseWith(code: string, collected: string) {
  const sources = [
    sourceOf('src/modules/order/words.zh.ts', "export const zh = { short: '甲', left_one: '乙', left_other: '丙' }"),
    sourceOf('src/modules/order/words.ts', "export const orderWords = defineWords('order', zh, en)"),
    sourceOf('src/app/registration/all-messages.ts', collected),
    sourceOf('src/modules/order/server/checkout/place-order.ts', code),
  ]
  return speechlessRefusals(sources, wordBooks(sources))
}

const collected = "import { orderWords } from '../../modules/order/words.ts'"

test.each(["failure('order.missing')", "failure('nobody.short')", "failure('short')", "const line = { code: 'order.missing', facts: {} }"])(
  'the wall finds %s',
  (code) => {
    expect(houseWith(code, collected)).toHaveLength(1)
  },
)

test('words that nobody collects are found', () => {
  expect(houseWith("failure('order.short')", '')).toHaveLength(1)
})

test.each(["failure('order.short')", "failure('order.left', { count: 2 })", "const unit = { code: 'kg' }", 'failure(code)'])(
  'the wall lets %s be',
  (code) => {
    expect(houseWith(code, collected)).toEqual([])
  },
)
