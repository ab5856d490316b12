import sharp from 'sharp'
import { expect, test } from 'vitest'
import { readImage } from './read-image.ts'

/** A bitmap of two by two pixels, 24 bits: the lower row first, rows padded to four bytes. */
function aBitmap(): Buffer {
  const bytes = Buffer.alloc(54 + 16)
  bytes.write('BM', 0, 'latin1')
  bytes.writeUInt32LE(54, 10)
  bytes.writeInt32LE(2, 18)
  bytes.writeInt32LE(2, 22)
  bytes.writeUInt16LE(24, 28)
  // Blue, green, red of the upper left pixel, which lies in the second stored row.
  bytes[54 + 8 + 2] = 255
  return bytes
}

test('JPG, PNG, GIF and BMP become WebP', async () => {
  const plain = sharp({ create: { width: 8, height: 4, channels: 3, background: 'red' } })
  for (const bytes of [await plain.clone().jpeg().toBuffer(), await plain.clone().png().toBuffer(), await plain.clone().gif().toBuffer()]) {
    expect(await readImage(bytes)).toMatchObject({ width: 8, height: 4 })
  }
  const bitmap = await readImage(aBitmap())
  expect(bitmap).toMatchObject({ width: 2, height: 2 })
  expect((await sharp(bitmap?.webp).raw().toBuffer())[0]).toBeGreaterThan(100)
})

test('anything else is refused: a script, half a picture, a bitmap that claims too much, another format', async () => {
  const png = await sharp({ create: { width: 64, height: 64, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
  const webp = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
    .webp()
    .toBuffer()
  const bomb = aBitmap()
  bomb.writeInt32LE(60_000, 18)
  bomb.writeInt32LE(60_000, 22)
  for (const bytes of [Buffer.from('<svg onload="alert(1)"/>'), png.subarray(0, 60), bomb, webp]) expect(await readImage(bytes)).toBeNull()
})
