import { mkdir, open, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FileStore } from '../../modules/site/server/ports.ts'

const safeName = /^[a-z0-9-]{8,64}$/

/** Files in a folder of this machine, spread over 256 folders. Several machines need a shared one or an object store. */
export function diskFiles(folder: string): FileStore {
  // Time-ordered names begin alike; their ends are random.
  const placeOf = (name: string) => join(folder, name.slice(-2), name)
  return {
    put: async (name, bytes) => {
      if (!safeName.test(name)) throw new Error(`not a name of ours: ${name}`)
      const place = placeOf(name)
      await mkdir(join(folder, name.slice(-2)), { recursive: true })
      // Written aside first: a reader never meets half a file.
      await writeFile(`${place}.part`, bytes)
      await rename(`${place}.part`, place)
    },
    write: async (name, fill) => {
      if (!safeName.test(name)) throw new Error(`not a name of ours: ${name}`)
      const place = placeOf(name)
      await mkdir(join(folder, name.slice(-2)), { recursive: true })
      await writePart(`${place}.part`, fill)
      await rename(`${place}.part`, place)
    },
    read: async (name) => {
      if (!safeName.test(name)) return null
      const file = await open(placeOf(name)).catch(() => null)
      return file && file.createReadStream({ highWaterMark: 256 * 1024 })
    },
    get: async (name) => (safeName.test(name) ? readFile(placeOf(name)).catch(() => null) : null),
    remove: async (name) => {
      if (safeName.test(name)) await rm(placeOf(name), { force: true })
    },
  }
}

async function writePart(place: string, fill: Parameters<FileStore['write']>[1]): Promise<void> {
  const file = await open(place, 'w')
  try {
    await fill(async (bytes) => {
      for (let at = 0; at < bytes.length;) at += (await file.write(bytes, at)).bytesWritten
    })
  } catch (error) {
    await rm(place, { force: true })
    throw error
  } finally {
    await file.close()
  }
}
