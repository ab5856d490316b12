import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cleanName, cleanText, codePointLength, firstCodePoints } from './text.ts'

test.each(['a\u0000b', '\u0000', '\uD800', 'x\uDC00y', '\uD83D'])('text %j cannot be stored', (text) => {
  expect(cleanText(text)).toBeUndefined()
  expect(cleanName(text)).toBeUndefined()
})

test('the two writings of one character become one', () => {
  expect(cleanText('Cafe\u0301')).toBe('Caf\u00e9')
  expect(cleanName('Cafe\u0301')).toBe(cleanName('Caf\u00e9'))
})

test('a text keeps what belongs to it: line breaks, joined emoji', () => {
  expect(cleanText('a\nb 👨‍👩‍👧')).toBe('a\nb 👨‍👩‍👧')
})

test.each(['zinc\u200B', '\uFEFFzinc', 'zi\u200Dnc', 'zinc\u202E', 'z\u2066inc', 'zi\u00ADnc', '  zinc '])(
  'the name %j is zinc',
  (name) => {
    expect(cleanName(name)).toBe('zinc')
  },
)

test('a name of nothing visible is refused, and so is one with control characters', () => {
  for (const name of ['', '   ', '\u200B\u200B', '\u3164', 'a\u0007b', '\u001b[31m']) expect(cleanName(name)).toBeUndefined()
})

test('cleaning twice changes nothing more', () => {
  const anyUnit = fc.integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit))
  fc.assert(
    fc.property(fc.string({ unit: anyUnit }), (text) => {
      const once = cleanName(text)
      if (once !== undefined) expect(cleanName(once)).toBe(once)
    }),
  )
})

test('length counts characters, not halves of them', () => {
  expect(codePointLength('锌桥𠮷😀')).toBe(4)
  expect(firstCodePoints('😀😀😀', 2)).toBe('😀😀')
  expect(firstCodePoints('abc', 5)).toBe('abc')
})
