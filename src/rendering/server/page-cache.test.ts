import { gunzipSync, brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { compressedText } from './compressed-text.ts'
import { pageCache, type CachedPage } from './page-cache.ts'

const aPage = (text: string): CachedPage => ({ status: 200, headers: {}, body: compressedText(Buffer.from(text)), etag: '"x"' })

test('what was asked for longest ago goes first when the bytes are used up', () => {
  const cache = pageCache(() => 0, 250)
  for (const key of ['a', 'b']) cache.keep(key, aPage('x'.repeat(100)), cache.generation())
  cache.get('a')
  cache.keep('c', aPage('x'.repeat(100)), cache.generation())
  expect(['a', 'b', 'c'].map((key) => cache.get(key) !== null)).toEqual([true, false, true])
  expect(cache.bytes()).toBe(200)
})

test('a page is old after a minute and no longer counted', () => {
  let now = 0
  const cache = pageCache(() => now)
  cache.keep('a', aPage('text'), cache.generation())
  now = 60_000
  expect([cache.get('a'), cache.bytes(), cache.size()]).toEqual([null, 0, 0])
})

test('a page that was being made while something changed is not kept', () => {
  const cache = pageCache(() => 0)
  const begun = cache.generation()
  cache.clear()
  cache.keep('a', aPage('old'), begun)
  expect(cache.get('a')).toBeNull()
})

test('a text comes in every encoding, and the plain one is let go once it is held compressed', () => {
  const text = '锌锭 0# '.repeat(500)
  const body = compressedText(Buffer.from(text))
  expect(gunzipSync(body.as('gzip')).toString()).toBe(text)
  expect(body.size()).toBeLessThan(500)
  expect(brotliDecompressSync(body.as('br')).toString()).toBe(text)
  expect(body.as('identity').toString()).toBe(text)
})
