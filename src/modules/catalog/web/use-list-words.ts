import { usePageWords } from '../../../api/browser/page-words.ts'
import type { Speak } from '../../../shared/words.ts'
import type { zh } from './words-list.zh.ts'

export type ListSpeak = Speak<typeof zh>

/** The page's loader must have brought these words: `pageWords(lang, listWords)`. */
export function useListWords(): ListSpeak {
  return usePageWords<typeof zh>('catalogList')
}
