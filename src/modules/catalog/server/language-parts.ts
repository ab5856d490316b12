import { Jieba } from '@node-rs/jieba'
import { dict } from '@node-rs/jieba/dict.js'
import { pinyin } from 'pinyin-pro'
import type { LanguageParts } from '../rules/search-document.ts'
import { tradeWords } from '../rules/trade-words-data.ts'

const weightOfTradeWords = 200_000
const romanised = new Map<string, { full: string; initials: string }>()
const mostRomanised = 20_000

function romanise(word: string): { full: string; initials: string } {
  const known = romanised.get(word)
  if (known) return known
  const syllables = pinyin(word, { toneType: 'none', type: 'array', v: true })
  const made = { full: syllables.join('').toLowerCase(), initials: syllables.map((one) => one.slice(0, 1)).join('').toLowerCase() }
  if (romanised.size >= mostRomanised) romanised.clear()
  romanised.set(word, made)
  return made
}

let made: LanguageParts | null = null

/** The segmenter with the dictionary of the trade, and pinyin. Made at the first search: 0.2 s and 40 MB. */
export function languageParts(): LanguageParts {
  if (made) return made
  const jieba = Jieba.withDict(dict)
  jieba.loadDict(Buffer.from(tradeWords.map((word) => `${word} ${weightOfTradeWords} n`).join('\n')))
  // Without the guessing model: the same text is always cut the same way, at indexing and at searching.
  made = { segmenter: { words: (text) => jieba.cut(text, false), every: (text) => jieba.cutAll(text) }, romanise }
  return made
}
