import { expect, test } from 'vitest'
import { BusyError } from '../../kernel/failure/busy-error.ts'
import { compressedText } from './compressed-text.ts'
import { pageCache, type CachedPage } from './page-cache.ts'
import { sharedMaking } from './shared-making.ts'

const aPage = (text: string): CachedPage => ({ status: 200, headers: {}, body: compressedText(Buffer.from(text)), etag: `"${text}"` })
const old = (page: CachedPage, begun: CachedPage | { readonly etag: string }) => page.etag === begun.etag
const isPage = (made: object): made is CachedPage => 'etag' in made

/** A rendering that ends when it is told to. */
function aRendering() {
  const { promise, resolve, reject } = Promise.withResolvers<CachedPage>()
  return { make: () => promise, end: (text: string) => resolve(aPage(text)), fail: reject }
}

test('many who ask at once share one rendering', async () => {
  const making = sharedMaking(pageCache(Date.now), isPage)
  const one = aRendering()
  let made = 0
  const asked = [1, 2, 3].map(() =>
    making.take('a', () => {
      made += 1
      return one.make()
    }),
  )
  one.end('a')
  expect((await Promise.all(asked)).map(({ page }) => 'etag' in page && page.etag)).toEqual(['"a"', '"a"', '"a"'])
  expect(made).toBe(1)
})

test('who asks after a clearing does not get what began before it', async () => {
  const cache = pageCache(Date.now)
  const making = sharedMaking(cache, isPage)
  const [before, after] = [aRendering(), aRendering()]
  const first = making.take('a', before.make)
  cache.clear()
  const second = making.take('a', after.make)
  before.end('old')
  after.end('new')
  expect([await first, await second].map(({ page }) => old(page as CachedPage, { etag: '"old"' }))).toEqual([true, false])
  expect(cache.get('a')?.etag).toBe('"new"')
})

test('an old page is shown when no new one can be made, or not soon; without one the trouble is told', async () => {
  let now = 0
  const cache = pageCache(() => now)
  const making = sharedMaking(cache, isPage, 20)
  cache.keep('a', aPage('kept'), cache.generation())
  now = 61_000
  const busy = () => Promise.reject(new BusyError('no'))
  expect(await making.take('a', busy)).toMatchObject({ isStale: true, page: { etag: '"kept"' } })
  const slow = aRendering()
  expect(await making.take('a', slow.make)).toMatchObject({ isStale: true, page: { etag: '"kept"' } })
  slow.end('fresh')
  await expect.poll(() => cache.get('a')?.etag).toBe('"fresh"')
  await expect(making.take('b', busy)).rejects.toThrow('no')
  // A bug is a bug, whatever is kept.
  now += 61_000
  await expect(making.take('a', () => Promise.reject(new TypeError('bug')))).rejects.toThrow('bug')
})
