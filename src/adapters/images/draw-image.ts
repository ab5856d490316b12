import type { ImageReader } from '../../modules/site/server/ports.ts'
import { readBitmap } from './bitmap.ts'
import { imageLibrary } from './image-library.ts'

const formats = new Set(['jpeg', 'png', 'gif'])
const longestSide = 2000
// A picture of few bytes may claim gigabytes of pixels.
const limits = { limitInputPixels: 40_000_000, failOn: 'error', animated: false } as const

/** What `readImage` promises, in the process for foreign files. */
export async function drawImage(bytes: Buffer): ReturnType<ImageReader> {
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
