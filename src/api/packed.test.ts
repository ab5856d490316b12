import { expect, test } from 'vitest'
import { pack, unpack } from './packed.ts'

test('what is packed comes out again, short or long', () => {
  for (const value of [{ a: 1, b: '锌', c: '~"\\~\\"\n' }, { list: Array.from({ length: 3000 }, (_, index) => `锌锭 ${index} 😀`) }])
    expect(unpack([...pack(value)])).toEqual(value)
})

test('a long text goes in pieces that are cheap to look up', () => {
  const packed = pack({ text: '锌'.repeat(20_000) })
  expect(packed.length).toBe(3)
})

test('the same text is read once', () => {
  const packed = [...pack({ a: 1 })]
  expect(unpack(packed)).toBe(unpack(packed))
})
