/**
 * Numbers for words, given out in the order of their first mention. A table of its own instead of a Map: a word is looked up
 * where it stands in a longer text, so that reading eighteen million of them makes no eighteen million strings.
 */
export type WordNumbers = {
  readonly words: string[]
  /** A word's number and one, at the place that its hash says or the next free one; 0 is free. A power of two long. */
  slots: Int32Array
}

const fewestSlots = 1_024

export function emptyWordNumbers(): WordNumbers {
  return { words: [], slots: new Int32Array(fewestSlots) }
}

/** The number of the word that stands in `text` between two places; −1 when it has none. */
export function numberOfPart({ words, slots }: WordNumbers, text: string, from: number, to: number): number {
  for (let slot = hashOf(text, from, to) & (slots.length - 1); ; slot = (slot + 1) & (slots.length - 1)) {
    const number = (slots[slot] ?? 0) - 1
    if (number < 0 || isPart(words[number] ?? '', text, from, to)) return number
  }
}

/** The number of a word; −1 when it has none. */
export function numberOfWord(numbers: WordNumbers, word: string): number {
  return numberOfPart(numbers, word, 0, word.length)
}

/** Gives a word that has no number the next one. */
export function numberWord(numbers: WordNumbers, word: string): number {
  const number = numbers.words.length
  // A slice would keep the whole text alive that it was cut from.
  numbers.words.push(Buffer.from(word).toString())
  if (numbers.words.length * 2 <= numbers.slots.length) putInto(numbers.slots, word, number)
  else {
    numbers.slots = new Int32Array(numbers.slots.length * 2)
    for (const [each, own] of numbers.words.entries()) putInto(numbers.slots, own, each)
  }
  return number
}

function putInto(slots: Int32Array, word: string, number: number): void {
  let slot = hashOf(word, 0, word.length) & (slots.length - 1)
  while (slots[slot] !== 0) slot = (slot + 1) & (slots.length - 1)
  slots[slot] = number + 1
}

function isPart(word: string, text: string, from: number, to: number): boolean {
  if (word.length !== to - from) return false
  for (let at = 0; at < word.length; at += 1) if (word.charCodeAt(at) !== text.charCodeAt(from + at)) return false
  return true
}

function hashOf(text: string, from: number, to: number): number {
  let hash = 0x811c9dc5
  for (let at = from; at < to; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  // The lowest bits choose the slot: the highest must have their say there.
  return hash ^ (hash >>> 15)
}
