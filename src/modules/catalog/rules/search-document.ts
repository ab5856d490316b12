import { normaliseText } from './normalise-text.ts'
import { specTokens } from './spec-tokens.ts'

/** Weight of a place: A names and SKU specs, B category, brand, attributes and standards, C store, D description. */
export type Weight = 'A' | 'B' | 'C' | 'D'

/** How Chinese text is cut: `words` as one reads it, `every` all dictionary words inside. */
export type Segmenter = { readonly words: (text: string) => string[]; readonly every: (text: string) => string[] }
/** Full pinyin and initials of a Chinese word, e.g. xinding and xd. */
export type Romaniser = (word: string) => { readonly full: string; readonly initials: string }
export type LanguageParts = { readonly segmenter: Segmenter; readonly romanise: Romaniser }

/** A text of the goods with its weight; `sound` also indexes pinyin, `letters` also single characters. */
export type SearchField = { readonly text: string; readonly weight: Weight; readonly sound?: boolean; readonly letters?: boolean }

const han = /\p{Script=Han}+/gu
/** Marks pinyin lexemes so that they do not meet English words. */
export const pinyinMark = '~'

/** All lexemes of a goods with the weights of the places where they stand: in the name and the category counts more. */
export function searchLexemes(fields: readonly SearchField[], parts: LanguageParts): Map<string, Set<Weight>> {
  const lexemes = new Map<string, Set<Weight>>()
  const add = (lexeme: string, weight: Weight) => {
    if (lexeme !== '') lexemes.set(lexeme, (lexemes.get(lexeme) ?? new Set<Weight>()).add(weight))
  }
  for (const field of fields) {
    const text = normaliseText(field.text)
    for (const spec of specTokens(text)) for (const token of [spec.token, ...spec.also]) add(token, field.weight)
    for (const word of text.match(/[a-z]{2,}/g) ?? []) for (const form of englishForms(word)) add(form, field.weight)
    for (const run of text.match(han) ?? []) addHan(run, field, parts, add)
  }
  return lexemes
}

function addHan(run: string, field: SearchField, parts: LanguageParts, add: (lexeme: string, weight: Weight) => void): void {
  for (const word of parts.segmenter.every(run)) add(word, field.weight)
  const words = parts.segmenter.words(run)
  for (const word of words) add(word, field.weight)
  if (field.letters) for (const letter of run) add(letter, field.weight)
  if (!field.sound) return
  // People type the pinyin of one word or of neighbours without a space between.
  for (let from = 0; from < words.length; from += 1) {
    for (let length = 1; length <= 4 && from + length <= words.length; length += 1) {
      addPinyin(words.slice(from, from + length).join(''), field.weight, parts, add)
    }
  }
  for (const word of parts.segmenter.every(run)) if (word.length > 1) addPinyin(word, field.weight, parts, add)
}

function addPinyin(word: string, weight: Weight, parts: LanguageParts, add: (lexeme: string, weight: Weight) => void): void {
  const { full, initials } = parts.romanise(word)
  add(pinyinMark + full, weight)
  if (initials.length > 1) add(pinyinMark + initials, weight)
}

/** An English word and its singular. */
export function englishForms(word: string): string[] {
  return word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? [word, word.slice(0, -1)] : [word]
}
