import type { Language } from '../../../../kernel/i18n/translate.ts'

/** Documents by number. What is asked for comes as an object that nobody may change. */
export type DocumentCache<Value> = {
  readonly get: (id: number) => Value | undefined
  /** Keeps one document under several numbers. */
  readonly keep: (ids: readonly number[], value: Value) => void
}

/** The number of a SKU's document in one language. */
export function documentKey(productId: number, lang: Language): number {
  return productId * 2 + (lang === 'en' ? 1 : 0)
}

type Room = {
  /** How many are kept as they are. */
  readonly objects: number
  /** How many bytes the others take as JSON. */
  readonly bytes: number
}

const blockBytes = 1 << 17
// A number may stand in so many slots: the first that is free or that held the oldest.
const ways = 4
const bytesPerSlot = 256

/**
 * The first documents are kept as objects and stay, the others as bytes outside the heap, where the newest are written over the
 * oldest. Objects that are remembered until they are old and then forgotten are what V8 stops everybody for to collect.
 */
export function documentCache<Value>({ objects, bytes }: Room): DocumentCache<Value> {
  const first = new Map<number, Value>()
  let later: Ring | null = null
  return {
    get: (id) => {
      const known = first.get(id)
      if (known !== undefined || later === null) return known
      const text = textIn(later, id)
      // Only `keep` writes there.
      return text === null ? undefined : (JSON.parse(text) as Value)
    },
    keep: (ids, value) => {
      if (first.size + ids.length <= objects) {
        for (const id of ids) first.set(id, value)
        return
      }
      later ??= emptyRing(bytes)
      writeInto(later, ids, JSON.stringify(value))
    },
  }
}

type Ring = {
  readonly most: number
  readonly blocks: Buffer[]
  /** Bytes that were ever given away: where the next document begins, over and over around the blocks. */
  written: number
  /** Per slot: the number, where its document begins and how long it is. */
  readonly ids: Float64Array
  readonly at: Float64Array
  readonly lengths: Int32Array
}

function emptyRing(bytes: number): Ring {
  const most = Math.max(2, Math.floor(bytes / blockBytes))
  const slots = 2 ** Math.ceil(Math.log2((most * blockBytes) / bytesPerSlot))
  return {
    most,
    blocks: [],
    written: 0,
    ids: new Float64Array(slots).fill(-1),
    at: new Float64Array(slots).fill(-Infinity),
    lengths: new Int32Array(slots),
  }
}

const slotOf = ({ ids }: Ring, id: number, way: number): number =>
  (((Math.imul(id, 0x9e3779b1) >>> 12) & (ids.length - 1)) + way) % ids.length
const isThere = ({ at, most, written }: Ring, slot: number): boolean => (at[slot] ?? -Infinity) >= written - most * blockBytes

function textIn(ring: Ring, id: number): string | null {
  for (let way = 0; way < ways; way += 1) {
    const slot = slotOf(ring, id, way)
    if (ring.ids[slot] !== id) continue
    if (!isThere(ring, slot)) return null
    const at = ring.at[slot] ?? 0
    const begin = at % blockBytes
    const block = ring.blocks[Math.floor(at / blockBytes) % ring.most]
    return block?.toString('utf8', begin, begin + (ring.lengths[slot] ?? 0)) ?? null
  }
  return null
}

function writeInto(ring: Ring, ids: readonly number[], text: string): void {
  const length = Buffer.byteLength(text)
  if (length > blockBytes) return
  if ((ring.written % blockBytes) + length > blockBytes) ring.written = Math.ceil(ring.written / blockBytes) * blockBytes
  const at = ring.written
  const number = Math.floor(at / blockBytes) % ring.most
  const block = (ring.blocks[number] ??= Buffer.allocUnsafeSlow(blockBytes))
  block.write(text, at % blockBytes, 'utf8')
  ring.written = at + length
  for (const id of ids) {
    const slot = freeSlot(ring, id)
    ring.ids[slot] = id
    ring.at[slot] = at
    ring.lengths[slot] = length
  }
}

/** The slot that the number has already, else the one whose document is the oldest. */
function freeSlot(ring: Ring, id: number): number {
  let oldest = slotOf(ring, id, 0)
  for (let way = 0; way < ways; way += 1) {
    const slot = slotOf(ring, id, way)
    if (ring.ids[slot] === id) return slot
    if ((ring.at[slot] ?? 0) < (ring.at[oldest] ?? 0)) oldest = slot
  }
  return oldest
}
