import type { WordGroup } from './search-query.ts'
import { leastNameStanding, numbersFrom, readEntries, type GroupMatch, type WordIndex } from '../index/word-index.ts'
import { numberOfWord } from '../index/word-numbers.ts'

// What the standing of a word is worth, in hundredths: in the description or the store, beside the name, in the name, in both.
const worth = [10, 50, 100, 115]
// The word itself, another word for it, the beginning of a word, the characters of a word apart; in hundredths.
const values = { typed: 100, synonym: 90, beginning: 60, letters: 25 }
/** What each code is worth in 10,000ths, in rising order; code 0 is nothing. */
export const scoreOfCode: readonly number[] = [
  0,
  ...new Set(Object.values(values).flatMap((value) => worth.map((one) => one * value))),
].toSorted((a, b) => a - b)
const codesOf = (value: number) => Uint8Array.from(worth, (one) => scoreOfCode.indexOf(one * value))
const codes = {
  typed: codesOf(values.typed),
  synonym: codesOf(values.synonym),
  beginning: codesOf(values.beginning),
  letters: codesOf(values.letters),
}

const mostBeginnings = 2_000
// The same words stand in most searches: their matches are kept, in so many bytes.
const mostBytes = 6_000_000
// Above this share of all places a code for each of them is smaller than a list.
const fewShift = 4

type Scratch = { marks: Uint8Array; touched: Int32Array; first: Uint32Array; second: Uint32Array }
const scratches = new WeakMap<WordIndex, Scratch>()

/** The match of a group over `size` places; kept until the index gets new words. */
export function scoreWordMatches(index: WordIndex, group: WordGroup, size: number): GroupMatch {
  const key = group.alternatives.map((alternative) => `${alternative.how} ${alternative.words.join(' ')}`).join('|')
  const known = index.matches.get(key)
  if (known) {
    // Asked for again: it goes last.
    index.matches.delete(key)
    index.matches.set(key, known)
    return known
  }
  const made = makeMatch(index, group, size)
  index.matches.set(key, made)
  index.matchBytes += bytesOf(made)
  for (const [oldest, match] of index.matches) {
    if (index.matchBytes <= mostBytes) break
    index.matches.delete(oldest)
    index.matchBytes -= bytesOf(match)
  }
  return made
}

const bytesOf = ({ places, codes: own }: GroupMatch): number => (places?.byteLength ?? 0) + own.byteLength

function makeMatch(index: WordIndex, group: WordGroup, size: number): GroupMatch {
  const scratch = scratchOf(index, size)
  let many = 0
  for (const { words, how } of group.alternatives) {
    const [first = ''] = words
    // A single character means its word only in names and categories: elsewhere it stands in any word.
    const about = { code: codes[how], least: how === 'letters' || /^\p{Script=Han}$/u.test(first) ? leastNameStanding : 0 }
    if (how === 'beginning') {
      for (const number of numbersFrom(index, first, mostBeginnings))
        many = mark(scratch, readEntries(index, number, roomy(index, scratch, 'first', number)), about, many)
    } else many = mark(scratch, together(index, words, scratch), about, many)
  }
  return many <= scratch.touched.length ? fewPlaces(scratch, many) : everyPlace(scratch, { many, size })
}

function scratchOf(index: WordIndex, size: number): Scratch {
  const known = scratches.get(index)
  if (known && known.marks.length >= size) return known
  const room = size + (size >> 3)
  const made = {
    marks: new Uint8Array(room),
    touched: new Int32Array(room >> fewShift),
    first: new Uint32Array(0),
    second: new Uint32Array(0),
  }
  scratches.set(index, made)
  return made
}

/** One of the two reading columns with room for the list of this number. */
function roomy({ lists }: WordIndex, scratch: Scratch, which: 'first' | 'second', number: number): Uint32Array {
  const length = lists.lengths[number] ?? 0
  if (scratch[which].length < length) scratch[which] = new Uint32Array(length + (length >> 2))
  return scratch[which]
}

/** Puts the better code at the place of each entry; answers how many places have one now. */
function mark(
  { marks, touched }: Scratch,
  entries: Uint32Array,
  { code, least }: { code: Uint8Array; least: number },
  before: number,
): number {
  let many = before
  for (let at = 0; at < entries.length; at += 1) {
    const entry = entries[at] ?? 0
    const standing = entry & 3
    if (standing < least) continue
    const place = entry >>> 2
    const own = code[standing] ?? 0
    const known = marks[place] ?? 0
    if (own <= known) continue
    marks[place] = own
    if (known !== 0) continue
    if (many < touched.length) touched[many] = place
    many += 1
  }
  return many
}

function fewPlaces({ marks, touched }: Scratch, many: number): GroupMatch {
  const places = touched.slice(0, many)
  let isRising = true
  for (let at = 1; at < many && isRising; at += 1) isRising = (places[at - 1] ?? 0) < (places[at] ?? 0)
  if (!isRising) places.sort()
  const own = new Uint8Array(many)
  for (let at = 0; at < many; at += 1) {
    const place = places[at] ?? 0
    own[at] = marks[place] ?? 0
    marks[place] = 0
  }
  return { many, places, codes: own }
}

function everyPlace({ marks }: Scratch, { many, size }: { many: number; size: number }): GroupMatch {
  const own = marks.slice(0, size)
  marks.fill(0, 0, size)
  return { many, places: null, codes: own }
}

/** Entries of goods that hold all the words, each with the least of their standings. They lie in a column that the next call uses again. */
function together(index: WordIndex, words: readonly string[], scratch: Scratch): Uint32Array {
  const numbers: number[] = []
  for (const word of words) {
    const number = numberOfWord(index.numbers, word)
    if (number < 0) return scratch.first.subarray(0, 0)
    numbers.push(number)
  }
  const { lengths } = index.lists
  const [shortest = 0, ...others] = numbers.toSorted((a, b) => (lengths[a] ?? 0) - (lengths[b] ?? 0))
  const met = readEntries(index, shortest, roomy(index, scratch, 'first', shortest))
  let total = met.length
  for (const other of others) {
    if (total === 0) break
    total = keepShared(met, total, readEntries(index, other, roomy(index, scratch, 'second', other)))
  }
  return met.subarray(0, total)
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
    if (here === there) met[total++] = (here << 2) | Math.min(first & 3, second & 3)
    at += here <= there ? 1 : 0
    other += there <= here ? 1 : 0
  }
  return total
}
