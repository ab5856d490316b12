import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { pinyinOf } from '../../../kernel/text/pinyin.ts'
import type { TextAnalyser } from '../rules/text/search-lexemes.ts'
import { addDictionaryWord, emptyDictionary, segmenterOf, type Dictionary } from '../rules/text/segment-text.ts'
import { tradeVocabulary } from '../rules/text/trade-vocabulary-data.ts'

const weightOfTradeWords = 200_000
const romanised = new Map<string, { full: string; initials: string }>()
const mostRomanised = 20_000

function romanise(word: string): { full: string; initials: string } {
  const known = romanised.get(word)
  if (known) return known
  const syllables = pinyinOf(word)
  const made = {
    full: syllables.join('').toLowerCase(),
    initials: syllables
      .map((syllable) => syllable.slice(0, 1))
      .join('')
      .toLowerCase(),
  }
  if (romanised.size >= mostRomanised) romanised.clear()
  romanised.set(word, made)
  return made
}

// Rare words of the general dictionary are names and verse.
const leastFrequency = 20
const mostWords = 120_000
const [lineEnd, space, zero] = [10, 32, 48]

/** Adds the dictionary's lines (`word frequency class`) whose word is not rare; no strings are made of the others. */
function addFrequentWords(book: Dictionary, lines: Buffer): void {
  for (let start = 0; start < lines.length;) {
    const end = lines.indexOf(lineEnd, start)
    const next = end === -1 ? lines.length : end + 1
    const gap = lines.indexOf(space, start)
    let frequency = 0
    for (let at = gap + 1; gap > 0 && at < next && (lines[at] ?? 0) >= zero; at += 1) frequency = frequency * 10 + (lines[at] ?? 0) - zero
    if (frequency >= leastFrequency) addDictionaryWord(book, lines.toString('utf8', start, gap), frequency)
    start = next
  }
}

/** The general dictionary's frequent words and those of the trade. */
export function tradeDictionary(): Dictionary {
  const book = emptyDictionary(mostWords)
  // The package's program cuts in the same way (language-parts.test.ts) but takes 30 MB for it: its list of words is all we need.
  addFrequentWords(book, readFileSync(createRequire(import.meta.url).resolve('@node-rs/jieba/dict.txt')))
  for (const word of tradeVocabulary) addDictionaryWord(book, word, weightOfTradeWords)
  return book
}

let made: TextAnalyser | null = null

/** The segmenter with the dictionary of the trade, and pinyin. Made at the first search. */
export function textAnalyser(): TextAnalyser {
  made ??= { segmenter: segmenterOf(tradeDictionary()), romanise }
  return made
}
