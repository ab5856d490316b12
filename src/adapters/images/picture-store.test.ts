import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { openPictureStore } from './picture-store.ts'

async function aShelf() {
  const folder = await mkdtemp(join(tmpdir(), 'shelf-'))
  const cache = join(folder, 'cache')
  await sharp({ create: { width: 1000, height: 1000, channels: 3, background: '#9ac4e2' } })
    .webp()
    .toFile(join(folder, 'ingot-1.webp'))
  return { shelf: await openPictureStore([folder], cache), cache }
}

test('a picture comes in the width and format asked for, and is made once', async () => {
  const { shelf, cache } = await aShelf()
  const [one, two] = await Promise.all([shelf.take('ingot-1.webp', 360, 'avif'), shelf.take('ingot-1.webp', 360, 'avif')])
  expect(one).toEqual(two)
  expect(await sharp(one ?? undefined).metadata()).toMatchObject({ width: 360, height: 360, format: 'heif' })
  expect(await readdir(cache)).toEqual(['ingot-1-360.avif'])
})

test.each(['../ingot-1.webp', 'ingot-2.webp', 'ingot-1.png', 'ingot-1.webp\0', ''])(
  'a name that is not on the shelf gives nothing: %j',
  async (name) => {
    const { shelf } = await aShelf()
    expect(await shelf.take(name, 360, 'webp')).toBeNull()
  },
)

test.each([0, -1, 361, Number.NaN, Infinity, 100_000])('a width that is not offered makes no file: %d', async (width) => {
  const { shelf, cache } = await aShelf()
  expect(await shelf.take('ingot-1.webp', width, 'webp')).toBeNull()
  expect(await readdir(cache)).toEqual([])
})

test('without a place for copies a picture is shown all the same', async () => {
  const { shelf, cache } = await aShelf()
  await rm(cache, { recursive: true })
  expect(await sharp((await shelf.take('ingot-1.webp', 360, 'webp')) ?? undefined).metadata()).toMatchObject({ width: 360 })
})
