import { inflateRawSync } from 'node:zlib'

/** Why an archive is not opened. */
export type ZipRefusal = 'fileNotSheet' | 'sheetTooLarge' | 'sheetBomb'
export type ZipLimits = { readonly entries: number; readonly inflated: number; readonly ratio: number }
type Entry = { readonly name: string; readonly method: number; readonly packed: number; readonly size: number; readonly offset: number }

const endMark = 0x06054b50
const entryMark = 0x02014b50
const localMark = 0x04034b50
// Small files pack well by nature; a bomb is large.
const ratioFrom = 100_000

/**
 * The files of a ZIP archive, each really unpacked under its limit: the sizes that the archive claims are not believed
 * (reliability R-FILE: entries ≤ 200, inflated ≤ 32 MB, ratio ≤ 100).
 */
export function unzipGuarded(bytes: Buffer, limits: ZipLimits): Map<string, Buffer> | ZipRefusal {
  const entries = directoryOf(bytes, limits.entries)
  if (typeof entries === 'string') return entries
  const files = new Map<string, Buffer>()
  let left = limits.inflated
  for (const entry of entries) {
    if (entry.size > left) return 'sheetTooLarge'
    const content = contentOf(bytes, entry, left)
    if (typeof content === 'string') return content
    if (content.length > ratioFrom && content.length > entry.packed * limits.ratio) return 'sheetBomb'
    left -= content.length
    files.set(entry.name, content)
  }
  return files
}

function directoryOf(bytes: Buffer, most: number): Entry[] | ZipRefusal {
  let end = bytes.length - 22
  const lowest = Math.max(0, end - 65_536)
  while (end >= lowest && bytes.readUInt32LE(end) !== endMark) end -= 1
  if (end < lowest || end < 0) return 'fileNotSheet'
  const count = bytes.readUInt16LE(end + 10)
  if (count > most) return 'sheetBomb'
  let at = bytes.readUInt32LE(end + 16)
  const entries: Entry[] = []
  for (let number = 0; number < count; number += 1) {
    if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== entryMark) return 'fileNotSheet'
    const [nameLength, extraLength, noteLength] = [28, 30, 32].map((place) => bytes.readUInt16LE(at + place))
    const name = bytes.toString('utf8', at + 46, at + 46 + (nameLength ?? 0))
    entries.push({
      name,
      method: bytes.readUInt16LE(at + 10),
      packed: bytes.readUInt32LE(at + 20),
      size: bytes.readUInt32LE(at + 24),
      offset: bytes.readUInt32LE(at + 42),
    })
    at += 46 + (nameLength ?? 0) + (extraLength ?? 0) + (noteLength ?? 0)
  }
  return entries
}

function contentOf(bytes: Buffer, { offset, packed, method }: Entry, most: number): Buffer | ZipRefusal {
  if (offset + 30 > bytes.length || bytes.readUInt32LE(offset) !== localMark) return 'fileNotSheet'
  const begin = offset + 30 + bytes.readUInt16LE(offset + 26) + bytes.readUInt16LE(offset + 28)
  if (begin + packed > bytes.length) return 'fileNotSheet'
  const raw = bytes.subarray(begin, begin + packed)
  if (method === 0) return raw.length > most ? 'sheetTooLarge' : raw
  if (method !== 8) return 'fileNotSheet'
  try {
    return inflateRawSync(raw, { maxOutputLength: Math.max(1, most) })
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE' ? 'sheetBomb' : 'fileNotSheet'
  }
}
