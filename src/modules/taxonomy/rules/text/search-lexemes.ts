import { normaliseText } from './normalise-text.ts'
import { specTokens } from './spec-tokens.ts'

/** Weight of a place: A names and SKU specs, B category, brand, attributes and standards, C store, D description. */
export type Weight = 'A' | 'B' | 'C' | 'D'

/** How Chinese text is cut: `words` as one reads it, `every` all dictionary words inside. */
export type Segmenter = { readonly words: (text: string) => string[]; readonly every: (text: string) => string[] }
/** Full pinyin and initials of a Chinese word, e.g. xinding and xd. */
export type Romaniser = (word: string) => { readonly full: string; readonly initials: string }
export type TextAnalyser = { readonly segmenter: Segmenter; readonly romanise: Romaniser }

/** A text of the goods with its weight; `sound` also indexes pinyin, `letters` also single characters. */
export type SearchField = { readonly text: string; readonly weight: Weight; readonly sound?: boolean; readonly letters?: boolean }

const han = /\p{Script=Han}+/gu
/** Marks pinyin lexemes so that they do not meet English words. */
export const pinyinPrefix = '~'

// Names of categories, brands, stores and standards stand in thousands of goods.
const known = new WeakMap<TextAnalyser, Map<string, readonly string[]>>()
const mostKnown = 5_000

/** All lexemes of a goods with the weights of the places where they stand: in the name and the category counts more. */
export function searchLexemes(fields: readonly SearchField[], parts: TextAnalyser): Map<string, Set<Weight>> {
  const lexemes = new Map<string, Set<Weight>>()
  for (const field of fields) {
    for (const lexeme of fieldLexemes(field, parts)) {
      const weights = lexemes.get(lexeme)
      if (weights) weights.add(field.weight)
      else lexemes.set(lexeme, new Set([field.weight]))
    }
  }
  return lexemes
}

function fieldLexemes(field: SearchField, parts: TextAnalyser): readonly string[] {
  const ofParts = known.get(parts) ?? new Map<string, readonly string[]>()
  known.set(parts, ofParts)
  const key = `${field.sound ? 's' : ''}${field.letters ? 'l' : ''} ${field.text}`
  const remembered = ofParts.get(key)
  if (remembered) return remembered
  const made = new Set<string>()
  const text = normaliseText(field.text)
  for (const spec of specTokens(text)) for (const token of [spec.token, ...spec.also]) made.add(token)
  for (const word of text.match(/[a-z]{2,}/g) ?? []) for (const form of englishForms(word)) made.add(form)
  for (const run of text.match(han) ?? []) addHan(run, field, parts, made)
  made.delete('')
  if (ofParts.size >= mostKnown) ofParts.clear()
  ofParts.set(key, [...made])
  return [...made]
}

function addHan(run: string, field: SearchField, parts: TextAnalyser, made: Set<string>): void {
  const every = parts.segmenter.every(run)
  const words = parts.segmenter.words(run)
  for (const word of [...every, ...words]) made.add(word)
  if (field.letters) for (const letter of run) made.add(letter)
  if (!field.sound) return
  // People type the pinyin of one word or of neighbours without a space between.
  for (let from = 0; from < words.length; from += 1) {
    for (let length = 1; length <= 4 && from + length <= words.length; length += 1) {
      addPinyin(words.slice(from, from + length).join(''), parts, made)
    }
  }
  for (const word of every) if (word.length > 1) addPinyin(word, parts, made)
}

function addPinyin(word: string, parts: TextAnalyser, made: Set<string>): void {
  const { full, initials } = parts.romanise(word)
  made.add(pinyinPrefix + full)
  if (initials.length > 1) made.add(pinyinPrefix + initials)
}

/** An English word and its singular. */
export function englishForms(word: string): string[] {
  return word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? [word, word.slice(0, -1)] : [word]
}

/** How a word stands in a goods: in its name and beside it, in its name, beside it (category, brand, specifications), elsewhere. */
type Standing = 'A' | 'B' | 'C' | 'D'

function standingOf(weights: ReadonlySet<Weight>): Standing {
  if (weights.has('A')) return weights.has('B') ? 'A' : 'B'
  return weights.has('B') ? 'C' : 'D'
}

/** The words of a goods as `goods_card.words` keeps them: each behind the letter of its standing, e.g. `A锌锭 Cgb470`. */
export function serializeLexemes(lexemes: ReadonlyMap<string, ReadonlySet<Weight>>): string {
  return [...lexemes].map(([word, weights]) => `${standingOf(weights)}${word}`).join(' ')
}
