import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { imageLibrary } from './image-library.ts'

/** Widths in CSS pixels that a picture is made in; anything else is refused, so that nobody can fill the disk. */
export const pictureWidths = [96, 160, 220, 240, 320, 360, 480, 640, 720, 800, 1080, 1200, 1440] as const
export type PictureFormat = 'webp' | 'avif'

const mostAtOnce = 2

export type PictureStore = {
  /** The bytes of a known picture in a width and format; null for a name that is not on the shelf. */
  readonly take: (name: string, width: number, format: PictureFormat) => Promise<Buffer | null>
}

/** Looks for a picture that is in none of the folders; null when there is none. */
type Elsewhere = (name: string) => Promise<Buffer | null>

const pictureFileName = /^[A-Za-z0-9_-]{1,64}\.webp$/

/** Opens the folders with original pictures; sized copies are made once and kept in `cacheDir`. */
export async function openPictureStore(folders: readonly string[], cacheDir: string, elsewhere?: Elsewhere): Promise<PictureStore> {
  await mkdir(cacheDir, { recursive: true })
  const known = new Map<string, string>()
  for (const folder of folders) {
    for (const name of await readdir(folder).catch(() => [])) if (pictureFileName.test(name)) known.set(name, join(folder, name))
  }
  const underWay = new Map<string, Promise<Buffer>>()
  const inTurn = turns(mostAtOnce)
  return {
    take: async (name, width, format) => {
      if (!pictureWidths.some((pictureWidth) => pictureWidth === width) || !pictureFileName.test(name)) return null
      const original = known.get(name) ?? (await elsewhere?.(name)) ?? null
      if (original === null) return null
      const kept = join(cacheDir, `${name.slice(0, -5)}-${width}.${format}`)
      const making =
        underWay.get(kept) ??
        readFile(kept)
          .catch(() => inTurn(() => make(original, kept, width, format)))
          .finally(() => underWay.delete(kept))
      underWay.set(kept, making)
      return making
    },
  }
}

/** Runs at most `most` pieces of work at once; the others wait in the order they came. */
function turns(most: number) {
  const waiting: (() => void)[] = []
  let running = 0
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running >= most) await new Promise<void>((resolve) => waiting.push(resolve))
    else running += 1
    try {
      return await work()
    } finally {
      // The place goes straight to the next one.
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}

async function make(original: string | Buffer, kept: string, width: number, format: PictureFormat): Promise<Buffer> {
  const sharp = await imageLibrary()
  const sized = sharp(original, { limitInputPixels: 40_000_000 }).resize({ width, withoutEnlargement: true })
  const bytes = await (format === 'avif' ? sized.avif({ quality: 55, effort: 2 }) : sized.webp({ quality: 78, effort: 4 })).toBuffer()
  // A copy that finds no room is made anew each time: the picture is shown all the same.
  await keep(kept, bytes).catch(() => undefined)
  return bytes
}

/** Written beside and moved, so that a reader never meets half a file. */
async function keep(place: string, bytes: Buffer): Promise<void> {
  const draft = `${place}.${process.pid}`
  try {
    await writeFile(draft, bytes)
    await rename(draft, place)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}
