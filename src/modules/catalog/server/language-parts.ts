import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { Jieba } from '@node-rs/jieba'
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
  const made = {
    full: syllables.join('').toLowerCase(),
    initials: syllables
      .map((one) => one.slice(0, 1))
      .join('')
      .toLowerCase(),
  }
  if (romanised.size >= mostRomanised) romanised.clear()
  romanised.set(word, made)
  return made
}

// Rare words of the general dictionary are names and verse; without them it takes 18 MB instead of 39.
const leastFrequency = 20
const [lineEnd, space, zero] = [10, 32, 48]

/** The dictionary's lines (`word frequency class`) whose word is not rare, found without making strings of them. */
function frequentWords(lines: Uint8Array): Buffer {
  const kept = Buffer.alloc(lines.length)
  let length = 0
  for (let start = 0; start < lines.length;) {
    const end = lines.indexOf(lineEnd, start)
    const next = end === -1 ? lines.length : end + 1
    let frequency = 0
    for (let at = lines.indexOf(space, start) + 1; at > 0 && at < next && (lines[at] ?? 0) >= zero; at += 1)
      frequency = frequency * 10 + (lines[at] ?? 0) - zero
    if (frequency >= leastFrequency) {
      kept.set(lines.subarray(start, next), length)
      length += next - start
    }
    start = next
  }
  return kept.subarray(0, length)
}

let made: LanguageParts | null = null

/** The segmenter with the dictionary of the trade, and pinyin. Made at the first search. */
export function languageParts(): LanguageParts {
  if (made) return made
  // The package's own `dict.js` would keep its two lists, 11 MB, for as long as the process lives.
  const lines = readFileSync(createRequire(import.meta.url).resolve('@node-rs/jieba/dict.txt'))
  const jieba = Jieba.withDict(frequentWords(lines))
  jieba.loadDict(Buffer.from(tradeWords.map((word) => `${word} ${weightOfTradeWords} n`).join('\n')))
  // Without the guessing model: the same text is always cut the same way, at indexing and at searching.
  made = { segmenter: { words: (text) => jieba.cut(text, false), every: (text) => jieba.cutAll(text) }, romanise }
  return made
}
