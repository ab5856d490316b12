import type { FoundGoods } from './choose-goods.ts'
import type { WordGroup } from './search-query.ts'
import { leastNameStanding, listOf, listsFrom, type WordIndex } from './word-index.ts'

/** What the standing of a word is worth: in the description or the store, beside the name, in the name, in both. */
const worth = [0.1, 0.5, 1, 1.15]
// The word itself, another word for it, the beginning of a word, the characters of a word apart.
const values = { typed: 1, synonym: 0.9, beginning: 0.6, letters: 0.25 }
const mostBeginnings = 2_000

/** Goods with every group; when there are none, `some` are those with at least half of them and `any` those with one. */
export type FoundByWords = { readonly every: FoundGoods; readonly some: FoundGoods; readonly any: FoundGoods }

const nothing: FoundGoods = { goods: new Int32Array(0), ranks: new Float32Array(0) }

/**
 * Goods that hold all groups, and those that hold at least half of them. The rank is the mean worth of each
 * group's word. `size` is the number of places, `alive` says which count.
 */
export function findGoods(
  index: WordIndex,
  groups: readonly WordGroup[],
  { size, alive }: { size: number; alive: Uint8Array },
): FoundByWords {
  const tally = clearTally(index, size)
  for (const [turn, group] of groups.entries()) markGroup(index, group, tally, turn + 1)
  const most = groups.length
  const every = gather(tally, alive, most, { groups: most, size })
  if (every.goods.length > 0) return { every, some: nothing, any: nothing }
  return {
    every,
    some: gather(tally, alive, Math.ceil(most / 2), { groups: most, size }),
    any: gather(tally, alive, 1, { groups: most, size }),
  }
}

/** One tally per index serves all searches, one after the other: garbage of this size costs more than the search. */
function clearTally(index: WordIndex, size: number): Tally {
  const known = tallies.get(index)
  if (!known || known.hits.length < size) {
    const room = size + (size >> 3)
    const made = { hits: new Uint8Array(room), last: new Uint8Array(room), now: new Float32Array(room), rank: new Float32Array(room) }
    tallies.set(index, made)
    return made
  }
  for (const column of [known.hits, known.last, known.now, known.rank]) column.fill(0)
  return known
}

const tallies = new WeakMap<WordIndex, Tally>()

type Tally = { readonly hits: Uint8Array; readonly last: Uint8Array; readonly now: Float32Array; readonly rank: Float32Array }

function markGroup(index: WordIndex, group: WordGroup, tally: Tally, turn: number): void {
  for (const { words, how } of group.alternatives) {
    const [first = ''] = words
    // A single character means its word only in names and categories: elsewhere it stands in any word.
    const least = how === 'letters' || /^\p{Script=Han}$/u.test(first) ? leastNameStanding : 0
    const about = { turn, value: values[how], least }
    if (how === 'beginning') for (const list of listsFrom(index, first, mostBeginnings)) markList(list, tally, about)
    else markList(words.length > 1 ? together(index, words, least) : listOf(index, first), tally, about)
  }
}

function markList(list: Uint32Array, { hits, last, now, rank }: Tally, how: { turn: number; value: number; least: number }): void {
  const { turn, value, least } = how
  for (let at = 0; at < list.length; at += 1) {
    const entry = list[at] ?? 0
    const standing = entry & 3
    if (standing < least) continue
    const place = entry >>> 2
    const worthHere = (worth[standing] ?? 0) * value
    if (last[place] !== turn) {
      last[place] = turn
      hits[place] = (hits[place] ?? 0) + 1
      now[place] = worthHere
      rank[place] = (rank[place] ?? 0) + worthHere
    } else if (worthHere > (now[place] ?? 0)) {
      rank[place] = (rank[place] ?? 0) + worthHere - (now[place] ?? 0)
      now[place] = worthHere
    }
  }
}

/** Entries of goods that hold all the words, each with the least of their standings. */
function together(index: WordIndex, words: readonly string[], least: number): Uint32Array {
  const [shortest = new Uint32Array(0), ...others] = words.map((word) => listOf(index, word)).toSorted((a, b) => a.length - b.length)
  const met = shortest.slice()
  let total = met.length
  for (const list of others) total = keepShared(met, total, list)
  const shared = met.subarray(0, total)
  return least === 0 ? shared : shared.filter((entry) => (entry & 3) >= least)
}

/** Keeps the first `length` entries of `met` whose place `list` has too, with the lesser standing; answers how many those are. */
function keepShared(met: Uint32Array, length: number, list: Uint32Array): number {
  let total = 0
  // One walk along both: they are in the same order.
  for (let at = 0, other = 0; at < length && other < list.length;) {
    const first = met[at] ?? 0
    const second = list[other] ?? 0
    const here = first >>> 2
    const there = second >>> 2
    if (here < there) at += 1
    else if (here > there) other += 1
    else {
      met[total++] = (here << 2) | Math.min(first & 3, second & 3)
      at += 1
      other += 1
    }
  }
  return total
}

function gather({ hits, rank }: Tally, alive: Uint8Array, least: number, { groups, size }: { groups: number; size: number }): FoundGoods {
  let total = 0
  for (let place = 0; place < size; place += 1) if ((hits[place] ?? 0) >= least && alive[place] === 1) total += 1
  const goods = new Int32Array(total)
  const ranks = new Float32Array(total)
  let at = 0
  for (let place = 0; at < total; place += 1) {
    if ((hits[place] ?? 0) < least || alive[place] !== 1) continue
    goods[at] = place
    // Those that hold more of the words come first, whatever their places are worth.
    ranks[at] = ((hits[place] ?? 0) - least) * 10 + Math.round(((rank[place] ?? 0) / groups) * 100) / 100
    at += 1
  }
  return { goods, ranks }
}
