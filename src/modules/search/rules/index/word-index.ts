import { appendTo, beginList, emptyPostingLists, readInto, type PostingLists } from './posting-lists.ts'
import { emptyWordNumbers, numberOfPart, numberWord, type WordNumbers } from './word-numbers.ts'

/**
 * Where a group of words stands: either the places of goods in rising order with a code each, or, when that are many, a code
 * for every place of the board (0: not there). Dead goods are among them. A higher code is worth more.
 */
export type GroupMatch = { readonly many: number; readonly places: Int32Array | null; readonly codes: Uint8Array }

/** Where each word stands: numbers of goods, a word's own list in rising order, the standing of the word in the lowest two bits. */
export type WordIndex = {
  readonly numbers: WordNumbers
  readonly lists: PostingLists
  /** Where the words that were searched for last stand, and how many bytes that takes; forgotten when new words come. */
  readonly matches: Map<string, GroupMatch>
  matchBytes: number
  /** Numbers of the words in alphabetical order; null after a new word came. */
  sorted: Int32Array | null
}
const codeOfA = 65
/** The least standing of a word in the name, the category or the specifications. */
export const leastNameStanding = 1

export function emptyWordIndex(): WordIndex {
  return { numbers: emptyWordNumbers(), lists: emptyPostingLists(), matches: new Map(), matchBytes: 0, sorted: null }
}

/** Adds the words of the goods at a place; places must come in rising order. */
export function addWords(index: WordIndex, place: number, text: string): void {
  if (index.matchBytes > 0) {
    index.matches.clear()
    index.matchBytes = 0
  }
  for (let from = 0; from < text.length;) {
    const space = text.indexOf(' ', from)
    const to = space < 0 ? text.length : space
    const standing = 3 - (text.charCodeAt(from) - codeOfA)
    const known = numberOfPart(index.numbers, text, from + 1, to)
    appendTo(index.lists, known < 0 ? newWord(index, text.slice(from + 1, to)) : known, ((place << 2) | standing) >>> 0)
    from = to + 1
  }
}

function newWord(index: WordIndex, word: string): number {
  const number = numberWord(index.numbers, word)
  beginList(index.lists, number)
  index.sorted = null
  return number
}

/** How many goods hold the word of this number. */
export function holdersOf({ lists }: WordIndex, word: number): number {
  return lists.lengths[word] ?? 0
}

/** The entries of the word of this number, in `room`, which must be long enough for them. */
export function readEntries({ lists }: WordIndex, number: number, room: Uint32Array): Uint32Array {
  return room.subarray(0, readInto(lists, number, room))
}

/** The numbers of all words that begin so, at most `most`. */
export function numbersFrom(index: WordIndex, prefix: string, most: number): number[] {
  const { words } = index.numbers
  index.sorted ??= Int32Array.from(words.keys()).toSorted((a, b) => ((words[a] ?? '') < (words[b] ?? '') ? -1 : 1))
  const sorted = index.sorted
  let low = 0
  for (let high = sorted.length; low < high;) {
    const middle = (low + high) >> 1
    if ((words[sorted[middle] ?? 0] ?? '') < prefix) low = middle + 1
    else high = middle
  }
  const numbers: number[] = []
  for (let at = low; at < sorted.length && numbers.length < most; at += 1) {
    const number = sorted[at] ?? 0
    if (!words[number]?.startsWith(prefix)) break
    numbers.push(number)
  }
  return numbers
}
