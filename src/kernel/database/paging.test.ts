import fc from 'fast-check'
import { expect, test } from 'vitest'
import { defineCursor, keysetPage, offsetOf } from './paging.ts'

const cursor = defineCursor('time', 'bigint', 'text', 'integer')

/** The writing of an arbitrary JSON value in a cursor's alphabet. */
function written(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url')
}

test('a key comes back as it went in', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 30 }).map((one) => one.normalize('NFC').replaceAll('\u0000', ''))
  const time = fc.date({ noInvalidDate: true })
  fc.assert(
    fc.property(time, fc.bigInt({ min: -(2n ** 63n) + 1n, max: 2n ** 63n - 1n }), text, fc.maxSafeInteger(), (at, id, name, rank) => {
      fc.pre(!Object.is(rank, -0) && name.isWellFormed())
      const there = cursor.write([at, id, name, rank])
      expect(there).toMatch(/^[A-Za-z0-9_-]+$/)
      expect(cursor.read(there)).toEqual([at, id, name, rank])
    }),
  )
})

test('whatever a stranger sends is either refused or a key in its one writing', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.jsonValue().map(written)), (text) => {
      const key = cursor.read(text)
      if (key !== undefined) expect(cursor.write(key)).toBe(text)
    }),
  )
})

test.each([
  ['nothing', ''],
  ['no base64url', '!!!'],
  ['padding', `${written([1, '1', 'a', 1])}=`],
  ['no JSON', Buffer.from('{').toString('base64url')],
  ['an object', written({ 0: 1 })],
  ['too few columns', written([1, '1', 'a'])],
  ['too many columns', written([1, '1', 'a', 1, 1])],
  ['a float', written([1, '1', 'a', 1.5])],
  ['a text for a number', written([1, '1', 'a', '1'])],
  ['a number for a bigint', written([1, 1, 'a', 1])],
  ['leading zeros', written([1, '01', 'a', 1])],
  ['null', written([1, '1', null, 1])],
  ['U+0000', written([1, '1', 'a\u0000', 1])],
  ['a time out of range', written([9e15, '1', 'a', 1])],
  ['spaces in the JSON', Buffer.from('[1, "1", "a", 1]').toString('base64url')],
  ['ten thousand letters', 'a'.repeat(10_000)],
])('a cursor of %s is refused', (_, text) => {
  expect(cursor.read(text)).toBeUndefined()
})

test('a page has a next exactly when one row more was found', () => {
  expect(keysetPage([1, 2, 3], 2, String)).toEqual({ rows: [1, 2], next: '2' })
  expect(keysetPage([1, 2], 2, String)).toEqual({ rows: [1, 2] })
  expect(keysetPage([], 2, String)).toEqual({ rows: [] })
})

test('a page begins after the rows of those before it', () => {
  expect([1, 2, 500].map((current) => offsetOf({ current, pageSize: 20 }))).toEqual([0, 20, 9980])
})
