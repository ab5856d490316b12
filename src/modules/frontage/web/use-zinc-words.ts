import { usePageWords } from '../../../api/browser/page-words.ts'
import type { Speak } from '../../../shared/words.ts'
import type { zh } from './words-zinc.zh.ts'

export type ZincSpeak = Speak<typeof zh>

/** The page's loader must have brought these words: `pageWords(lang, zincWords)`. */
export function useZincWords(): ZincSpeak {
  return usePageWords<typeof zh>('frontageZinc')
}
