import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { once } from 'node:events'
import { rename, rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { createZstdCompress, createZstdDecompress } from 'node:zlib'

// A backup is one zstd stream of frames: a letter, four bytes of length, the bytes. H opens an entry (JSON), D is a piece of it, E closes it
// (JSON with its SHA-256), Z is the end: what was cut off somewhere has none (docs/decisions/149).
const letters = { open: 'H', data: 'D', close: 'E', end: 'Z' } as const
const magic = 'zincbridge backup 1'

/** What an entry is; the first one of an archive says what the archive is. */
export type EntryHeader = { readonly kind: 'about' | 'table' | 'file'; readonly name: string; readonly [fact: string]: unknown }

export type ArchiveWriter = {
  readonly add: (header: EntryHeader, pieces: AsyncIterable<Buffer> | Iterable<Buffer>) => Promise<{ readonly bytes: number }>
}

/** Writes an archive beside `path` and puts it there when it is whole; only its owner may read it. */
export async function writeArchive(path: string, work: (writer: ArchiveWriter) => Promise<void>): Promise<void> {
  const part = `${path}.part`
  const packing = createZstdCompress()
  const written = pipeline(packing, createWriteStream(part, { mode: 0o600 }))
  written.catch(() => undefined)
  const frame = async (letter: string, bytes: Buffer): Promise<void> => {
    const head = Buffer.alloc(5)
    head.write(letter, 'latin1')
    head.writeUInt32BE(bytes.length, 1)
    packing.write(head)
    if (!packing.write(bytes)) await Promise.race([once(packing, 'drain'), written])
  }
  const json = (letter: string, value: unknown) => frame(letter, Buffer.from(JSON.stringify(value)))
  const add: ArchiveWriter['add'] = async (header, pieces) => {
    await json(letters.open, header)
    const hash = createHash('sha256')
    let bytes = 0
    for await (const piece of pieces) {
      hash.update(piece)
      bytes += piece.length
      await frame(letters.data, piece)
    }
    await json(letters.close, { sha256: hash.digest('hex'), bytes })
    return { bytes }
  }
  try {
    await json(letters.open, { magic })
    await work({ add })
    await json(letters.end, {})
    packing.end()
    await written
    await rename(part, path)
  } catch (error) {
    packing.destroy()
    await rm(part, { force: true })
    throw error
  }
}

/** Hands every entry to `take`, which must read all of its pieces. Throws where the archive is damaged or ends too early. */
export async function readArchive(
  path: string,
  take: (header: EntryHeader, pieces: AsyncIterable<Buffer>) => Promise<void>,
): Promise<void> {
  const frames = framesOf(createReadStream(path).pipe(createZstdDecompress()))
  const first = await frames.next()
  if (first.done || first.value.letter !== letters.open || first.value.bytes.toString() !== JSON.stringify({ magic }))
    throw new Error(`${path} is no backup of ZincBridge, or of another version of it`)
  for (;;) {
    const { value: frame, done } = await frames.next()
    if (done) throw new Error(`${path} was cut off: its end is missing`)
    if (frame.letter === letters.end) return
    const header: EntryHeader = JSON.parse(frame.bytes.toString())
    await take(header, piecesOf(frames, header))
  }
}

type Frame = { readonly letter: string; readonly bytes: Buffer }

async function* piecesOf(frames: AsyncGenerator<Frame, void>, header: EntryHeader): AsyncGenerator<Buffer> {
  const hash = createHash('sha256')
  for (;;) {
    const { value: frame, done } = await frames.next()
    if (done) throw new Error(`the backup was cut off in ${header.name}`)
    if (frame.letter === letters.close) {
      const { sha256 } = JSON.parse(frame.bytes.toString())
      if (sha256 !== hash.digest('hex')) throw new Error(`${header.name} is damaged in the backup`)
      return
    }
    hash.update(frame.bytes)
    yield frame.bytes
  }
}

async function* framesOf(stream: AsyncIterable<Buffer>): AsyncGenerator<Frame, void> {
  let waiting: Buffer[] = []
  let size = 0
  let wanted = 5
  let letter = ''
  for await (const chunk of stream) {
    waiting.push(chunk)
    size += chunk.length
    while (size >= wanted) {
      const all = Buffer.concat(waiting)
      const bytes = all.subarray(0, wanted)
      waiting = [all.subarray(wanted)]
      size -= wanted
      if (letter === '') {
        letter = String.fromCharCode(bytes[0] ?? 0)
        wanted = bytes.readUInt32BE(1)
        continue
      }
      yield { letter, bytes }
      letter = ''
      wanted = 5
    }
  }
}
