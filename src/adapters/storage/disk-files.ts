import { access, mkdir, open, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { BusyError } from '../../kernel/failure/busy-error.ts'
import type { FileStore } from '../../modules/site/server/ports.ts'

const safeName = /^[a-z0-9-]{8,64}$/
/** No room, no right, no disk: nothing of it is the fault of whoever handed the file in. */
const outOfOrder = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EACCES', 'EPERM', 'EIO', 'ENOENT', 'ENOTDIR', 'EMFILE', 'ENFILE'])

/**
 * Files in a folder of this machine, which exists, spread over 256 folders. Several machines need a shared one or an object store. A folder
 * that is missing, full or forbidden is busy (HTTP 503): a file in it is never said not to exist.
 */
export function diskFiles(folder: string): FileStore {
  // Time-ordered names begin alike; their ends are random.
  const placeOf = (name: string) => join(folder, name.slice(-2), name)
  return {
    put: async (name, bytes) => {
      if (!safeName.test(name)) throw new Error(`not a name of ours: ${name}`)
      await keptAs(placeOf(name), (part) => writeFile(part, bytes))
    },
    write: async (name, fill) => {
      if (!safeName.test(name)) throw new Error(`not a name of ours: ${name}`)
      await keptAs(placeOf(name), (part) => writePart(part, fill))
    },
    read: async (name) => {
      if (!safeName.test(name)) return null
      const file = await found(folder, () => open(placeOf(name)))
      return file && file.createReadStream({ highWaterMark: 256 * 1024 })
    },
    get: async (name) => (safeName.test(name) ? found(folder, () => readFile(placeOf(name))) : null),
    remove: async (name) => {
      if (safeName.test(name)) await rm(placeOf(name), { force: true })
    },
  }
}

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : '')

/** What is read; null where it does not exist, though its folder does. */
async function found<Read>(folder: string, reads: () => Promise<Read>): Promise<Read | null> {
  try {
    return await reads()
  } catch (cause) {
    if (codeOf(cause) !== 'ENOENT') throw new BusyError('the folder of files cannot be read', { cause })
    const isThere = await access(folder).then(
      () => true,
      () => false,
    )
    if (isThere) return null
    throw new BusyError('the folder of files is missing', { cause })
  }
}

function unlessThere(error: unknown): void {
  if (codeOf(error) !== 'EEXIST') throw error
}

/** Writes aside first: a reader never meets half a file, and nothing is left of one that found no room. */
async function keptAs(place: string, writes: (part: string) => Promise<void>): Promise<void> {
  const part = `${place}.part`
  try {
    // Never the folder itself: where its disk is not mounted, what is put there would be lost.
    await mkdir(dirname(place)).catch(unlessThere)
    await writes(part)
    await rename(part, place)
  } catch (cause) {
    await rm(part, { force: true }).catch(() => undefined)
    throw outOfOrder.has(codeOf(cause)) ? new BusyError('the folder of files cannot be written', { cause }) : cause
  }
}

async function writePart(place: string, fill: Parameters<FileStore['write']>[1]): Promise<void> {
  const file = await open(place, 'w')
  try {
    await fill(async (bytes) => {
      for (let at = 0; at < bytes.length;) at += (await file.write(bytes, at)).bytesWritten
    })
  } finally {
    await file.close()
  }
}
