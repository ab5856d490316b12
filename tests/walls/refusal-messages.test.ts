import { expect, test } from 'vitest'
import { messageBooks } from './messages.ts'
import { speechlessRefusals } from './refusal-messages.ts'
import { sourceOf, sourcesUnder } from './source-tree.ts'

test('every refusal has a sentence that the dispatcher can find', () => {
  const sources = sourcesUnder('src')
  expect(speechlessRefusals(sources, messageBooks(sources))).toEqual([])
})

function treeWith(code: string, collected: string) {
  const sources = [
    sourceOf(
      'src/modules/order/messages.ts',
      "export const orderMessages = defineMessages('order', { short: { zh: '甲', en: 'A' }, left_one: { zh: '乙', en: 'B' }, left_other: { zh: '丙', en: 'C' } })",
    ),
    sourceOf('src/app/registration/all-messages.ts', collected),
    sourceOf('src/modules/order/server/checkout/place-order.ts', code),
  ]
  return speechlessRefusals(sources, messageBooks(sources))
}

const collected = 'const allMessages = [\n  orderMessages,\n]'

test.each(["failure('order.missing')", "failure('nobody.short')", "failure('short')", "const line = { code: 'order.missing', facts: {} }"])(
  'the wall finds %s',
  (code) => {
    expect(treeWith(code, collected)).toHaveLength(1)
  },
)

test('messages that nobody collects are found', () => {
  expect(treeWith("failure('order.short')", '')).toHaveLength(1)
})

test.each(["failure('order.short')", "failure('order.left', { count: 2 })", "const unit = { code: 'kg' }", 'failure(code)'])(
  'the wall lets %s be',
  (code) => {
    expect(treeWith(code, collected)).toEqual([])
  },
)
