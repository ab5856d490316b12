import { pinyinPrefix, type Romaniser } from '../../../taxonomy/rules/text/search-lexemes.ts'
import type { WordGroup } from './search-query.ts'
import { holdersOf, type WordIndex } from '../index/word-index.ts'

/**
 * Typing errors between two texts (a letter wrong, missing, too many, two changed about), or `limit + 1` as soon as there
 * are more than `limit`.
 */
function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1
  let before: number[] = []
  let above = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row]
    let least = row
    for (let column = 1; column <= b.length; column += 1) {
      const changed = (above[column - 1] ?? 0) + (a[row - 1] === b[column - 1] ? 0 : 1)
      let best = Math.min(changed, (above[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1)
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1])
        best = Math.min(best, (before[column - 2] ?? 0) + 1)
      current.push(best)
      if (best < least) least = best
    }
    if (least > limit) return limit + 1
    before = above
    above = current
  }
  return Math.min(above[b.length] ?? 0, limit + 1)
}

/** A word that people know, as it is written and as it sounds. */
export type KnownWord = { readonly word: string; readonly sound: string }

/** How many typing errors a text of this length may hold: two differing letters out of four are another word. */
function allowed(length: number): number {
  return length < 4 ? 0 : length < 8 ? 1 : 2
}

/**
 * What was probably meant by a group that stands nowhere: a known Chinese word that sounds the same or nearly so, else the
 * most frequent English word, pinyin or specification within one or two typing errors. Null when nothing is near.
 */
export function correctSpelling(group: WordGroup, index: WordIndex, known: readonly KnownWord[], romanise: Romaniser): string | null {
  if (group.kind === 'spec') return nearLexeme(index, group.text, (word) => /\d/.test(word))
  const sound = group.kind === 'han' ? romanise(group.text).full : group.text
  const heard = nearKnown(sound, known)
  if (heard !== null || group.kind === 'han') return heard
  return nearLexeme(index, group.text, (word) => /^[a-z]+$/.test(word))
}

function nearKnown(sound: string, known: readonly KnownWord[]): string | null {
  let best: string | null = null
  let least = allowed(sound.length) + 1
  for (const one of known) {
    const errors = editDistance(sound, one.sound, least - 1)
    if (errors >= least) continue
    best = one.word
    least = errors
    if (errors === 0) break
  }
  return best
}

function nearLexeme(index: WordIndex, text: string, fits: (word: string) => boolean): string | null {
  let best: string | null = null
  let least = allowed(text.length)
  let mostGoods = 0
  for (const [number, word] of index.numbers.words.entries()) {
    // People get the first letter right, and without it every word is near to many.
    if (word[0] !== text[0] || Math.abs(word.length - text.length) > least || word.startsWith(pinyinPrefix) || !fits(word)) continue
    const errors = editDistance(text, word, least)
    const goods = holdersOf(index, number)
    if (errors > least || errors === 0 || (errors === least && goods <= mostGoods)) continue
    best = word
    least = errors
    mostGoods = goods
  }
  return best
}
