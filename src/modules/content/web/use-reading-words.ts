import { usePageWords } from '../../../api/browser/page-words.ts'
import type { Speak } from '../../../shared/words.ts'
import type { zh } from './words-reading.zh.ts'

export type ReadingSpeak = Speak<typeof zh>

/** The page's loader must have brought these words: `pageWords(lang, readingWords)`. */
export function useReadingWords(): ReadingSpeak {
  return usePageWords<typeof zh>('contentReading')
}
