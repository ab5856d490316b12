import { usePageWords } from '../../../api/browser/page-words.ts'
import type { Speak } from '../../../shared/words.ts'
import type { zh } from './words-home.zh.ts'

export type HomeSpeak = Speak<typeof zh>

/** The page's loader must have brought these words: `pageWords(lang, homeWords)`. */
export function useHomeWords(): HomeSpeak {
  return usePageWords<typeof zh>('frontageHome')
}
