import { usePageWords } from '../../../api/browser/page-words.ts'
import type { Speak } from '../../../shared/words.ts'
import type { zh } from './words-detail.zh.ts'

export type DetailSpeak = Speak<typeof zh>

/** The page's loader must have brought these words: `pageWords(lang, detailWords)`. */
export function useDetailWords(): DetailSpeak {
  return usePageWords<typeof zh>('catalogDetail')
}
