import fc from 'fast-check'
import { expect, test } from 'vitest'
import { encodePageData, decodePageData } from './page-data-encoding.ts'

test('what is packed comes out again, short or long', () => {
  for (const value of [{ a: 1, b: '锌', c: '~"\\~\\"\n' }, { list: Array.from({ length: 3000 }, (_, index) => `锌锭 ${index} 😀`) }])
    expect(decodePageData([...encodePageData(value)])).toEqual(value)
})

test('a long text goes in pieces that are cheap to look up', () => {
  const packed = encodePageData({ text: '锌'.repeat(20_000) })
  expect(packed.length).toBe(3)
})

test('the same text is read once', () => {
  const packed = [...encodePageData({ a: 1 })]
  expect(decodePageData(packed)).toBe(decodePageData(packed))
})

test('things that are alike are sent as a table', () => {
  const goods = Array.from({ length: 20 }, (_, at) => ({
    goodsId: at,
    goodsName: `#${at}`,
    tags: ['a'],
    seen: undefined,
    store: { storeId: at },
  }))
  const [text = ''] = encodePageData({ goods })
  expect(text.split('goodsName').length).toBe(2)
  expect(decodePageData([text])).toEqual({ goods })
})

test('whatever JSON can say comes out as it went in', () => {
  const key = fc.string({ minLength: 1, maxLength: 3 }).filter((name) => name !== '__proto__')
  const { tree } = fc.letrec((tie) => ({
    tree: fc.oneof(
      { maxDepth: 4 },
      fc.string(),
      fc.integer(),
      fc.boolean(),
      fc.constant(null),
      fc.array(tie('tree')),
      fc.dictionary(key, tie('tree')),
    ),
  }))
  fc.assert(
    fc.property(tree, (value) => {
      expect(decodePageData([...encodePageData(value)])).toEqual(JSON.parse(JSON.stringify(value)))
    }),
  )
})
