import type { Segmenter } from './search-lexemes.ts'

/**
 * A dictionary in columns: the letters of all words one behind the other, where each begins, its frequency, and a table of
 * slots (a word's number and one; 0 is free) by its letters. A tenth of the room that a tree of words takes.
 */
export type Dictionary = {
  letters: Uint16Array
  readonly starts: Uint32Array
  readonly frequencies: Float64Array
  readonly slots: Int32Array
  /** By the first letter: the longest word that begins with it. */
  readonly longest: Uint8Array
  words: number
  total: number
}

const lettersEach = 4

/** A dictionary with room for so many words. */
export function emptyDictionary(most: number): Dictionary {
  return {
    letters: new Uint16Array(most * lettersEach),
    starts: new Uint32Array(most + 1),
    frequencies: new Float64Array(most),
    slots: new Int32Array(2 ** Math.ceil(Math.log2(most * 2 + 2))),
    longest: new Uint8Array(0x1_0000),
    words: 0,
    total: 0,
  }
}

/** Adds a word of Chinese characters, or gives a known one another frequency. */
export function addDictionaryWord(book: Dictionary, word: string, frequency: number): void {
  const slot = slotOf(book, word, 0, word.length)
  const known = (book.slots[slot] ?? 0) - 1
  const number = known < 0 ? book.words : known
  book.total += frequency - (known < 0 ? 0 : (book.frequencies[number] ?? 0))
  book.frequencies[number] = frequency
  if (known >= 0) return
  const start = book.starts[number] ?? 0
  if (start + word.length > book.letters.length) {
    const roomy = new Uint16Array(book.letters.length * 2 + word.length)
    roomy.set(book.letters)
    book.letters = roomy
  }
  for (let at = 0; at < word.length; at += 1) book.letters[start + at] = word.charCodeAt(at)
  book.starts[number + 1] = start + word.length
  book.slots[slot] = number + 1
  book.words += 1
  const first = word.charCodeAt(0)
  book.longest[first] = Math.max(book.longest[first] ?? 0, Math.min(255, word.length))
}

/** Cuts runs of Chinese characters: `words` along the most probable way, `every` all words of the dictionary also inside one another. */
export function segmenterOf(book: Dictionary): Segmenter {
  return { words: (text) => cutProbably(book, text), every: (text) => cutAll(book, text) }
}

function cutProbably(book: Dictionary, text: string): string[] {
  const best = new Float64Array(text.length + 1)
  const ends = new Uint32Array(text.length + 1)
  const whole = Math.log(book.total)
  for (let from = text.length - 1; from >= 0; from -= 1) {
    const letter = letterEnd(text, from)
    let most = -Infinity
    const look = (to: number, number: number): void => {
      const worth = Math.log(number < 0 ? 1 : (book.frequencies[number] ?? 1)) - whole + (best[to] ?? 0)
      // Of equals the longer word.
      if (worth < most) return
      most = worth
      ends[from] = to
    }
    look(letter, numberOf(book, text, from, letter))
    for (const to of longerWords(book, text, from, letter)) look(to, numberOf(book, text, from, to))
    best[from] = most
  }
  const words: string[] = []
  for (let from = 0; from < text.length; from = ends[from] ?? text.length) words.push(text.slice(from, ends[from]))
  return words
}

function cutAll(book: Dictionary, text: string): string[] {
  const words: string[] = []
  for (let from = 0, letter = 0; from < text.length; from = letter) {
    letter = letterEnd(text, from)
    if (numberOf(book, text, from, letter) >= 0) words.push(text.slice(from, letter))
    for (const to of longerWords(book, text, from, letter)) words.push(text.slice(from, to))
  }
  return words
}

/** Where the words of more than one character end that begin at a place. */
function longerWords(book: Dictionary, text: string, from: number, letter: number): number[] {
  const last = Math.min(text.length, from + (book.longest[text.charCodeAt(from)] ?? 0))
  const ends: number[] = []
  for (let to = letter + 1; to <= last; to += 1) if (numberOf(book, text, from, to) >= 0) ends.push(to)
  return ends
}

// Rare characters take two places of a text.
function letterEnd(text: string, from: number): number {
  return from + ((text.codePointAt(from) ?? 0) > 0xffff ? 2 : 1)
}

function numberOf(book: Dictionary, text: string, from: number, to: number): number {
  return (book.slots[slotOf(book, text, from, to)] ?? 0) - 1
}

/** The slot of a part of the text: where its word is or would be. */
function slotOf({ slots, starts, letters }: Dictionary, text: string, from: number, to: number): number {
  let hash = 0x811c9dc5
  for (let at = from; at < to; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  for (let slot = (hash ^ (hash >>> 15)) & (slots.length - 1); ; slot = (slot + 1) & (slots.length - 1)) {
    const number = (slots[slot] ?? 0) - 1
    if (number < 0) return slot
    const start = starts[number] ?? 0
    if ((starts[number + 1] ?? 0) - start !== to - from) continue
    let at = 0
    while (from + at < to && letters[start + at] === text.charCodeAt(from + at)) at += 1
    if (from + at === to) return slot
  }
}
