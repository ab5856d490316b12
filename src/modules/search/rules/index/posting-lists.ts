import { withCapacity } from './typed-columns.ts'

/**
 * Many lists of rising numbers that only grow, as differences of one to five bytes in a few large blocks: eighteen million
 * entries of a million SKUs take 30 MB instead of 75. A list is a chain of slices, each twice as long as the one before;
 * the last four bytes of a slice say where the next begins.
 */
export type PostingLists = {
  readonly blocks: Uint8Array[]
  /** Bytes that are given away, over all blocks. */
  used: number
  /** Per list: where its first slice begins, the byte that is written next, where its slice's link stands and its size, entries, the last one. */
  first: Int32Array
  next: Int32Array
  link: Int32Array
  sizes: Int32Array
  lengths: Int32Array
  last: Int32Array
}

const blockBits = 18
const blockBytes = 1 << blockBits
const linkBytes = 4
const shortestSlice = 8
const longestSlice = 4_096

export function emptyPostingLists(): PostingLists {
  const column = () => new Int32Array(0)
  return { blocks: [], used: 0, first: column(), next: column(), link: column(), sizes: column(), lengths: column(), last: column() }
}

/** Begins the list of this number; numbers are given out one after the other. */
export function beginList(lists: PostingLists, list: number): void {
  for (const name of ['first', 'next', 'link', 'sizes', 'lengths', 'last'] as const) lists[name] = withCapacity(lists[name], list + 1)
  const start = giveBytes(lists, shortestSlice)
  lists.first[list] = start
  lists.next[list] = start
  lists.link[list] = start + shortestSlice - linkBytes
  lists.sizes[list] = shortestSlice
}

/** Puts a number at the end of a list; it must not be less than the one before. */
export function appendTo(lists: PostingLists, list: number, value: number): void {
  let left = value - (lists.last[list] ?? 0)
  for (; left > 127; left >>>= 7) putByte(lists, list, (left & 127) | 128)
  putByte(lists, list, left)
  lists.last[list] = value
  lists.lengths[list] = (lists.lengths[list] ?? 0) + 1
}

/** The numbers of a list. */
export function readList(lists: PostingLists, list: number): Uint32Array {
  const values = new Uint32Array(lists.lengths[list] ?? 0)
  readInto(lists, list, values)
  return values
}

/** Puts the numbers of a list into `values`, which must have room for them; answers how many they are. */
export function readInto(lists: PostingLists, list: number, values: Uint32Array): number {
  const length = lists.lengths[list] ?? 0
  let start = lists.first[list] ?? 0
  let value = 0
  let shift = 0
  let difference = 0
  for (let entry = 0, size = shortestSlice; entry < length; size = sliceAfter(size)) {
    const block = lists.blocks[start >> blockBits] ?? new Uint8Array(0)
    const end = (start & (blockBytes - 1)) + size - linkBytes
    for (let at = start & (blockBytes - 1); at < end && entry < length; at += 1) {
      const byte = block[at] ?? 0
      difference |= (byte & 127) << shift
      shift += 7
      if (byte > 127) continue
      value += difference
      values[entry++] = value
      shift = 0
      difference = 0
    }
    if (entry < length) start = linkAt(block, end)
  }
  return length
}

function putByte(lists: PostingLists, list: number, byte: number): void {
  let at = lists.next[list] ?? 0
  if (at === lists.link[list]) {
    const size = sliceAfter(lists.sizes[list] ?? 0)
    const start = giveBytes(lists, size)
    const block = lists.blocks[at >> blockBits]
    for (let part = 0; part < linkBytes; part += 1) if (block) block[(at & (blockBytes - 1)) + part] = start >>> (8 * part)
    at = start
    lists.link[list] = start + size - linkBytes
    lists.sizes[list] = size
  }
  const block = lists.blocks[at >> blockBits]
  if (block) block[at & (blockBytes - 1)] = byte
  lists.next[list] = at + 1
}

function linkAt(block: Uint8Array, at: number): number {
  return (block[at] ?? 0) | ((block[at + 1] ?? 0) << 8) | ((block[at + 2] ?? 0) << 16) | ((block[at + 3] ?? 0) << 24)
}

function sliceAfter(size: number): number {
  return Math.min(longestSlice, size * 2)
}

/** Bytes side by side in one block; the rest of a block that has too few is left. */
function giveBytes(lists: PostingLists, size: number): number {
  if (lists.blocks.length * blockBytes - lists.used < size) {
    lists.used = lists.blocks.length * blockBytes
    lists.blocks.push(new Uint8Array(blockBytes))
  }
  const start = lists.used
  lists.used += size
  return start
}
