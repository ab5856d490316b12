import type { ImageReader } from '../../modules/site/server/ports.ts'
import { workQueue } from '../../kernel/concurrency/work-queue.ts'
import { readBitmap } from './bitmap.ts'
import { imageLibrary } from './image-library.ts'

const formats = new Set(['jpeg', 'png', 'gif'])
const longestSide = 2000
// A picture of few bytes may claim gigabytes of pixels.
const limits = { limitInputPixels: 40_000_000, failOn: 'error', animated: false } as const

const patience = (refuse: () => void) => {
  const timer = setTimeout(refuse, 8_000)
  return () => clearTimeout(timer)
}
// 40 million pixels are 160 MB while they are drawn, and a second thread gains nothing beside the requests.
const inTurn = workQueue({ atOnce: 1, mostWaiting: 24, mostOfOne: 8, patience })

/**
 * Turns a JPG, PNG, GIF or BMP into a WebP of at most 2000 pixels a side; null when it is none of them or broken. Throws a
 * BusyError when too many are waiting, or too many of `whose`.
 */
export const readImage: ImageReader = (bytes, whose) => inTurn(() => drawAnew(bytes), whose)

async function drawAnew(bytes: Buffer): ReturnType<ImageReader> {
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
