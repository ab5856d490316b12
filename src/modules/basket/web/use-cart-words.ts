import { usePageWords } from '../../../api/browser/page-words.ts'
import type { Speak } from '../../../shared/words.ts'
import type { zh } from './words.zh.ts'

export type CartSource = typeof zh

/** The page's loader must have brought these words: `pageWords(lang, cartWords)`. */
export function useCartWords(): Speak<CartSource> {
  return usePageWords<CartSource>('cart')
}
