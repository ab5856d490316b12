import { usePageWords } from '../../../api/browser/page-words.ts'
import type { Speak } from '../../../shared/words.ts'
import type { zh } from './words.zh.ts'

export type PaySource = typeof zh

/** The page's loader must have brought these words: `pageWords(lang, payWords)`. */
export function usePayWords(): Speak<PaySource> {
  return usePageWords<PaySource>('payPage')
}
