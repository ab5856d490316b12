import type { ImageReader } from '../../modules/site/server/ports.ts'
import { readBitmap } from './bitmap.ts'
import { imageLibrary } from './image-library.ts'

const formats = new Set(['jpeg', 'png', 'gif'])
const longestSide = 2000
// A picture of few bytes may claim gigabytes of pixels.
const limits = { limitInputPixels: 40_000_000, failOn: 'error', animated: false } as const

/** Turns a JPG, PNG, GIF or BMP into a WebP of at most 2000 pixels a side; null when it is none of them or broken. */
export const readImage: ImageReader = async (bytes) => {
  const sharp = await imageLibrary()
  try {
    const bitmap = readBitmap(bytes)
    const source = bitmap
      ? sharp(bitmap.data, { raw: { width: bitmap.width, height: bitmap.height, channels: bitmap.channels } })
      : sharp(bytes, limits)
    if (!bitmap && !formats.has((await source.metadata()).format ?? '')) return null
    const { data, info } = await source
      .rotate()
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer({ resolveWithObject: true })
    return { webp: data, width: info.width, height: info.height }
  } catch {
    return null
  }
}
