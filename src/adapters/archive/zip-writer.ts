import { once } from 'node:events'
import { crc32, createDeflateRaw } from 'node:zlib'
import { Zip, type AsyncFlateStreamHandler, type ZipInputFile } from 'fflate'
import type { OpenZip } from '../../modules/privacy/server/ports.ts'

type Entry = ZipInputFile & { size: number; crc: number; ondata?: AsyncFlateStreamHandler }

/**
 * Writes a ZIP into a sink while its files come, one after the other: no file and no archive is ever whole in memory.
 * Text is deflated by zlib's own threads; what is packed already is stored. Names are UTF-8 with `/` between folders.
 */
export const openZip: OpenZip = (sink) => {
  const ready: Uint8Array[] = []
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    ready.push(chunk)
  })
  const flush = async (): Promise<void> => {
    for (const chunk of ready.splice(0)) await sink(chunk)
  }
  const begin = (name: string, compression: number): Entry => {
    const entry: Entry = { filename: name, size: 0, crc: 0, compression }
    zip.add(entry)
    return entry
  }
  return {
    store: async (name, content) => {
      const entry = begin(name, 0)
      count(entry, content)
      entry.ondata?.(null, unshared(content), true)
      await flush()
    },
    deflate: async (name, fill) => {
      const entry = begin(name, 8)
      const deflated = createDeflateRaw({ level: 6 })
      deflated.on('data', (chunk: Buffer) => entry.ondata?.(null, unshared(chunk), false))
      await fill(async (text) => {
        const bytes = Buffer.from(text, 'utf8')
        count(entry, bytes)
        if (!deflated.write(bytes)) await once(deflated, 'drain')
        await flush()
      })
      deflated.end()
      await once(deflated, 'end')
      entry.ondata?.(null, new Uint8Array(0), true)
      await flush()
    },
    finish: async () => {
      zip.end()
      await flush()
    },
  }
}

function count(entry: Entry, bytes: Uint8Array): void {
  entry.crc = crc32(bytes, entry.crc)
  entry.size += bytes.length
}

/** Neither zlib nor a file read from the disk lies in memory that threads share, which is all that the library's type asks. */
function unshared(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  return bytes as Uint8Array<ArrayBuffer>
}
