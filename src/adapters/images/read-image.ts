import type { ImageReader } from '../../modules/site/server/ports.ts'
import { workQueue } from '../../kernel/concurrency/work-queue.ts'
import { openForeignFile } from '../foreign-files/open-foreign-file.ts'

type Picture = Awaited<ReturnType<ImageReader>>

const patience = (refuse: () => void) => {
  const timer = setTimeout(refuse, 8_000)
  return () => clearTimeout(timer)
}
const inTurn = workQueue({ atOnce: 1, mostWaiting: 24, mostOfOne: 8, patience })

/**
 * Turns a JPG, PNG, GIF or BMP into a WebP of at most 2000 pixels a side; null when it is none of them or broken. Throws a
 * BusyError when too many are waiting, or too many of `whose`.
 */
export const readImage: ImageReader = (bytes, whose) =>
  inTurn(async () => {
    const opened = await openForeignFile<NonNullable<Picture>>({ kind: 'picture', bytes })
    const picture = 'result' in opened ? opened.result : null
    return picture && { ...picture, webp: Buffer.from(picture.webp) }
  }, whose)
